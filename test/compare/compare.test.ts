import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { compareSides } from '../../lib/compare/compare.ts'
import type { Comparison, MetricComparison } from '../../lib/compare/comparison.ts'
import { isCompared } from '../../lib/compare/is-compared.ts'
import type { RunSide } from '../../lib/compare/run-side.ts'
import { InputError } from '../../lib/errors.ts'
import { createGenerator } from '../../lib/stats/generator.ts'
import { makeSide, type SideSegment } from './make-side.ts'

const { cases } = JSON.parse(readFileSync(new URL('../fixtures/cases/compare.json', import.meta.url), 'utf8'))
// biome-ignore lint/suspicious/noExplicitAny: each case has its own shape
const caseOf = (id: string): any => cases.find((one: { id: string }) => one.id === id)
const ITEM = 'external:name=item,model=handmade,direction=higher'

const items = (scores: Record<string, number | null> | [string, number][]): SideSegment[] =>
  (Array.isArray(scores) ? scores : Object.entries(scores)).map(([id, value]) =>
    value === null ? { id, failed: true } : { id, scores: [{ metric: 'item', value, signature: 'handmade' }] },
  )
const outputs = (run: { segments: { id: string; output: string; references: string[] }[] }): SideSegment[] =>
  run.segments.map(({ id, output, references }) => ({ id, hypothesis: output, references }))
const compareItems = (a: Parameters<typeof items>[0], b: Parameters<typeof items>[0], options = {}): MetricComparison =>
  compareSides(makeSide([ITEM], items(a)), makeSide([ITEM], items(b)), options).results[0]

const WORDS = 'the a big small red old dog cat house runs sleeps eats sees on under near quickly slowly today'.split(
  ' ',
)
/** Sentences drawn by the seed, and outputs in which some words went wrong. */
function makeSegments(count: number, seed: number, errors: number, documentSize = 0): SideSegment[] {
  const words = new Uint32Array(40)
  const text = createGenerator(99)
  const noise = createGenerator(seed)
  return Array.from({ length: count }, (_, i) => {
    text.fillWords(words)
    const reference = Array.from({ length: 6 + (words[0] % 9) }, (_, k) => WORDS[words[k + 1] % WORDS.length])
    noise.fillWords(words)
    const hypothesis = reference.map((word, k) =>
      words[k] % 100 < errors ? WORDS[words[k + 20] % WORDS.length] : word,
    )
    const document = documentSize > 0 ? { document: `d${Math.floor(i / documentSize)}` } : {}
    return { id: `s${i}`, hypothesis: hypothesis.join(' '), references: [reference.join(' ')], ...document }
  })
}
const SPECS = ['bleu', 'chrf', 'wer']

