'use client'

import { ComposedChart, ErrorBar, ReferenceArea, ReferenceLine, Scatter, XAxis, YAxis } from 'recharts'
import { toPlainText } from '../../../lib/report/plain-text.ts'
import type { ForestDrawing, ForestRow } from '../../../lib/report/prepare-forest.ts'
import { FOREST_CLASS, ForestArrow, ForestMarker } from './forest-marker.tsx'
import { ForestRowDrawing, ForestRowTicks, forestRowMetrics } from './forest-row-drawing.tsx'
import { useElementWidth } from './use-element-width.ts'

/** How far past the edge a clipped end is drawn, in percent of the width: its cap falls outside the clip. */
const PAST_EDGE = 10

/**
 * One row of a forest plot: the difference as a point with its interval as an error bar, the band of the smallest
 * effect and the zero line. `description` repeats difference, interval and verdict for those who do not see it.
 */
export function ForestRowChart({
  drawing,
  verdict,
  description,
}: {
  drawing: ForestDrawing
  verdict: ForestRow['verdict']
  description: string
}) {
  const [ref, width] = useElementWidth<HTMLDivElement>()
  const { height } = forestRowMetrics(drawing)
  const charted = width !== null && drawing.kind === 'interval'
  return (
    <div ref={ref} className="forest-plot" role="img" aria-label={toPlainText(description)} style={{ height }}>
      {charted ? (
        <Chart drawing={drawing} verdict={verdict} width={width} />
      ) : (
        <ForestRowDrawing drawing={drawing} verdict={verdict} />
      )}
    </div>
  )
}

function Chart({ drawing, verdict, width }: { drawing: ForestDrawing; verdict: ForestRow['verdict']; width: number }) {
  const { height, middle, plot } = forestRowMetrics(drawing)
  // Wholly past an edge, both ends stand on it: then the whole interval is drawn beyond, and the arrow remains.
  const low = (drawing.low ?? 50) + (drawing.low === 100 ? PAST_EDGE : drawing.clippedLow ? -PAST_EDGE : 0)
  const high = (drawing.high ?? 50) + (drawing.high === 0 ? -PAST_EDGE : drawing.clippedHigh ? PAST_EDGE : 0)
  const point = drawing.point ?? (low + high) / 2
  const data = [{ x: point, y: middle, interval: [point - low, high - point] as [number, number] }]
  const { band } = drawing
  const pixel = (percent: number) => (percent / 100) * width
  return (
    <div className={FOREST_CLASS[verdict ?? ''] ?? 'v-open'} aria-hidden="true">
      <ComposedChart
        width={width}
        height={height}
        data={data}
        margin={{ top: 0, right: 0, bottom: height - plot, left: 0 }}
        accessibilityLayer={false}
        style={{ overflow: 'visible' }}
      >
        <XAxis dataKey="x" type="number" domain={[0, 100]} hide allowDataOverflow />
        <YAxis dataKey="y" type="number" domain={[0, plot]} reversed hide />
        {band ? (
          <ReferenceArea
            x1={band.from.at}
            x2={band.to.at}
            fill="var(--band)"
            fillOpacity={1}
            stroke="none"
            ifOverflow="hidden"
            zIndex={-1}
          />
        ) : null}
        <ReferenceLine x={50} stroke="var(--ink)" strokeWidth={1} />
        {drawing.bandLabels.map((edge) => (
          <text
            key={edge.at}
            className="tick"
            x={pixel(edge.at)}
            y={38}
            textAnchor={edge.beside ? 'start' : 'middle'}
            dx={edge.beside ? 4 : 0}
          >
            {edge.label}
          </text>
        ))}
        <ForestRowTicks drawing={drawing} />
        <Scatter
          data={data}
          dataKey="y"
          isAnimationActive={false}
          shape={({ cx, cy }: { cx?: number; cy?: number }) => (
            <g transform={`translate(${cx ?? 0} ${cy ?? 0})`}>
              {drawing.point === null ? null : <ForestMarker verdict={verdict} />}
            </g>
          )}
        >
          <ErrorBar
            dataKey="interval"
            direction="x"
            width={4.5}
            stroke="currentColor"
            strokeWidth={2}
            isAnimationActive={false}
          />
        </Scatter>
        {drawing.clippedLow ? (
          <g transform={`translate(0 ${middle})`}>
            <ForestArrow side="low" />
          </g>
        ) : null}
        {drawing.clippedHigh ? (
          <g transform={`translate(${width} ${middle})`}>
            <ForestArrow side="high" />
          </g>
        ) : null}
      </ComposedChart>
    </div>
  )
}
