/** Upper ends of the length buckets in characters; what is longer than the last forms one more. */
const ENDS = [25, 50, 100, 200, 400] as const

/** Names of what is no tag of a sender's but is told from the texts. */
export const SIZE_NAMES: readonly string[] = ['length', 'references']

/**
 * What segments can be grouped by beside their tags: `length`, the bucket that their first reference (else their source)
 * falls into by code points, and `references`, how many they have. A segment without either text has no length.
 *
 * @example sizeTags({ characters: 60, references: 1 }) // { length: '51–100 characters', references: '1' }
 */
export function sizeTags(of: { readonly characters: number | null; readonly references: number }): {
  readonly length?: string
  readonly references: string
} {
  const { characters, references } = of
  return { ...(characters !== null && { length: lengthBucket(characters) }), references: String(references) }
}

function lengthBucket(characters: number): string {
  const b = ENDS.findIndex((end) => characters <= end)
  if (b < 0) return `over ${ENDS[ENDS.length - 1]} characters`
  return `${b === 0 ? 0 : ENDS[b - 1] + 1}–${ENDS[b]} characters`
}
