import { portableExp, portableLog } from '../../text/portable-math.ts'
import { splitWords } from '../../text/white-space.ts'
import { meanMetric } from '../mean-metric.ts'
import type { MetricDefinition, OptionKey } from '../metric.ts'
import { corpusMetric } from './corpus-metric.ts'
import { ngramCounts } from './ngram-counts.ts'

const N_KEY: OptionKey = { values: 'integer', default: '2', min: 1, max: 9, meaning: 'length of the n-grams' }

/**
 * Different n-grams and all n-grams of some texts; n-grams do not cross texts.
 *
 * @example distinctCounts(['a b a b'], 2) // { unique: 2, total: 3 }
 */
export function distinctCounts(texts: readonly string[], n: number): { unique: number; total: number } {
  const seen = new Set<string>()
  let total = 0
  for (const text of texts) {
    for (const [key, count] of ngramCounts(splitWords(text), n)) {
      seen.add(key)
      total += count
    }
  }
  return { unique: seen.size, total }
}

/** distinct-n (Li et al. 2016): different n-grams over all n-grams of the run, 0–1; null where there are none. */
export const DISTINCT: MetricDefinition = {
  name: 'distinct',
  label: 'distinct-n',
  meaning: 'share of different n-grams among all n-grams of the run; not a sum over segments, so without interval',
  layer: 'corpus',
  direction: 'higher',
  range: [0, 1],
  keys: { n: N_KEY },
  needs: ['hypothesis'],
  create: (options) =>
    corpusMetric({
      definition: DISTINCT,
      label: `distinct-${options.n}`,
      fields: [
        { key: 'n', value: options.n },
        { key: 'tok', value: 'none' },
      ],
      evaluate(texts) {
        const { unique, total } = distinctCounts(texts, Number(options.n))
        const details = { unique, total }
        if (total === 0) return { value: null, reason: `no text has ${options.n} tokens`, details }
        return { value: unique / total, details }
      },
    }),
}

/**
 * Repetition inside each text, seq-rep-n (Welleck et al. 2020): 1 − different/all n-grams of one text, 0–1, mean over
 * the texts that have an n-gram. Lower is better.
 */
export const SEQUENCE_REPETITION: MetricDefinition = {
  name: 'seq_rep',
  label: 'seq-rep-n',
  meaning: 'mean share of repeated n-grams inside a text',
  layer: 'surface',
  direction: 'lower',
  range: [0, 1],
  keys: { n: { ...N_KEY, default: '4' } },
  needs: ['hypothesis'],
  create: (options) =>
    meanMetric({
      definition: SEQUENCE_REPETITION,
      label: `seq-rep-${options.n}`,
      version: '1.0.0',
      unit: 'ratio',
      fields: [
        { key: 'n', value: options.n },
        { key: 'tok', value: 'none' },
      ],
      segmentValue({ hypothesis }) {
        if (hypothesis === undefined) return 'no hypothesis'
        const { unique, total } = distinctCounts([hypothesis], Number(options.n))
        return total === 0 ? `fewer than ${options.n} tokens` : 1 - unique / total
      },
    }),
}

const ORDERS = [1, 2, 3, 4] as const

/**
 * Repetition rate (Cettolo, Bertoldi and Federico 2014, without its sliding window): the share of n-gram types that
 * occur more than once over all texts, geometric mean over the orders 1 to 4; 0 if one share is 0, null where an order
 * has no n-gram. Lower is better.
 */
export const REPETITION_RATE: MetricDefinition = {
  name: 'repetition_rate',
  label: 'Repetition rate',
  meaning: 'share of n-gram types that occur more than once, geometric mean of orders 1 to 4',
  layer: 'corpus',
  direction: 'lower',
  range: [0, 1],
  keys: {},
  needs: ['hypothesis'],
  create: () =>
    corpusMetric({
      definition: REPETITION_RATE,
      label: 'Repetition rate',
      fields: [
        { key: 'order', value: '4' },
        { key: 'tok', value: 'none' },
      ],
      evaluate(texts) {
        const tokens = texts.map(splitWords)
        const perOrder = ORDERS.map((n) => repeatedShare(tokens, n))
        if (perOrder.some((share) => share === null))
          return { value: null, reason: 'an order has no n-gram', details: { perOrder } }
        const logs = perOrder.reduce<number>((sum, share) => sum + portableLog(share ?? 0), 0)
        return { value: perOrder.includes(0) ? 0 : portableExp(logs / ORDERS.length), details: { perOrder } }
      },
    }),
}

function repeatedShare(texts: readonly (readonly string[])[], n: number): number | null {
  const counts = new Map<string, number>()
  for (const tokens of texts)
    for (const [key, count] of ngramCounts(tokens, n)) counts.set(key, (counts.get(key) ?? 0) + count)
  if (counts.size === 0) return null
  let repeated = 0
  for (const count of counts.values()) if (count > 1) repeated += 1
  return repeated / counts.size
}
