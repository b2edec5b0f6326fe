import type { AdditiveMetric } from '../metrics/metric.ts'

/**
 * sacreBLEU's randomisation keeps BLEU's sums in integer arrays, so that what add-k smoothing with a fractional k adds
 * to them is cut off: k = 0.5 adds nothing there. The metric adds k itself; to reproduce the quirk, the fraction is
 * taken from the sums beforehand. All other metrics and smoothings get their sums back as they are.
 */
export function toIntegerSums(metric: AdditiveMetric, sums: Float64Array): Float64Array {
  const fraction = fractionOfK(metric)
  if (fraction === 0) return sums
  const order = (metric.columns.length - 2) / 2
  // Without any match the score is 0 before smoothing comes in; lowered counts must not hide that.
  let matches = 0
  for (let n = 0; n < order; n++) matches += sums[2 + n]
  if (matches === 0) return sums
  const out = Float64Array.from(sums)
  for (let n = 1; n < order; n++) {
    out[2 + n] -= fraction
    out[2 + order + n] -= fraction
  }
  return out
}

function fractionOfK({ name, signature }: AdditiveMetric): number {
  if (name !== 'bleu') return 0
  const fieldValue = (key: string) => signature.fields.find((field) => field.key === key)?.value ?? null
  const smoothing = /^add-k\[(.*)\]$/.exec(fieldValue('smooth') ?? '')
  if (!smoothing) return 0
  const k = Number(fieldValue('value') ?? smoothing[1])
  return k - Math.trunc(k)
}
