import { describe, expect, it } from 'vitest'
import { meteorScore } from '../../lib/metrics/meteor.ts'
import { loadResources } from '../../lib/resources/load-resources.ts'
import { alignMeteor } from '../../lib/text/meteor-alignment.ts'
import { tokenizeNltk } from '../../lib/text/tokenizers/tokenize-nltk.ts'
import type { Synonyms } from '../../lib/text/wordnet.ts'
import file from '../fixtures/conformance/meteor.json' with { type: 'json' }

interface Expected {
  readonly score: number
  readonly exact?: number
  readonly stem?: number
  readonly synonym?: number
  readonly matches?: number
  readonly chunks?: number
  readonly precision?: number
  readonly recall?: number
  readonly alignment?: readonly (readonly [number, number])[]
  readonly perReference?: readonly number[]
}
interface Case {
  readonly id: string
  readonly kind: 'single' | 'multi'
  readonly referenceTokens?: readonly string[]
  readonly references?: readonly (readonly string[])[]
  readonly hypothesisTokens: readonly string[]
  readonly options?: { readonly alpha?: number; readonly beta?: number; readonly gamma?: number }
  readonly expected: {
    readonly wordnet30: Expected
    readonly exactAndStemOnly: Expected
    readonly wordnet31: Expected | 'same as wordnet30'
  }
}

const cases = file.cases as unknown as readonly Case[]
const resources = loadResources(['wordnet-3.0', 'wordnet-3.1'])
const wordnet30 = resources['wordnet-3.0'] as Synonyms
const wordnet31 = resources['wordnet-3.1'] as Synonyms
const lower = (words: readonly string[]) => words.map((word) => word.toLowerCase())

function isNear(found: number, wanted: number): boolean {
  return Math.abs(found - wanted) <= 1e-12 * Math.abs(wanted)
}

function expectCase(one: Case, wanted: Expected, synonyms: Synonyms | null) {
  const weights = { alpha: 0.9, beta: 3, gamma: 0.5, ...one.options }
  const hypothesis = lower(one.hypothesisTokens)
  const references = (one.references ?? [one.referenceTokens ?? []]).map(lower)
  const alignments = references.map((reference) => alignMeteor(hypothesis, reference, synonyms))
  const scores = alignments.map((alignment, i) =>
    meteorScore(alignment, hypothesis.length, references[i].length, weights),
  )
  expect({ id: one.id, score: Math.max(...scores), near: isNear(Math.max(...scores), wanted.score) }).toMatchObject({
    near: true,
  })
  wanted.perReference?.forEach((score, i) => {
    expect(isNear(scores[i], score)).toBe(true)
  })
  if (one.kind === 'multi') return
  const [{ pairs, exact, stem, synonym, chunks }] = alignments
  expect({ pairs, exact, stem, synonym, chunks, matches: pairs.length }).toEqual({
    pairs: wanted.alignment,
    exact: wanted.exact,
    stem: wanted.stem,
    synonym: wanted.synonym,
    chunks: wanted.chunks,
    matches: wanted.matches,
  })
  if (pairs.length === 0) return
  expect(isNear(pairs.length / hypothesis.length, wanted.precision as number)).toBe(true)
  expect(isNear(pairs.length / references[0].length, wanted.recall as number)).toBe(true)
}

describe('METEOR as NLTK 3.8', () => {
  it.each(cases)('with WordNet 3.0: $id', (one) => expectCase(one, one.expected.wordnet30, wordnet30))
  it.each(cases)('with WordNet 3.1: $id', (one) => {
    const { wordnet31: wanted } = one.expected
    expectCase(one, wanted === 'same as wordnet30' ? one.expected.wordnet30 : wanted, wordnet31)
  })
  it.each(cases)('exact words and stems alone: $id', (one) => expectCase(one, one.expected.exactAndStemOnly, null))
})

describe('WordNet', () => {
  // The listed sets hold the looked-up word too, where it has synsets at all.
  it.each(file.synonymSets)('synonyms of $word in 3.0 and 3.1', ({ word, wordnet30: wanted, wordnet31: newer }) => {
    expect([...wordnet30.synonymsOf(word)].sort()).toEqual(wanted)
    expect([...wordnet31.synonymsOf(word)].sort()).toEqual(newer === 'same' ? wanted : newer)
  })
})

describe('word tokenizer as NLTK 3.8', () => {
  it.each(file.wordTokenizer)('$text', ({ text, tokens }) => {
    expect(tokenizeNltk(text)).toEqual(tokens)
  })
})

it('every part of the file is tested here', () => {
  expect(Object.keys(file).sort()).toEqual(['cases', 'meta', 'synonymSets', 'wordTokenizer'])
  expect(new Set(cases.map(({ kind }) => kind))).toEqual(new Set(['single', 'multi']))
})