describe('the cases that went wrong elsewhere', () => {
  it('cmp-01: a run against itself has no difference, whatever the seed', () => {
    const { input, expected } = caseOf('cmp-01-run-against-itself')
    const [a, b] = [input.run_a, input.run_b].map((run) => makeSide(input.metrics, outputs(run)))
    for (const seed of input.seeds) {
      const { results, outputsChanged } = compareSides(a, b, { seed, resamples: input.resamples })
      expect(outputsChanged).toBe(0)
      for (const result of results) {
        expect(result).toMatchObject({ delta: 0, ci: [0, 0], p: 1, verdict: 'identical', wins: 0, losses: 0, ties: 3 })
        expect(result.head).toBeCloseTo(expected[result.metric].value, 2)
        // sacreBLEU's own p is shown as what it is.
        expect(result.sacrebleu?.head.pValue).toBe(1 / 1001)
      }
    }
  })

  it('cmp-02: the interval of the difference is paired', () => {
    const { input, expected } = caseOf('cmp-02-paired-interval')
    const result = compareItems(input.run_a.item_scores, input.run_b.item_scores, {
      resamples: expected.resamples_for_that_tolerance,
    })
    expect(result.delta).toBeCloseTo(expected.delta.value, 9)
    expect(result.ci?.[0]).toBeCloseTo(expected.interval_exact[0], 2)
    expect(Math.abs((result.ci?.[0] ?? 0) - expected.interval_exact[0])).toBeLessThanOrEqual(
      expected.interval_tolerance,
    )
    expect(Math.abs((result.ci?.[1] ?? 0) - expected.interval_exact[1])).toBeLessThanOrEqual(
      expected.interval_tolerance,
    )
    expect(result).toMatchObject({ wins: 4, losses: 0, ties: 0, few: true })
  })

  it('cmp-03: counts are summed per resample, segment scores are not averaged', () => {
    const { input, expected } = caseOf('cmp-03-resample-corpus-counts')
    const [a, b] = [input.run_a, input.run_b].map((run) => makeSide(input.metrics, outputs(run)))
    const [bleu, ter] = compareSides(a, b, { resamples: 10_000 }).results
    for (const [result, key] of [
      [bleu, 'bleu'],
      [ter, 'ter'],
    ] as const) {
      expect(Math.abs((result.base ?? 0) - expected[`${key}_a`].value)).toBeLessThanOrEqual(0.005)
      expect(Math.abs((result.head ?? 0) - expected[`${key}_b`].value)).toBeLessThanOrEqual(0.005)
      expect(result.verdict).toBe('inconclusive')
    }
    expect(bleu.delta).toBeCloseTo(expected.delta.value, 5)
    expect(bleu.ci?.[0]).toBeCloseTo(expected.exact_resampling['quantile_2.5'], 0)
    expect(bleu.ci?.[1]).toBeCloseTo(expected.exact_resampling['quantile_97.5'], 0)
    // The other number has the other sign, and is there to be shown.
    expect(bleu.segmentMeanDelta).toBeCloseTo(expected.must_not.delta_of_mean_sentence_bleu, 2)
    expect(bleu.signsDisagree).toBe(true)
    expect(compareSides(a, b).warnings).toContainEqual(expect.stringContaining('mean of its segment scores'))
  })

  it('cmp-04: items are paired by id; what is left is listed', () => {
    const { input, expected } = caseOf('cmp-04-pair-by-id')
    const [a, b] = [input.run_a, input.run_b].map((run) => makeSide([ITEM], items(run.item_scores)))
    const there = compareSides(a, b)
    expect(there).toMatchObject({ pairs: expected.pairs, unpaired: { base: ['q2'], head: ['q9'] }, changed: [] })
    expect(there.warnings[0]).toMatch(/only the \d+ segments that both share unchanged .* 2 on one side only/)
    expect(there.results[0].delta).toBeCloseTo(expected.delta.value, 9)
    expect(there.results[0]).toMatchObject({ wins: 2, ties: 2, losses: 0 })
    const back = compareSides(b, a)
    expect(back.pairs).toBe(expected.pairs)
    expect(back.results[0].delta).toBe(-(there.results[0].delta ?? 0))
  })

  it('cmp-05: which way is better belongs to the metric', () => {
    const rising = Array.from({ length: 60 }, (_, i) => [`q${i}`, 0.5 + (i % 7) / 100] as [string, number])
    const higher = rising.map(([id, value], i) => [id, value + 0.1 + (i % 3) / 50] as [string, number])
    const verdictOf = (direction: string) => {
      const spec = `external:name=item,model=handmade,direction=${direction}`
      return compareSides(makeSide([spec], items(rising)), makeSide([spec], items(higher))).results[0]
    }
    expect(verdictOf('higher')).toMatchObject({ verdict: 'better', wins: 60, losses: 0 })
    expect(verdictOf('lower')).toMatchObject({ verdict: 'worse', wins: 0, losses: 60 })
    expect(verdictOf('neither')).toMatchObject({ verdict: null, wins: 0, losses: 0, reason: expect.any(String) })
  })

  it('cmp-07: too few items give no verdict', () => {
    const { input, expected } = caseOf('cmp-07-too-few-items')
    for (const { name, a, b } of input.comparisons) {
      const comparison = compareSides(makeSide([ITEM], items(a)), makeSide([ITEM], items(b)))
      const [result] = comparison.results
      expect(comparison.pairs).toBe(expected[name].pairs)
      expect(result.verdict).toBeNull()
      expect(result.reason).toMatch(/\.$/)
      if (expected[name].delta === null) expect(result.delta).toBeNull()
      else expect(result.delta).toBeCloseTo(expected[name].delta.value, 9)
      if (expected[name].interval === null) expect(result.ci).toBeNull()
      expect(JSON.stringify(comparison)).not.toContain('NaN')
    }
  })

  it('agg-01: failed items are left out, counted and seen', () => {
    const all = JSON.parse(readFileSync(new URL('../fixtures/cases/aggregate.json', import.meta.url), 'utf8')).cases
    const { input } = all.find((one: { id: string }) => one.id === 'agg-01-failed-items')
    const [a, b] = [input.run_a, input.run_b].map((run) => makeSide([ITEM], items(run.item_scores)))
    const comparison = compareSides(a, b)
    const [result] = comparison.results
    expect(comparison).toMatchObject({ pairs: 6, failed: { base: 0, head: 3 }, outputsChanged: 3 })
    expect(result).toMatchObject({ n: 3, delta: 0, scored: { base: 6, head: 3 }, verdict: 'inconclusive' })
    expect(result.whole.base).toBeCloseTo(0.55, 9)
    expect(result.whole.head).toBeCloseTo(0.8, 9)
  })
})

