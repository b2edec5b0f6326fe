import { InputError, type Place } from '../../errors.ts'

/** The error for a place that does not hold what the format has there. */
export function invalidRow(place: Place, expected: string, mend = 'Give the file as the tool wrote it.'): InputError {
  return new InputError({
    code: 'invalid-row',
    message: `Here should be ${expected}.`,
    place,
    mend,
  })
}
