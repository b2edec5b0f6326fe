import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { TrendChart } from '../../app/_components/charts/trend-chart.tsx'
import { TrendFrame } from '../../app/_components/charts/trend-frame.tsx'
import { seriesLook } from '../../app/_components/charts/trend-marks.tsx'
import { TrendTwin } from '../../app/_components/charts/trend-twin.tsx'
import { TrendTable } from '../../app/_components/projects/trend-table.tsx'
import { ModelText } from '../../app/_components/segments/model-text.tsx'
import { prepareSegmentDiff } from '../../lib/report/prepare-segment-diff.ts'
import { prepareTrend } from '../../lib/report/prepare-trend.ts'
import { type GivenPoint, toTrendPoints } from '../report/trend-points.ts'

interface UiCase {
  readonly id: string
  // biome-ignore lint/suspicious/noExplicitAny: every case has a shape of its own
  readonly input: any
  // biome-ignore lint/suspicious/noExplicitAny: every case has a shape of its own
  readonly expected: any
}
const file = new URL('../fixtures/cases/ui.json', import.meta.url)
const { cases } = JSON.parse(readFileSync(file, 'utf8')) as { cases: readonly UiCase[] }
const find = (beginning: string): UiCase => {
  const found = cases.find(({ id }) => id.startsWith(beginning))
  if (!found) throw new Error(`There is no case ${beginning}.`)
  return found
}
const trendOf = (given: readonly GivenPoint[]) => prepareTrend(toTrendPoints(given), { followedBranch: 'main' })
const drawn = (trend: ReturnType<typeof trendOf>) => renderToStaticMarkup(<TrendTwin trend={trend} height={280} />)
const marksIn = (html: string) => html.match(/<svg[^>]*x="[\d.]+%"/g)?.length ?? 0
const chart = (trend: ReturnType<typeof trendOf>) => (
  <TrendChart trend={trend} metric="BLEU" decimals={2} baselineRunId={null} runHref={(id) => `/runs/${id}`} />
)
const tableOf = (trend: ReturnType<typeof trendOf>, skipped = 0) => (
  <TrendTable
    trend={trend}
    metric="BLEU"
    decimals={2}
    skipped={skipped}
    runHref={(id) => id}
    skipHref={(skip) => `?skip=${skip}`}
  />
)

describe('ui-01: gaps in a chart', () => {
  const { input, expected } = find('ui-01')
  const series = input.series as readonly { run: string; value: number | null; reason?: string }[]
  const trend = trendOf(series.map(({ value, reason }) => ({ value, reason })))

  it('draws as many points as there are values, and no NaN', () => {
    expect(marksIn(drawn(trend))).toBe(expected.points_drawn)
    expect(drawn(trend)).not.toContain('NaN')
  })
  it('has a hatched gap with its reason, and no line over it', () => {
    expect(trend.gaps).toHaveLength(1)
    expect(series.slice(trend.gaps[0].from, trend.gaps[0].to + 1).map(({ run }) => run)).toEqual(expected.gaps_at)
    const table = renderToStaticMarkup(tableOf(trend))
    for (const { reason } of series) if (reason) expect(table).toContain(reason)
    expect(trend.slots[0].line).not.toBe(trend.slots[3].line)
    expect(trend.slots[3].line).toBe(trend.slots[4].line)
  })
  it('has an axis around the values, without 0', () => {
    for (const value of expected.axis_includes) {
      expect(trend.axis?.min).toBeLessThanOrEqual(value)
      expect(trend.axis?.max).toBeGreaterThanOrEqual(value)
    }
    expect(trend.axis?.min).toBeGreaterThan(expected.axis_excludes)
    expect(renderToStaticMarkup(<TrendFrame trend={trend} />)).not.toContain('NaN')
  })
  it('says that there are no values yet, shows one as a dot, and equal ones on a line', () => {
    expect(renderToStaticMarkup(chart(trendOf([{ value: null }, { value: null }])))).toContain('no values yet')
    const one = drawn(trendOf([{ value: 61.2, interval: null }]))
    expect([marksIn(one), one.includes('NaN')]).toEqual([1, false])
    const equal = drawn(trendOf([{ value: 5 }, { value: 5 }, { value: 5 }]))
    expect([marksIn(equal), equal.includes('NaN')]).toEqual([3, false])
  })
})

