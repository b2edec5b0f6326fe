import { scaleLinear } from 'd3-scale'
import type { Comparison, MetricComparison, Verdict } from '../compare/comparison.ts'
import { isCompared } from '../compare/is-compared.ts'
import { shownVerdict, statedVerdict } from '../compare/stated-verdict.ts'
import { type ComparisonFigures, comparisonFigures, NO_NUMBER } from './comparison-figures.ts'
import { formatCount, formatP } from './format-number.ts'
import { formatPlain, toPlainDecimals } from './format-plain.ts'
import { compareMessages } from './messages/en/compare.ts'
import { verdictMessages } from './messages/en/verdict.ts'
import { shortSignature } from './short-signature.ts'

const words = compareMessages.forest

/** `effects`: every row divided by its own smallest effect that matters, one axis. `native`: one axis a row. */
export type ForestScale = 'effects' | 'native'

export interface ForestTick {
  /** Percent of the plot's width, from the left. */
  readonly at: number
  readonly label: string
}

/** What to draw in a row, in percent of the plot's width: right of 50 is better. */
export interface ForestDrawing {
  readonly kind: 'interval' | 'words' | 'not-compared'
  /** Point and interval; null where the row has words instead. Clipped ends sit on the edge, a point past it is null. */
  readonly point: number | null
  readonly low: number | null
  readonly high: number | null
  readonly clippedLow: boolean
  readonly clippedHigh: boolean
  /** Edges of ± the smallest effect, labelled in the row's own units; null where none is set. */
  readonly band: { readonly from: ForestTick; readonly to: ForestTick } | null
  /** What the band's edges are called where the row has no axis of its own; one label where two would overprint. */
  readonly bandLabels: readonly (ForestTick & { readonly beside?: true })[]
  /** The row's own axis; empty where one axis serves all rows. */
  readonly ticks: readonly ForestTick[]
  readonly words: string | null
}

export interface ForestRow {
  readonly spec: string
  readonly label: string
  readonly sub: string
  readonly signature: string
  /** Lower is better: the drawing is turned, the numbers keep their signs. */
  readonly turned: boolean
  readonly base: string
  readonly head: string
  readonly difference: string | null
  readonly interval: string | null
  readonly n: string
  readonly verdict: Verdict | 'not-compared' | null
  readonly verdictWord: string
  readonly qualifier: string | null
  /** Too few pairs for the interval to be trusted: the row is grey. */
  readonly few: boolean
  readonly drawing: ForestDrawing
  /** What the drawing says, for those who do not see it. */
  readonly description: string
}

export interface ForestView {
  readonly scale: ForestScale
  /** Whether the other scale can be chosen: some row has a smallest effect. */
  readonly hasEffects: boolean
  readonly groups: readonly { readonly layer: string; readonly rows: readonly ForestRow[] }[]
  /** The one axis of all rows; empty where each has its own. */
  readonly ticks: readonly ForestTick[]
}

/** Multiples of the smallest effect at the edge of the axis; what reaches further is clipped with an arrow. */
const EDGE = 4
const LAYERS = ['surface', 'semantic', 'task', 'people', 'likelihood', 'corpus']

/**
 * The table of differences with its drawn column. Without `scale` the smallest effects are used where every drawn row
 * has one, and native units elsewhere; `effects` without any smallest effect falls back to native. `oneAxis`: rows of one
 * metric, which share an axis in native units, too.
 */
export function prepareForest(
  comparison: Comparison,
  scale?: ForestScale,
  { oneAxis = false }: { readonly oneAxis?: boolean } = {},
): ForestView {
  const drawn = comparison.results.filter((result) => isCompared(result) && result.ci !== null)
  const withEffect = drawn.filter((result) => result.smallestEffect !== null)
  const hasEffects = withEffect.length > 0
  const fitting = hasEffects && withEffect.length === drawn.length ? 'effects' : 'native'
  const used = hasEffects ? (scale ?? fitting) : 'native'
  const shared = oneAxis && used === 'native' && drawn.length > 0 ? sharedAxis(drawn) : null
  const layers = [...new Set(comparison.results.map((result) => result.layer))].sort((a, b) => rank(a) - rank(b))
  return {
    scale: used,
    hasEffects,
    groups: layers.map((layer) => ({
      layer: words.layers[layer] ?? words.layers.other,
      rows: comparison.results.filter((result) => result.layer === layer).map((result) => toRow(result, used, shared)),
    })),
    ticks:
      used === 'native'
        ? (shared?.ticks ?? [])
        : Array.from({ length: 2 * EDGE + 1 }, (_, i) => i - EDGE).map((at) => ({
            at: toPercent(at, EDGE),
            label: at === 0 ? '0' : `${formatPlain(at, { sign: true })}×`,
          })),
  }
}

