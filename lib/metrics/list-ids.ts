/** Segment ids for a sentence: the first few, and how many more. Example: `listIds(['a', 'b'])` is `'a, b'`. */
export function listIds(ids: readonly string[], most = 5): string {
  return ids.length <= most ? ids.join(', ') : `${ids.slice(0, most).join(', ')} and ${ids.length - most} more`
}
