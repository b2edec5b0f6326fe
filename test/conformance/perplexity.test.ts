import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { labelLikelihood, logProbability } from '../../lib/metrics/label-likelihood.ts'
import { countBytes, countWordPieces } from '../../lib/metrics/likelihood.ts'
import {
  auditWindows,
  planRollingWindows,
  planStridedWindows,
  toDisjointWindow,
} from '../../lib/metrics/perplexity-windows.ts'
import { scoreWith } from '../metrics/score-with.ts'
import { differencesOf, isClose } from './close-to.ts'

// biome-ignore lint/suspicious/noExplicitAny: a table of reference figures
type Case = Record<string, any>
const file = new URL('../fixtures/conformance/perplexity.json', import.meta.url)
const { cases } = JSON.parse(readFileSync(file, 'utf8')) as { cases: Case[] }
const ofKind = (kind: string) => cases.filter((test) => test.kind === kind).map((test) => [test.id, test] as const)
const toNumber = (value: number | string) => Number(value)

describe('token log-probabilities', () => {
  it.each(ofKind('tokenLogProbs'))('%s', (_, { base, logProbs, expected }) => {
    const segments = [{ id: 'a', logBase: base, logprobs: logProbs.map(toNumber), hypothesis: 'x' }]
    const score = scoreWith('ppl', segments)
    if (expected.error || expected.perplexity === 'Infinity') {
      expect(score.value).toBeNull()
      expect(score.reason).toBeTruthy()
      return
    }
    expect(isClose(score.value, expected.perplexity)).toBe(true)
    expect(
      differencesOf(score.details, {
        scoredTargets: expected.tokens,
        nllNats: expected.sumNllNats,
        meanNllNats: expected.meanNllNats,
        bitsPerUnit: expected.bitsPerToken,
      }),
    ).toEqual([])
  })
})

describe('documents: words and bytes of the text, totals before the exponent', () => {
  it.each(ofKind('documents'))('%s', (_, { documents, counts, expected, wrong }) => {
    const segments = documents.map((document: Case, i: number) => ({
      id: String(i),
      logBase: 'e',
      logprobs: document.tokenLogProbs,
      hypothesis: document.text,
    }))
    if (expected.error) {
      expect(scoreWith('ppl', segments)).toMatchObject({ value: null })
      expect(scoreWith('bits_per_byte', segments)).toMatchObject({ value: null })
      expect(countWordPieces('')).toBe(1)
      return
    }
    documents.forEach((document: Case, i: number) => {
      expect(countWordPieces(document.text)).toBe(counts[i].words)
      expect(countBytes(document.text)).toBe(counts[i].bytes)
    })
    expect(isClose(scoreWith('ppl:unit=word', segments).value, expected.wordPerplexity)).toBe(true)
    expect(isClose(scoreWith('ppl:unit=byte', segments).value, expected.bytePerplexity)).toBe(true)
    expect(isClose(scoreWith('bits_per_byte', segments).value, expected.bitsPerByte)).toBe(true)
    expect(isClose(scoreWith('ppl', segments).value, expected.tokenPerplexity)).toBe(true)
    if (!isClose(wrong.meanOfDocumentTokenPerplexities, expected.tokenPerplexity))
      expect(isClose(scoreWith('ppl', segments).value, wrong.meanOfDocumentTokenPerplexities)).toBe(false)
  })
})

describe('shards add up', () => {
  it.each(ofKind('shards'))('%s', (_, { shards, expected }) => {
    const segments = shards.map((logprobs: number[], i: number) => ({
      id: String(i),
      logBase: 'e',
      logprobs,
      hypothesis: '',
    }))
    shards.forEach((_: unknown, i: number) => {
      const { value, details } = scoreWith('ppl', [segments[i]])
      if (expected.perShard[i].tokens === 0) {
        expect(value).toBeNull()
        return
      }
      expect(isClose(details.nllNats, Math.abs(expected.perShard[i].sumNll))).toBe(true)
      expect(details.scoredTargets).toBe(expected.perShard[i].tokens)
    })
    expect(isClose(scoreWith('ppl', segments).value, expected.perplexity)).toBe(true)
  })
})

describe('masked labels are shifted inside', () => {
  it.each(ofKind('maskedLabels'))('%s', (_, { sequences, ignoreIndex, expected }) => {
    const each = sequences.map((sequence: Case) =>
      labelLikelihood({ ...(sequence as never as { labels: number[]; nextTokenLogProbs: number[] }), ignoreIndex }),
    )
    const scored = each.reduce((sum: number, one: Case) => sum + one.scored, 0)
    const nll = each.reduce((sum: number, one: Case) => sum + one.nll, 0)
    expect(scored).toBe(expected.scored)
    each.forEach((one: Case, i: number) => {
      expect(one.scored).toBe(expected.perSequence[i].scored)
      expect(isClose(one.nll / one.scored, expected.perSequence[i].meanNll)).toBe(true)
    })
    const segments = each.map((one: Case, i: number) => ({
      id: String(i),
      logBase: 'e',
      nll: one.nll,
      tokenCount: one.scored,
    }))
    const score = scoreWith('ppl', segments)
    if (expected.error) expect(score.value).toBeNull()
    else {
      expect(isClose(nll / scored, expected.batchMeanNll)).toBe(true)
      expect(isClose(score.value, expected.perplexity)).toBe(true)
    }
  })
})

