import { compareMessages } from '../../../lib/report/messages/en/compare.ts'
import type { BesideView } from '../../../lib/report/prepare-beside.ts'
import { Cell, ColumnHead, DataTable, Row } from '../ui/data-table.tsx'
import { Downloads } from '../ui/downloads.tsx'
import { Section } from '../ui/section.tsx'
import { MixedText, UserText } from '../ui/user-text.tsx'

const words = compareMessages.beside

/** Bounds, other tests and posted totals: what a reader may want beside the verdicts. */
export function BesideSection({ view, exportPath }: { view: BesideView; exportPath: string }) {
  const { groups, posted } = view
  if (groups.length === 0 && posted.length === 0) return null
  const { postedColumns: columns } = words
  return (
    <Section id="beside" title={words.heading} notes={[words.margin]}>
      {groups.map(({ title, sentences }) => (
        <div key={title} className="apart-s">
          <h3 className="sub">{title}</h3>
          {sentences.map((sentence) => (
            <p key={sentence} className="num">
              <MixedText>{sentence}</MixedText>
            </p>
          ))}
        </div>
      ))}
      {posted.length === 0 ? null : (
        <div className="apart-s">
          <h3 className="sub">{words.postedHeading}</h3>
          <DataTable caption={words.postedCaption} className="rows">
            <thead>
              <Row>
                <ColumnHead>{columns.metric}</ColumnHead>
                <ColumnHead numeric>{columns.base}</ColumnHead>
                <ColumnHead numeric>{columns.head}</ColumnHead>
                <ColumnHead numeric>{columns.difference}</ColumnHead>
                <ColumnHead>{columns.why}</ColumnHead>
              </Row>
            </thead>
            <tbody>
              {posted.map((row) => (
                <Row key={row.metric}>
                  <th scope="row" className="cell">
                    <UserText>{row.metric}</UserText>
                  </th>
                  <Cell numeric narrowLabel={columns.base}>
                    {row.base}
                  </Cell>
                  <Cell numeric narrowLabel={columns.head}>
                    {row.head}
                  </Cell>
                  <Cell numeric narrowLabel={columns.difference}>
                    {row.difference}
                  </Cell>
                  <Cell className="dim wide">
                    <UserText>{row.why}</UserText>
                  </Cell>
                </Row>
              ))}
            </tbody>
          </DataTable>
          <Downloads path={exportPath} table="posted" />
        </div>
      )}
    </Section>
  )
}
