import type { Disagreement, MetricAgreement, SliceChoice } from '../compare/metric-agreement.ts'
import type { Direction } from '../metrics/metric.ts'
import { formatCount, formatInterval, formatNumber, toDecimals } from './format-number.ts'
import { agreementMessages } from './messages/en/agreement.ts'
import type { SentencePart } from './messages/en/verdict.ts'
import { orderSlices } from './prepare-run-slices.ts'

const words = agreementMessages

/** A metric as it is spoken of here. */
export interface NamedMetric {
  readonly spec: string
  readonly label: string
  readonly direction: Direction
  readonly decimals: number
}

export interface CorrelationRow {
  readonly name: string
  readonly value: string
  readonly interval: string | null
}

export interface SliceCorrelationRow extends CorrelationRow {
  readonly slice: SliceChoice
  readonly n: string
  readonly few: boolean
}

export interface DisagreementRow {
  readonly position: number
  readonly x: string
  readonly y: string
  /** `better than 93 %`. */
  readonly placeX: string
  readonly placeY: string
}

export interface AgreementView {
  readonly statement: readonly SentencePart[]
  readonly rows: readonly CorrelationRow[]
  readonly resampled: string
  readonly groups: readonly { readonly name: string; readonly rows: readonly SliceCorrelationRow[] }[]
  readonly disagreements: readonly DisagreementRow[]
}

/** Below this many segments an interval is not to be trusted. */
const FEW = 20
const DECIMALS = 3

/** How far two metrics agree, in words and tables. */
export function prepareAgreement(input: {
  readonly agreement: MetricAgreement
  readonly x: NamedMetric
  readonly y: NamedMetric
  readonly slice: SliceChoice | null
}): AgreementView {
  const { agreement, x, y, slice } = input
  const names = [...new Set(agreement.slices.map(({ by }) => by))]
  return {
    statement: sayAgreement(agreement, x, y, slice),
    rows: (['spearman', 'pearson'] as const).map((kind) => toRow(words.correlations.kinds[kind], agreement[kind])),
    resampled: words.correlations.resampled({
      resamples: formatCount(agreement.resamples),
      documents: agreement.documents,
    }),
    groups: names.map((by) => ({
      name: words.correlations.names[by] ?? by,
      rows: orderSlices(agreement.slices.filter((part) => part.by === by)).map(({ value, n, spearman }) => ({
        ...toRow(value, spearman),
        slice: { by, value },
        n: formatCount(n),
        few: n < FEW,
      })),
    })),
    disagreements: agreement.disagreements.map((one) => toDisagreement(one, x, y)),
  }
}

/** A slice in words: `Length: 51–100 characters`. */
export function nameSlice({ by, value }: SliceChoice): string {
  return `${words.correlations.names[by] ?? by}: ${value}`
}

type Correlation = MetricAgreement['spearman']

function sayAgreement(
  { n, of, spearman }: MetricAgreement,
  x: NamedMetric,
  y: NamedMetric,
  slice: SliceChoice | null,
): SentencePart[] {
  const say = words.statement
  const part = slice && nameSlice(slice)
  if (x.spec === y.spec) return [{ text: say.itself(x.label) }]
  if (n === 0) return [{ text: say.empty(part) }]
  if (n === 1) return [{ text: say.single({ x: x.label, y: y.label }) }]
  if (spearman.value === null) return [{ text: say.constant({ x: x.label, y: y.label, n: formatCount(n) }) }]
  const { value, bounds } = toFigures(spearman)
  const sentence = say.agree({ x: x.label, y: y.label, value })
  const turned = [x, y].filter(({ direction }) => direction === 'lower')
  return [
    { text: sentence.before },
    { text: sentence.number, number: true },
    {
      text: [
        sentence.after,
        bounds === null ? '' : say.interval(bounds),
        say.over({ n: formatCount(n), of: formatCount(of), slice: part }),
        turned.length === 1 ? say.turned(turned[0].label) : '',
      ].join(''),
    },
  ]
}

/** Value and bounds with the digits that the interval deserves. */
function toFigures({ value, interval }: Correlation) {
  const decimals = Math.min(4, Math.max(2, toDecimals(interval, DECIMALS)))
  return {
    value: value === null ? words.correlations.undefinedValue : formatNumber(value, decimals),
    interval: interval && formatInterval(interval, decimals, []),
    bounds: interval && { low: formatNumber(interval[0], decimals), high: formatNumber(interval[1], decimals) },
  }
}

function toRow(name: string, correlation: Correlation): CorrelationRow {
  const { value, interval } = toFigures(correlation)
  return { name, value, interval }
}

function toDisagreement(one: Disagreement, x: NamedMetric, y: NamedMetric): DisagreementRow {
  const place = (share: number) => words.list.better(formatNumber(100 * share, 0))
  return {
    position: one.position,
    x: formatNumber(one.x, x.decimals),
    y: formatNumber(one.y, y.decimals),
    placeX: place(one.placeX),
    placeY: place(one.placeY),
  }
}
