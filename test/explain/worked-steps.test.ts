import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { alsoKnownAs } from '../../lib/explain/also-known-as.ts'
import { explainAnswer, setF1 } from '../../lib/explain/explain-answer.ts'
import { explainBleu } from '../../lib/explain/explain-bleu.ts'
import { explainChrf } from '../../lib/explain/explain-chrf.ts'
import { explainDistinct } from '../../lib/explain/explain-distinct.ts'
import { explainEdits } from '../../lib/explain/explain-edits.ts'
import { explainLabels } from '../../lib/explain/explain-labels.ts'
import { explainMeteor } from '../../lib/explain/explain-meteor.ts'
import { choose, explainPass } from '../../lib/explain/explain-pass.ts'
import { explainPerplexity, explainWindows } from '../../lib/explain/explain-perplexity.ts'
import { explainRouge } from '../../lib/explain/explain-rouge.ts'
import { explainTer } from '../../lib/explain/explain-ter.ts'
import { lcsPath } from '../../lib/explain/lcs-path.ts'
import { scoreVariants } from '../../lib/explain/score-variants.ts'
import { findFamily, VARIANTS } from '../../lib/explain/variants.ts'
import type { MetricSegment } from '../../lib/metrics/metric.ts'
import { listMetrics } from '../../lib/metrics/registry.ts'
import { parseSpec } from '../../lib/metrics/spec.ts'
import { internTokens } from '../../lib/text/intern-tokens.ts'
import { lcsLength, markLcs } from '../../lib/text/lcs.ts'
import { scoreWith } from '../metrics/score-with.ts'

const word = fc.constantFrom('red', 'Red', 'door,', 'door', '的', '门', 'opens', 'opened', '3.5', '"no"')
const line = fc.array(word, { maxLength: 9 }).map((words) => words.join(' '))
const text = fc.array(line, { minLength: 1, maxLength: 3 }).map((lines) => lines.join('\n'))
const segment = fc
  .record({ hypothesis: text, references: fc.array(text, { minLength: 1, maxLength: 3 }) })
  .map((texts) => ({ id: '1', ...texts }))

