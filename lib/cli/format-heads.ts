import type { Ranking } from '../compare/ranking.ts'
import { formatNumber } from '../report/format-number.ts'
import { cliMessages as say } from '../report/messages/en/cli.ts'
import { type ComparedHeads, nameOfSide } from './compared-heads.ts'
import { formatComparison } from './format-comparison.ts'

/** Several comparisons for the terminal, one below the other under its head's name, then the ranking of each metric. */
export function formatHeads({ base, heads, ranking }: ComparedHeads): string {
  const names = new Map([base, ...heads.map(({ head }) => head)].map((side) => [keyOf(side), nameOfSide(side)]))
  const title = (head: unknown) => say.compare.against(nameOfSide(head), nameOfSide(base))
  return [
    ...heads.map((one) => `${title(one.head)}\n${formatComparison(one)}`),
    ...ranking.map((one) => formatRanking(one, names)),
  ].join('\n\n')
}

/** What a ranking calls a side. */
function keyOf(side: unknown): string {
  return typeof side === 'string' ? side : String((side as { id?: unknown } | null)?.id)
}

function formatRanking(
  { spec, reason, n, documents, few, family, groups, runs }: Ranking,
  names: ReadonlyMap<string, string>,
): string {
  if (reason !== null) return say.compare.noRanking(spec, reason)
  const scores = new Map(runs.map(({ name, score }) => [name, score]))
  const lines = groups.map((group, i) => {
    const members = group.map((name) => {
      const score = scores.get(name)
      const shown = names.get(name) ?? name
      return score === null || score === undefined
        ? shown
        : `${shown} ${formatNumber(score, Math.abs(score) > 1 ? 2 : 4)}`
    })
    return `  ${i + 1}  ${members.join(' · ')}`
  })
  const opening = few ? say.compare.fewShared(spec, String(n), documents) : say.compare.ranking(spec, String(n), family)
  return [opening, ...lines].join('\n')
}
