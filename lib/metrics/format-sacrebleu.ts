import type { Metric, Score } from './metric.ts'

interface SacrebleuLine {
  readonly metric: Metric
  readonly score: Score
  /** The signature's string, where it shall be printed. */
  readonly signature?: string
  /** Decimals; 2 in sacreBLEU's library, 1 on its command line. */
  readonly width?: number
  /** Bootstrap mean and half of the interval's width. */
  readonly confidence?: { readonly mean: number; readonly halfWidth: number } | null
}

/**
 * A score in sacreBLEU 2.6.0's own words, so that what is pasted into a paper reads as usual.
 * A score that is null prints as `nan`.
 * Example: `BLEU = 26.60 58.9/32.3/20.1/13.0 (BP = 1.000 ratio = 1.020 hyp_len = 62496 ref_len = 61287)`.
 *
 * @example formatSacrebleu({ metric: createMetric('chrf', testSetFacts([])), score: { value: 59.414, details: {} } })
 * // 'chrF2 = 59.41'
 */
export function formatSacrebleu(line: SacrebleuLine & { readonly scoreOnly?: boolean }): string {
  const { metric, score, signature, width = 2, confidence, scoreOnly } = line
  const interval = formatConfidence(confidence, width)
  const figures = toFixed(score.value ?? Number.NaN, width) + (interval && ` (${interval})`)
  if (scoreOnly) return figures
  const verbose = formatVerbose(metric, score)
  return `${metric.label}${signature ? `|${signature}` : ''} = ${figures}${verbose && ` ${verbose}`}`
}

/**
 * The same as `sacrebleu -f json` prints it: numbers rounded to the width, every signature field once more by itself.
 *
 * @example JSON.parse(formatSacrebleuJson({ metric: createMetric('chrf', testSetFacts([])), score: { value: 59.414, details: {} }, signature: 'nrefs:1' })).score
 * // 59.41
 */
export function formatSacrebleuJson(line: SacrebleuLine & { readonly signature: string }): string {
  const { metric, score, signature, width = 2, confidence } = line
  const entries: [string, string][] = [
    ['name', JSON.stringify(metric.label)],
    ['score', toPythonFloat(score.value ?? Number.NaN, width)],
    ['signature', JSON.stringify(signature)],
  ]
  const interval = formatConfidence(confidence, width)
  if (confidence && interval) {
    entries.push(['confidence_mean', toPythonFloat(confidence.mean, width)])
    entries.push(['confidence_var', toPythonFloat(confidence.halfWidth, width)])
    entries.push(['confidence', JSON.stringify(interval)])
  }
  const verbose = formatVerbose(metric, score)
  if (verbose) entries.push(['verbose_score', JSON.stringify(verbose)])
  for (const field of signature.split('|')) {
    const colon = field.indexOf(':')
    entries.push([field.slice(0, colon), JSON.stringify(field.slice(colon + 1))])
  }
  return `{\n${entries.map(([key, value]) => ` ${JSON.stringify(key)}: ${value}`).join(',\n')}\n}`
}

/** sacreBLEU prints no interval where the mean is 0. */
function formatConfidence(confidence: SacrebleuLine['confidence'], width: number): string {
  if (!confidence || !(confidence.mean > 0)) return ''
  return `μ = ${toFixed(confidence.mean, width)} ± ${toFixed(confidence.halfWidth, width)}`
}

function formatVerbose(metric: Metric, { value, details }: Score): string {
  if (metric.name !== 'bleu' || value === null) return ''
  const { precisions, brevityPenalty, ratio, hypothesisLength, referenceLength } = details as Record<string, number> & {
    precisions: readonly number[]
  }
  const bp = `BP = ${toFixed(brevityPenalty, 3)} ratio = ${toFixed(ratio, 3)}`
  const lengths = `hyp_len = ${hypothesisLength} ref_len = ${referenceLength}`
  return `${precisions.map((precision) => toFixed(precision, 1)).join('/')} (${bp} ${lengths})`
}

/** Python's `%.nf`: exact halves go to the even digit, where JavaScript goes up. */
function toFixed(value: number, decimals: number): string {
  if (!Number.isFinite(value)) return 'nan'
  const rounded = value.toFixed(decimals)
  const scaled = value * 10 ** decimals
  const isHalf = Number.isInteger(scaled * 2) && !Number.isInteger(scaled) && scaled / 10 ** decimals === value
  if (!isHalf || Number(rounded.at(-1)) % 2 === 0) return rounded
  return (Math.floor(scaled) / 10 ** decimals).toFixed(decimals)
}

function toPythonFloat(value: number, decimals: number): string {
  if (!Number.isFinite(value)) return 'NaN'
  const rounded = Number(toFixed(value, decimals))
  return Number.isInteger(rounded) ? rounded.toFixed(1) : String(rounded)
}
