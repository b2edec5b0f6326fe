import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { CER } from '../../lib/metrics/cer.ts'
import { toEditItems } from '../../lib/metrics/edit-units.ts'
import { toErrorRateOptions } from '../../lib/metrics/error-rate-metric.ts'
import type { AdditiveMetric, MetricDefinition } from '../../lib/metrics/metric.ts'
import { scoreSegments } from '../../lib/metrics/score-segments.ts'
import { testSetFacts } from '../../lib/metrics/test-set-facts.ts'
import { WORD_ERROR_RATES } from '../../lib/metrics/wer.ts'
import { alignTokens } from '../../lib/text/alignment.ts'
import { GRAPHEME_RULES } from '../../lib/text/graphemes.ts'
import file from '../fixtures/conformance/edit-distance.json' with { type: 'json' }

interface Expected {
  readonly [figure: string]: number | boolean | unknown
  readonly alignments?: readonly (readonly (string | number)[])[][]
}

const RATES = Object.fromEntries(WORD_ERROR_RATES.map((definition) => [definition.name, definition]))
const COUNTS = ['hits', 'substitutions', 'deletions', 'insertions'] as const

function defaultsOf(definition: MetricDefinition, options: Record<string, string> = {}) {
  return { ...Object.fromEntries(Object.entries(definition.keys).map(([key, { default: d }]) => [key, d])), ...options }
}

function score(definition: MetricDefinition, pairs: readonly (readonly [string, string])[], options = {}) {
  const segments = pairs.map(([reference, hypothesis], i) => ({ id: String(i), references: [reference], hypothesis }))
  const metric = definition.create(defaultsOf(definition, options), testSetFacts(segments), {}) as AdditiveMetric
  return scoreSegments(metric, segments, { level: 'segment' })
}

/** jiwer's figure: its rate, or the count that it gives in place of one, which stands in `details.reference` here. */
function expectFigure(
  found: { value: number | null; reason?: string; details: Record<string, unknown> },
  wanted: number,
) {
  if (found.value === null) {
    expect(found.reason).toBeTruthy()
    expect(found.details.reference).toBe(wanted)
    expect(found.details.referenceLength).toBe(0)
  } else expect(Math.abs(found.value - wanted)).toBeLessThanOrEqual(1e-12 * Math.abs(wanted))
}

function expectWords(pairs: readonly (readonly [string, string])[], expected: Expected, options = {}) {
  for (const name of ['wer', 'mer', 'wil', 'wip']) {
    const found = score(RATES[name], pairs, options).score
    expectFigure(found, expected[name] as number)
    for (const count of COUNTS) expect(found.details[count]).toBe(expected[count])
  }
  expectAlignments(pairs, expected, toErrorRateOptions(defaultsOf(RATES.wer, options)))
}

function expectAlignments(
  pairs: readonly (readonly [string, string])[],
  expected: Expected,
  options: ReturnType<typeof toErrorRateOptions>,
) {
  if (!expected.alignments) return
  const found = pairs.map(([reference, hypothesis]) =>
    alignTokens(toEditItems(reference, options), toEditItems(hypothesis, options)).map((chunk) => [
      chunk.kind,
      chunk.referenceStart,
      chunk.referenceEnd,
      chunk.hypothesisStart,
      chunk.hypothesisEnd,
    ]),
  )
  expect(found).toEqual(expected.alignments)
  if (expected.referenceTokens) {
    expect(pairs.map(([reference]) => toEditItems(reference, options))).toEqual(expected.referenceTokens)
    expect(pairs.map(([, hypothesis]) => toEditItems(hypothesis, options))).toEqual(expected.hypothesisTokens)
  }
}

function pick<T>(kind: string): T[] {
  return file.cases.filter((one) => one.kind === kind) as T[]
}

interface Pair {
  readonly id: string
  readonly reference: string
  readonly hypothesis: string
  readonly expected: Expected
}
interface Corpus {
  readonly id: string
  readonly references: string[]
  readonly hypotheses: string[]
  readonly expected: Expected
  readonly perSegmentWer: number[]
  readonly wrongMeanOfSegmentWers: number
  readonly expectedCharacters: Expected & { cer: number }
}
interface Characters extends Pair {
  readonly graphemeCer: Expected & { cer: number; segmentationVariesByUnicodeVersion?: boolean }
}

