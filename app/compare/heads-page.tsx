import Link from 'next/link'
import { commonDecimals } from '../../lib/report/common-decimals.ts'
import { formatCount, formatInterval, formatNumber } from '../../lib/report/format-number.ts'
import { compareMessages } from '../../lib/report/messages/en/compare.ts'
import { frameMessages } from '../../lib/report/messages/en/frame.ts'
import { prepareHeadsComparability } from '../../lib/report/prepare-heads-comparability.ts'
import { prepareHeadsForest } from '../../lib/report/prepare-heads-forest.ts'
import { prepareHeadsStatement } from '../../lib/report/prepare-heads-statement.ts'
import { shortCommit } from '../../lib/report/prepare-run.ts'
import type { RunRecord } from '../../lib/schema/records.ts'
import type { ComparedMany } from '../../lib/service/compare-many.ts'
import { warnOfDataErrors } from '../../lib/service/list-data-errors.ts'
import { type CompareAddress, toCompareHref } from '../_components/compare/compare-address.ts'
import { ForestTable } from '../_components/compare/forest-table.tsx'
import { HeadsBanner } from '../_components/compare/heads-banner.tsx'
import { HeadsReproduce } from '../_components/compare/heads-reproduce.tsx'
import { DataErrors } from '../_components/ui/data-errors.tsx'
import { Cell, ColumnHead, DataTable, Row } from '../_components/ui/data-table.tsx'
import { Downloads } from '../_components/ui/downloads.tsx'
import { PageHead } from '../_components/ui/page-head.tsx'
import { Section } from '../_components/ui/section.tsx'
import { SegmentedLinks } from '../_components/ui/segmented-links.tsx'
import { Statement } from '../_components/ui/statement.tsx'
import { MixedText, UserText } from '../_components/ui/user-text.tsx'

const words = compareMessages.heads
const NONE = '–'

/** Several runs against one base: a comparison a line, and all of them ranked in groups that can be told apart. */
export async function HeadsPage({ loaded, address }: { loaded: ComparedMany; address: CompareAddress }) {
  const { base, heads, ranking } = loaded
  const specs = heads[0].comparison.results
  const lead = specs.find((result) => result.spec === address.metric) ?? specs[0]
  const ranked = ranking.find((one) => one.spec === lead?.spec)
  const names = new Map([base, ...heads.map(({ head }) => head)].map((run) => [run.id, nameOf(run)]))
  const exportPath = toExportPath(loaded)
  const named = heads.map(({ head, comparison }) => ({ id: head.id, name: nameOf(head), comparison }))
  const listed = (ids: readonly string[]) => ids.map((id) => names.get(id) ?? id).join(', ')
  const errors = await listErrors(loaded)
  return (
    <>
      <PageHead kicker={words.kicker} title={<MixedText>{`${words.title(heads.length)}: ${nameOf(base)}`}</MixedText>}>
        {address.leftOut > 0 ? <p className="gate">{words.tooMany(address.leftOut)}</p> : null}
        <DataErrors errors={errors} />
        <HeadsBanner
          exportPath={exportPath}
          view={prepareHeadsComparability(named)}
          hrefOf={(id) => toCompareHref(address, { head: `run:${id}`, others: [] })}
        />
        <Statement small={errors.length > 0}>
          <UserText>
            {prepareHeadsStatement({
              heads: named,
              spec: lead?.spec ?? '',
              ranking: ranked,
              nameOf: (id) => names.get(id) ?? id,
            }).join(' ')}
          </UserText>
        </Statement>
      </PageHead>
      {lead ? (
        <Section id="heads" title={words.heading} notes={[words.margin]}>
          <div className="tools">
            <SegmentedLinks
              label={words.metric}
              links={specs.map((result) => ({
                href: toCompareHref(address, { metric: result.spec }),
                label: result.label,
                current: result.spec === lead.spec,
              }))}
            />
          </div>
          <ForestTable
            view={prepareHeadsForest(named, lead.spec)}
            lead=""
            hrefOf={(id) => toCompareHref(address, { head: `run:${id}`, others: [] })}
            caption={words.caption(lead.label)}
            first={words.first}
            measure={compareMessages.forest.differenceOf(lead)}
            opens
          />
          <Downloads path={exportPath} table="comparison" what={frameMessages.tables.heads} />
        </Section>
      ) : null}
      {lead && ranked ? (
        <Section id="ranking" title={words.ranking} notes={[words.rankingMargin]}>
          {ranked.reason === null ? (
            <>
              <p className="note">
                {(ranked.few ? words.few : words.rankingN)({
                  n: formatCount(ranked.n),
                  documents: ranked.documents === null ? null : formatCount(ranked.documents),
                  runs: formatCount(ranked.runs.length),
                })}{' '}
                {ranked.few ? words.fewMend : null}
              </p>
              <RankingTable ranking={ranked} label={lead.label} names={names} baseId={base.id} unit={lead.unit} />
            </>
          ) : (
            <p className="dim">{ranked.reason}</p>
          )}
          {ranked.left.length > 0 ? (
            <p className="note">
              <MixedText>{words.left(listed(ranked.left))}</MixedText>
            </p>
          ) : null}
          <Downloads path={exportPath} table="ranking" />
        </Section>
      ) : null}
      <HeadsReproduce base={base} heads={heads} names={names} />
    </>
  )
}

