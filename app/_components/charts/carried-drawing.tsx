import { toPlainText } from '../../../lib/report/plain-text.ts'
import type { CarriedView } from '../../../lib/report/prepare-carried.ts'

const HEIGHT = 250
/** Room above the plot: a mark that stands near its top has its words there. */
const TOP = 22

/** What carries the difference: one line from 0 to the corpus difference, drawn by the server. */
export function CarriedDrawing({ view, axis }: { view: CarriedView; axis: string }) {
  const gutter = 12 + 7 * Math.max(...view.ticks.map((tick) => tick.label.length), 0)
  return (
    <div className="chart carried" style={{ paddingLeft: gutter }}>
      <svg
        className="plot"
        height={TOP + HEIGHT + 36}
        role="img"
        aria-label={toPlainText(view.description)}
        focusable="false"
      >
        <svg y={TOP} height={HEIGHT} width="100%" overflow="visible" aria-hidden="true">
          {view.ticks.map((tick) => (
            <g key={tick.at}>
              <line
                className={tick.label === '0' ? 'zero' : 'gridline'}
                x1="0"
                x2="100%"
                y1={`${tick.at}%`}
                y2={`${tick.at}%`}
              />
              <text x="-8" y={`${tick.at}%`} dy="4" textAnchor="end">
                {tick.label}
              </text>
            </g>
          ))}
          <svg
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            width="100%"
            height="100%"
            overflow="visible"
            aria-hidden="true"
          >
            <path className="series" d={`M${view.path.map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`).join('L')}`} />
          </svg>
          {view.marks.map((mark, index) => (
            <g key={mark.label}>
              <circle cx={`${mark.x}%`} cy={`${mark.y}%`} r="3.5" fill="var(--ink)" />
              <text
                className="ink2 halo"
                x={`${mark.x}%`}
                y={`${mark.y}%`}
                dx={mark.anchor === 'start' ? 9 : mark.anchor === 'end' ? -2 : 0}
                // Above the end of the curve, below what stands before it: the two never meet.
                dy={index === view.marks.length - 1 ? -10 : mark.anchor === 'start' ? 0 : 18}
                textAnchor={mark.anchor}
              >
                {mark.label}
              </text>
            </g>
          ))}
        </svg>
        <text x="50%" y={TOP + HEIGHT + 32} textAnchor="middle">
          {axis}
        </text>
      </svg>
    </div>
  )
}
