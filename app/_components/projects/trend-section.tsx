import { FEW_UNITS } from '../../../lib/compare/metric-result.ts'
import { formatCount } from '../../../lib/report/format-number.ts'
import { projectMessages } from '../../../lib/report/messages/en/project.ts'
import type { ProjectTrend } from '../../../lib/report/prepare-project-trend.ts'
import { TrendChart } from '../charts/trend-chart.tsx'
import { Downloads } from '../ui/downloads.tsx'
import { FilterForm } from '../ui/filter-form.tsx'
import { FilterSelect } from '../ui/filter-select.tsx'
import { Section } from '../ui/section.tsx'
import { SegmentedLinks } from '../ui/segmented-links.tsx'
import { MixedText } from '../ui/user-text.tsx'
import { BreakNotes, type RescoreAction } from './break-notes.tsx'
import { ChoiceInputs, ChoiceLink } from './kept-choice.tsx'
import { TrendTable } from './trend-table.tsx'

/** A metric over the runs of a project, as chart or as table, with what it can be narrowed by. */
export function TrendSection({
  project,
  view,
  skipped,
  baselineRunId,
  action,
  kept,
  hrefWith,
  exportPath,
  rescore,
}: {
  /** Slug. */
  project: string
  view: ProjectTrend
  /** Newest runs that the table leaves out: they are on its pages before. */
  skipped: number
  baselineRunId: string | null
  /** Where the filters are sent, and what of the address goes with them. */
  action: string
  kept: Readonly<Record<string, string | null>>
  hrefWith: (change: { metric?: string; view?: 'table' | null; skip?: number }) => string
  exportPath: string
  /** Null where it takes a token. */
  rescore: RescoreAction | null
}) {
  const words = projectMessages.trend
  const label = view.metric ? `${view.metric.label}${view.metric.lower ? ' ↓' : ''}` : ''
  const runHref = (id: string) => `/runs/${id}`
  return (
    <Section id="trend" title={words.title} notes={notesOf(view, label)}>
      <div className="tools">
        <div className="filters">
          <SegmentedLinks
            label={words.metric}
            as={ChoiceLink}
            links={view.metrics.map(({ name, label: text }) => ({
              href: hrefWith({ metric: name }),
              label: text,
              current: name === view.metric?.name,
            }))}
          />
          {view.filters.length > 0 ? (
            <FilterForm action={action} apply={words.apply}>
              {Object.entries(kept).map(([name, value]) =>
                value === null || view.filters.some((filter) => filter.name === name) ? null : (
                  <input key={name} type="hidden" name={name} value={value} />
                ),
              )}
              <ChoiceInputs />
              {view.filters.map((filter) => (
                <FilterSelect
                  key={filter.name}
                  name={filter.name}
                  label={filter.label}
                  value={filter.value}
                  options={filter.options}
                />
              ))}
            </FilterForm>
          ) : null}
        </div>
        <ChoiceLink className="small" href={hrefWith({ view: view.whole ? null : 'table' })} scroll={false}>
          {view.whole ? words.asChart : words.asTable}
        </ChoiceLink>
      </div>
      {view.whole ? (
        <TrendTable
          trend={view.whole}
          metric={label}
          decimals={view.decimals}
          skipped={skipped}
          runHref={runHref}
          skipHref={(skip) => `${hrefWith({ skip })}#trend`}
        />
      ) : (
        <TrendChart
          trend={view.trend}
          metric={label}
          decimals={view.decimals}
          baselineRunId={baselineRunId}
          runHref={runHref}
        />
      )}
      <BreakNotes trend={view.trend} project={project} rescore={rescore} />
      <Downloads path={exportPath} table="trend" />
    </Section>
  )
}

function notesOf(view: ProjectTrend, label: string) {
  const words = projectMessages.trend
  const { axis, notDrawn } = view.trend
  return [
    <>
      <MixedText>{words.notes(label)}</MixedText> <strong>{words.bands}</strong>
      {words.bandsRest}
    </>,
    <>
      {axis?.startsAbove ? (
        <>
          <strong>{words.startsAt(axis.startsAbove)}</strong>
          {words.notZero}{' '}
        </>
      ) : null}
      {words.noJoin}
    </>,
    ...(view.postedOnly ? [words.postedOnly] : []),
    ...(view.trend.slots.some(({ few }) => few) ? [words.fewSegments(FEW_UNITS)] : []),
    ...(view.metric?.lower ? [words.lowerIsBetter] : []),
    ...(notDrawn > 0 ? [words.notDrawn(formatCount(notDrawn))] : []),
  ]
}
