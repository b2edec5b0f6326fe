/**
 * The lists with each token replaced by a small integer; equal tokens get the same one, across all lists. Ids count
 * from 0 in order of first appearance.
 *
 * @example internTokens(['a', 'b'], ['b']) // [Int32Array.of(0, 1), Int32Array.of(1)]
 */
export function internTokens(...lists: readonly (readonly string[])[]): Int32Array[] {
  const ids = new Map<string, number>()
  return lists.map((tokens) => {
    const out = new Int32Array(tokens.length)
    for (let i = 0; i < tokens.length; i++) {
      let id = ids.get(tokens[i])
      if (id === undefined) {
        id = ids.size
        ids.set(tokens[i], id)
      }
      out[i] = id
    }
    return out
  })
}
