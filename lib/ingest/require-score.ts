import { InputError, type Place } from '../errors.ts'
import { findNumber } from './json-values.ts'
import { PrintedNumber } from './parse-printed-json.ts'

/** Words that programs print for numbers that are none. */
export const NOT_FINITE = /^[+-]?(?:nan|inf|infinity)$/i

/**
 * The number at a place where the format always has one. A score that is broken must not vanish from a mean in silence.
 *
 * @param name how the file calls it
 * @throws InputError for text, null, what is missing, and numbers beyond all doubles
 *
 * @example
 * requireScore(0.5, { file: 'out.json', line: 3 }, 'COMET') // 0.5
 */
export function requireScore(value: unknown, place: Place, name: string): number {
  const number = findNumber(value)
  if (number === null) throw brokenScore(value, place, name)
  return number
}

/** As `requireScore`, and null where the file says null: for tools that write it where they have no value. */
export function requireScoreOrNull(value: unknown, place: Place, name: string): number | null {
  return value === null ? null : requireScore(value, place, name)
}

/** The error for a value that should be a number. */
export function brokenScore(value: unknown, place: Place, name: string, mend?: string): InputError {
  return new InputError({
    code: 'broken-score',
    message: `${JSON.stringify(name.slice(0, 200))} ${toPredicate(value)}.`,
    place,
    mend: mend ?? 'Have the tool score this one again, or take it out of every file: nothing was read.',
  })
}

function toPredicate(value: unknown): string {
  if (value === undefined) return 'is missing'
  if (value === null) return 'is null, where the tool writes a number'
  if (typeof value === 'number' || value instanceof PrintedNumber) return 'is beyond all numbers of double precision'
  if (typeof value === 'string') return `is ${JSON.stringify(toWellFormed(value.slice(0, 100)))}, which is no number`
  return `is ${Array.isArray(value) ? 'a list' : typeof value === 'object' ? 'an object' : String(value)}, which is no number`
}

function toWellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\ufffd')
}
