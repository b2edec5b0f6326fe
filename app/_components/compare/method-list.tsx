import type { Comparison, MetricComparison } from '../../../lib/compare/comparison.ts'
import { isTested } from '../../../lib/report/forest-note.ts'
import { formatCount } from '../../../lib/report/format-number.ts'
import { compareMessages } from '../../../lib/report/messages/en/compare.ts'

const words = compareMessages.reproduce

/** What the figures rest on: the signatures, and how interval and p were made; `family` also how p was adjusted. */
export function MethodList({
  results,
  comparison,
  family,
}: {
  results: readonly MetricComparison[]
  comparison: Comparison
  family?: number
}) {
  const { resamples, trials, seed, unit } = comparison
  const tested = isTested(comparison)
  return (
    <dl className="kv">
      {results.map((result) => (
        <div key={`${result.spec} ${result.signature}`} className="pairline">
          <dt>{results.length === 1 ? words.signature : words.signatureOf(result.label)}</dt>
          <dd>
            <span className="mono">{result.signature}</span> <span className="faint">{result.implementation}</span>
          </dd>
        </div>
      ))}
      <dt>{words.interval}</dt>
      <dd>{tested ? words.intervalText({ resamples: formatCount(resamples), unit, seed }) : words.nothing}</dd>
      <dt>{words.p}</dt>
      <dd>{tested ? words.pText(formatCount(trials)) : words.nothing}</dd>
      {family === undefined ? null : (
        <>
          <dt>{words.adjusted}</dt>
          <dd>{words.adjustedText(family)}</dd>
        </>
      )}
    </dl>
  )
}
