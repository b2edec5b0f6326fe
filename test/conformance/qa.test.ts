import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { toComparable } from '../../lib/metrics/exact-match.ts'
import { scoreAnswer } from '../../lib/metrics/squad.ts'
import { squadV2Figures } from '../../lib/metrics/squad-v2.ts'
import { normalizeAnswer } from '../../lib/text/answer-text.ts'
import { parsePythonPattern } from '../../lib/text/python-pattern.ts'
import { scoreWith } from '../metrics/score-with.ts'
import { isClose } from './close-to.ts'

// biome-ignore lint/suspicious/noExplicitAny: a table of reference figures
type Case = Record<string, any>
const file = new URL('../fixtures/conformance/qa.json', import.meta.url)
const { cases } = JSON.parse(readFileSync(file, 'utf8')) as { cases: Case[] }
const ofKind = (kind: string) => cases.filter((test) => test.kind === kind).map((test) => [test.id, test] as const)

describe('SQuAD scores of one answer equal the scripts v1.1 and v2.0', () => {
  it.each(ofKind('squad'))('%s', (_, test) => {
    expect(normalizeAnswer(test.prediction)).toBe(test.normalizedPrediction)
    expect(test.goldAnswers.map(normalizeAnswer)).toEqual(test.normalizedGold)
    for (const version of ['v1', 'v2'] as const) {
      const got = scoreAnswer(test.prediction, test.goldAnswers, version)
      const want = test[version]
      if (want.error) {
        expect(got).toBeNull()
        continue
      }
      expect(got?.exact).toBe(Number(want.exactMatch))
      expect(isClose(got?.f1, want.f1)).toBe(true)
    }
  })
})

describe('SQuAD figures of a set', () => {
  it.each(ofKind('squadV1Set'))('%s', (_, test) => {
    const segments = test.items.map((item: Case) => ({
      ...item,
      hypothesis: item.prediction ?? '',
      answers: item.goldAnswers,
    }))
    expect(isClose(scoreWith('em:squad=v1', segments).value, test.expected.exact_match)).toBe(true)
    expect(isClose(scoreWith('qa_f1:squad=v1', segments).value, test.expected.f1)).toBe(true)
  })
  it.each(ofKind('squadV2Set'))('%s', (_, test) => {
    const questions = test.items.map((item: Case) => ({ ...item, golds: item.goldAnswers }))
    const got = squadV2Figures(questions, test.noAnswerThreshold)
    const flat: Case = {
      exact: got.all.exact,
      f1: got.all.f1,
      total: got.all.total,
      HasAns_exact: got.answerable.exact,
      HasAns_f1: got.answerable.f1,
      HasAns_total: got.answerable.total,
      NoAns_exact: got.unanswerable.exact,
      NoAns_f1: got.unanswerable.f1,
      NoAns_total: got.unanswerable.total,
      best_exact: got.bestExact?.value,
      best_exact_thresh: got.bestExact?.threshold,
      best_f1: got.bestF1?.value,
      best_f1_thresh: got.bestF1?.threshold,
    }
    for (const [key, value] of Object.entries(test.expected)) expect(isClose(flat[key], value), key).toBe(true)
  })
})

describe('exact match equals Hugging Face evaluate', () => {
  it.each(ofKind('exactMatch'))('%s', (id, test) => {
    const { options } = test
    const how = {
      ignore: (options.regexes_to_ignore ?? []).map(parsePythonPattern),
      lowerCase: options.ignore_case,
      dropPunctuation: options.ignore_punctuation,
      dropDigits: options.ignore_numbers,
    }
    const hits = test.predictions.filter(
      (text: string, i: number) => toComparable(text, how) === toComparable(test.references[i], how),
    ).length
    // Two figures are artefacts of the reference's arrays (its note says so): plainValue, and 0 for the cut İ.
    const want = id === 'em-case-dotted-i-truncated' ? 0 : (test.plainValue ?? test.expected)
    expect(isClose(hits / test.predictions.length, want)).toBe(true)
    const keys = [
      ...(options.ignore_case ? ['case=lc'] : []),
      ...(options.ignore_punctuation ? ['punct=drop'] : []),
      ...(options.ignore_numbers ? ['digits=drop'] : []),
      ...(options.regexes_to_ignore ?? []).map((source: string) => `ignore=${JSON.stringify(source)}`),
    ]
    const segments = test.predictions.map((hypothesis: string, i: number) => ({
      id: String(i),
      hypothesis,
      references: [test.references[i]],
    }))
    const score = scoreWith(`exact_match${keys.length ? `:${keys.join(',')}` : ''}`, segments)
    if (want === 'NaN') expect(score).toMatchObject({ value: null, reason: expect.any(String) })
    else expect(isClose(score.value, want)).toBe(true)
  })
})
