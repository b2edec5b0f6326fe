/** One n-gram of one or more hypotheses, and how many of its occurrences count. */
export interface GramCount {
  readonly tokens: readonly string[]
  readonly count: number
  /** Occurrences that count: at most as many as the reference that has most of it. */
  readonly matched: number
}

/** All n-grams of one length, in one text or summed over several. */
export interface GramSum {
  readonly order: number
  readonly rows: readonly GramCount[]
  readonly matches: number
  readonly total: number
}

/** One n-gram of the hypothesis: where it stands, how often a reference has it, and how often it may count. */
export interface NgramRow extends GramCount {
  /** Positions in the hypothesis at which it begins, ascending. */
  readonly starts: readonly number[]
  /** Occurrences per reference. */
  readonly inReferences: readonly number[]
}

/** All n-grams of one length of one text. */
export interface NgramOrder extends GramSum {
  /** In order of first appearance in the hypothesis. */
  readonly rows: readonly NgramRow[]
  /** Per start in the hypothesis: counted, clipped away (there are too many of it), or not in any reference. */
  readonly at: readonly ('match' | 'clipped' | 'miss')[]
}

/**
 * The n-grams of a hypothesis up to `longest`, with clipped matches (Papineni et al. 2002, section 2.1): an n-gram
 * counts at most as often as it occurs in that one reference that has it most often. Of an n-gram that occurs too often
 * the first occurrences count. A hypothesis shorter than an order has no n-grams of it: total 0.
 *
 * @example ngramTable(['red', 'red', 'red'], [['red', 'door']], 1)[0].matches // 1 of 3
 */
export function ngramTable(
  hypothesis: readonly string[],
  references: readonly (readonly string[])[],
  longest: number,
): NgramOrder[] {
  return Array.from({ length: longest }, (_, i) => ngramOrder(hypothesis, references, i + 1))
}

function ngramOrder(
  hypothesis: readonly string[],
  references: readonly (readonly string[])[],
  order: number,
): NgramOrder {
  const inHypothesis = startsByGram(hypothesis, order)
  const inReferences = references.map((reference) => startsByGram(reference, order))
  const at: NgramOrder['at'][number][] = new Array(Math.max(0, hypothesis.length - order + 1)).fill('miss')
  const rows = [...inHypothesis].map(([key, starts]): NgramRow => {
    const counts = inReferences.map((grams) => grams.get(key)?.length ?? 0)
    const most = Math.max(0, ...counts)
    starts.forEach((start, i) => {
      if (most > 0) at[start] = i < most ? 'match' : 'clipped'
    })
    return {
      tokens: hypothesis.slice(starts[0], starts[0] + order),
      count: starts.length,
      starts,
      inReferences: counts,
      matched: Math.min(starts.length, most),
    }
  })
  return { order, rows, matches: rows.reduce((sum, row) => sum + row.matched, 0), total: at.length, at }
}

/**
 * The tables of several texts as one: an n-gram counts in each text by itself, and the counts are summed. Those that
 * most often do not count come first.
 *
 * @example sumNgramTables([ngramTable(['a'], [['a']], 1), ngramTable(['a'], [['b']], 1)], 1)[0].matches // 1 of 2
 */
export function sumNgramTables(tables: readonly (readonly GramSum[])[], longest: number): GramSum[] {
  return Array.from({ length: longest }, (_, i) => {
    const sums = new Map<string, { tokens: readonly string[]; count: number; matched: number }>()
    let matches = 0
    let total = 0
    for (const table of tables) {
      const found = table[i]
      matches += found.matches
      total += found.total
      for (const { tokens, count, matched } of found.rows) {
        const key = JSON.stringify(tokens)
        const sum = sums.get(key) ?? { tokens, count: 0, matched: 0 }
        sum.count += count
        sum.matched += matched
        sums.set(key, sum)
      }
    }
    const missing = (row: GramCount) => row.count - row.matched
    const rows = [...sums.values()].sort((a, b) => missing(b) - missing(a))
    return { order: i + 1, rows, matches, total }
  })
}

function startsByGram(tokens: readonly string[], order: number): Map<string, number[]> {
  const starts = new Map<string, number[]>()
  for (let i = 0; i + order <= tokens.length; i++) {
    // Tokens may hold any character: JSON keeps their borders.
    const key = JSON.stringify(tokens.slice(i, i + order))
    const known = starts.get(key)
    if (known) known.push(i)
    else starts.set(key, [i])
  }
  return starts
}
