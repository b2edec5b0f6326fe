import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { scoreSegments } from '../../lib/metrics/score-segments.ts'
import { createMetric } from '../../lib/metrics/spec.ts'
import { testSetFacts } from '../../lib/metrics/test-set-facts.ts'
import { porterStem } from '../../lib/text/porter-stemmer.ts'
import { tokenizeChar } from '../../lib/text/tokenizers/tokenize-char.ts'
import { tokenizeMixed } from '../../lib/text/tokenizers/tokenize-mixed.ts'
import { tokenizeRouge } from '../../lib/text/tokenizers/tokenize-rouge.ts'
import file from '../fixtures/conformance/rouge.json' with { type: 'json' }

interface Figures {
  readonly precision: number
  readonly recall: number
  readonly fmeasure: number
  readonly [count: string]: number
}
type ByType = Readonly<Record<string, Figures>>
interface Tokens {
  readonly reference: readonly string[]
  readonly prediction: readonly string[]
  readonly referenceStemmed: readonly string[]
  readonly predictionStemmed: readonly string[]
}
interface Item {
  readonly reference: string
  readonly prediction: string
}
interface Single extends Item {
  readonly id: string
  readonly expected: { readonly noStemmer: ByType; readonly stemmer: ByType }
  readonly expectedPublishedFormulas?: { readonly noStemmer: ByType; readonly stemmer: ByType }
  readonly tokens?: Tokens
}
interface Multi {
  readonly id: string
  readonly references: readonly string[]
  readonly prediction: string
  readonly expected: { readonly noStemmer: ByType; readonly stemmer: ByType }
  readonly perReferenceNoStemmer: readonly ByType[]
}
interface Custom extends Item {
  readonly id: string
  readonly expected: Readonly<Record<'default' | 'char' | 'mixed', ByType>>
  readonly tokens: Readonly<Record<'default' | 'char' | 'mixed', Tokens>>
}

function pick<T>(kind: string): T[] {
  return file.cases.filter((one) => one.kind === kind) as unknown as T[]
}

function score(spec: string, items: readonly { references: readonly string[]; prediction: string }[]) {
  const segments = items.map(({ references, prediction }, i) => ({ id: String(i), references, hypothesis: prediction }))
  return scoreSegments(createMetric(spec, testSetFacts(segments)), segments, { level: 'segment' })
}

function isNear(found: unknown, wanted: number): boolean {
  return typeof found === 'number' && Math.abs(found - wanted) <= 1e-12 * Math.abs(wanted)
}

/** One line for each of the three figures that is not as wanted. */
function missesOf(spec: string, items: Parameters<typeof score>[1], wanted: Figures): string[] {
  const { value, details } = score(spec, items).score
  const found = { precision: details.precision, recall: details.recall, fmeasure: value }
  return (['precision', 'recall', 'fmeasure'] as const)
    .filter((figure) => !isNear(found[figure], wanted[figure]))
    .map((figure) => `${spec} ${figure}: ${found[figure]}, not ${wanted[figure]}`)
}

function expectAll(items: Parameters<typeof score>[1], wanted: ByType, options: readonly string[] = []) {
  const misses = Object.entries(wanted).flatMap(([type, figures]) => {
    const [name, ...own] = toSpec(type)
    const keys = [...own, ...options].join(',')
    return missesOf(keys ? `${name}:${keys}` : name, items, figures)
  })
  expect(misses).toEqual([])
}

/** The file's name of a ROUGE as a name here and its keys. */
function toSpec(type: string): string[] {
  if (type.startsWith('rougeW-')) return ['rougeW', `weight=${type.slice(7)}`]
  const skip = /^(rougeSU?)(\d*)$/.exec(type)
  return skip ? [skip[1], `skip=${skip[2] || 'any'}`] : [type]
}

const itemOf = ({ reference, prediction }: Item) => [{ references: [reference], prediction }]
const STEMMER = { noStemmer: ['stemmer=no'], stemmer: ['stemmer=yes'] } as const