describe('ui-02: a difference that nobody can see', () => {
  const { input, expected } = find('ui-02')
  const NAMES: Readonly<Record<string, readonly string[]>> = {
    p1: ['NO-BREAK SPACE'],
    p2: ['ZERO WIDTH SPACE'],
    p3: ['CARRIAGE RETURN'],
  }
  it.each(input.pairs as { id: string; expected: string; actual: string }[])(
    '$id shows a change and names what is invisible',
    ({ id, expected: base, actual: head }) => {
      const diff = prepareSegmentDiff({ base, head })
      const changed = diff.parts.filter((part) => part.kind !== 'same')
      expect(changed.length > 0).toBe(expected.each_pair.diff_shows_a_change)
      expect([diff.identical, diff.note === null]).toEqual([false, false])
      const html = renderToStaticMarkup(<ModelText text={head} />)
      for (const name of NAMES[id] ?? []) expect(html).toContain(`<span class="vh"> [${name}] </span>`)
    },
  )
  it('tells letters that look alike by their code points', () => {
    const { expected: base, actual: head } = input.pairs[4]
    expect(prepareSegmentDiff({ base, head }).lookAlikes).toEqual([{ from: 'с U+0441', to: 'c U+0063' }])
    expect(prepareSegmentDiff({ base: 'sugar', head: 'sigar' })).toMatchObject({ note: null, lookAlikes: [] })
  })
})

describe('ui-05: thousands of points', () => {
  const { input, expected } = find('ui-05')
  const points = Array.from({ length: input.generate.runs as number }, (_, i) => ({
    value: i === 3217 ? 12 : 30 + (i % 7) / 10,
    interval: null,
  }))
  const trend = trendOf(points)

  it('draws few nodes, keeps the one dip, and says what it hides', () => {
    const html = drawn(trend) + renderToStaticMarkup(<TrendFrame trend={trend} />)
    expect(html.match(/<(path|circle|rect|line|text|g|svg)\b/g)?.length).toBeLessThanOrEqual(expected.svg_nodes_max)
    expect(Math.min(...trend.slots.map((slot) => slot.min ?? Number.POSITIVE_INFINITY))).toBe(12)
    expect(trend.axis?.min).toBeLessThanOrEqual(12)
    expect(trend.notDrawn).toBeGreaterThan(0)
  })
  it('holds all runs in the table, a page at a time', () => {
    const whole = prepareTrend(toTrendPoints(points), { followedBranch: 'main', maxSlots: Number.POSITIVE_INFINITY })
    expect(whole.slots).toHaveLength(points.length)
    const seen = new Set<string>()
    for (let skipped = 0, pages = 0; pages < 100; pages++) {
      const html = renderToStaticMarkup(tableOf(whole, skipped))
      for (const [, id] of html.matchAll(/<a class="mono" href="([^"]+)"/g)) seen.add(id)
      const next = Math.max(...[...html.matchAll(/\?skip=(\d+)/g)].map(([, skip]) => Number(skip)))
      if (next <= skipped) break
      skipped = next
    }
    expect(seen.size).toBe(points.length)
  })
})

describe('ui-06: a chart without a mouse', () => {
  it('tells series apart by their dash as well as by their colour', () => {
    const looks = [0, 1, 2].map(seriesLook)
    expect(new Set(looks.map(({ dash }) => dash)).size).toBe(3)
    expect(new Set(looks.map(({ color }) => color)).size).toBe(3)
  })
  it('has the same numbers, intervals, gaps and verdicts in words in its table', () => {
    const trend = trendOf([
      { value: 30, interval: [29, 31] },
      { value: null, reason: 'all failed' },
      { verdict: 'worse' },
    ])
    const table = renderToStaticMarkup(tableOf(trend))
    for (const text of ['30.00', '[29.00, 31.00]', 'all failed', 'worse']) expect(table).toContain(text)
  })
})
