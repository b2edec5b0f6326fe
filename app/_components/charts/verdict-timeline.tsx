import { formatCount } from '../../../lib/report/format-number.ts'
import { projectMessages } from '../../../lib/report/messages/en/project.ts'
import { toPlainText } from '../../../lib/report/plain-text.ts'
import type { Trend, TrendSlot } from '../../../lib/report/prepare-trend.ts'
import { Glyph, GlyphShape, VERDICT_CLASS } from '../ui/glyph.tsx'
import { slotX } from './place.ts'

const ORDER = ['better', 'worse', 'too-small', 'inconclusive', 'identical', 'not-comparable', 'no-score'] as const
/** What is said of runs, where `ORDER` is what is drawn: what nothing backs has the shape of *inconclusive*. */
const SAID = [
  ...['better', 'worse', 'too-small', 'not-after-correction', 'few', 'inconclusive'],
  ...['identical', 'not-comparable', 'no-score'],
] as const satisfies readonly Said[]
type Said = NonNullable<TrendSlot['verdict'] | TrendSlot['unbacked']>

const saidOf = ({ verdict, unbacked }: Pick<TrendSlot, 'verdict' | 'unbacked'>): Said | null => unbacked ?? verdict
const shapeOf = (said: Said) => (said === 'not-after-correction' || said === 'few' ? 'inconclusive' : said)
const LOUD = new Set<TrendSlot['verdict']>(['better', 'worse'])

/** Beyond this many slots, what is not loud is a dot, and those of one kind are one path. */
const DENSE = 120
const QUIET = ['too-small', 'inconclusive', 'identical'] as const

/** Verdict of each step on the same x axis as the trend, and the days below. A phone drops the inconclusive ones. */
export function VerdictTimeline({ trend }: { trend: Trend }) {
  const { slots } = trend
  const words = projectMessages.trend
  const dense = slots.length > DENSE
  const isQuiet = (kind: TrendSlot['verdict']) => dense && (QUIET as readonly unknown[]).includes(kind)
  const used = ORDER.filter((kind) => !isQuiet(kind) && slots.some((slot) => slot.verdict === kind))
  const spoken = SAID.map((said) => [said, slots.filter((slot) => saidOf(slot) === said).length] as const)
    .filter(([, count]) => count > 0)
    .map(([said, count]) => `${formatCount(count)} ${words.steps[said]}`)
  return (
    <svg
      className="plot"
      height="48"
      role="img"
      aria-label={toPlainText(`${words.timeline}: ${spoken.join(', ') || words.noValues}`)}
      focusable="false"
    >
      <line className="gridline" x1="0" x2="100%" y1="12" y2="12" />
      <defs>
        {used.map((kind) => (
          <g key={kind} id={`step-${kind}`} transform={`scale(${LOUD.has(kind) ? 1.15 : 0.72})`}>
            <GlyphShape kind={kind} />
          </g>
        ))}
      </defs>
      {dense ? <QuietMarks slots={slots} /> : null}
      {slots.map((slot, index) =>
        slot.verdict === null || isQuiet(slot.verdict) ? null : (
          <use
            key={slot.point.run.id}
            href={`#step-${slot.verdict}`}
            x={`${slotX(index, slots.length)}%`}
            y="12"
            className={`${VERDICT_CLASS[slot.verdict]}${slot.verdict === 'inconclusive' ? ' only-w' : ''}`}
          />
        ),
      )}
      {trend.dates.map(({ slot, label }, index) => (
        <text
          key={label}
          x={`${slotX(slot, slots.length)}%`}
          y="42"
          textAnchor={anchorOf(index, trend.dates.length)}
          className={index % 2 === 1 && trend.dates.length > 3 ? 'only-w' : undefined}
        >
          {label}
        </text>
      ))}
    </svg>
  )
}

function QuietMarks({ slots }: { slots: Trend['slots'] }) {
  return (
    <svg viewBox="0 0 100 48" preserveAspectRatio="none" width="100%" height="48" aria-hidden="true" focusable="false">
      {QUIET.map((kind) => {
        const d = slots.flatMap(({ verdict }, i) => (verdict === kind ? [`M${slotX(i, slots.length)} 12h0`] : []))
        return d.length === 0 ? null : (
          <path
            key={kind}
            className={`${VERDICT_CLASS[kind]}${kind === 'inconclusive' ? ' only-w' : ''}`}
            d={d.join('')}
            stroke="currentColor"
            strokeWidth="2.8"
            strokeLinecap="round"
            vectorEffect="non-scaling-stroke"
          />
        )
      })}
    </svg>
  )
}

/** The shapes that occur, with their words. */
export function VerdictLegend({ trend }: { trend: Trend }) {
  const words = projectMessages.trend
  const used = SAID.filter((said) => trend.slots.some((slot) => saidOf(slot) === said))
  if (used.length === 0) return null
  return (
    <div className="legend">
      {used.map((said) => (
        <span key={said} className={VERDICT_CLASS[shapeOf(said)]}>
          <Glyph kind={shapeOf(said)} />
          {words.steps[said]}
        </span>
      ))}
      <span className="faint">{words.each}</span>
    </div>
  )
}

function anchorOf(index: number, count: number): 'start' | 'middle' | 'end' {
  if (count > 1 && index === count - 1) return 'end'
  return index === 0 && count > 1 ? 'start' : 'middle'
}
