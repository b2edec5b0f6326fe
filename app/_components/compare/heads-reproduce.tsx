import type { Comparison, MetricComparison } from '../../../lib/compare/comparison.ts'
import { formatCount } from '../../../lib/report/format-number.ts'
import { compareMessages } from '../../../lib/report/messages/en/compare.ts'
import { headsCommand } from '../../../lib/report/reproduce-commands.ts'
import type { RunRecord } from '../../../lib/schema/records.ts'
import { Command } from '../ui/command.tsx'
import { Section } from '../ui/section.tsx'
import { UserText } from '../ui/user-text.tsx'

const words = compareMessages.reproduce

/** Everything that a comparison of several runs rests on: command, settings, signatures, and a link a pair. */
export function HeadsReproduce({
  base,
  heads,
  names,
}: {
  base: RunRecord
  heads: readonly { readonly head: RunRecord; readonly comparison: Comparison; readonly permalink: string }[]
  /** By id, how the page calls a run. */
  names: ReadonlyMap<string, string>
}) {
  const { resamples, trials, seed, unit } = heads[0].comparison
  const nameOf = (id: string) => names.get(id) ?? id
  return (
    <Section id="reproduce" title={words.heading} notes={[words.margin]}>
      <div className="cols c2">
        <div className="stack">
          <div>
            <h3 className="sub">{words.server}</h3>
            <Command text={headsCommand({ base, heads })} label={words.server} />
          </div>
          <div>
            <h3 className="sub">{compareMessages.heads.links}</h3>
            <ul className="links">
              {heads.map(({ head, permalink }) => (
                <li key={head.id}>
                  <a href={permalink}>
                    <UserText>
                      {compareMessages.heads.linkOf({ base: nameOf(base.id), head: nameOf(head.id) })}
                    </UserText>
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </div>
        <dl className="kv">
          {signaturesOf(heads.flatMap(({ comparison }) => comparison.results)).map((result) => (
            <div key={`${result.spec} ${result.signature}`} className="pairline">
              <dt>{words.signatureOf(result.label)}</dt>
              <dd>
                <span className="mono">{result.signature}</span> <span className="faint">{result.implementation}</span>
              </dd>
            </div>
          ))}
          <dt>{words.interval}</dt>
          <dd>{words.intervalText({ resamples: formatCount(resamples), unit, seed })}</dd>
          <dt>{words.p}</dt>
          <dd>{words.pText(formatCount(trials))}</dd>
        </dl>
      </div>
    </Section>
  )
}

/** Each signature once; a metric has several where heads were scored under others. */
function signaturesOf(results: readonly MetricComparison[]): MetricComparison[] {
  return [...new Map(results.map((result) => [`${result.spec} ${result.signature}`, result])).values()]
}