describe('WER, MER, WIL, WIP as jiwer 4.0.0', () => {
  it.each(pick<Pair>('words'))('words: $id', ({ reference, hypothesis, expected }) => {
    expectWords([[reference, hypothesis]], expected)
  })
  it.each(pick<Corpus>('wordsCorpus'))('corpus: $id', (one) => {
    const pairs = one.references.map((reference, i) => [reference, one.hypotheses[i]] as const)
    expectWords(pairs, one.expected)
    score(RATES.wer, pairs).segments?.forEach((segment, i) => {
      expectFigure(segment, one.perSegmentWer[i])
    })
    const characters = score(CER, pairs).score
    expectFigure(characters, one.expectedCharacters.cer)
    for (const count of COUNTS) expect(characters.details[count]).toBe(one.expectedCharacters[count])
  })
  it.each(pick<Corpus>('wordsCorpus'))('the mean of segment rates is another number: $id', (one) => {
    const pairs = one.references.map((reference, i) => [reference, one.hypotheses[i]] as const)
    const found = score(RATES.wer, pairs, { agg: 'mean' }).score
    const unrated = one.references.filter((text, i) => text.trim() === '' && one.hypotheses[i].trim() !== '').length
    expect(found.details.unrated).toBe(unrated)
    if (unrated === 0) expect(found.value).toBeCloseTo(one.wrongMeanOfSegmentWers, 12)
    else if (unrated === pairs.length) expect(found.value).toBeNull()
  })
  it.each(pick<Pair & { transform: string; reference: string | string[] }>('wordsTransform'))(
    'transforms: $id',
    ({ id, reference, hypothesis, expected }) => {
      const join = (text: string | string[]) => (Array.isArray(text) ? text.join(' ') : text)
      const options = { punct: 'no', case: id === 'transform-lower-nopunct' ? 'lc' : 'mixed' }
      expectWords([[join(reference), join(hypothesis)]], expected, id === 'transform-single-sentence' ? {} : options)
    },
  )
  it.each(pick<Corpus>('error'))('unequal numbers of texts cannot be given: $id', ({ references, hypotheses }) => {
    const segments = references.map((reference, i) => ({
      id: String(i),
      references: [reference],
      hypothesis: hypotheses[i] as string | undefined,
    }))
    const metric = RATES.wer.create(defaultsOf(RATES.wer), testSetFacts(segments), {}) as AdditiveMetric
    const found = scoreSegments(metric, segments)
    expect(found.unscored).toEqual([{ id: '1', reason: 'no hypothesis' }])
  })
})

describe('CER', () => {
  it.each(pick<Characters>('characters'))('code points as jiwer 4.0.0: $id', ({ reference, hypothesis, expected }) => {
    const found = score(CER, [[reference, hypothesis]]).score
    expectFigure(found, expected.cer as number)
    for (const count of COUNTS) expect(found.details[count]).toBe(expected[count])
    const length = found.details.referenceLength
    expect(length).toBe(expected.referenceCodePoints)
    expectAlignments([[reference, hypothesis]], expected, toErrorRateOptions(defaultsOf(CER)))
  })
  const graphemes = pick<Characters>('characters')
  const known = graphemes.filter(
    ({ graphemeCer }) => GRAPHEME_RULES === '15.1' || !graphemeCer.segmentationVariesByUnicodeVersion,
  )
  const title = `graphemes${known.length < graphemes.length ? ' (conjuncts left out: this platform has the rules of Unicode 15.0)' : ''}`
  it.each(known)(`${title}: $id`, ({ reference, hypothesis, graphemeCer }) => {
    const options = { unit: 'grapheme' }
    const found = score(CER, [[reference, hypothesis]], options).score
    expectFigure(found, graphemeCer.cer)
    for (const count of COUNTS) expect(found.details[count]).toBe(graphemeCer[count])
    const units = toErrorRateOptions(defaultsOf(CER, options))
    expect(toEditItems(reference, units)).toEqual(graphemeCer.referenceGraphemes)
    expect(toEditItems(hypothesis, units)).toEqual(graphemeCer.hypothesisGraphemes)
  })
})

const ted = new URL('../../../shared/corpora/ted-sk-en/', import.meta.url)
const present = existsSync(ted)
describe.skipIf(!present)(`corpus ted-sk-en${present ? '' : ' (skipped: ../shared is absent)'}`, () => {
  it.each(
    pick<{ id: string; expected: { words: Expected; characters: Expected & { cer: number }; segments: number } }>(
      'corpusFiles',
    ),
  )('$id', ({ expected }) => {
    const read = (name: string) => readFileSync(new URL(name, ted), 'utf8').replace(/\n$/, '').split('\n')
    const hypotheses = read('sys1.txt')
    const pairs = read('ref.txt').map((reference, i) => [reference, hypotheses[i]] as const)
    expect(pairs).toHaveLength(expected.segments)
    expectWords(pairs, expected.words)
    const found = score(CER, pairs).score
    expectFigure(found, expected.characters.cer)
    for (const count of COUNTS) expect(found.details[count]).toBe(expected.characters[count])
  })
})

it('every kind of case in the file is tested here', () => {
  const kinds = new Set(file.cases.map(({ kind }) => kind))
  expect([...kinds].sort()).toEqual(['characters', 'corpusFiles', 'error', 'words', 'wordsCorpus', 'wordsTransform'])
})
