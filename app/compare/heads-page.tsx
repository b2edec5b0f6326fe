import Link from 'next/link'
import { notFound } from 'next/navigation'
import { ConflictError, InputError, NotFoundError, type Problem } from '../../lib/errors.ts'
import { comparisonFigures } from '../../lib/report/comparison-figures.ts'
import { formatCount, formatInterval, formatNumber, toDecimals } from '../../lib/report/format-number.ts'
import { compareMessages } from '../../lib/report/messages/en/compare.ts'
import { verdictMessages } from '../../lib/report/messages/en/verdict.ts'
import { shortCommit } from '../../lib/report/prepare-run.ts'
import type { RunRecord } from '../../lib/schema/records.ts'
import { type ComparedMany, compareMany } from '../../lib/service/compare-many.ts'
import { getRun } from '../../lib/service/get-run.ts'
import { type CompareAddress, toCompareHref } from '../_components/compare/compare-address.ts'
import { Cell, ColumnHead, DataTable, Row } from '../_components/ui/data-table.tsx'
import type { GlyphKind } from '../_components/ui/glyph.tsx'
import { PageHead } from '../_components/ui/page-head.tsx'
import { Section } from '../_components/ui/section.tsx'
import { SegmentedLinks } from '../_components/ui/segmented-links.tsx'
import { Statement } from '../_components/ui/statement.tsx'
import { UserText } from '../_components/ui/user-text.tsx'
import { Verdict } from '../_components/ui/verdict.tsx'
import { problemsOfRequest } from '../_page/problems.ts'

const words = compareMessages.heads
const NONE = '–'

/** Several runs against one base: a comparison a line, and all of them ranked in groups that can be told apart. */
export async function HeadsPage({ address }: { address: CompareAddress }) {
  const loaded = await load(address)
  if ('problems' in loaded) {
    problemsOfRequest().problems = loaded.problems
    notFound()
  }
  const { base, heads, ranking } = loaded
  const specs = heads[0].comparison.results
  const lead = specs.find((result) => result.spec === address.metric) ?? specs[0]
  const ranked = ranking.find((one) => one.spec === lead?.spec)
  const names = new Map([base, ...heads.map(({ head }) => head)].map((run) => [run.id, nameOf(run)]))
  const named = (ids: readonly string[]) => ids.map((id) => names.get(id) ?? id).join(', ')
  return (
    <>
      <PageHead kicker={words.kicker} title={<UserText>{`${words.title(heads.length)}: ${nameOf(base)}`}</UserText>}>
        <Statement>
          <UserText>
            {lead && ranked && ranked.reason === null
              ? words.statement({
                  metric: lead.label,
                  groups: ranked.groups.length,
                  first: named(ranked.groups[0] ?? []),
                })
              : words.plain}
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
          <HeadsTable heads={heads} spec={lead.spec} label={lead.label} address={address} />
        </Section>
      ) : null}
      {lead && ranked ? (
        <Section id="ranking" title={words.ranking} notes={[words.rankingMargin]}>
          {ranked.reason === null ? (
            <RankingTable ranking={ranked} label={lead.label} names={names} baseId={base.id} unit={lead.unit} />
          ) : (
            <p className="dim">{ranked.reason}</p>
          )}
          {ranked.left.length > 0 ? (
            <p className="note">
              <UserText>{words.left(named(ranked.left))}</UserText>
            </p>
          ) : null}
        </Section>
      ) : null}
    </>
  )
}

async function load(address: CompareAddress): Promise<ComparedMany | { readonly problems: readonly Problem[] }> {
  try {
    const base = address.base ?? ''
    const project = address.project ?? (await getRun(base.replace(/^run:/, ''))).projectSlug
    return await compareMany({
      project,
      base,
      heads: [address.head ?? '', ...address.others],
      system: address.system ?? undefined,
      testSet: address.testSet ?? undefined,
    })
  } catch (error) {
    if (error instanceof NotFoundError || error instanceof InputError || error instanceof ConflictError)
      return { problems: error.problems }
    throw error
  }
}

function nameOf(run: RunRecord): string {
  const commit = shortCommit(run.commit)
  return commit ? `${run.system} at ${commit}` : run.system
}

function HeadsTable({
  heads,
  spec,
  label,
  address,
}: {
  heads: ComparedMany['heads']
  spec: string
  label: string
  address: CompareAddress
}) {
  const { columns } = words
  return (
    <DataTable caption={words.caption(label)} className="rows">
      <thead>
        <Row>
          <ColumnHead>{columns.run}</ColumnHead>
          <ColumnHead numeric>{columns.base}</ColumnHead>
          <ColumnHead numeric>{columns.score}</ColumnHead>
          <ColumnHead numeric>{columns.difference}</ColumnHead>
          <ColumnHead numeric>{columns.interval}</ColumnHead>
          <ColumnHead numeric>{columns.n}</ColumnHead>
          <ColumnHead>{columns.verdict}</ColumnHead>
        </Row>
      </thead>
      <tbody>
        {heads.map(({ head, comparison }) => {
          const result = comparison.results.find((one) => one.spec === spec)
          const compared = result?.comparable === 'yes' ? result : null
          const figures = compared && comparisonFigures(compared)
          const kind: GlyphKind = compared ? (compared.verdict ?? 'no-score') : 'not-compared'
          return (
            <Row key={head.id}>
              <th scope="row" className="cell">
                <Link href={toCompareHref(address, { head: `run:${head.id}`, others: [] })}>
                  <UserText>{nameOf(head)}</UserText>
                </Link>
              </th>
              <Cell numeric narrowLabel={columns.base}>
                {figures?.base ?? NONE}
              </Cell>
              <Cell numeric narrowLabel={columns.score}>
                {figures?.head ?? NONE}
              </Cell>
              <Cell numeric narrowLabel={columns.difference} className="strong">
                {figures?.delta ?? NONE}
              </Cell>
              <Cell numeric narrowLabel={columns.interval}>
                {figures?.low ? `[${figures.low}, ${figures.high}]` : NONE}
              </Cell>
              <Cell numeric narrowLabel={columns.n}>
                {compared ? formatCount(compared.n) : NONE}
              </Cell>
              <Cell>
                <Verdict kind={kind} qualifier={result?.reason}>
                  {compared?.verdict ? verdictMessages.words[compared.verdict] : undefined}
                </Verdict>
              </Cell>
            </Row>
          )
        })}
      </tbody>
    </DataTable>
  )
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
  return (
    <DataTable caption={words.rankingCaption(label)} className="rows">
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
          const decimals = toDecimals(run.interval, unit === 'points' ? 2 : 4)
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