function rank(layer: string): number {
  const at = LAYERS.indexOf(layer)
  return at < 0 ? LAYERS.length : at
}

function toRow(result: MetricComparison, scale: ForestScale, shared: ForestAxis | null): ForestRow {
  const compared = isCompared(result)
  const figures = comparisonFigures(result)
  const turned = result.direction === 'lower'
  const stated = compared ? statedVerdict(result) : 'not-compared'
  const verdictWord = verdictMessages.words[stated ?? 'none']
  // Drawn as undecided: of many intervals some are clear of 0 by chance, and of few pairs each is rough.
  const verdict = compared ? shownVerdict(result) : 'not-compared'
  const drawing = toDrawing(result, scale, shared)
  return {
    spec: result.spec,
    label: result.label,
    sub: subLine(result, figures, scale, turned),
    signature: result.signature,
    turned,
    base: compared ? figures.base : NO_NUMBER,
    head: compared ? figures.head : NO_NUMBER,
    difference: compared && result.delta !== null ? figures.delta : null,
    interval: compared ? figures.interval : null,
    n: compared ? formatCount(result.n) : NO_NUMBER,
    verdict,
    verdictWord,
    qualifier: qualifierOf(result, figures),
    few: compared && result.few,
    drawing,
    description: descriptionOf(result, figures, verdictWord, drawing),
  }
}

function subLine(result: MetricComparison, figures: ComparisonFigures, scale: ForestScale, turned: boolean): string {
  if (!isCompared(result)) return shortSignature(result.signature)
  if (scale === 'native' && figures.smallestEffect !== null) return words.mattersFrom(figures.smallestEffect)
  if (scale === 'effects' && figures.smallestEffect === null) return words.noSmallestEffect
  return turned ? words.lowerIsBetter : shortSignature(result.signature)
}

function qualifierOf(result: MetricComparison, figures: ComparisonFigures): string | null {
  if (!isCompared(result)) {
    const fields = [...new Set(result.differences.map((one) => one.field))]
    return fields.length > 0 ? words.differsIn(fields.join(', ')) : result.reason
  }
  const few = result.few ? words.fewPairs : null
  const p = result.pAdjusted ?? result.p
  switch (result.verdict) {
    case 'inconclusive':
      return [figures.mde === null ? null : words.couldHaveShown(figures.mde), few].filter(Boolean).join('; ') || null
    case 'too-small':
      return (
        [figures.smallestEffect === null ? null : words.insideBand(figures.smallestEffect), few]
          .filter(Boolean)
          .join('; ') || null
      )
    case 'better':
    case 'worse':
      if (p === null) return few
      return [pLine(result, p), few].filter(Boolean).join('; ')
    case 'identical':
      return [words.allEqual, few].filter(Boolean).join('; ')
    default:
      return result.reason
  }
}

function pLine(result: MetricComparison, p: number): string {
  if (result.family === 1) return words.p(formatP(p))
  const isBacked = statedVerdict({ ...result, few: false }) === result.verdict
  return isBacked ? words.holmP(formatP(p)) : words.notAfterCorrection(formatP(p))
}

const NOTHING = {
  point: null,
  low: null,
  high: null,
  clippedLow: false,
  clippedHigh: false,
  band: null,
  bandLabels: [],
  ticks: [],
} as const