describe('what is worked out adds up to what the metric says', () => {
  it('BLEU: clipped n-grams per order, length and score', () => {
    const specs = ['bleu', 'bleu:tok=zh,smooth=floor', 'bleu:tok=none,smooth=none,eff=yes', 'bleu:smooth=add-k,case=lc']
    fc.assert(
      fc.property(segment, fc.constantFrom(...specs), (one, spec) => {
        const steps = explainBleu(one, spec)
        const { value, details } = scoreWith(spec, [one])
        expect(steps?.score).toBe(value)
        expect(steps?.hypothesis).toHaveLength(details.hypothesisLength as number)
        expect(steps?.references[steps.closest]).toHaveLength(details.referenceLength as number)
        steps?.orders.forEach((order, i) => {
          // With add-k the metric's own counts hold the k, from the second order on.
          const added = spec.includes('add-k') && i > 0 && steps.score > 0 ? 1 : 0
          expect(order.matches + added).toBe((details.counts as number[])[i])
          expect(order.total + added).toBe((details.totals as number[])[i])
          expect(order.at.filter((kind) => kind === 'match')).toHaveLength(order.matches)
        })
        if (steps && steps.score > 0) expect(100 * steps.brevityPenalty * steps.mean).toBeCloseTo(steps.score, 9)
      }),
    )
  })
  it('chrF: matches per order against the reference that counts, F of the means', () => {
    fc.assert(
      fc.property(segment, fc.constantFrom('chrf', 'chrf:nw=2', 'chrf:space=yes,case=lc'), (one, spec) => {
        const steps = explainChrf(one, spec)
        expect(steps?.score).toBe(scoreWith(spec, [one]).value)
        for (const order of steps?.orders ?? []) expect(order.grams.matches).toBe(order.matches)
        if (!steps || steps.score === 0 || steps.precision === null || steps.recall === null) return
        const factor = steps.beta ** 2
        const f = ((1 + factor) * steps.precision * steps.recall) / (factor * steps.precision + steps.recall)
        expect(f).toBeCloseTo(steps.score, 9)
      }),
    )
  })
  it('ROUGE: shared n-grams, path and marked lines', () => {
    const specs = ['rouge1', 'rouge2:stemmer=yes', 'rougeL', 'rougeLsum', 'rougeL:tok=char', 'rougeLsum:tok=mixed']
    fc.assert(
      fc.property(segment, fc.constantFrom(...specs), (one, spec) => {
        const steps = explainRouge(one, spec)
        const { details } = scoreWith(spec, [one])
        expect(steps).toMatchObject({ precision: details.precision, recall: details.recall, f: details.f })
        const counted = steps?.counted
        if (!steps || !counted) throw new Error('not worked out')
        if (counted.kind === 'ngrams') expect(counted.grams.matches).toBe(steps.hits)
        if (counted.kind === 'lcs') expect(counted.path).toHaveLength(steps.hits)
        if (counted.kind === 'lines')
          expect(counted.lines?.flatMap(({ marked }) => marked).filter(Boolean)).toHaveLength(steps.hits)
        expect(steps.recall).toBeCloseTo(steps.hits / Math.max(1, steps.inReference), 12)
      }),
    )
  })
  it('a path is a longest common subsequence, and the one that ROUGE-Lsum marks', () => {
    const tokens = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 40 })
    fc.assert(
      fc.property(tokens, tokens, (reference, hypothesis) => {
        const path = lcsPath(reference, hypothesis) ?? []
        const [a, b] = internTokens(reference, hypothesis)
        expect(path).toHaveLength(lcsLength(a, b))
        for (const pair of path) expect(reference[pair.reference]).toBe(hypothesis[pair.hypothesis])
        const marks = new Uint8Array(a.length)
        markLcs(a, b, marks)
        expect(path.map((pair) => pair.reference)).toEqual([...marks.keys()].filter((i) => marks[i] === 1))
      }),
    )
  })
  it('error rates: columns are the steps that are counted', () => {
    const specs = ['wer', 'cer', 'wer:case=lc,punct=no', 'cer:unit=grapheme,space=no', 'mer']
    fc.assert(
      fc.property(segment, fc.constantFrom(...specs), (one, spec) => {
        const steps = explainEdits(one, spec)
        if (!steps) throw new Error('not worked out')
        expect(steps.score).toBe(scoreWith(spec, [one]).value)
        const count = (kind: string) => steps.columns.filter((column) => column.kind === kind).length
        expect(count('equal')).toBe(steps.hits)
        expect(count('substitute')).toBe(steps.substitutions)
        expect(count('delete')).toBe(steps.deletions)
        expect(count('insert')).toBe(steps.insertions)
      }),
    )
  })
  it('TER: shifts never cost more than they save', () => {
    const steps = explainTer({ id: '1', hypothesis: 'today we ship', references: ['we ship today'] }, 'ter')
    expect(steps).toMatchObject({ withoutShifts: 2, edits: 1, referenceLength: 3 })
    fc.assert(
      fc.property(segment, (one) => {
        const found = explainTer(one, 'ter')
        expect(found?.score).toBe(scoreWith('ter', [one]).value)
        expect(found?.edits).toBeLessThanOrEqual(found?.withoutShifts ?? -1)
      }),
    )
  })
  it('answers: shared tokens give SQuAD’s F1', () => {
    const steps = explainAnswer({ id: '1', hypothesis: 'red door handle', answers: ['the red door', 'a gate'] })
    expect(steps).toMatchObject({ best: 0, f1: 80, exact: 0 })
    expect(steps?.golds[0]).toMatchObject({ shared: [true, true, false], common: 2, precision: 2 / 3, recall: 1 })
    const repeated = explainAnswer({ id: '1', hypothesis: 'red red door', answers: ['red door'] })
    expect(repeated?.f1).toBeCloseTo(80, 12)
    expect(repeated?.golds[0].setF1).toBe(1)
  })
  it.each([
    ['two answers that normalise to nothing', 'The.', 'a', 1],
    ['two empty answers', '', '', 1],
    ['nothing beside something', '', 'red door', 0],
    ['something beside nothing', 'red door', 'the', 0],
    ['a hyphen parts words', 'well-known man', 'well known man', 1],
    ['numbers by value', '2.0 goals', '2 goals', 1],
    ['a thousands sign', '1,000 goals', '1000 goals', 1],
    ['the number of the gold answer is missing', 'three goals', '3 goals', 0],
    ['half of the tokens', 'red door', 'red gate', 0.5],
  ])('set F1 as DROP’s script has it: %s', (_, prediction, gold, f1) => {
    expect(setF1(prediction, gold)).toBeCloseTo(f1, 12)
  })
  it('tokens that are given are no targets of any window', () => {
    const within = explainWindows({ tokens: 4, window: 4, stride: 2, nlls: [null, 1, null, 2] })
    expect(within).toMatchObject({ targets: 2, scoredBy: [null, 0, null, 0] })
    expect(within.windows.map(({ targets, nll }) => [targets, nll])).toEqual([[2, 3]])
    const none = explainWindows({ tokens: 2, window: 2, stride: 1, nlls: [null, null] })
    expect([none.targets, none.meanOfWindows]).toEqual([0, null])
  })
  it('labels: cells, classes and accuracy', () => {
    const items = [
      ['a', 'a'],
      ['a', 'b'],
      ['b', 'b'],
      ['b', 'b'],
    ].map(([label, predictedLabel], i) => ({ id: String(i), label, predictedLabel }))
    const steps = explainLabels(items, 'macro_f1')
    expect(steps).toMatchObject({ labels: ['a', 'b'], items: 4, correct: 3, accuracy: 0.75, majorityShare: 0.5 })
    expect(steps?.cells).toEqual([
      [1, 1],
      [0, 2],
    ])
    expect(steps?.classes[0]).toMatchObject({ hits: 1, support: 2, predicted: 1, precision: 1, recall: 0.5 })
    expect(explainLabels([], 'macro_f1')).toBeNull()
  })
  it('METEOR: stages, chunks, mean and penalty of the reference that counts', () => {
    const specs = [
      'meteor:wordnet=no',
      'meteor:tok=space,wordnet=no,alpha=0.5,beta=1,gamma=1',
      'meteor:tok=char,wordnet=no',
    ]
    fc.assert(
      fc.property(segment, fc.constantFrom(...specs), (one, spec) => {
        const steps = explainMeteor(one, spec)
        const { value, details } = scoreWith(spec, [one])
        expect(steps?.score).toBe(value)
        const pairs = steps?.chunks.flat() ?? []
        expect(pairs.filter(({ by }) => by === 'exact')).toHaveLength(details.exact as number)
        expect(pairs.filter(({ by }) => by === 'stem')).toHaveLength(details.stem as number)
        expect([steps?.exact, steps?.stem, steps?.matches]).toEqual([details.exact, details.stem, details.matches])
        expect(steps?.chunks).toHaveLength(details.chunks as number)
        expect(steps?.hypothesis).toHaveLength(details.hypothesisLength as number)
        expect(steps?.reference).toHaveLength(details.referenceLength as number)
        if (!steps || steps.mean === null || steps.penalty === null) {
          expect(value).toBe(0)
          return
        }
        expect((1 - steps.penalty) * steps.mean).toBeCloseTo(steps.score, 12)
      }),
    )
  })
  it('distinct-n: the n-grams counted are those that the metric counts', () => {
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 4 }), fc.constantFrom(1, 2, 3), (texts, n) => {
        const items = texts.map((hypothesis, i) => ({ id: String(i), hypothesis }))
        const { grams, unique, total, score } = explainDistinct(items, `distinct:n=${n}`)
        const { value, details } = scoreWith(`distinct:n=${n}`, items)
        expect([score, unique, total]).toEqual([value, details.unique, details.total])
        expect(grams).toHaveLength(unique)
        expect(grams.reduce((sum, { count }) => sum + count, 0)).toBe(total)
      }),
    )
  })
  it('pass@k: ways to draw give the estimate of the metric', () => {
    const problem = fc
      .integer({ min: 1, max: 60 })
      .chain((samples) => fc.record({ samples: fc.constant(samples), passed: fc.integer({ min: 0, max: samples }) }))
    fc.assert(
      fc.property(fc.array(problem, { minLength: 1, maxLength: 4 }), fc.constantFrom(1, 2, 5, 10), (list, k) => {
        const items = list.map((one, i) => ({ id: String(i), ...one }))
        const steps = explainPass(items, `pass:k=${k}`)
        expect(steps.score).toBe(scoreWith(`pass:k=${k}`, items).value)
        steps.problems.forEach(({ draws, failedDraws, value }, i) => {
          expect(value).toBe(scoreWith(`pass:k=${k}`, [items[i]]).value)
          if (value !== null && draws !== null && failedDraws !== null)
            expect(1 - failedDraws / draws).toBeCloseTo(value, 12)
        })
      }),
    )
    expect([choose(10, 5), choose(7, 5), choose(3, 5), choose(30, 15), choose(200, 100)]).toEqual([
      252,
      21,
      0,
      155_117_520,
      null,
    ])
  })
  it('averages over labels: the terms give the score of the metric, whatever its settings', () => {
    const label = fc.constantFrom('a', 'b', 'c', 'd')
    // Numbers stand in the order of their values where labels are weighed by how far apart they are.
    const number = fc.constantFrom('2', '10', '1')
    const items = fc
      .oneof(
        fc.array(fc.record({ label, predictedLabel: label }), { minLength: 1, maxLength: 12 }),
        fc.array(fc.record({ label: number, predictedLabel: number }), { minLength: 1, maxLength: 12 }),
      )
      .map((list) => list.map((item, i) => ({ id: String(i), ...item })))
    const names = ['macro', 'weighted', 'micro'].flatMap((average) =>
      ['precision', 'recall', 'f1'].map((part) => `${average}_${part}`),
    )
    const settings = fc.constantFrom('zero=0', 'zero=1', 'labels="a,b,e",zero=1', 'labels="c,a"')
    const spec = fc.oneof(
      fc.tuple(fc.constantFrom(...names), settings).map(([name, more]) => `${name}:${more}`),
      fc.constantFrom('macro_f1:beta=2', 'weighted_f1:beta=0.5,zero=1', 'micro_f1:beta=2'),
      fc.constantFrom('mcc', 'kappa', 'kappa:weights=linear', 'kappa:weights=quadratic,labels="c,a,e,d"'),
      fc.constantFrom('accuracy', 'balanced_accuracy', 'balanced_accuracy:adjusted=yes'),
    )
    fc.assert(
      fc.property(items, spec, (list, one) => {
        // Named labels of which none occurs are refused by the metric itself.
        const named = /labels="([^"]*)"/.exec(one)?.[1].split(',')
        fc.pre(
          list.some(
            ({ label, predictedLabel }) => named?.some((own) => own === label || own === predictedLabel) ?? true,
          ),
        )
        const steps = explainLabels(list, one)
        const { name, options } = parseSpec(one)
        if (name !== 'accuracy') expect(steps?.averages[0].score).toBe(scoreWith(one, list).value)
        for (const average of steps?.averages ?? []) {
          const { steps: working, chance, beta, part } = average
          if (average.score === null) continue
          if (working.kind === 'mean') {
            if (working.weights === 0) continue
            const mean = working.terms.reduce((sum, term) => sum + term.weight * term.value, 0) / working.weights
            expect(chance === null ? mean : (mean - chance) / (1 - chance)).toBeCloseTo(average.score, 9)
            for (const { at, value, isUndefined } of working.terms)
              if (isUndefined) expect(value).toBe(Number(options.zero ?? 0))
              else expect(value).toBe(steps?.classes[at][part === 'f1' ? 'f' : part])
            continue
          }
          if (working.kind === 'kappa') {
            expect(1 - working.observed / working.expected).toBeCloseTo(average.score, 9)
            continue
          }
          if (working.kind === 'mcc') {
            const { items: n, right, cross, goldSquares, predictedSquares } = working
            const root = Math.sqrt((n * n - goldSquares) * (n * n - predictedSquares))
            expect(root === 0 ? 0 : (n * right - cross) / root).toBeCloseTo(average.score, 9)
            continue
          }
          const below = {
            precision: working.predicted,
            recall: working.support,
            f1: beta ** 2 * working.support + working.predicted,
          }[part]
          const above = part === 'f1' ? (1 + beta ** 2) * working.hits : working.hits
          expect(below === 0 ? Number(options.zero ?? 0) : above / below).toBeCloseTo(average.score, 9)
        }
      }),
      { numRuns: 500 },
    )
  })
})

