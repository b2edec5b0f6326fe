import { projectMessages } from './messages/en/project.ts'

/** A part of a canonical signature string that differs; null where that side has no such part. */
export interface ChangedField {
  readonly key: string
  readonly before: string | null
  readonly after: string | null
}

/**
 * The `key:value` parts by which two canonical signature strings differ.
 *
 * @example changedFields('nrefs:1|tok:13a', 'nrefs:1|tok:intl') // [{ key: 'tok', before: '13a', after: 'intl' }]
 */
export function changedFields(before: string, after: string): ChangedField[] {
  const old = toFields(before)
  const now = toFields(after)
  return [...new Set([...old.keys(), ...now.keys()])]
    .filter((key) => old.get(key) !== now.get(key))
    .map((key) => ({ key, before: old.get(key) ?? null, after: now.get(key) ?? null }))
}

/** A setting as people write it: `tok:13a`. */
export function nameSetting(key: string, value: string | null): string {
  return value === null ? projectMessages.runs.without(key) : `${key}:${value}`
}

function toFields(signature: string): Map<string, string> {
  return new Map(
    signature.split('|').map((part) => {
      const colon = part.indexOf(':')
      return colon < 0 ? [part, ''] : [part.slice(0, colon), part.slice(colon + 1)]
    }),
  )
}
