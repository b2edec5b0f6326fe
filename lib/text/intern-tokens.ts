import { Interner } from './interner.ts'

/**
 * The lists with each token replaced by a small integer; equal tokens get the same one, across all lists. Ids count
 * from 0 in order of first appearance.
 *
 * @example internTokens(['a', 'b'], ['b']) // [Int32Array.of(0, 1), Int32Array.of(1)]
 */
export function internTokens(...lists: readonly (readonly string[])[]): Int32Array[] {
  const interner = new Interner()
  return lists.map((tokens) => interner.intern(tokens, new Int32Array(tokens.length)))
}