/** A comparison with base and head exchanged; sacreBLEU's block has no mirror image. */
function mirror(comparison: Comparison): Comparison {
  const flip = <T>({ base, head }: { base: T; head: T }) => ({ base: head, head: base })
  const negate = (value: number | null) => (value === null ? null : 0 - value)
  const words = { better: 'worse', worse: 'better' } as Record<string, MetricComparison['verdict']>
  return {
    ...comparison,
    unpaired: flip(comparison.unpaired),
    failed: flip(comparison.failed),
    results: comparison.results.map((result) => ({
      ...result,
      ...flip(result as { base: number | null; head: number | null }),
      differences: result.differences.map((difference) => ({ ...difference, ...flip(difference) })),
      delta: negate(result.delta),
      ci: result.ci && [0 - result.ci[1], 0 - result.ci[0]],
      verdict: words[result.verdict ?? ''] ?? result.verdict,
      wins: result.losses,
      losses: result.wins,
      scored: flip(result.scored),
      failedAsEmpty: result.failedAsEmpty && {
        ...result.failedAsEmpty,
        ...flip(result.failedAsEmpty),
        delta: 0 - result.failedAsEmpty.delta,
      },
      whole: flip(result.whole),
      repeats: result.repeats && flip(result.repeats),
      segmentMeanDelta: negate(result.segmentMeanDelta),
      mcnemar: result.mcnemar && {
        ...result.mcnemar,
        onlyBase: result.mcnemar.onlyHead,
        onlyHead: result.mcnemar.onlyBase,
      },
      baseInterval: result.headInterval,
      headInterval: result.baseInterval,
      sacrebleu: null,
    })),
  }
}
const withoutBlocks = (comparison: Comparison): Comparison => ({
  ...comparison,
  results: comparison.results.map((result) => ({ ...result, sacrebleu: null })),
})

