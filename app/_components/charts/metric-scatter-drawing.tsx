import { toPlainText } from '../../../lib/report/plain-text.ts'
import type { MetricScatter } from '../../../lib/report/prepare-metric-scatter.ts'
import { toHexagonPath } from './hexagon-path.ts'

/** The drawing's own units: a square, and room for the axes. */
const SIDE = 360
const LEFT = 52
const BOTTOM = 44
const TOP = 10

/** One metric against another, drawn by the server; hexagons where points would hide each other, rings around the listed. */
export function MetricScatterDrawing({ view, x, y }: { view: MetricScatter; x: string; y: string }) {
  const px = (at: number) => Math.round((LEFT + (at / 100) * SIDE) * 10) / 10
  const py = (at: number) => Math.round((TOP + SIDE - (at / 100) * SIDE) * 10) / 10
  const radius = (view.radius / 100) * SIDE * 1.1
  return (
    <svg
      role="img"
      aria-label={toPlainText(view.description)}
      className="scatter"
      viewBox={`0 0 ${LEFT + SIDE + 12} ${TOP + SIDE + BOTTOM}`}
    >
      {view.y.ticks.map((tick) => (
        <g key={tick.at}>
          <line className="gridline" x1={px(0)} x2={px(100)} y1={py(tick.at)} y2={py(tick.at)} />
          <text x={LEFT - 6} y={py(tick.at) + 4} textAnchor="end">
            {tick.label}
          </text>
        </g>
      ))}
      {view.x.ticks.map((tick) => (
        <text key={tick.at} x={px(tick.at)} y={TOP + SIDE + 16} textAnchor="middle">
          {tick.label}
        </text>
      ))}
      <line className="axis" x1={px(0)} x2={px(100)} y1={py(0)} y2={py(0)} />
      {view.hexagons.map((cell) => (
        <path
          key={`${cell.x} ${cell.y}`}
          d={toHexagonPath(px(cell.x), py(cell.y), radius)}
          fill="var(--ink)"
          fillOpacity={0.08 + 0.82 * cell.share}
        />
      ))}
      <path d={view.points.map(([a, b]) => disc(px(a), py(b), 2)).join('')} fill="var(--ink-2)" fillOpacity="0.55" />
      <path
        d={view.rings.map(([a, b]) => disc(px(a), py(b), 5)).join('')}
        fill="none"
        stroke="var(--ink)"
        strokeWidth="1.25"
      />
      <text x={LEFT + SIDE / 2} y={TOP + SIDE + 36} textAnchor="middle">
        {x}
      </text>
      <text x={12} y={TOP + SIDE / 2} textAnchor="middle" transform={`rotate(-90 12 ${TOP + SIDE / 2})`}>
        {y}
      </text>
    </svg>
  )
}

/** A circle as a piece of a path: one element for thousands of them. */
function disc(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`
}
