import { InputError } from '../errors.ts'

const MOST_CHARACTERS = 255

/** The header `Idempotency-Key`, or null without it; throws InputError for one that is empty, too long or not printable. */
export function readIdempotencyKey(request: Request): string | null {
  const key = request.headers.get('idempotency-key')
  if (key === null) return null
  if (key.length >= 1 && key.length <= MOST_CHARACTERS && /^[\x20-\x7e]+$/.test(key)) return key
  throw new InputError({
    code: 'bad-idempotency-key',
    message: `The idempotency key must have 1 to ${MOST_CHARACTERS} printable ASCII characters.`,
    place: { option: 'Idempotency-Key' },
  })
}
