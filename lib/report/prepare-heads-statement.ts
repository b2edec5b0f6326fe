import type { Comparison, MetricComparison } from '../compare/comparison.ts'
import { isCompared } from '../compare/is-compared.ts'
import type { Ranking } from '../compare/ranking.ts'
import { type StatedVerdict, statedVerdict } from '../compare/stated-verdict.ts'
import { formatCount } from './format-number.ts'
import { compareMessages } from './messages/en/compare.ts'

const words = compareMessages.heads
/** Names that a sentence still holds. */
const MOST_NAMES = 4
/** What must be acted upon comes first. */
const ORDER = Object.keys(words.standing) as (keyof typeof words.standing)[]

/**
 * What is found of several heads under one metric: each head's verdict against base first, as its own row says it; then
 * who can be told apart among all runs, with the segments that this rests on, since one run that shares few leaves few
 * to all of them. `nameOf` gives the name of a run by its id.
 */
export function prepareHeadsStatement({
  heads,
  spec,
  ranking,
  nameOf,
}: {
  readonly heads: readonly { readonly id: string; readonly name: string; readonly comparison: Comparison }[]
  readonly spec: string
  readonly ranking: Ranking | undefined
  readonly nameOf: (id: string) => string
}): readonly string[] {
  const results = heads.flatMap(({ name, comparison }) => {
    const result = comparison.results.find((one) => one.spec === spec)
    return result ? [{ name, result }] : []
  })
  if (results.length === 0) return [words.plain]
  const parts = ORDER.flatMap((standing) => {
    const names = results.filter(({ result }) => standingOf(result) === standing).map(({ name }) => name)
    return names.length === 0 ? [] : [words.standing[standing](listNames(names), names.length === 1)]
  })
  return [
    words.against({ metric: results[0].result.label, parts }),
    ...(ranking && ranking.reason === null ? [amongSentence(ranking, nameOf)] : []),
  ]
}

function standingOf(result: MetricComparison): StatedVerdict | 'none' | 'not-compared' {
  return isCompared(result) ? (statedVerdict(result) ?? 'none') : 'not-compared'
}

function amongSentence(ranking: Ranking, nameOf: (id: string) => string): string {
  const reach = {
    n: formatCount(ranking.n),
    documents: ranking.documents === null ? null : formatCount(ranking.documents),
  }
  if (ranking.few) return words.few({ ...reach, runs: formatCount(ranking.runs.length) })
  const [first, ...others] = ranking.runs.map(({ name }) => name)
  const alike = others.filter((name) => ranking.groups.some((group) => group.includes(first) && group.includes(name)))
  return words.among({
    ...reach,
    groups: ranking.groups.length,
    first: nameOf(first),
    alike: listNames(alike.map(nameOf)),
  })
}

function listNames(names: readonly string[]): string {
  if (names.length <= MOST_NAMES) return names.join(', ')
  return words.someRuns({ named: names.slice(0, MOST_NAMES), more: names.length - MOST_NAMES })
}
