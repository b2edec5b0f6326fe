import { formatCount } from '../../../lib/report/format-number.ts'
import type { HistogramView } from '../../../lib/report/prepare-histogram.ts'

/** Room around the bars in pixels; the chart and its server-drawn twin share it. */
export const HISTOGRAM_BOX = { height: 210, top: 18, bottom: 40, right: 8 } as const
const LETTER_PX = 6.5

/** Room for the longest count on the axis. */
export function histogramLeft(view: Pick<HistogramView, 'countTicks'>): number {
  return Math.max(34, 12 + LETTER_PX * Math.max(...view.countTicks.map((tick) => formatCount(tick).length), 0))
}

export const HISTOGRAM_FILL = { better: 'var(--better)', worse: 'url(#hatch-w)', neither: 'var(--ink-3)' } as const

/** The histogram as plain SVG, with all x in percent: what the server sends before the chart takes over. */
export function HistogramDrawing({ view }: { view: HistogramView }) {
  const { height, top, bottom, right } = HISTOGRAM_BOX
  const left = histogramLeft(view)
  const floor = height - bottom
  const y = (count: number) => floor - (count / view.max) * (floor - top)
  const [from, to] = view.domain
  const x = (value: number) => ((value - from) / (to - from)) * 100
  return (
    <svg height={height} width="100%" style={{ overflow: 'visible' }} aria-hidden="true" focusable="false">
      {view.countTicks.map((count) => (
        <g key={count}>
          <line className="gridline" x1={left} x2="100%" y1={y(count)} y2={y(count)} />
          <text x={left - 6} y={y(count) + 4} textAnchor="end">
            {formatCount(count)}
          </text>
        </g>
      ))}
      <svg
        x={left}
        width="100%"
        style={{ width: `calc(100% - ${left + right}px)`, overflow: 'visible' }}
        aria-hidden="true"
        focusable="false"
      >
        {view.bins.map((bin) => (
          <rect
            key={bin.from}
            x={`${x(bin.from)}%`}
            width={`${(x(bin.to) - x(bin.from)) * 0.9}%`}
            y={y(bin.count)}
            height={floor - y(bin.count)}
            fill={HISTOGRAM_FILL[bin.side]}
          />
        ))}
        {from <= 0 && to >= 0 ? (
          <line className="zero" x1={`${x(0)}%`} x2={`${x(0)}%`} y1={top - 8} y2={floor} />
        ) : null}
        <line className="axis" x1="0" x2="100%" y1={floor} y2={floor} />
        {view.ticks.map((tick) => (
          <text key={tick.value} x={`${x(tick.value)}%`} y={floor + 16} textAnchor="middle">
            {tick.label}
          </text>
        ))}
        <text x="50%" y={floor + 33} textAnchor="middle">
          {view.axis}
        </text>
      </svg>
    </svg>
  )
}