describe('laws', () => {
  const options = { resamples: 200, trials: 300, smallestEffects: { bleu: 0.5 } }
  const labelled = (seed: number): SideSegment[] => {
    const words = new Uint32Array(300)
    createGenerator(seed).fillWords(words)
    return Array.from({ length: 150 }, (_, i) => ({
      id: `s${i}`,
      label: 'abc'[i % 3],
      predictedLabel: 'abc'[words[i] % 3],
    }))
  }
  it.each<[string, RunSide, RunSide]>([
    ['segments', makeSide(SPECS, makeSegments(120, 1, 20)), makeSide(SPECS, makeSegments(120, 2, 30))],
    ['documents', makeSide(SPECS, makeSegments(120, 1, 20, 3)), makeSide(SPECS, makeSegments(120, 2, 30, 3))],
    ['few pairs', makeSide(SPECS, makeSegments(9, 1, 20)), makeSide(SPECS, makeSegments(9, 2, 30))],
    [
      'another order, missing and failed items',
      makeSide(SPECS, makeSegments(80, 1, 20).slice(5).reverse()),
      makeSide(
        SPECS,
        makeSegments(80, 2, 30)
          .slice(0, 70)
          .map((segment, i) => (i % 9 === 0 ? { ...segment, failed: true } : segment)),
      ),
    ],
    [
      'repeats',
      makeSide(SPECS, makeSegments(60, 1, 20), makeSegments(60, 3, 20), makeSegments(60, 5, 20)),
      makeSide(SPECS, makeSegments(60, 2, 30), makeSegments(60, 4, 30)),
    ],
    [
      'confusion cells',
      makeSide(['accuracy', 'macro_f1'], labelled(1)),
      makeSide(['accuracy', 'macro_f1'], labelled(2)),
    ],
  ])('exchanging the sides mirrors every figure exactly: %s', (_, base, head) => {
    const there = compareSides(base, head, options)
    expect(there.results.every((result) => result.ci !== null && result.p !== null)).toBe(true)
    expect(withoutBlocks(compareSides(head, base, options))).toEqual(mirror(there))
  })

  it('delta is head − base and lies within its interval', () => {
    const { results } = compareSides(
      makeSide(SPECS, makeSegments(200, 1, 20)),
      makeSide(SPECS, makeSegments(200, 2, 30)),
    )
    expect(results).toHaveLength(3)
    for (const { base, head, delta, ci } of results) {
      expect(delta).toBe((head ?? 0) - (base ?? 0))
      expect(ci![0]).toBeLessThan(delta!)
      expect(ci![1]).toBeGreaterThan(delta!)
    }
    expect(results.map((result) => result.verdict)).toEqual(['worse', 'worse', 'worse'])
  })

  it('the same input gives the same bytes, and a metric does not mind its neighbours', () => {
    const [a, b] = [makeSegments(100, 1, 20), makeSegments(100, 2, 30)]
    const all = compareSides(makeSide(SPECS, a), makeSide(SPECS, b), options)
    expect(JSON.stringify(compareSides(makeSide(SPECS, a), makeSide(SPECS, b), options))).toBe(JSON.stringify(all))
    const alone = compareSides(makeSide(['wer'], a), makeSide(['wer'], b), options).results[0]
    expect({ ...alone, pAdjusted: 0, family: 0 }).toEqual({ ...all.results[2], pAdjusted: 0, family: 0 })
  })

  it('one segment a document is the same as no documents', () => {
    const [a, b] = [1, 2].map((seed) => makeSegments(50, seed, 25))
    const documented = (segments: SideSegment[]) => segments.map((segment) => ({ ...segment, document: segment.id }))
    const plain = compareSides(makeSide(['bleu'], a), makeSide(['bleu'], b), options).results[0]
    const byDocument = compareSides(makeSide(['bleu'], documented(a)), makeSide(['bleu'], documented(b)), options)
    expect(byDocument.unit).toBe('document')
    expect(byDocument.results[0]).toEqual({ ...plain, documents: 50 })
  })

  it('the same repeat twice is the same as once, but for what only one output has', () => {
    const [a, b] = [makeSegments(50, 1, 20), makeSegments(50, 2, 30)]
    const once = compareSides(makeSide(['chrf'], a), makeSide(['chrf'], b), options).results[0]
    const twice = compareSides(makeSide(['chrf'], a, a), makeSide(['chrf'], b, b), options).results[0]
    const repeats = { base: [once.base, once.base], head: [once.head, once.head] }
    expect(twice).toEqual({ ...once, repeats, sacrebleu: null })
  })
})

