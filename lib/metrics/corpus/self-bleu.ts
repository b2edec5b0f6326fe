import { portableExp, portableLog } from '../../text/portable-math.ts'
import { splitWords } from '../../text/white-space.ts'
import type { MetricDefinition, Score } from '../metric.ts'
import { closestOtherLength, countLengths } from './closest-other-length.ts'
import { corpusMetric } from './corpus-metric.ts'
import { ngramCounts } from './ngram-counts.ts'

const ORDER = 4
/** NLTK's smoothing method 1: a precision without a match gets this in place of its count. */
const EPSILON = 0.1

/** The two largest counts of an n-gram over all texts, and who has the largest: the maximum over the others follows. */
interface TopCounts {
  first: number
  owner: number
  second: number
}

/**
 * BLEU of each text (0–1) with all others as references: 4-grams, white-space tokens, NLTK 3.8 `sentence_bleu` with
 * smoothing method 1 and the closest-length brevity penalty. Linear in the number of n-grams, not of pairs;
 * the closest other length is found by halving the sorted lengths.
 * Fewer than two texts: an empty list.
 *
 * @example selfBleuScores(['a b c d', 'a b c d']).map(Math.round) // [1, 1]
 */
export function selfBleuScores(texts: readonly string[]): number[] {
  if (texts.length < 2) return []
  const tokens = texts.map(splitWords)
  const counts = tokens.map((words) => Array.from({ length: ORDER }, (_, i) => ngramCounts(words, i + 1)))
  const tops = Array.from({ length: ORDER }, () => new Map<string, TopCounts>())
  counts.forEach((orders, owner) => {
    orders.forEach((order, i) => {
      for (const [key, count] of order) noteCount(tops[i], key, count, owner)
    })
  })
  const lengths = countLengths(tokens.map((words) => words.length))
  return tokens.map((words, i) => {
    const matches = counts[i].map((order, n) => {
      let sum = 0
      for (const [key, count] of order) {
        const top = tops[n].get(key)
        if (top) sum += Math.min(count, top.owner === i ? top.second : top.first)
      }
      return sum
    })
    if (matches[0] === 0) return 0
    return sentenceBleu(matches, words.length, closestOtherLength(lengths, words.length))
  })
}

function noteCount(tops: Map<string, TopCounts>, key: string, count: number, owner: number): void {
  const top = tops.get(key)
  if (!top) tops.set(key, { first: count, owner, second: 0 })
  else if (count > top.first) {
    top.second = top.first
    top.first = count
    top.owner = owner
  } else if (count > top.second) top.second = count
}

function sentenceBleu(matches: readonly number[], length: number, closest: number): number {
  let logs = 0
  matches.forEach((match, i) => {
    const total = Math.max(1, length - i)
    logs += portableLog((match === 0 ? EPSILON : match) / total) / ORDER
  })
  const penalty = length > closest ? 1 : portableExp(1 - closest / length)
  return penalty * portableExp(logs)
}

const TOO_FEW: Score = { value: null, reason: 'fewer than two texts', details: {} }

/** self-BLEU (Zhu et al. 2018): how alike a run's texts are, 0–1; lower is more diverse. Fewer than two texts: null. */
export const SELF_BLEU: MetricDefinition = {
  name: 'self_bleu',
  label: 'self-BLEU',
  meaning: 'mean BLEU of each hypothesis against all others; lower is more diverse',
  layer: 'corpus',
  direction: 'lower',
  range: [0, 1],
  keys: {},
  needs: ['hypothesis'],
  create: () =>
    corpusMetric({
      definition: SELF_BLEU,
      label: 'self-BLEU',
      fields: [
        { key: 'order', value: '4' },
        { key: 'tok', value: 'none' },
        { key: 'smooth', value: 'nltk-method1' },
      ],
      evaluate(texts) {
        const scores = selfBleuScores(texts)
        if (scores.length === 0) return TOO_FEW
        return { value: scores.reduce((a, b) => a + b, 0) / scores.length, details: { texts: scores.length } }
      },
      evaluateEach(texts) {
        const scores = selfBleuScores(texts)
        return scores.length === 0 ? texts.map(() => TOO_FEW) : scores.map((value) => ({ value, details: {} }))
      },
    }),
}
