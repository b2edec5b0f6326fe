import type { Trend } from '../../../lib/report/prepare-trend.ts'
import { Origin } from './origin.tsx'
import { slotX, valueY } from './place.ts'
import { seriesLook, TrendMark } from './trend-marks.tsx'
import { groupBy, listAlone } from './trend-stretches.ts'

/** Beyond this many slots dots are small, and those of one series are one path: hundreds of elements tell no more. */
const DENSE = 120

/** Line, band and points drawn by the server: the first paint, and all there is without scripts. */
export function TrendTwin({ trend, height }: { trend: Trend; height: number }) {
  const { axis, slots } = trend
  if (!axis) return null
  const count = slots.length
  const unitPx = height / (axis.max - axis.min)
  const dense = count > DENSE
  const plain = dense ? listPlain(slots) : new Set<number>()
  const alone = listAlone(slots)
  const at = (slot: number, value: number) => `${slotX(slot, count)} ${valueY(value, axis)}`
  return (
    <svg className="plot" height={height} aria-hidden="true" focusable="false">
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        width="100%"
        height="100%"
        overflow="visible"
        aria-hidden="true"
      >
        {groupBy(slots, 'band').map(({ key, members }) => {
          const upper = members.map((index) => at(index, slots[index].interval![1]))
          const lower = members.map((index) => at(index, slots[index].interval![0])).reverse()
          const color = seriesLook(slots[members[0]].series).color
          return <path key={key} className="ci" style={{ color }} d={`M${[...upper, ...lower].join('L')}Z`} />
        })}
        {groupBy(slots, 'line').map(({ key, members }) => {
          const look = seriesLook(slots[members[0]].series)
          return (
            <path
              key={key}
              className="series"
              style={{ color: look.color }}
              strokeDasharray={look.dash}
              d={`M${members.map((index) => at(index, slots[index].score!)).join('L')}`}
            />
          )
        })}
        {dense ? <DenseMarks trend={trend} plain={plain} /> : null}
      </svg>
      {slots.map((slot, index) =>
        slot.score === null || plain.has(index) ? null : (
          <Origin key={slot.point.run.id} x={slotX(index, count)} y={valueY(slot.score, axis)}>
            <TrendMark slot={slot} unitPx={unitPx} last={index === count - 1} dense={dense} alone={alone.has(index)} />
          </Origin>
        ),
      )}
    </svg>
  )
}

/** Places of the dots among many, with nothing of their own to show but the reach of their bucket. */
function listPlain(slots: Trend['slots']): ReadonlySet<number> {
  const alone = listAlone(slots)
  const isPlain = (slot: Trend['slots'][number], index: number) =>
    slot.score !== null && !slot.loose && index !== slots.length - 1 && (slot.interval === null || !alone.has(index))
  return new Set(slots.flatMap((slot, index) => (isPlain(slot, index) ? [index] : [])))
}

function DenseMarks({ trend: { axis, slots }, plain }: { trend: Trend; plain: ReadonlySet<number> }) {
  if (!axis) return null
  const dots = [...plain].map((index) => ({
    slot: slots[index],
    x: slotX(index, slots.length),
    y: valueY(slots[index].score!, axis),
  }))
  return [...new Set(dots.map(({ slot }) => slot.series))].map((series) => {
    const own = dots.filter(({ slot }) => slot.series === series)
    const reach = own.flatMap(({ slot: { count, min, max }, x }) =>
      count > 1 && min !== null && max !== null ? [`M${x} ${valueY(max, axis)}V${valueY(min, axis)}`] : [],
    )
    return (
      <g key={series} stroke={seriesLook(series).color} strokeLinecap="round" fill="none">
        <path d={reach.join('')} strokeWidth="1" vectorEffect="non-scaling-stroke" />
        <path d={own.map(({ x, y }) => `M${x} ${y}h0`).join('')} strokeWidth="2.8" vectorEffect="non-scaling-stroke" />
      </g>
    )
  })
}
