import { toPlainText } from '../../../lib/report/plain-text.ts'
import type { ScatterClass, ScatterView } from '../../../lib/report/prepare-scatter.ts'
import { toHexagonPath } from './hexagon-path.ts'

/** The drawing's own units: a square, and room for the axes. */
const SIDE = 360
const LEFT = 44
const BOTTOM = 44
const TOP = 10

/** One path a class, each with its own shape; colour comes third. */
const LOOK: Readonly<Record<ScatterClass, { color: string; mark: (x: number, y: number) => string }>> = {
  better: { color: 'var(--better)', mark: (x, y) => `M${x} ${y - 3.4}l3.4 6h-6.8z` },
  worse: { color: 'var(--worse)', mark: (x, y) => `M${x} ${y + 3.4}l3.4-6h-6.8z` },
  tie: { color: 'var(--ink-3)', mark: (x, y) => `M${x - 2.4} ${y}h4.8` },
}

/** Base against head on equal axes with a diagonal, drawn by the server; hexagons where points would hide each other. */
export function ScatterDrawing({ view, x, y }: { view: ScatterView; x: string; y: string }) {
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
      {view.ticks.map((tick) => (
        <g key={tick.at}>
          <line className="gridline" x1={px(0)} x2={px(100)} y1={py(tick.at)} y2={py(tick.at)} />
          <text x={LEFT - 6} y={py(tick.at) + 4} textAnchor="end">
            {tick.label}
          </text>
          <text x={px(tick.at)} y={TOP + SIDE + 16} textAnchor="middle">
            {tick.label}
          </text>
        </g>
      ))}
      <line className="axis" x1={px(0)} x2={px(100)} y1={py(0)} y2={py(0)} />
      <line className="zero" x1={px(0)} x2={px(100)} y1={py(0)} y2={py(100)} />
      {view.hexagons.map((cell) => (
        <path
          key={`${cell.x} ${cell.y}`}
          d={toHexagonPath(px(cell.x), py(cell.y), radius)}
          fill="var(--ink)"
          fillOpacity={0.08 + 0.82 * cell.share}
        />
      ))}
      {view.points.map(({ kind, at }) => (
        <path
          key={kind}
          d={at.map(([a, b]) => LOOK[kind].mark(px(a), py(b))).join('')}
          fill={kind === 'tie' ? 'none' : LOOK[kind].color}
          stroke={kind === 'tie' ? LOOK[kind].color : 'none'}
          fillOpacity="0.75"
        />
      ))}
      <text x={LEFT + SIDE / 2} y={TOP + SIDE + 36} textAnchor="middle">
        {x}
      </text>
      <text x={12} y={TOP + SIDE / 2} textAnchor="middle" transform={`rotate(-90 12 ${TOP + SIDE / 2})`}>
        {y}
      </text>
    </svg>
  )
}
