import { Fragment } from 'react'
import type { Comparison } from '../../../lib/compare/comparison.ts'
import { isCompared } from '../../../lib/compare/is-compared.ts'
import { compareMessages } from '../../../lib/report/messages/en/compare.ts'
import type { ComparisonView } from '../../../lib/report/prepare-comparison.ts'
import { Command } from '../ui/command.tsx'
import { Downloads } from '../ui/downloads.tsx'
import { ScrollBox } from '../ui/scroll-box.tsx'
import { Section } from '../ui/section.tsx'
import { MethodList } from './method-list.tsx'

const words = compareMessages.reproduce

/** Everything the figures rest on: commands, settings, signatures, and sacreBLEU's own figures, named so. */
export function ReproduceSection({
  view,
  comparison,
  permalink,
  pageHref,
  exportPath,
}: {
  view: ComparisonView
  comparison: Comparison
  /** Address of these very bytes. */
  permalink: string
  /** Address of this page with both runs by id. */
  pageHref: string
  exportPath: string
}) {
  const compared = comparison.results.filter(isCompared)
  const family = Math.max(0, ...compared.map((result) => result.family))
  return (
    <Section id="reproduce" title={words.heading} notes={[words.margin]}>
      <div className="cols c2">
        <div className="stack">
          <div>
            <h3 className="sub">{words.files}</h3>
            <p className="note">
              {words.filesNote}{' '}
              {view.commands.inputs.map(({ name, path }, i) => (
                <Fragment key={name}>
                  {i > 0 ? ', ' : null}
                  <a href={`${path}?as=${name.replace('.jsonl', '')}`} download={name}>
                    {name}
                  </a>
                </Fragment>
              ))}
              .
            </p>
            {view.commands.dictionaries.length > 0 ? (
              <p className="note">{words.dictionaries(view.commands.dictionaries)}</p>
            ) : null}
            <Command text={view.commands.files} label={words.files} />
          </div>
          <div>
            <h3 className="sub">{words.server}</h3>
            <Command text={view.commands.server} label={words.server} />
          </div>
          <p className="note">
            <a href={pageHref}>{words.permalink}</a>. {words.permalinkNote} <a href={permalink}>{words.bytes}</a>.{' '}
            {words.bytesNote}
          </p>
        </div>
        <MethodList results={compared} comparison={comparison} family={family} />
      </div>
      {view.sacrebleu.length > 0 ? <Sacrebleu view={view} exportPath={exportPath} /> : null}
    </Section>
  )
}

function Sacrebleu({ view, exportPath }: { view: ComparisonView; exportPath: string }) {
  const columns = words.sacrebleuColumns
  return (
    <div className="apart">
      <h3 className="sub">{words.sacrebleuHeading}</h3>
      <ScrollBox label={words.sacrebleuHeading}>
        <table className="plain">
          <caption className="vh">{words.sacrebleuCaption}</caption>
          <thead>
            <tr>
              <th scope="col">{columns.metric}</th>
              <th scope="col" className="n">
                {columns.base}
              </th>
              <th scope="col" className="n">
                {columns.head}
              </th>
              <th scope="col" className="n">
                {columns.p}
              </th>
            </tr>
          </thead>
          <tbody>
            {view.sacrebleu.map((row) => (
              <tr key={row.spec}>
                <th scope="row" className="cell">
                  {row.label}
                </th>
                <td className="n">{row.base}</td>
                <td className="n">{row.head}</td>
                <td className="n">{row.p}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
      <p className="note">{words.sacrebleuNote}</p>
      <Downloads path={exportPath} table="sacrebleu" />
    </div>
  )
}
