'use client'

import { type KeyboardEvent, useState } from 'react'
import { Bar, BarChart, CartesianGrid, Cell, ReferenceLine, XAxis, YAxis } from 'recharts'
import { formatCount } from '../../../lib/report/format-number.ts'
import { toPlainText } from '../../../lib/report/plain-text.ts'
import type { HistogramBin, HistogramView } from '../../../lib/report/prepare-histogram.ts'
import { HISTOGRAM_BOX, HISTOGRAM_FILL, HistogramDrawing, histogramLeft } from './histogram-drawing.tsx'
import { useElementWidth } from './use-element-width.ts'

/**
 * How far segments moved. One tab stop: arrow keys walk the bins, and the chosen one is spoken and printed in the
 * line under the chart; the same line follows the pointer.
 */
export function HistogramChart({ view }: { view: HistogramView }) {
  const [ref, width] = useElementWidth<HTMLDivElement>()
  const [chosen, setChosen] = useState<number | null>(null)
  const last = view.bins.length - 1
  function walk(event: KeyboardEvent) {
    const next: Record<string, number> = {
      ArrowRight: chosen === null ? 0 : Math.min(last, chosen + 1),
      ArrowLeft: chosen === null ? last : Math.max(0, chosen - 1),
      Home: 0,
      End: last,
    }
    if (!(event.key in next)) return
    event.preventDefault()
    setChosen(next[event.key])
  }
  return (
    <div className="chart">
      <div
        ref={ref}
        role="img"
        aria-label={toPlainText(view.description)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a chart is one tab stop whose bins the arrow keys walk
        tabIndex={0}
        style={{ height: HISTOGRAM_BOX.height }}
        onKeyDown={walk}
        onBlur={() => setChosen(null)}
      >
        {width === null ? (
          <HistogramDrawing view={view} />
        ) : (
          <Bars view={view} width={width} chosen={chosen} onChoose={setChosen} />
        )}
      </div>
      <p className="reading num" aria-live="polite">
        {chosen === null ? '' : view.bins[chosen].label}
      </p>
    </div>
  )
}

interface BarDatum extends HistogramBin {
  readonly middle: number
}

function Bars({
  view,
  width,
  chosen,
  onChoose,
}: {
  view: HistogramView
  width: number
  chosen: number | null
  onChoose: (index: number | null) => void
}) {
  const { height, top, bottom, right } = HISTOGRAM_BOX
  const left = histogramLeft(view)
  const data: BarDatum[] = view.bins.map((bin) => ({ ...bin, middle: (bin.from + bin.to) / 2 }))
  const slot = (width - left - right) / data.length
  return (
    <div aria-hidden="true">
      <BarChart
        width={width}
        height={height}
        data={data}
        margin={{ top, right, bottom: bottom - 30, left: 0 }}
        accessibilityLayer={false}
        onMouseMove={(state) =>
          onChoose(
            state.activeTooltipIndex === undefined || state.activeTooltipIndex === null
              ? null
              : Number(state.activeTooltipIndex),
          )
        }
        onMouseLeave={() => onChoose(null)}
      >
        <CartesianGrid vertical={false} stroke="var(--line)" />
        <XAxis
          dataKey="middle"
          type="number"
          domain={[view.domain[0], view.domain[1]]}
          ticks={view.ticks.map((tick) => tick.value)}
          tickFormatter={(value: number) => view.ticks.find((tick) => tick.value === value)?.label ?? ''}
          height={30}
          interval={0}
          tickLine={false}
          axisLine={{ stroke: 'var(--line-strong)' }}
          tick={{ fill: 'var(--ink-3)', fontSize: 11 }}
        />
        <YAxis
          width={left}
          domain={[0, view.max]}
          ticks={[...view.countTicks]}
          tickFormatter={formatCount}
          interval={0}
          tickLine={false}
          axisLine={false}
          tick={{ fill: 'var(--ink-3)', fontSize: 11 }}
        />
        <ReferenceLine x={0} stroke="var(--ink)" />
        <Bar dataKey="count" barSize={Math.max(1, slot * 0.9)} isAnimationActive={false}>
          {data.map((bin, index) => (
            <Cell
              key={bin.from}
              fill={HISTOGRAM_FILL[bin.side]}
              stroke={index === chosen ? 'var(--ink)' : 'none'}
              strokeWidth={index === chosen ? 2 : 0}
            />
          ))}
        </Bar>
        <text x={left + (width - left - right) / 2} y={height - bottom + 33} textAnchor="middle">
          {view.axis}
        </text>
      </BarChart>
    </div>
  )
}
