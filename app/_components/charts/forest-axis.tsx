import type { ForestTick } from '../../../lib/report/prepare-forest.ts'

/** The one axis over all rows, with words for its two sides; in native units the words alone. */
export function ForestAxis({ ticks, left, right }: { ticks: readonly ForestTick[]; left: string; right: string }) {
  return (
    <svg height={ticks.length > 0 ? 44 : 18} width="100%" aria-hidden="true" focusable="false">
      <text className="ink2" x="50%" dx="-10" y="11" textAnchor="end">
        {left}
      </text>
      <text className="ink2" x="50%" dx="10" y="11">
        {right}
      </text>
      {ticks.map((tick) => (
        <g key={tick.at}>
          <line className="axis" x1={`${tick.at}%`} x2={`${tick.at}%`} y1="38" y2="44" />
          <text className="tick" x={`${tick.at}%`} y="35" textAnchor="middle">
            {tick.label}
          </text>
        </g>
      ))}
    </svg>
  )
}