describe('window plans', () => {
  it('a stride up to the window scores every target once; a longer one names the gap', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 300 }),
        fc.integer({ min: 2, max: 64 }),
        fc.integer({ min: 1, max: 80 }),
        (tokens, window, stride) => {
          const steps = explainWindows({ tokens, window, stride })
          if (stride < window) {
            expect(steps.faults.filter(({ kind }) => kind !== 'empty')).toEqual([])
            expect(steps.targets).toBe(tokens - 1)
          } else if (steps.windows.length > 1) expect(steps.faults.map(({ kind }) => kind)).toContain('gap')
        },
      ),
    )
  })
  it('windows share out one sum, and their mean is another number', () => {
    const nlls = [null, 1, 2, 3, 4, 5]
    const steps = explainWindows({ tokens: 6, window: 4, stride: 2, nlls })
    expect(steps.windows.map(({ nll }) => nll)).toEqual([6, 9])
    expect(steps.meanOfWindows).toBeCloseTo(Math.exp((2 + 4.5) / 2), 12)
    const logprobs = nlls.map((nll) => (nll === null ? null : -nll))
    const { perToken } = explainPerplexity([{ id: '1', logBase: 'e', logprobs }])
    expect(perToken).toBeCloseTo(Math.exp(15 / 5), 12)
  })
  it('one sum, four perplexities', () => {
    const steps = explainPerplexity([{ id: '1', logBase: '2', logprobs: [-3, -5], hypothesis: 'öd sea' }])
    expect(steps.perToken).toBeCloseTo(16, 12)
    expect(steps.perWord).toBeCloseTo(16, 12)
    expect(steps.perByte).toBeCloseTo(2 ** (8 / 7), 12)
    expect(steps.bitsPerByte).toBeCloseTo(8 / 7, 12)
    expect(explainPerplexity([{ id: '1' }])).toMatchObject({ perToken: null, reason: expect.any(String) })
  })
})

