'use client'

import { useRouter } from 'next/navigation'
import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { Area, ComposedChart, Line, Scatter, XAxis, YAxis } from 'recharts'
import { toPlainText } from '../../../lib/report/plain-text.ts'
import { MixedText } from '../ui/user-text.tsx'
import { slotX, valueY } from './place.ts'
import { type PlotSlot, unpackSlots } from './plot-slots.ts'
import { listStops, moveCursor, stopNear } from './trend-cursor.ts'
import { seriesLook, TrendMark } from './trend-marks.tsx'
import { groupBy, listAlone } from './trend-stretches.ts'

/**
 * The living part of a trend: recharts over the server's frame, with a cursor that pointer and arrow keys move, and
 * the value in a fixed line below. `frame` stands behind, `front` before it, `timeline` below; `children` is the server-drawn twin, shown
 * until recharts has drawn.
 */
export function TrendPlot({
  packed,
  axis,
  height,
  label,
  hint,
  frame,
  front,
  timeline,
  children,
}: {
  /** What `packSlots` made. */
  packed: string
  axis: { readonly min: number; readonly max: number }
  height: number
  label: string
  hint: string
  frame: ReactNode
  front: ReactNode
  timeline: ReactNode
  children: ReactNode
}) {
  const router = useRouter()
  const slots = useMemo(() => unpackSlots(packed), [packed])
  const box = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  const [drawn, setDrawn] = useState(false)
  const stops = useMemo(() => listStops(slots), [slots])
  const [active, setActive] = useState<number | null>(null)

  useEffect(() => {
    const element = box.current
    if (!element) return
    const observer = new ResizeObserver(([entry]) => setWidth(Math.round(entry.contentRect.width)))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  useEffect(() => {
    if (width === 0) return
    const frame = requestAnimationFrame(() => setDrawn(true))
    return () => cancelAnimationFrame(frame)
  }, [width])

  function move(event: KeyboardEvent) {
    const moved = moveCursor(event.key, active, stops.length)
    if (moved !== null) setActive(moved)
    else if (event.key === 'Enter') router.push(stops[shown].href)
    else return
    event.preventDefault()
  }
  function point(event: PointerEvent<HTMLDivElement>) {
    const area = event.currentTarget.getBoundingClientRect()
    const x = ((event.clientX - area.left) / area.width) * 100
    const y = ((event.clientY - area.top) / area.height) * 100
    setActive(stopNear(stops, { x, y }, { count: slots.length, axis }))
  }

  const shown = active ?? stops.length - 1
  const cursor = active === null ? null : stops[active]
  return (
    <>
      <div className="layers" style={{ height }}>
        {frame}
        <div
          ref={box}
          className="overlay"
          role="img"
          aria-label={toPlainText(`${label} ${hint}`)}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a chart is one tab stop whose points the arrow keys walk
          tabIndex={0}
          onKeyDown={move}
          onPointerMove={point}
          onClick={() => active !== null && router.push(stops[active].href)}
        >
          {drawn ? null : <div className="twin">{children}</div>}
          {width > 0 ? <Drawing slots={slots} axis={axis} width={width} height={height} /> : null}
          {cursor === null ? null : (
            <svg className="cursor" height={height} aria-hidden="true" focusable="false">
              <line
                x1={`${slotX(cursor.slot, slots.length)}%`}
                x2={`${slotX(cursor.slot, slots.length)}%`}
                y1="0"
                y2="100%"
              />
              {cursor.score === null ? null : (
                <circle cx={`${slotX(cursor.slot, slots.length)}%`} cy={`${valueY(cursor.score, axis)}%`} r="6" />
              )}
            </svg>
          )}
        </div>
        {front}
      </div>
      {timeline}
      <p className="reading num" aria-live={active === null ? 'off' : 'polite'}>
        <MixedText>{stops[shown].reading}</MixedText>
      </p>
    </>
  )
}

/** recharts marks a line of one point by a dot of its own; our marks do that. */
function joined(groups: ReturnType<typeof groupBy>): ReturnType<typeof groupBy> {
  return groups.filter((group) => group.members.length > 1)
}

function Drawing({
  slots,
  axis,
  width,
  height,
}: {
  slots: readonly PlotSlot[]
  axis: { readonly min: number; readonly max: number }
  width: number
  height: number
}) {
  const unitPx = height / (axis.max - axis.min)
  const alone = listAlone(slots)
  const quiet = {
    isAnimationActive: false,
    activeDot: false,
    dot: false,
    legendType: 'none',
    connectNulls: true,
  } as const
  return (
    <ComposedChart
      data={slots as PlotSlot[]}
      width={width}
      height={height}
      margin={{ top: 0, right: 0, bottom: 0, left: 0 }}
      accessibilityLayer={false}
    >
      <XAxis hide type="number" dataKey="x" domain={[0, slots.length]} allowDataOverflow />
      <YAxis hide type="number" domain={[axis.min, axis.max]} allowDataOverflow />
      {joined(groupBy(slots, 'band')).map(({ key, members }) => (
        <Area
          key={`band ${key}`}
          {...quiet}
          type="linear"
          dataKey={(slot: PlotSlot) => (slot.band === key ? slot.interval : null)}
          stroke="none"
          fill={seriesLook(slots[members[0]].series).color}
          fillOpacity={0.1}
        />
      ))}
      {joined(groupBy(slots, 'line')).map(({ key, members }) => (
        <Line
          key={`line ${key}`}
          {...quiet}
          type="linear"
          dataKey={(slot: PlotSlot) => (slot.line === key ? slot.score : null)}
          stroke={seriesLook(slots[members[0]].series).color}
          strokeDasharray={seriesLook(slots[members[0]].series).dash}
          strokeWidth={1.75}
        />
      ))}
      <Scatter
        isAnimationActive={false}
        legendType="none"
        dataKey="score"
        shape={(props: { cx?: number; cy?: number; payload?: PlotSlot }) => {
          const { cx, cy, payload } = props
          if (!payload || payload.score === null || cx === undefined || cy === undefined) return <g />
          const index = Math.floor(payload.x)
          return (
            <g transform={`translate(${cx} ${cy})`}>
              <TrendMark
                slot={payload}
                unitPx={unitPx}
                last={index === slots.length - 1}
                dense={slots.length > 120}
                alone={alone.has(index)}
              />
            </g>
          )
        }}
      />
    </ComposedChart>
  )
}
