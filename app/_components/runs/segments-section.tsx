import Link from 'next/link'
import { formatCount } from '../../../lib/report/format-number.ts'
import { runMessages } from '../../../lib/report/messages/en/run.ts'
import type { FlagChoice } from '../../../lib/report/prepare-flags.ts'
import type { Page, SegmentRecord } from '../../../lib/schema/records.ts'
import { writeRunFlag } from '../../../lib/schema/run-flag.ts'
import { Button } from '../ui/button.tsx'
import { Downloads } from '../ui/downloads.tsx'
import { Section } from '../ui/section.tsx'
import { SegmentedLinks } from '../ui/segmented-links.tsx'
import { MixedText } from '../ui/user-text.tsx'
import { type RunAddress, SEGMENT_STATES, toRunHref } from './run-address.ts'
import { type SegmentColumn, splitColumns } from './segment-columns.ts'
import { SegmentsTable } from './segments-table.tsx'

const words = runMessages.segments
const HASH = 'segments'

/** The segments of a run: search, state and order in the address, a page at a time. */
export function SegmentsSection({
  page,
  total,
  columns,
  address,
  of,
  flags,
}: {
  page: Page<SegmentRecord>
  /** Segments of the whole run. */
  total: number
  columns: readonly SegmentColumn[]
  address: RunAddress
  of: { readonly project: string; readonly testSet: string; readonly run: string }
  /** By what segments can be picked out. */
  flags: readonly FlagChoice[]
}) {
  const href = (changes: Partial<RunAddress>) => toRunHref(address, changes, HASH)
  const sample = Number(/^random:(\d{1,6})$/.exec(address.sort)?.[1] ?? 1)
  const { shown, folded } = splitColumns(columns, [address.sort, address.metric])
  const lead = columns.find((column) => column.spec === address.sort) ?? columns[0]
  const sorts = [
    { sort: 'position', order: 'asc' as const, label: words.sort.position },
    ...(lead
      ? [
          { sort: lead.spec, order: lead.worstFirst, label: words.sort.worst(lead.label) },
          { sort: lead.spec, order: opposite(lead.worstFirst), label: words.sort.best(lead.label) },
        ]
      : []),
    {
      sort: address.sort.startsWith('random') ? address.sort : 'random',
      order: 'asc' as const,
      label: words.sort.random,
    },
  ]
  return (
    <Section id={HASH} title={words.heading} notes={[words.margin(formatCount(total))]}>
      <div className="tools">
        <SegmentedLinks
          label={words.states.label}
          links={[
            {
              href: href({ state: null }),
              label: words.states.all,
              current: address.state === null,
            },
            ...SEGMENT_STATES.map((state) => ({
              href: href({ state }),
              label: words.states[state],
              current: address.state === state,
            })),
          ]}
        />
        <SearchForm address={address} />
      </div>
      {flags.length === 0 && address.flagged === null ? null : (
        <div className="tools">
          <SegmentedLinks
            label={words.flags.label}
            links={[
              { href: href({ flagged: null }), label: words.flags.none, current: address.flagged === null },
              ...flags.map(({ flag, label, current }) => ({
                href: href({ flagged: current ? null : flag, state: null }),
                label,
                current,
              })),
            ]}
          />
        </div>
      )}
      <div className="tools">
        <SegmentedLinks
          label={words.sort.label}
          links={sorts.map(({ sort, order, label }) => ({
            href: href({ sort, order }),
            label,
            current:
              address.sort === sort && (sort === 'position' || sort.startsWith('random') || address.order === order),
          }))}
        />
      </div>
      {folded.length === 0 ? null : (
        <nav className="note other-sorts" aria-label={words.sort.others}>
          <span aria-hidden="true">{words.sort.others}</span>
          {folded.map(({ spec, label, worstFirst }) => (
            <Link key={spec} href={href({ sort: spec, order: worstFirst })} scroll={false} prefetch={false}>
              <MixedText>{label}</MixedText>
            </Link>
          ))}
        </nav>
      )}
      {page.items.length === 0 ? (
        <p className="dim">{words.none}</p>
      ) : (
        <SegmentsTable segments={page.items} columns={shown} {...{ folded, address, of }} hrefOf={href} />
      )}
      <p className="note pager" aria-live="polite">
        <span>
          <MixedText>
            {words.found({
              shown: formatCount(page.items.length),
              total: formatCount(page.total),
              query: address.q,
            })}
          </MixedText>
        </span>
        {address.q === null ? null : <Link href={href({ q: null })}>{words.clear}</Link>}
        {address.cursor === null ? null : <Link href={href({})}>{words.first}</Link>}
        {address.sort.startsWith('random') ? (
          <Link href={href({ sort: `random:${sample + 1}` })}>{words.sort.again}</Link>
        ) : null}
        {page.next === null ? null : <Link href={href({ cursor: page.next })}>{words.next}</Link>}
      </p>
      <Downloads path={`/api/v1/runs/${encodeURIComponent(address.id)}/export`} table="segments" />
    </Section>
  )
}

function opposite(order: 'asc' | 'desc'): 'asc' | 'desc' {
  return order === 'asc' ? 'desc' : 'asc'
}

/** A plain form: it works before any script has come. */
function SearchForm({ address }: { address: RunAddress }) {
  const kept = {
    sort: address.sort === 'position' ? null : address.sort,
    order: address.order === 'asc' ? null : address.order,
    state: address.state,
    flagged: address.flagged && writeRunFlag(address.flagged),
    metric: address.metric,
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: the search element is younger than the browsers that are supported
    <form className="filters" role="search" action={`/runs/${encodeURIComponent(address.id)}#${HASH}`}>
      {Object.entries(kept).map(([name, value]) =>
        value === null ? null : <input key={name} type="hidden" name={name} value={value} />,
      )}
      <input
        type="search"
        name="q"
        className="field search-field"
        defaultValue={address.q ?? ''}
        placeholder={words.search}
        aria-label={words.search}
      />
      <Button type="submit">{words.searchButton}</Button>
    </form>
  )
}