const NEWS: readonly MetricSegment[] = [
  { id: '1', hypothesis: 'The valve is open.', references: ['The valve is not open.'] },
  { id: '2', hypothesis: 'A short line', references: ['This is a much longer line than that one'] },
  { id: '3', hypothesis: 'Trains run on time today', references: ['Trains run on time today'] },
]

describe('same name, other number', () => {
  it('every variant of texts has the number of its SPEC, scaled as its tool prints', () => {
    for (const family of ['bleu', 'chrf', 'ter', 'rouge', 'errors'] as const) {
      for (const { variant, value } of scoreVariants(family, NEWS)) {
        // Figures that no metric computes have tests of their own.
        if (variant.compute) continue
        const own = NEWS.map((one) => scoreWith(variant.spec, [one]).value as number)
        const corpus = scoreWith(variant.spec, NEWS).value as number
        const expected = variant.over === 'mean' ? (own[0] + own[1] + own[2]) / 3 : corpus
        expect(value, variant.id).toBeCloseTo(expected * (variant.scale ?? 1), 10)
      }
    }
  })
  it('ids are unique, and SPECs stand in their canonical form', () => {
    expect(new Set(VARIANTS.map(({ id }) => id)).size).toBe(VARIANTS.length)
    const names = listMetrics().map(({ name }) => name)
    for (const { spec } of VARIANTS) expect(names).toContain(spec.split(':')[0])
  })
  it('a variant that is defined for one reference says so for two', () => {
    const [first] = NEWS
    const two = [{ ...first, references: [...(first.references ?? []), 'Open is the valve.'] }]
    const found = scoreVariants('bleu', two).find(({ variant }) => variant.id === 'bleu-hf')
    expect(found).toMatchObject({ value: null, reason: 'several references' })
  })
  it('set F1 and the F1 of means differ from their namesakes where they should', () => {
    const answers = [{ id: '1', hypothesis: 'red red door', answers: ['red door'] }]
    const of = (id: string) => scoreVariants('answers', answers).find(({ variant }) => variant.id === id)?.value
    expect(of('f1-squad')).toBeCloseTo(80, 12)
    expect(of('f1-set')).toBe(100)
    const labels = [
      ['a', 'a'],
      ['a', 'b'],
      ['a', 'b'],
      ['b', 'b'],
    ].map(([label, predictedLabel], i) => ({ id: String(i), label, predictedLabel }))
    const found = new Map(scoreVariants('labels', labels).map(({ variant, value }) => [variant.id, value]))
    // Precision 1 and 1/3, recall 1/3 and 1: both means 2/3, while each class has F 1/2.
    expect(found.get('macro-f1')).toBeCloseTo(1 / 2, 12)
    expect(found.get('macro-f1-of-means')).toBeCloseTo(2 / 3, 12)
  })
})

