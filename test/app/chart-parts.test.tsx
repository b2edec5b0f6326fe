import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { CarriedDrawing } from '../../app/_components/charts/carried-drawing.tsx'
import { ForestRowDrawing, forestRowMetrics } from '../../app/_components/charts/forest-row-drawing.tsx'
import { HistogramDrawing, histogramLeft } from '../../app/_components/charts/histogram-drawing.tsx'
import { prepareCarried } from '../../lib/report/prepare-carried.ts'
import type { ForestDrawing } from '../../lib/report/prepare-forest.ts'
import { prepareHistogram } from '../../lib/report/prepare-histogram.ts'

const row = (changes: Partial<ForestDrawing>): ForestDrawing => ({
  kind: 'interval',
  point: 60,
  low: 55,
  high: 70,
  clippedLow: false,
  clippedHigh: false,
  band: null,
  bandLabels: [],
  ticks: [],
  words: null,
  ...changes,
})

describe('a row of a forest', () => {
  it.each([
    ['under one axis', []],
    ['with an axis of its own', [{ at: 50, label: '0' }]],
  ])('%s has its mark in its middle, where its numbers stand', (_title, ticks) => {
    const { height, middle, plot } = forestRowMetrics(row({ ticks }))
    expect(middle).toBe(height / 2)
    expect(plot).toBeGreaterThan(middle)
  })
  it('that is clipped keeps its arrow outside the plot, off a point at the edge', () => {
    const html = renderToStaticMarkup(
      <ForestRowDrawing drawing={row({ point: 99, high: 100, clippedHigh: true })} verdict="better" />,
    )
    expect(html).toMatch(/M14 0 7-4\.5V4\.5Z/)
  })
})

describe('a histogram', () => {
  const view = prepareHistogram({
    deltas: Array.from({ length: 24_000 }, (_, i) => (i % 2 === 0 ? 1 : -1)),
    label: 'BLEU',
    unit: 'points',
    direction: 'higher',
  })!
  it('has thin spaces in the thousands of its counts, and room for them', () => {
    const html = renderToStaticMarkup(<HistogramDrawing view={view} />)
    expect(html).toContain('>12\u202f000<')
    expect(html).not.toContain('>12000<')
    expect(histogramLeft(view)).toBeGreaterThan(histogramLeft({ countTicks: [0, 50] }))
  })
})

describe('the curve of what carries a difference', () => {
  const view = prepareCarried(
    { cumulative: [0, -5, -10, -12, -8], losses: 3, worst: 3 },
    { decimals: 1, label: 'BLEU' },
  )!
  it('has room on its left for the longest number', () => {
    const longest = Math.max(...view.ticks.map(({ label }) => label.length))
    const padding = Number(
      /padding-left:(\d+)px/.exec(renderToStaticMarkup(<CarriedDrawing view={view} axis="x" />))?.[1],
    )
    expect(padding).toBeGreaterThanOrEqual(8 + 7 * longest)
  })
})