describe('logits', () => {
  it.each(ofKind('fromLogits'))('%s', (_, { logits, labels, expected }) => {
    const nextTokenLogProbs = labels
      .slice(1)
      .map((label: number, t: number) => (label === -100 ? 0 : logProbability(logits[t], label)))
    const scored = nextTokenLogProbs.filter((_: number, t: number) => labels[t + 1] !== -100)
    expect(differencesOf(scored, expected.logProbs)).toEqual([])
    const found = labelLikelihood({ labels, nextTokenLogProbs })
    expect(found.scored).toBe(expected.scored)
    expect(isClose(found.nll / found.scored, expected.meanNll)).toBe(true)
    expect(isClose(Math.exp(found.nll / found.scored), expected.perplexity)).toBe(true)
  })
})

describe('strided windows of the transformers documentation', () => {
  it.each(ofKind('stridedWindows'))('%s', (id, { tokens, maxLength, stride, tokenLogProbs, expected }) => {
    if (!expected.windows) {
      expect(() => planStridedWindows({ tokens, maxLength, stride })).toThrow(expected.error)
      return
    }
    const windows = planStridedWindows({ tokens, maxLength, stride })
    expect(
      windows.map(({ begin, end, targetLength, scoredTargets }) => ({ begin, end, targetLength, scoredTargets })),
    ).toEqual(expected.windows.map(({ documentedWeight: _, ...window }: Case) => window))
    const total = windows.reduce((sum, window) => sum + window.scoredTargets, 0)
    expect(total).toBe(expected.totalScored)
    const ranges = windows.map(({ begin, end, scoredTargets }) => ({ begin, end, scoredFrom: end - scoredTargets }))
    const faults = auditWindows(ranges, tokens)
    if (total === tokens - 1 && total > 0) expect(faults).toEqual([])
    else if (tokens > 0) expect(faults.length).toBeGreaterThan(0)
    if (id === 'hf-stride-over-window')
      expect(faults.map(({ token }) => token)).toEqual(expect.arrayContaining([4, 10, 16]))
    if (!tokenLogProbs || total === 0) return
    const nll = ranges.reduce((sum, { scoredFrom, end }) => {
      for (let t = scoredFrom; t < end; t++) sum -= tokenLogProbs[t]
      return sum
    }, 0)
    expect(isClose(Math.exp(nll / total), expected.perplexityOverScored)).toBe(true)
  })
})

describe('rolling windows of lm-evaluation-harness', () => {
  it.each(ofKind('rollingWindows'))('%s', (_, { tokens, maxSeqLen, contextLen, expected }) => {
    const plan = () => planRollingWindows({ tokens, maxLength: maxSeqLen, contextLength: contextLen })
    if (expected.error) {
      expect(plan).toThrow(expected.error)
      return
    }
    const windows = plan()
    const disjoint = windows.map(toDisjointWindow)
    if (expected.windows) expect(windows).toEqual(expected.windows)
    if (expected.disjoint) expect(disjoint).toEqual(expected.disjoint)
    expect(disjoint.reduce((sum, { scored }) => sum + scored, 0)).toBe(expected.totalScored)
    const ranges = windows.map(({ input, target }) => ({
      begin: Math.max(0, input[0]),
      end: target[1],
      scoredFrom: target[0],
    }))
    expect(auditWindows(ranges, tokens)).toEqual([])
  })
})

describe('a BOS token is context, never a scored target', () => {
  it.each(ofKind('bos'))('%s', (_, { tokenLogProbsGivenBos, expected }) => {
    const score = (logprobs: (number | null)[]) =>
      scoreWith('ppl', [{ id: 'a', logBase: 'e', logprobs, hypothesis: '' }])
    const withBos = score(tokenLogProbsGivenBos)
    expect(isClose(withBos.value, expected.withBosContext.perplexity)).toBe(true)
    expect(withBos.details.scoredTargets).toBe(expected.withBosContext.scored)
    const without = score([null, ...tokenLogProbsGivenBos.slice(1)])
    expect(without.details.scoredTargets ?? 0).toBe(expected.withoutBosFirstUnscored.scored)
    if (expected.withoutBosFirstUnscored.error) expect(without.value).toBeNull()
    else expect(isClose(without.value, expected.withoutBosFirstUnscored.perplexity)).toBe(true)
  })
})

const corpus = new URL('../../../shared/corpora/likelihood/', import.meta.url)
const hasCorpus = existsSync(corpus)
describe.skipIf(!hasCorpus)(`real log-probabilities${hasCorpus ? '' : ' (skipped: ../shared is absent)'}`, () => {
  const read = (name: string) => readFileSync(new URL(name, corpus), 'utf8').replace(/\n$/, '').split('\n')
  const [test] = cases.filter(({ id }) => id === 'real-likelihood')
  it.each(['sys1', 'sys2'])('%s', (system) => {
    const texts = read('text.txt')
    const want = test.expected[system]
    const segments = read(`${system}.likelihood`).map((line, i) => ({
      id: String(i),
      logBase: 'e' as const,
      logprobs: line.trim().split(/\s+/).map(Number),
      hypothesis: texts[i],
    }))
    expect(segments).toHaveLength(want.lines)
    const score = scoreWith('ppl', segments)
    expect(isClose(score.value, want.tokenPerplexity)).toBe(true)
    expect(isClose(score.details.nllNats, want.sumNllNats)).toBe(true)
    expect(score.details.scoredTargets).toBe(want.tokens)
    expect(isClose(score.details.bitsPerUnit, want.bitsPerToken)).toBe(true)
    const perByte = scoreWith('bits_per_byte', segments)
    expect(perByte.details.bytes).toBe(want.bytesWithoutNewlines)
    expect(isClose(perByte.value, want.bitsPerByteWithoutNewlines)).toBe(true)
    const withNewlines = segments.map((segment) => ({ ...segment, hypothesis: `${segment.hypothesis}\n` }))
    expect(isClose(scoreWith('bits_per_byte', withNewlines).value, want.bitsPerByteWithNewlines)).toBe(true)
  })
})
