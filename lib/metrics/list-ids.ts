/**
 * Segment ids for a sentence: the first few, and how many more.
 *
 * @example listIds(['a', 'b', 'c'], 2) // 'a, b and 1 more'
 */
export function listIds(ids: readonly string[], most = 5): string {
  return ids.length <= most ? ids.join(', ') : `${ids.slice(0, most).join(', ')} and ${ids.length - most} more`
}