describe('also known as', () => {
  it('marks the run’s own number, the spread and the trap of corpus against mean', () => {
    const found = alsoKnownAs('bleu', NEWS)
    expect(found?.variants.filter(({ own }) => own).map(({ variant }) => variant.id)).toEqual(['bleu-sacrebleu'])
    expect(found?.value).toBe(scoreWith('bleu', NEWS).value)
    expect(found?.corpusAgainstMean?.mean).toBeCloseTo(
      NEWS.reduce((sum, one) => sum + (scoreWith('bleu', [one]).value as number), 0) / 3,
      10,
    )
    // The variant on a scale of 1 is no part of the spread.
    expect(found?.spread?.[0]).toBeGreaterThan(1)
  })
  it('the spread is of one name: other numbers of the family are no other setting of it', () => {
    const labels = [
      ['a', 'a'],
      ['a', 'b'],
      ['b', 'b'],
      ['c', 'b'],
    ].map(([label, predictedLabel], i) => ({ id: String(i), label, predictedLabel }))
    const scoreUnder = (spec: string, segments: readonly MetricSegment[]) => scoreWith(spec, segments).value as number
    // κ and accuracy share a scale, and are two numbers; one alone has no spread.
    expect(alsoKnownAs('kappa', labels)?.spread).toBeNull()
    expect(alsoKnownAs('accuracy', labels)?.spread).toBeNull()
    // Macro, micro and weighted F1 are three quantities; macro F1 by itself has two definitions.
    for (const spec of ['micro_f1', 'weighted_f1']) expect(alsoKnownAs(spec, labels)?.spread).toBeNull()
    const macro = alsoKnownAs('macro_f1', labels)
    expect(alikeOf(macro)).toEqual(['macro-f1', 'macro-f1-of-means'])
    expect(Math.min(...(macro?.spread ?? []))).toBeLessThanOrEqual(scoreUnder('macro_f1', labels))
    const likelihoods = [
      { id: '1', logBase: 'e' as const, logprobs: [null, -1, -2, -0.5, -3], hypothesis: 'a valve' },
      { id: '2', logBase: 'e' as const, logprobs: [null, -1.5, -0.5], hypothesis: 'it opens' },
    ]
    // Per token, per word, per byte and in bits: four quantities, of which tools give the first in three ways.
    expect(alikeOf(alsoKnownAs('ppl', likelihoods))).toEqual(['ppl-token', 'ppl-mean', 'ppl-base-2'])
    for (const spec of ['ppl:unit=word', 'ppl:unit=byte', 'bits_per_byte'])
      expect(alsoKnownAs(spec, likelihoods)?.spread).toBeNull()
    // A setting that is no common one counts beside those that are.
    const own = 'bleu:order=2,smooth=none,tok=none'
    const spreadOfOwn = alsoKnownAs(own, NEWS)?.spread
    const [low, high] = spreadOfOwn ?? [Number.NaN, Number.NaN]
    expect(low).toBeLessThanOrEqual(scoreUnder(own, NEWS))
    expect(high).toBeGreaterThanOrEqual(scoreUnder(own, NEWS))
  })
  it('rows of the run’s own quantity stand first, and other quantities of the family after them', () => {
    const found = alsoKnownAs('cer', NEWS)
    expect(alikeOf(found)).toEqual(['cer', 'cer-no-space', 'cer-grapheme'])
    expect(found?.variants.slice(0, 3).every(({ alike }) => alike)).toBe(true)
    expect(found?.variants).toHaveLength(VARIANTS.filter(({ family }) => family === 'errors').length)
  })
  it('no trap where the metric is a mean, no band but for BLEU, nothing for a metric of its own', () => {
    expect(alsoKnownAs('rougeL', NEWS)).toMatchObject({ corpusAgainstMean: null, band: null })
    expect(findFamily('length_ratio')).toBeNull()
    expect(alsoKnownAs('length_ratio', NEWS)).toBeNull()
  })
  it.each(['bleu:order=1', 'bleu:order=2', 'bleu:tok=char', 'bleu:tok=zh', 'bleu:tok=none'])(
    'no band for %s, of which the vendor’s table does not speak',
    (spec) => {
      expect(alsoKnownAs(spec, NEWS)?.band).toBeNull()
    },
  )
  it.each(['bleu:order=2,smooth=none,tok=none', 'wer:agg=mean,case=lc', 'rouge1:part=p', 'wip', 'macro_precision'])(
    'settings of no tool’s default have a row of their own, the first: %s',
    (spec) => {
      const labelled = NEWS.map((one, i) => ({ ...one, label: 'ab'[i % 2], predictedLabel: i > 1 ? 'a' : 'b' }))
      const found = alsoKnownAs(spec, labelled)
      const rows = found?.variants ?? []
      expect(rows.filter(({ own }) => own).map(({ variant, value }) => [variant.id, value])).toEqual([
        ['own', scoreWith(spec, labelled).value],
      ])
      expect(rows[0]).toMatchObject({ own: true, alike: true, variant: { id: 'own', spec: found?.spec } })
    },
  )
  it('every metric of a family has exactly one row of its own, with the run’s own number on its own scale', () => {
    const answered = [
      { id: '1', hypothesis: 'The door', answers: ['door'] },
      { id: '2', hypothesis: 'door', answers: ['door', 'a door'] },
    ]
    for (const spec of ['em', 'exact_match', 'contains', 'qa_f1']) {
      const found = alsoKnownAs(spec, answered)
      const own = (found?.variants ?? []).filter((row) => row.own)
      expect([spec, own.map(({ value }) => value)]).toEqual([spec, [scoreWith(spec, answered).value]])
    }
  })
})

function alikeOf(found: ReturnType<typeof alsoKnownAs>): string[] {
  return (found?.variants ?? []).filter(({ alike }) => alike).map(({ variant }) => variant.id)
}
