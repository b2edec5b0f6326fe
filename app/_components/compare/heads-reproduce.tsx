import type { Comparison, MetricComparison } from '../../../lib/compare/comparison.ts'
import { compareMessages } from '../../../lib/report/messages/en/compare.ts'
import { headsCommand } from '../../../lib/report/reproduce-commands.ts'
import type { RunRecord } from '../../../lib/schema/records.ts'
import { Command } from '../ui/command.tsx'
import { Section } from '../ui/section.tsx'
import { MixedText } from '../ui/user-text.tsx'
import { MethodList } from './method-list.tsx'

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
                    <MixedText>
                      {compareMessages.heads.linkOf({ base: nameOf(base.id), head: nameOf(head.id) })}
                    </MixedText>
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </div>
        <MethodList
          results={signaturesOf(heads.flatMap(({ comparison }) => comparison.results))}
          comparison={heads[0].comparison}
        />
      </div>
    </Section>
  )
}

/** Each signature once; a metric has several where heads were scored under others. */
function signaturesOf(results: readonly MetricComparison[]): MetricComparison[] {
  return [...new Map(results.map((result) => [`${result.spec} ${result.signature}`, result])).values()]
}
