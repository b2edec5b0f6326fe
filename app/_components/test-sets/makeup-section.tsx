import { formatCount, formatShare } from '../../../lib/report/format-number.ts'
import { testSetMessages } from '../../../lib/report/messages/en/test-set.ts'
import type { TestSetDetail } from '../../../lib/schema/records.ts'
import { Cell, ColumnHead, DataTable, Row } from '../ui/data-table.tsx'
import { Downloads } from '../ui/downloads.tsx'
import { FactsList } from '../ui/facts-list.tsx'
import type { Fact } from '../ui/facts-row.tsx'
import { Moment } from '../ui/moment.tsx'
import { Section } from '../ui/section.tsx'
import { UserText } from '../ui/user-text.tsx'
import { toTestSetExport } from './test-set-href.ts'

const words = testSetMessages.makeup
const MOST_TAGS = 100

/** What the shown version is made of: texts, references, documents, tags. */
export function MakeupSection({ detail, project }: { detail: TestSetDetail; project: string }) {
  const { shown } = detail
  const { facts } = shown
  const exportPath = toTestSetExport(project, detail)
  const tags = facts.tags.slice(0, MOST_TAGS)
  return (
    <Section id="makeup" title={words.heading} notes={[words.margin]}>
      <div className="cols c2">
        <FactsList facts={factsOf(shown)} />
        <div>
          <CountTable
            caption={words.referencesCaption}
            heads={[words.referenceCount]}
            rows={facts.references.map(({ count, segments }) => ({ key: [String(count)], segments }))}
            total={facts.segments}
          />
          <Downloads path={exportPath} table="references" />
        </div>
      </div>
      <h3 className="sub apart-s">{words.tags}</h3>
      {tags.length === 0 ? (
        <p className="dim">{words.noTags}</p>
      ) : (
        <CountTable
          caption={words.tagsCaption}
          heads={[words.tag, words.value]}
          rows={tags.map(({ name, value, segments }) => ({ key: [name, value], segments }))}
          total={facts.segments}
        />
      )}
      {facts.tags.length > tags.length ? (
        <p className="note">{words.moreTags(formatCount(facts.tags.length - tags.length))}</p>
      ) : null}
      {tags.length === 0 ? null : <Downloads path={exportPath} table="tags" />}
    </Section>
  )
}

function CountTable({
  caption,
  heads,
  rows,
  total,
}: {
  caption: string
  heads: readonly string[]
  rows: readonly { readonly key: readonly string[]; readonly segments: number }[]
  total: number
}) {
  return (
    <DataTable caption={caption} className="plain">
      <thead>
        <Row>
          {heads.map((head) => (
            <ColumnHead key={head}>{head}</ColumnHead>
          ))}
          <ColumnHead numeric>{words.segments}</ColumnHead>
          <ColumnHead numeric>{words.share}</ColumnHead>
        </Row>
      </thead>
      <tbody>
        {rows.map(({ key, segments }) => (
          <Row key={JSON.stringify(key)}>
            {key.map((part, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
              <Cell key={index}>
                <UserText>{part}</UserText>
              </Cell>
            ))}
            <Cell numeric>{formatCount(segments)}</Cell>
            <Cell numeric>{formatShare(segments / total)}</Cell>
          </Row>
        ))}
      </tbody>
    </DataTable>
  )
}

function factsOf({ version, facts, tagsEditedAt }: TestSetDetail['shown']): Fact[] {
  const say = words.facts
  const some = (label: string, count: number): Fact[] => (count === 0 ? [] : [{ label, value: formatCount(count) }])
  return [
    { label: say.hash, value: <span className="mono wrap">{version.hash}</span> },
    { label: say.segments, value: formatCount(facts.segments) },
    ...some(say.sources, facts.sources),
    ...some(say.labels, facts.labels),
    ...some(say.answers, facts.answers),
    ...(facts.inDocuments === 0
      ? []
      : [
          {
            label: say.documents,
            value: formatCount(facts.inDocuments),
            note: words.ofDocuments(formatCount(facts.documents)),
          },
        ]),
    ...(tagsEditedAt === null ? [] : [{ label: say.edited, value: <Moment iso={tagsEditedAt} /> }]),
  ]
}
