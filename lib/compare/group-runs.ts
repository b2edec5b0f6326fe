import type { RankingPair } from './ranking.ts'

/**
 * The largest groups of runs of which no two can be told apart. Two runs share a group exactly where they cannot: being
 * alike does not carry over (a like b, b like c, yet a above c), so a run may stand in several groups. Members keep the
 * order of `names`; groups are in the order of their members. No names give no groups.
 *
 * Algorithm: Bron and Kerbosch 1973, maximal cliques with a pivot; as in compact letter displays (Piepho 2004).
 *
 * @example
 * groupRuns(['a', 'b', 'c'], [{ upper: 'a', lower: 'c', apart: true }]) // [['a', 'b'], ['b', 'c']]
 */
export function groupRuns(
  names: readonly string[],
  pairs: readonly Pick<RankingPair, 'upper' | 'lower' | 'apart'>[],
): string[][] {
  const place = new Map(names.map((name, i) => [name, i]))
  const alike = names.map((_, i) => new Set(names.flatMap((_, j) => (i === j ? [] : [j]))))
  for (const { upper, lower, apart } of pairs) {
    const [i, j] = [place.get(upper), place.get(lower)]
    if (!apart || i === undefined || j === undefined) continue
    alike[i].delete(j)
    alike[j].delete(i)
  }
  const groups: number[][] = []
  const extend = (group: readonly number[], open: readonly number[], done: readonly number[]) => {
    if (open.length + done.length === 0) {
      if (group.length > 0) groups.push([...group].sort((a, b) => a - b))
      return
    }
    const among = (i: number) => open.filter((j) => alike[i].has(j)).length
    const pivot = [...open, ...done].reduce((best, i) => (among(i) > among(best) ? i : best))
    let [left, past] = [open, done]
    for (const i of open.filter((j) => !alike[pivot].has(j))) {
      extend(
        [...group, i],
        left.filter((j) => alike[i].has(j)),
        past.filter((j) => alike[i].has(j)),
      )
      left = left.filter((j) => j !== i)
      past = [...past, i]
    }
  }
  extend(
    [],
    names.map((_, i) => i),
    [],
  )
  return groups.sort(compareGroups).map((group) => group.map((i) => names[i]))
}

/** By the first member in which two groups differ. */
function compareGroups(a: readonly number[], b: readonly number[]): number {
  const k = a.findIndex((i, at) => i !== b[at])
  return a[k] - b[k]
}
