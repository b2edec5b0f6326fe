import { toPlainText } from '../../../lib/report/plain-text.ts'
import { slotX, valueY } from './place.ts'

/** A point of a sparkline; `line` as in a trend: points with the same number are joined. */
export interface SparkPoint {
  readonly score: number | null
  readonly interval: readonly [number, number] | null
  readonly line: number | null
}

/** A small trend without axis: line and band on their own scale, the last point marked; gaps stay gaps. */
export function Sparkline({
  points,
  label,
  height = 44,
}: {
  points: readonly SparkPoint[]
  label: string
  height?: number
}) {
  const values = points.flatMap((point) => [point.score, ...(point.interval ?? [])]).filter((value) => value !== null)
  if (values.length === 0) return null
  const low = Math.min(...values)
  const high = Math.max(...values)
  const room = low === high ? 1 : 0
  const axis = { min: low - room, max: high + room }
  const count = points.length
  const stretches = toStretches(points)
  const last = points.findLastIndex((point) => point.score !== null)
  return (
    <svg
      className="plot spark"
      height={height}
      width="100%"
      role="img"
      aria-label={toPlainText(label)}
      focusable="false"
    >
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        width="100%"
        height="100%"
        overflow="visible"
        aria-hidden="true"
      >
        {stretches.map((members) => (
          <path key={members[0]} className="ci" d={bandPath(points, members, count, axis)} />
        ))}
        {stretches.map((members) => (
          <path
            key={members[0]}
            className="series"
            d={`M${members.map((at) => `${slotX(at, count)} ${valueY(points[at].score!, axis)}`).join('L')}`}
          />
        ))}
      </svg>
      {stretches.map((members) =>
        members.length === 1 ? (
          <circle
            key={members[0]}
            cx={`${slotX(members[0], count)}%`}
            cy={`${valueY(points[members[0]].score!, axis)}%`}
            r="1.5"
          />
        ) : null,
      )}
      {last < 0 ? null : (
        <circle
          cx={`${slotX(last, count)}%`}
          cy={`${valueY(points[last].score!, axis)}%`}
          r="3"
          stroke="var(--paper)"
        />
      )}
    </svg>
  )
}

function toStretches(points: readonly SparkPoint[]): number[][] {
  const stretches = new Map<number, number[]>()
  points.forEach((point, index) => {
    if (point.score === null || point.line === null) return
    stretches.set(point.line, [...(stretches.get(point.line) ?? []), index])
  })
  return [...stretches.values()]
}

/** The band over the points of a stretch that have an interval; a part without one has no band. */
function bandPath(
  points: readonly SparkPoint[],
  members: readonly number[],
  count: number,
  axis: { min: number; max: number },
): string {
  const parts: string[] = []
  let open: number[] = []
  const close = () => {
    if (open.length > 1) {
      const upper = open.map((at) => `${slotX(at, count)} ${valueY(points[at].interval![1], axis)}`)
      const lower = open.map((at) => `${slotX(at, count)} ${valueY(points[at].interval![0], axis)}`).reverse()
      parts.push(`M${[...upper, ...lower].join('L')}Z`)
    }
    open = []
  }
  for (const at of members) {
    if (points[at].interval) open.push(at)
    else close()
  }
  close()
  return parts.join('')
}