describe('ROUGE as rouge_score 0.1.2', () => {
  it.each(pick<Single>('single'))('one reference: $id', (one) => {
    for (const setting of ['noStemmer', 'stemmer'] as const) {
      expectAll(itemOf(one), one.expected[setting], STEMMER[setting])
      if (one.expectedPublishedFormulas)
        expectAll(itemOf(one), one.expectedPublishedFormulas[setting], STEMMER[setting])
    }
  })
  it.each(pick<Single>('single').filter(({ tokens }) => tokens))('tokens: $id', ({ reference, prediction, tokens }) => {
    for (const [side, text] of Object.entries({ reference, prediction }) as ['reference' | 'prediction', string][]) {
      const words = tokenizeRouge(text.toLowerCase())
      expect(words).toEqual(tokens?.[side])
      const stems = words.map((word) => (word.length > 3 ? porterStem(word) : word))
      expect(stems).toEqual(tokens?.[`${side}Stemmed`])
    }
  })
  it.each(pick<Multi>('multi'))('several references: $id', ({ references, prediction, expected, ...one }) => {
    for (const setting of ['noStemmer', 'stemmer'] as const)
      expectAll([{ references, prediction }], expected[setting], STEMMER[setting])
    one.perReferenceNoStemmer.forEach((wanted, i) => {
      expectAll([{ references: [references[i]], prediction }], wanted)
    })
  })
  it.each(pick<Custom>('customTokenizer'))('other tokenizers: $id', (one) => {
    expectAll(itemOf(one), one.expected.default)
    expectAll(itemOf(one), one.expected.char, ['tok=char'])
    expectAll(itemOf(one), one.expected.mixed, ['tok=mixed'])
    for (const [name, cut] of Object.entries({ default: tokenizeRouge, char: tokenizeChar, mixed: tokenizeMixed })) {
      const tokens = one.tokens[name as 'char']
      expect(cut(one.reference.toLowerCase())).toEqual(tokens.reference)
      expect(cut(one.prediction.toLowerCase())).toEqual(tokens.prediction)
    }
  })
  it.each(pick<{ id: string; items: Item[]; expectedMeanNoStemmer: ByType }>('corpusMean'))(
    'a corpus is the mean of its segments: $id',
    ({ items, expectedMeanNoStemmer }) => {
      expectAll(items.flatMap(itemOf), expectedMeanNoStemmer)
    },
  )
  it.each(
    pick<{ id: string; items: Item[]; expectedNoStemmer: Record<string, Record<'low' | 'mid' | 'high', Figures>> }>(
      'bootstrapAggregator',
    ),
  )('one item: every resample is the item itself: $id', ({ items, expectedNoStemmer }) => {
    for (const [type, { low, mid, high }] of Object.entries(expectedNoStemmer))
      for (const wanted of [low, mid, high]) expectAll(items.flatMap(itemOf), { [type]: wanted })
  })
  it('every kind of case in the file is tested here', () => {
    const kinds = [...new Set(file.cases.map(({ kind }) => kind))].sort()
    expect(kinds).toEqual(['bootstrapAggregator', 'corpusMean', 'customTokenizer', 'multi', 'single'])
  })
})

const summaries = new URL('../../../shared/corpora/summaries/', import.meta.url)
const present = existsSync(summaries)
describe.skipIf(!present)(`2 000 summaries${present ? '' : ' (skipped: ../shared is absent)'}`, () => {
  const read = (name: string) => readFileSync(new URL(name, summaries), 'utf8')
  const lines = (name: string) => read(name).replace(/\n$/, '').split('\n')
  it.each(['sys1', 'sys2'])('%s has the means and first lines of rouge_score', (system) => {
    const { expected } = JSON.parse(read('rouge.json')) as {
      expected: Record<string, { noStemmer: ByType; stemmer: ByType; first20Fmeasure: Record<string, number>[] }>
    }
    const predictions = lines(`${system}.txt`)
    const items = lines('ref.txt').map((reference, i) => ({ references: [reference], prediction: predictions[i] }))
    expect(items).toHaveLength(2000)
    const wanted = expected[system]
    expectAll(items, wanted.noStemmer)
    expectAll(items, wanted.stemmer, ['stemmer=yes'])
    for (const type of Object.keys(wanted.first20Fmeasure[0])) {
      const { segments = [] } = score(type, items.slice(0, 20))
      const misses = wanted.first20Fmeasure.filter((figures, i) => !isNear(segments[i].value, figures[type]))
      expect(misses).toEqual([])
    }
  })
})