describe('what is said beside the figures', () => {
  const base = makeSide(SPECS, makeSegments(64, 1, 20))
  const head = makeSide(SPECS, makeSegments(64, 2, 22))

  it('Holm covers the metrics that a gate looks at', () => {
    const all = compareSides(base, head, { trials: 500 })
    expect(all.results.map((result) => result.family)).toEqual([3, 3, 3])
    expect(all.results.every((result) => (result.pAdjusted ?? 0) >= (result.p ?? 1))).toBe(true)
    const one = compareSides(base, head, { trials: 500, gated: ['chrf'] })
    expect(one.results.map((result) => [result.family, result.pAdjusted])).toEqual([
      [0, null],
      [1, one.results[1].p],
      [0, null],
    ])
  })
  it('how small a difference could have been shown, and how many segments the smallest effect needs', () => {
    const [bleu, chrf] = compareSides(base, head, { smallestEffects: { bleu: 1 } }).results
    expect(bleu.segmentsNeeded).toBe(Math.ceil(64 * (bleu.mde ?? 0) ** 2))
    expect(bleu.smallestEffect).toBe(1)
    expect(chrf).toMatchObject({ smallestEffect: null, segmentsNeeded: null })
  })
  it('no reach goes past what the scale has room for, whichever side is base', () => {
    const wild = [0, 1].map((isHead) =>
      makeSide(
        ['em'],
        Array.from({ length: 4 }, (_, i) => ({
          id: `s${i}`,
          answers: ['a'],
          hypothesis: i % 2 === isHead ? 'a' : 'b',
        })),
      ),
    ) as [RunSide, RunSide]
    const [there, back] = [compareSides(wild[0], wild[1]), compareSides(wild[1], wild[0])].map(
      ({ results }) => results[0],
    )
    expect([there.base, there.head, there.verdict]).toEqual([50, 50, 'inconclusive'])
    expect([there.mde, back.mde]).toEqual([null, null])
    for (const { mde, base: of } of compareSides(base, head).results)
      expect(mde).toBeLessThan(Math.max(of ?? 0, 100 - (of ?? 0)))
  })
  it('fewer than 30 documents are few, and one document gives no interval', () => {
    const sides = (size: number) =>
      [1, 2].map((seed) => makeSide(['bleu'], makeSegments(60, seed, 20, size))) as [RunSide, RunSide]
    expect(compareSides(...sides(2)).results[0]).toMatchObject({ documents: 30, few: false })
    expect(compareSides(...sides(3)).results[0]).toMatchObject({ documents: 20, few: true, n: 60 })
    expect(compareSides(...sides(60)).results[0]).toMatchObject({ documents: 1, ci: null, p: null, verdict: null })
  })
  it('documents on which the sides disagree are not used', () => {
    const sized = (size: number) => makeSide(['bleu'], makeSegments(60, size, 20, size))
    const comparison = compareSides(sized(2), sized(3))
    expect(comparison.unit).toBe('segment')
    expect(comparison.warnings).toHaveLength(1)
  })
  it('a difference in the signature leaves no number, but names the field', () => {
    const lower = { ...makeSide(['bleu:case=lc'], makeSegments(64, 2, 22)).metrics[0], spec: 'bleu' }
    const comparison = compareSides(base, { ...head, metrics: [lower, ...head.metrics.slice(1)] })
    expect(comparison.results[0]).toMatchObject({
      comparable: 'after-repair',
      differences: [{ field: 'case', base: 'mixed', head: 'lc', repair: 'rescore' }],
      base: null,
      head: null,
      delta: null,
      ci: null,
      verdict: null,
    })
    expect(comparison.results[1]).toMatchObject({ comparable: 'yes', delta: expect.any(Number) })
  })
  it('an unknown model equals nothing', () => {
    const unknown = 'external:name=item,direction=higher'
    const segments = [1, 2, 3].map((i) => ({ id: `s${i}`, scores: [{ metric: 'item', value: i }] }))
    const [result] = compareSides(makeSide([unknown], segments), makeSide([unknown], segments)).results
    expect(result).toMatchObject({ comparable: 'no', delta: null, differences: [{ field: 'model', base: null }] })
  })
  it('a metric that one side lacks is listed', () => {
    const comparison = compareSides(base, { ...head, metrics: head.metrics.slice(0, 2) })
    expect(comparison.results.map((result) => [result.spec, result.comparable])).toEqual([
      ['bleu', 'yes'],
      ['chrf', 'yes'],
      ['wer', 'after-repair'],
    ])
  })
  it('another number of references is mended by keeping to shared segments', () => {
    const metrics = head.metrics.map((side) => ({
      ...side,
      metric: {
        ...side.metric,
        signature: {
          ...side.metric.signature,
          fields: side.metric.signature.fields.map((field) =>
            field.key === 'nrefs' ? { ...field, value: 'var' } : field,
          ),
        },
      },
    }))
    const [bleu] = compareSides(base, { ...head, metrics }).results
    expect(bleu).toMatchObject({ comparable: 'after-repair', delta: expect.any(Number), verdict: expect.any(String) })
  })
  it('another test set is a field of its own, mended by keeping to shared segments, which gives the numbers', () => {
    const all = makeSegments(64, 1, 20)
    const some = makeSegments(64, 2, 22)
      .slice(0, 60)
      .map((segment, i) => (i < 2 ? { ...segment, references: [`other ${i}`] } : segment))
    const named = { ...makeSide(['bleu'], all), testSet: 'manual v1' }
    const comparison = compareSides(named, makeSide(['bleu'], some))
    const [bleu] = comparison.results
    expect(bleu).toMatchObject({
      comparable: 'after-repair',
      differences: [{ field: 'test set', base: 'manual v1 · 64 segments', head: '60 segments', repair: 'restrict' }],
      delta: expect.any(Number),
      verdict: expect.any(String),
      n: 58,
    })
    expect(bleu.differences[0].why).toMatch(/58 segments are the same in both/)
    expect(isCompared(bleu)).toBe(true)
  })
  it('a field to be rescored stands beside another test set, and then there is no number', () => {
    const [all, some] = [makeSegments(64, 1, 20), makeSegments(60, 2, 22)]
    const lower = { ...makeSide(['bleu:case=lc'], some).metrics[0], spec: 'bleu' }
    const [bleu] = compareSides(makeSide(['bleu'], all), { ...makeSide(['bleu'], some), metrics: [lower] }).results
    expect(bleu).toMatchObject({ comparable: 'after-repair', delta: null, verdict: null })
    expect(bleu.differences.map(({ field }) => field)).toEqual(['test set', 'case'])
    expect(isCompared(bleu)).toBe(false)
  })
  it('pairs where one side alone has an output are counted apart', () => {
    const segments = makeSegments(20, 1, 20)
    const failing = segments.map((segment, i) => ({ ...segment, failed: i < 5 }))
    const comparison = compareSides(makeSide(['bleu'], segments), makeSide(['bleu'], failing))
    expect(comparison).toMatchObject({ outputsChanged: 5, outputsOneSided: 5 })
  })
  it('a metric of the whole corpus has values and no interval', () => {
    const spec = 'distinct:n=2'
    const [a, b] = [1, 2].map((seed) => makeSegments(20, seed, 40))
    const [moved] = compareSides(makeSide([spec], a), makeSide([spec], b)).results
    expect(moved).toMatchObject({ delta: expect.any(Number), ci: null, p: null, verdict: null })
    expect(moved.reason).toMatch(/does not add up/)
    const [same] = compareSides(makeSide([spec], a), makeSide([spec], a)).results
    expect(same).toMatchObject({ delta: 0, ci: [0, 0], p: 1, verdict: 'identical' })
  })
  it('equal texts with other statistics are not identical', () => {
    const scored = (value: number): SideSegment[] =>
      Array.from({ length: 40 }, (_, i) => ({
        id: `s${i}`,
        scores: [{ metric: 'item', value: value * (i % 5), signature: 'handmade' }],
      }))
    const [a, b] = [makeSide([ITEM], scored(1)), makeSide([ITEM], scored(1.5))]
    const [result] = compareSides(a, { ...b, outputHashes: a.outputHashes }).results
    expect(result.verdict).toBe('better')
  })
  it('a row that is not finite is not scored', () => {
    const [side] = base.metrics
    const tables = (side.tables ?? []).map((table) => ({
      ...table,
      rows: table.rows.map((value, i) => (i === 0 ? Number.NaN : value)),
    }))
    const [bleu] = compareSides({ ...base, metrics: [{ ...side, tables }] }, head).results
    expect(bleu).toMatchObject({ n: 63, scored: { base: 63, head: 64 }, delta: expect.any(Number) })
  })
  it('refuses counts and seeds that are not whole numbers', () => {
    expect(() => compareSides(base, head, { resamples: 0 })).toThrow(InputError)
    expect(() => compareSides(base, head, { seed: -1 })).toThrow(InputError)
    expect(() => compareSides(base, head, { trials: 1.5 })).toThrow(InputError)
  })
})

describe('how far a comparison is', () => {
  it('is told in rising shares, and changes nothing', () => {
    const sides = [makeSegments(120, 1, 20), makeSegments(120, 2, 30)].map((of) => makeSide(SPECS, of))
    const shares: number[] = []
    const told = compareSides(sides[0], sides[1], { onProgress: (share) => shares.push(share) })
    expect(told).toEqual(compareSides(sides[0], sides[1]))
    expect(shares.length).toBeGreaterThan(20)
    expect(shares).toEqual([...shares].sort((a, b) => a - b))
    expect(shares[0]).toBe(0)
    expect(shares.at(-1)).toBeGreaterThan(0.95)
    expect(shares.at(-1)).toBeLessThan(1)
  })
})
