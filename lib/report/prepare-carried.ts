import { scaleLinear } from 'd3-scale'
import { formatCount, formatDifference, toTellingDecimals } from './format-number.ts'
import { formatPlain } from './format-plain.ts'
import { compareMessages } from './messages/en/compare.ts'

const words = compareMessages.carried

/** The curve of what carries a difference; places in percent, y from the top. */
export interface CarriedView {
  readonly path: readonly (readonly [number, number])[]
  readonly ticks: readonly { readonly at: number; readonly label: string }[]
  readonly marks: readonly {
    readonly x: number
    readonly y: number
    readonly label: string
    readonly anchor: 'start' | 'middle' | 'end'
  }[]
  readonly description: string
  readonly sentence: string
  /** Every tenth of the way as a table: after so many segments, so much of the difference. */
  readonly rows: readonly { readonly segments: string; readonly difference: string }[]
}

/** Segments that a sentence speaks of as "a few". */
const FEW = 25
const MOST_POINTS = 300
const ROWS = 10

/**
 * The cumulative curve for the eye: worst segment first, ending at the corpus difference. `decimals` are those of the
 * difference. Null where fewer than two segments carry anything.
 */
export function prepareCarried(
  carried: { readonly cumulative: ArrayLike<number>; readonly losses: number; readonly worst: number },
  { decimals, label }: { readonly decimals: number; readonly label: string },
): CarriedView | null {
  const { cumulative, losses, worst } = carried
  const count = cumulative.length - 1
  if (count < 2) return null
  const all = Array.from(cumulative)
  if (!all.every(Number.isFinite)) return null
  const scale = scaleLinear()
    .domain([Math.min(0, ...all), Math.max(0, ...all)])
    .nice(4)
  const [low, high] = scale.domain()
  if (low === high) return null
  const y = (value: number) => ((high - value) / (high - low)) * 100
  const x = (k: number) => (k / count) * 100
  const say = (k: number) => formatDifference(all[k], toTellingDecimals(all[k], decimals, [0]))
  const few = Math.min(FEW, losses)
  const at = { label, few: formatCount(few), fewSum: say(few), worst: formatCount(worst), worstSum: say(worst) }
  const place = (k: number, text: string): CarriedView['marks'][number] => ({
    x: x(k),
    y: y(all[k]),
    label: text,
    anchor: x(k) > 85 ? 'end' : x(k) < 15 ? 'start' : 'middle',
  })
  const step = Math.max(1, Math.ceil(count / MOST_POINTS))
  const drawn = all.flatMap((value, k) =>
    k % step === 0 || k === count || k === worst || k === few ? [[x(k), y(value)] as const] : [],
  )
  return {
    path: drawn,
    ticks: scale.ticks(4).map((value) => ({ at: y(value), label: formatPlain(value, { sign: true }) })),
    marks: [
      ...(few > 0 && few < worst ? [place(few, words.fewMark(at.few, at.fewSum))] : []),
      ...(worst > 0 && worst < count ? [place(worst, words.worstMark(at.worst, at.worstSum))] : []),
      place(count, words.allMark(say(count))),
    ],
    description: words.description({ ...at, all: say(count), segments: formatCount(count) }),
    sentence: few > 0 ? words.sentence({ ...at, all: say(count) }) : words.noLosses,
    rows: Array.from({ length: Math.min(ROWS, count) }, (_, i) =>
      Math.round(((i + 1) * count) / Math.min(ROWS, count)),
    ).map((k) => ({ segments: formatCount(k), difference: say(k) })),
  }
}
