import type { Trend } from '../../../lib/report/prepare-trend.ts'
import { Origin } from './origin.tsx'
import { slotX, valueY } from './place.ts'
import { seriesLook, TrendMark } from './trend-marks.tsx'
import { groupBy, isAlone } from './trend-stretches.ts'

/** Line, band and points drawn by the server: the first paint, and all there is without scripts. */
export function TrendTwin({ trend, height }: { trend: Trend; height: number }) {
  const { axis, slots } = trend
  if (!axis) return null
  const count = slots.length
  const unitPx = height / (axis.max - axis.min)
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
      </svg>
      {slots.map((slot, index) =>
        slot.score === null ? null : (
          <Origin key={slot.point.run.id} x={slotX(index, count)} y={valueY(slot.score, axis)}>
            <TrendMark
              slot={slot}
              unitPx={unitPx}
              last={index === count - 1}
              dense={count > 120}
              alone={isAlone(slots, index)}
            />
          </Origin>
        ),
      )}
    </svg>
  )
}
