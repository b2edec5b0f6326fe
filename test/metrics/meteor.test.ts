import { describe, expect, it } from 'vitest'
import type { MetricSegment } from '../../lib/metrics/metric.ts'
import { requiredResources } from '../../lib/metrics/required-resources.ts'
import { scoreSegments } from '../../lib/metrics/score-segments.ts'
import { createMetric } from '../../lib/metrics/spec.ts'
import { testSetFacts } from '../../lib/metrics/test-set-facts.ts'
import { createMetricWithResources } from '../../lib/resources/create-metric-with-resources.ts'
import { formatSignature } from '../../lib/signature/format-signature.ts'
import { alignMeteor } from '../../lib/text/meteor-alignment.ts'
import { tokenizeNltk } from '../../lib/text/tokenizers/tokenize-nltk.ts'
import file from '../fixtures/cases/meteor.json' with { type: 'json' }

function score(spec: string, segments: readonly MetricSegment[]) {
  return scoreSegments(createMetricWithResources(spec, testSetFacts(segments)), segments).score
}
const one = (reference: string, hypothesis: string) => [{ id: '1', references: [reference], hypothesis }]

describe('METEOR', () => {
  it('meteor-01: a word that is matched is not matched again', () => {
    const [{ input, expected }] = file.cases
    const segments = input.segments.map(({ id, output, references }) => ({ id, references, hypothesis: output }))
    const { alpha, beta, gamma } = input.settings
    const found = score(`meteor:wordnet=no,alpha=${alpha},beta=${beta},gamma=${gamma}`, segments)
    const { value, tolerance, matches, chunks } = expected.meteor
    expect(Math.abs((found.value as number) - value)).toBeLessThanOrEqual(tolerance)
    expect(found.details).toMatchObject({ matches, chunks })
    expect(found.value).toBeLessThan(expected.must_not.meteor_above)
  })
  it('finds synonyms in WordNet, and without it does not', () => {
    const segments = one('many cars and physicians', 'many autos and doctors')
    expect(score('meteor', segments)).toMatchObject({ value: 0.9921875, details: { exact: 2, synonym: 2, chunks: 1 } })
    expect(score('meteor:wordnet=3.1', segments).value).toBe(0.9921875)
    expect(score('meteor:wordnet=no', segments)).toMatchObject({ value: 0.25, details: { exact: 2, synonym: 0 } })
  })
  it('is the mean over segments, the best over references', () => {
    const segments = [
      { id: '1', references: ['q r', 'the car stopped'], hypothesis: 'the car stopped' },
      { id: '2', references: ['x', 'y'], hypothesis: 'z' },
    ]
    expect(score('meteor', segments).value).toBeCloseTo((1 - 0.5 / 27) / 2, 15)
  })
  it('every setting is in the signature, and says which dictionary it needs', () => {
    const signature = (spec: string, references: number | 'var' = 1) =>
      formatSignature(createMetricWithResources(spec, { references, labels: [] }).signature)
    expect(signature('meteor')).toBe(
      'nrefs:1|case:lc|tok:nltk|stemmer:porter|wordnet:3.0|alpha:0.9|beta:3|gamma:0.5|agg:mean|version:nltk-3.8',
    )
    expect(signature('meteor:wordnet=no,tok=word,alpha=0.5', 2)).toMatch(
      /^nrefs:2\|multi:best\|case:lc\|tok:word\|segmenter:[0-9a-f]{8}\|stemmer:porter\|wordnet:no\|alpha:0\.5\|/,
    )
    expect(requiredResources(['bleu', 'meteor', 'meteor:wordnet=3.1', 'meteor:wordnet=no', 'meteor'])).toEqual([
      'wordnet-3.0',
      'wordnet-3.1',
    ])
    expect(() => createMetric('meteor', { references: 1, labels: [] })).toThrow('wordnet-3.0')
  })
  it('nothing to compare scores 0, and a text of which no token is left is counted', () => {
    expect(score('meteor', one('', 'a')).value).toBe(0)
    expect(score('meteor', one('', ''))).toMatchObject({ value: 0, details: { emptied: 0 } })
    expect(score('meteor:tok=mixed', one('…', 'a')).details.emptied).toBe(1)
    expect(score('meteor', [{ id: '1', references: ['a'] }]).value).toBeNull()
  })
  it('a long run of closing marks or endings costs no more than its length', () => {
    const spaces = `a.${' '.repeat(100_000)}b`
    expect(tokenizeNltk(spaces)).toEqual(['a.', 'b'])
    expect(score('meteor', one(`cat${'s'.repeat(100_000)} dog`, `x${'s'.repeat(100_000)} dog`)).value).toBeGreaterThan(
      0,
    )
  })
  it('the examples of the doc comments', () => {
    expect(alignMeteor(['cars', 'stop'], ['stop', 'car'], null).pairs).toEqual([
      [0, 1],
      [1, 0],
    ])
    expect(tokenizeNltk("It's 5 o'clock; don't wait.").join(' ')).toBe("It 's 5 o'clock ; do n't wait .")
  })
})
