import { InputError } from '../errors.ts'

/** A cursor into a list that never changes, such as a complete run's segments. */
export function toOffsetCursor(offset: number): string {
  return Buffer.from(`from ${offset}`).toString('base64url')
}

/** Throws InputError for a cursor that `toOffsetCursor` did not make. */
export function readOffset(cursor: string): number {
  const match = /^from (\d{1,12})$/.exec(Buffer.from(cursor, 'base64url').toString())
  if (match) return Number(match[1])
  throw new InputError({
    code: 'bad-cursor',
    message: 'The cursor is not one that this server gave.',
    place: { option: 'cursor' },
    mend: 'Leave it out to start at the first page.',
  })
}
