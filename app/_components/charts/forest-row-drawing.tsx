import type { ForestDrawing, ForestRow } from '../../../lib/report/prepare-forest.ts'
import { FOREST_CLASS, ForestArrow, ForestMarker } from './forest-marker.tsx'

/** Where a row's parts stand, in pixels from its top; the chart and its server-drawn twin share them. */
export function forestRowMetrics(drawing: ForestDrawing) {
  // The middle is that of the row, where the numbers beside it stand.
  return drawing.ticks.length > 0 ? { height: 46, middle: 23, plot: 32 } : { height: 40, middle: 20, plot: 40 }
}

/**
 * One row of a forest plot as plain SVG: what the server sends, and what stands where there is nothing to chart.
 * x is in percent, so text keeps its size at every width. Decoration only: the caller gives it a role and a name.
 */
export function ForestRowDrawing({ drawing, verdict }: { drawing: ForestDrawing; verdict: ForestRow['verdict'] }) {
  const { height, middle, plot } = forestRowMetrics(drawing)
  if (drawing.kind === 'not-compared') {
    return (
      <svg height={height} width="100%" aria-hidden="true" focusable="false">
        <rect className="hatch" width="100%" y="11" height="18" opacity=".7" />
        <rect x="50%" transform="translate(-84 0)" width="168" height="18" y="11" fill="var(--paper)" />
        <text x="50%" textAnchor="middle" y="24">
          {drawing.words}
        </text>
      </svg>
    )
  }
  const { point, low, high, band } = drawing
  return (
    <svg height={height} width="100%" aria-hidden="true" focusable="false">
      {band ? (
        <rect className="bandrect" x={`${band.from.at}%`} width={`${band.to.at - band.from.at}%`} height={plot} />
      ) : null}
      <line className="zero" x1="50%" x2="50%" y1="0" y2={plot} />
      {drawing.kind === 'words' ? (
        <text x="50%" dx="8" y="24">
          {drawing.words}
        </text>
      ) : null}
      {drawing.bandLabels.map((edge) => (
        <text
          key={edge.at}
          className="tick"
          x={`${edge.at}%`}
          y="38"
          textAnchor={edge.beside ? 'start' : 'middle'}
          dx={edge.beside ? 4 : 0}
        >
          {edge.label}
        </text>
      ))}
      <ForestRowTicks drawing={drawing} />
      {low !== null && high !== null ? (
        <g className={FOREST_CLASS[verdict ?? ''] ?? 'v-open'}>
          <line className="w" x1={`${low}%`} x2={`${high}%`} y1={middle} y2={middle} />
          {low === 100 ? null : <End at={low} y={middle} side="low" clipped={drawing.clippedLow} />}
          {high === 0 ? null : <End at={high} y={middle} side="high" clipped={drawing.clippedHigh} />}
          {point === null ? null : (
            <svg x={`${point}%`} y={middle} style={{ overflow: 'visible' }} aria-hidden="true" focusable="false">
              <ForestMarker verdict={verdict} />
            </svg>
          )}
        </g>
      ) : null}
    </svg>
  )
}

function End({ at, y, side, clipped }: { at: number; y: number; side: 'low' | 'high'; clipped: boolean }) {
  if (!clipped) return <line className="cap" x1={`${at}%`} x2={`${at}%`} y1={y - 4.5} y2={y + 4.5} />
  return (
    <svg x={`${at}%`} y={y} style={{ overflow: 'visible' }} aria-hidden="true" focusable="false">
      <ForestArrow side={side} />
    </svg>
  )
}

/** The row's own axis under its plot; nothing where one axis serves all rows. */
export function ForestRowTicks({ drawing }: { drawing: ForestDrawing }) {
  if (drawing.ticks.length === 0) return null
  return (
    <>
      <line className="axis" x1="0" x2="100%" y1="32" y2="32" />
      {drawing.ticks.map((tick) => (
        <g key={tick.at}>
          <line className="axis" x1={`${tick.at}%`} x2={`${tick.at}%`} y1="32" y2="35" />
          <text className="tick" x={`${tick.at}%`} y="45" textAnchor="middle">
            {tick.label}
          </text>
        </g>
      ))}
    </>
  )
}