/** Errors in the data of base, then those of each other run under its name. */
async function listErrors({ base, heads }: ComparedMany): Promise<string[]> {
  const ofHeads = await Promise.all(
    heads.map(async ({ head }) => (await warnOfDataErrors(null, head)).map((text) => `${nameOf(head)}: ${text}`)),
  )
  return [...(await warnOfDataErrors(base, null)), ...ofHeads.flat()]
}

function nameOf(run: RunRecord): string {
  const commit = shortCommit(run.commit)
  return commit ? `${run.system} at ${commit}` : run.system
}

function toExportPath({ base, heads }: ComparedMany): string {
  const query = new URLSearchParams({ project: base.projectSlug, base: `run:${base.id}` })
  for (const { head } of heads) query.append('head', `run:${head.id}`)
  return `/api/v1/compare/export?${query}`
}

function RankingTable({
  ranking,
  label,
  names,
  baseId,
  unit,
}: {
  ranking: ComparedMany['ranking'][number]
  label: string
  names: ReadonlyMap<string, string>
  baseId: string
  unit: string
}) {
  const columns = words.rankingColumns
  const decimals = commonDecimals(
    ranking.runs.map((run) => run.interval),
    unit === 'points' ? 2 : 4,
  )
  return (
    <DataTable caption={words.rankingCaption(label)} className="rows ranking">
      <thead>
        <Row>
          <ColumnHead numeric>{columns.group}</ColumnHead>
          <ColumnHead>{columns.run}</ColumnHead>
          <ColumnHead numeric>{columns.score}</ColumnHead>
          <ColumnHead numeric>{columns.interval}</ColumnHead>
          <ColumnHead numeric>{columns.better}</ColumnHead>
          <ColumnHead numeric>{columns.worse}</ColumnHead>
        </Row>
      </thead>
      <tbody>
        {ranking.runs.map((run) => {
          const groups = ranking.groups.flatMap((group, g) => (group.includes(run.name) ? [g + 1] : []))
          return (
            <Row key={run.name}>
              <Cell numeric narrowLabel={columns.group}>
                {groups.join(', ')}
              </Cell>
              <th scope="row" className="cell">
                <Link href={`/runs/${encodeURIComponent(run.name)}`}>
                  <UserText>{names.get(run.name) ?? run.name}</UserText>
                </Link>{' '}
                {run.name === baseId ? <span className="faint">{words.isBase}</span> : null}
              </th>
              <Cell numeric narrowLabel={columns.score} className="strong">
                {run.score === null ? NONE : formatNumber(run.score, decimals)}
              </Cell>
              <Cell numeric narrowLabel={columns.interval}>
                {run.interval ? formatInterval(run.interval, decimals, []) : NONE}
              </Cell>
              <Cell numeric narrowLabel={columns.better}>
                {run.better}
              </Cell>
              <Cell numeric narrowLabel={columns.worse}>
                {run.worse}
              </Cell>
            </Row>
          )
        })}
      </tbody>
    </DataTable>
  )
}
