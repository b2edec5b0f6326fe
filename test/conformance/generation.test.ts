import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { distinctCounts } from '../../lib/metrics/corpus/distinct.ts'
import { selfBleuScores } from '../../lib/metrics/corpus/self-bleu.ts'
import { passAtK } from '../../lib/metrics/pass-at-k.ts'
import { scoreWith } from '../metrics/score-with.ts'
import { differencesOf, isClose } from './close-to.ts'

// biome-ignore lint/suspicious/noExplicitAny: a table of reference figures
type Case = Record<string, any>
const file = new URL('../fixtures/conformance/generation.json', import.meta.url)
const { cases } = JSON.parse(readFileSync(file, 'utf8')) as { cases: Case[] }
const ofKind = (kind: string) => cases.filter((test) => test.kind === kind).map((test) => [test.id, test] as const)

describe('pass@k', () => {
  it.each(ofKind('passAtK'))('%s', (_, { expected }) => {
    for (const { n, c, k, value } of expected) {
      // Fewer samples than k: the reference says 1 even without a success; here it is undefined.
      if (k > n) expect(passAtK(n, c, k)).toBeNull()
      else expect(isClose(passAtK(n, c, k), value), `n ${n}, c ${c}, k ${k}`).toBe(true)
    }
  })
  it.each(ofKind('passAtKMean'))('%s', (_, { problems, k, expected }) => {
    const segments = problems.map(({ n, c }: Case, i: number) => ({ id: String(i), samples: n, passed: c }))
    for (const each of k) expect(isClose(scoreWith(`pass:k=${each}`, segments).value, expected[each])).toBe(true)
  })
})

describe('diversity and repetition', () => {
  it.each(ofKind('diversity'))('%s', (_, { texts, expected }) => {
    const segments = texts.map((hypothesis: string, i: number) => ({ id: String(i), hypothesis }))
    for (const n of [1, 2, 3]) {
      const want = expected[`distinct${n}`]
      const score = scoreWith(`distinct:n=${n}`, segments)
      expect(score.details).toEqual({ unique: want.unique, total: want.total })
      expect(isClose(score.value, want.corpus)).toBe(true)
      const perText = texts.map((text: string) => {
        const { unique, total } = distinctCounts([text], n)
        return total === 0 ? null : unique / total
      })
      expect(differencesOf(perText, want.perText)).toEqual([])
    }
    for (const n of [1, 2, 3, 4]) {
      const want: (number | null)[] = expected[`seqRep${n}`].perText
      const got = segments.map((segment: Case) => scoreWith(`seq_rep:n=${n}`, [segment as { id: string }]).value)
      expect(differencesOf(got, want)).toEqual([])
      const known = want.filter((value): value is number => value !== null)
      const mean = known.length === 0 ? null : known.reduce((a, b) => a + b, 0) / known.length
      expect(isClose(scoreWith(`seq_rep:n=${n}`, segments).value, mean)).toBe(true)
    }
    const repetition = scoreWith('repetition_rate', segments)
    expect(differencesOf(repetition.details.perOrder, expected.repetitionRate.perOrder)).toEqual([])
    expect(isClose(repetition.value, expected.repetitionRate.geometricMean)).toBe(true)
  })
})

describe('length ratio', () => {
  it.each(ofKind('lengthRatio'))('%s', (_, { hypotheses, references, expected }) => {
    const segments = hypotheses.map((hypothesis: string, i: number) => ({
      id: String(i),
      hypothesis,
      references: [references[i]],
    }))
    const sum = (list: number[]) => list.reduce((a, b) => a + b, 0)
    const score = scoreWith('length_ratio', segments)
    expect(isClose(score.value, expected.corpus)).toBe(true)
    expect(score.details).toEqual({
      hypothesisTokens: sum(expected.hypothesisTokens),
      referenceTokens: sum(expected.referenceTokens),
    })
    segments.forEach((segment: { id: string }, i: number) => {
      expect(isClose(scoreWith('length_ratio', [segment]).value, expected.perSegment[i])).toBe(true)
    })
  })
})

describe('self-BLEU equals NLTK 3.8', () => {
  it.each(ofKind('selfBleu'))('%s', (_, { texts, expected }) => {
    expect(differencesOf(selfBleuScores(texts), expected.perText)).toEqual([])
    const segments = texts.map((hypothesis: string, i: number) => ({ id: String(i), hypothesis }))
    expect(isClose(scoreWith('self_bleu', segments).value, expected.mean)).toBe(true)
  })
})
