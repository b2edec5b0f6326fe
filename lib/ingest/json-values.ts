import { PrintedNumber } from './parse-printed-json.ts'

export type JsonRecord = Readonly<Record<string, unknown>>

/** Whether a value is a JSON object: neither null nor a list. */
export function isRecord(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof PrintedNumber)
}

/** The list, or an empty one for anything else. */
export function toList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

/** The member itself, never one inherited: files may have a key such as `constructor`. */
export function memberOf(value: unknown, key: string): unknown {
  return isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined
}

/** The member at the end of a path, undefined where a step is missing. */
export function memberAt(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce(memberOf, value)
}

/** A text that is there and not blank, else null. */
export function findText(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value : null
}

/** A number's digits as printed, else null. */
export function findPrinted(value: unknown): string | null {
  return value instanceof PrintedNumber ? value.text : null
}

/** A finite number, from either way of reading, else null. */
export function findNumber(value: unknown): number | null {
  const number = value instanceof PrintedNumber ? Number(value.text) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : null
}

/** A value that says how something was made, fit to be shown: lists and objects as JSON, null and undefined not at all. */
export function toSetting(value: unknown): string | number | boolean | null {
  if (value === null || value === undefined) return null
  if (typeof value === 'string') return value.slice(0, 2000)
  if (typeof value === 'boolean') return value
  const number = findNumber(value)
  if (number !== null) return number
  return JSON.stringify(value, (_, inner) => (inner instanceof PrintedNumber ? Number(inner.text) : inner)).slice(
    0,
    2000,
  )
}

/** Settings without those that are not there. */
export function toSettings(values: Readonly<Record<string, unknown>>): Record<string, string | number | boolean> {
  const settings: [string, string | number | boolean][] = []
  for (const [key, value] of Object.entries(values)) {
    const setting = toSetting(value)
    if (setting !== null && setting !== '') settings.push([key.slice(0, 200), setting])
  }
  return Object.fromEntries(settings)
}
