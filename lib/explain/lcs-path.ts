import { internTokens } from '../text/intern-tokens.ts'

/** Beyond this many cells of the table a path is no use to a reader, and the table no use to the memory. */
const MOST_CELLS = 4_000_000

/** One shared token: its place on either side. */
export interface LcsPair {
  readonly reference: number
  readonly hypothesis: number
}

/**
 * One longest common subsequence of two token lists as pairs of places, ascending on both sides. Of several equally
 * long ones the choice is rouge_score 0.1.2's: from the end back, a step in the hypothesis only where that cell of the
 * table is strictly larger. Null where the table would be too large (lengths whose product passes four million).
 *
 * @example lcsPath(['we', 'ship', 'today'], ['today', 'we', 'ship'])?.length // 2
 */
export function lcsPath(reference: readonly string[], hypothesis: readonly string[]): LcsPair[] | null {
  const width = hypothesis.length + 1
  if ((reference.length + 1) * width > MOST_CELLS) return null
  const [a, b] = internTokens(reference, hypothesis)
  const table = new Int32Array((a.length + 1) * width)
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      const at = i * width + j
      table[at] = a[i - 1] === b[j - 1] ? table[at - width - 1] + 1 : Math.max(table[at - width], table[at - 1])
    }
  }
  const pairs: LcsPair[] = []
  let i = a.length
  let j = b.length
  while (i > 0 && j > 0) {
    const at = i * width + j
    if (a[i - 1] === b[j - 1]) pairs.push({ reference: --i, hypothesis: --j })
    else if (table[at - 1] > table[at - width]) j--
    else i--
  }
  return pairs.reverse()
}