function toDrawing(result: MetricComparison, scale: ForestScale, shared: ForestAxis | null): ForestDrawing {
  if (!isCompared(result)) return { ...NOTHING, kind: 'not-compared', words: words.notDrawnNotComparable }
  const { delta, ci, smallestEffect } = result
  if (delta === null || ci === null) return { ...NOTHING, kind: 'words', words: words.noInterval }
  if (scale === 'effects' && (smallestEffect === null || smallestEffect <= 0))
    return { ...NOTHING, kind: 'words', words: words.notDrawn }
  const turn = result.direction === 'lower' ? -1 : 1
  const { edge, ticks } =
    scale === 'effects'
      ? { edge: EDGE * smallestEffect!, ticks: [] }
      : shared
        ? { edge: shared.edge, ticks: [] }
        : nativeAxis([...ci, delta, smallestEffect ?? 0], turn)
  const low = Math.min(ci[0] * turn, ci[1] * turn)
  const high = Math.max(ci[0] * turn, ci[1] * turn)
  const place = (value: number) => toPercent(Math.max(-edge, Math.min(edge, value)), edge)
  const bandEdge = (side: -1 | 1): ForestTick => ({
    at: place(side * smallestEffect!),
    label: formatPlain(side * turn * smallestEffect!, { sign: true }),
  })
  const band = smallestEffect === null ? null : { from: bandEdge(-1), to: bandEdge(1) }
  return {
    kind: 'interval',
    point: Math.abs(delta) > edge ? null : place(delta * turn),
    low: place(low),
    high: place(high),
    clippedLow: low < -edge,
    clippedHigh: high > edge,
    band,
    bandLabels: band === null || ticks.length > 0 ? [] : toBandLabels(band, formatPlain(smallestEffect!)),
    ticks,
    words: null,
  }
}

/** Percent of the plot that a character of a label takes where the plot is narrowest. */
const A_CHARACTER = 3.2

/** One label stands beside the band, where the zero line does not strike it through. */
function toBandLabels({ from, to }: NonNullable<ForestDrawing['band']>, effect: string): ForestDrawing['bandLabels'] {
  const needed = Math.max(from.label.length, to.label.length) * A_CHARACTER
  return to.at - from.at < needed ? [{ at: to.at, label: `±${effect}`, beside: true }] : [from, to]
}

interface ForestAxis {
  readonly edge: number
  readonly ticks: readonly ForestTick[]
}

/**
 * One axis that holds the differences of all rows, which are of one metric. Rough intervals of a few pairs would press all
 * others together: they are clipped, unless there are no others.
 */
function sharedAxis(all: readonly MetricComparison[]): ForestAxis {
  const trusted = all.filter(({ few }) => !few)
  const results = trusted.length > 0 ? trusted : all
  const values = results.flatMap(({ delta, ci, smallestEffect }) => [delta ?? 0, ...(ci ?? []), smallestEffect ?? 0])
  return nativeAxis(values, results[0].direction === 'lower' ? -1 : 1)
}

/** A symmetric axis that holds all values, with round ends; turned rows run from plus to minus. */
function nativeAxis(values: readonly number[], turn: 1 | -1): ForestAxis {
  const reach = Math.max(...values.map(Math.abs)) || 1
  const nice = scaleLinear().domain([0, reach]).nice(3)
  const edge = nice.domain()[1]
  const steps = nice.ticks(3).filter((step) => step > 0)
  const all = [...steps.map((step) => -step).reverse(), 0, ...steps]
  const digits = Math.max(...steps.map(toPlainDecimals), 0)
  return {
    edge,
    ticks: all.map((value) => ({
      at: toPercent(value, edge),
      label: value === 0 ? '0' : formatPlain(value * turn, { sign: true, digits }),
    })),
  }
}

function toPercent(value: number, edge: number): number {
  return 50 + (value / edge) * 50
}

function descriptionOf(
  result: MetricComparison,
  figures: ComparisonFigures,
  verdict: string,
  drawing: ForestDrawing,
): string {
  if (drawing.kind === 'not-compared') return words.labelNone({ metric: result.label, why: words.notCompared })
  if (result.delta === null) return words.labelNone({ metric: result.label, why: result.reason ?? words.noInterval })
  const interval =
    figures.low === null || figures.high === null
      ? words.noInterval
      : words.labelInterval({ low: figures.low, high: figures.high })
  const clipped = drawing.clippedLow || drawing.clippedHigh ? ` (${words.clipped})` : ''
  return words.label({ metric: result.label, difference: figures.delta, interval: interval + clipped, verdict })
}
