import { describe, expect, it } from 'vitest'
import { compareSides } from '../../lib/compare/compare.ts'
import type { RunSide } from '../../lib/compare/run-side.ts'
import type { TestSetFacts } from '../../lib/metrics/metric.ts'
import { toRowTable } from '../../lib/metrics/row-table.ts'
import { createMetric } from '../../lib/metrics/spec.ts'
import { makeSide, type SideSegment } from './make-side.ts'

const documents = (factor: number): SideSegment[] =>
  Array.from({ length: 12 }, (_, i) => ({
    id: `d${i}`,
    logBase: 'e' as const,
    nll: factor * (10 + (i % 5)),
    tokenCount: 8 + (i % 3),
    wordCount: 6,
    byteCount: 30,
  }))

/** A side whose run declared these settings. */
function declaring(spec: string, factor: number, declared: TestSetFacts['declared'] = {}): RunSide {
  const metric = createMetric(spec, { references: 0, labels: [], declared })
  if (metric.kind !== 'additive') throw new Error(`${spec} does not add up`)
  return {
    ...makeSide([], documents(factor)),
    metrics: [{ spec, metric, tables: [toRowTable(metric, documents(factor))] }],
  }
}
const compare = (spec: string, ofBase?: TestSetFacts['declared'], ofHead?: TestSetFacts['declared']) =>
  compareSides(declaring(spec, 1, ofBase), declaring(spec, 1.1, ofHead), { resamples: 100, trials: 100 }).results[0]

describe('perplexity per token', () => {
  it.each<[string, TestSetFacts['declared'], TestSetFacts['declared'], unknown]>([
    ['nobody said the tokenizer', {}, {}, [{ field: 'tokenizer', base: null, head: null, repair: 'none' }]],
    ['one side said it', { tokenizer: 'gpt2' }, {}, [{ field: 'tokenizer', base: 'gpt2', head: null }]],
    [
      'two tokenizers',
      { tokenizer: 'gpt2' },
      { tokenizer: 'llama-3' },
      [{ field: 'tokenizer', base: 'gpt2', head: 'llama-3' }],
    ],
    ['it was called unknown', { tokenizer: 'unknown' }, { tokenizer: 'unknown' }, [{ field: 'tokenizer', base: null }]],
    [
      'one tokenizer, another stride',
      { tokenizer: 'gpt2', stride: 512 },
      { tokenizer: 'gpt2', stride: 1024 },
      [{ field: 'stride', base: '512', head: '1024' }],
    ],
  ])('is not compared where %s', (_title, ofBase, ofHead, differences) => {
    const result = compare('ppl', ofBase, ofHead)
    expect(result).toMatchObject({ comparable: 'no', delta: null, verdict: null, differences })
    expect(result.reason).toMatch(/tokenizer|stride/)
  })
  it('is compared under one known tokenizer, declared or in the SPEC', () => {
    const declared = { tokenizer: 'gpt2', window: 1024, bos: true, temperature: 0 }
    const result = compare('ppl', declared, declared)
    expect(result).toMatchObject({ comparable: 'yes', differences: [], verdict: 'worse' })
    expect(result.signature).toBe('unit:token|tokenizer:gpt2|window:1024|bos:true')
    expect(compare('ppl:tokenizer=gpt2').comparable).toBe('yes')
  })
  it('what is declared is marked so; the SPEC comes first', () => {
    const { fields } = createMetric('ppl:window=512', {
      references: 0,
      labels: [],
      declared: { tokenizer: 'gpt2', window: 1024 },
    }).signature
    expect(fields.slice(0, 3)).toEqual([
      { key: 'unit', value: 'token' },
      { key: 'tokenizer', value: 'gpt2', declared: true },
      { key: 'window', value: '512' },
    ])
  })
})

describe('perplexity per word and per byte', () => {
  it.each(['ppl:unit=word', 'ppl:unit=byte', 'bits_per_byte'])('%s is compared whatever the tokenizer', (spec) => {
    const result = compare(spec, { tokenizer: 'gpt2' }, { tokenizer: 'llama-3' })
    expect(result).toMatchObject({ comparable: 'yes', n: 12, delta: expect.any(Number) })
  })
  it('without counts there is no number, but a reason', () => {
    const bare = (factor: number): RunSide => {
      const segments = documents(factor).map(({ wordCount: _words, ...segment }) => segment)
      return makeSide(['ppl:unit=word'], segments)
    }
    const [result] = compareSides(bare(1), bare(2)).results
    expect(result).toMatchObject({ comparable: 'yes', n: 0, delta: null, reason: expect.stringMatching(/\.$/) })
  })
  it('pseudo-perplexity is another metric', () => {
    const side = declaring('ppl:unit=word', 1)
    const pseudo = declaring('pseudo_ppl:unit=word', 1).metrics[0]
    const other = { ...side, metrics: [{ ...pseudo, spec: 'ppl:unit=word' }] }
    expect(compareSides(side, other).results[0]).toMatchObject({ comparable: 'no', differences: [{ field: 'metric' }] })
  })
})
