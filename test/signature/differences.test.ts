import { describe, expect, it } from 'vitest'
import { listMetrics } from '../../lib/metrics/registry.ts'
import { createMetricWithResources } from '../../lib/resources/create-metric-with-resources.ts'
import { signatureDifferences } from '../../lib/signature/differences.ts'
import { getFieldMeaning, listFieldKeys } from '../../lib/signature/fields.ts'
import type { Signature } from '../../lib/signature/signature.ts'
import { defaultSpec } from '../metrics/default-spec.ts'
import '../../lib/cli/provide-statistics.ts'

const facts = { references: 1, labels: ['a', 'b'] } as const
const of = (spec: string): Signature => createMetricWithResources(spec, facts).signature
const withField = (signature: Signature, key: string, value: string | null): Signature => ({
  ...signature,
  fields: [...signature.fields.filter((field) => field.key !== key), { key, value }],
})

describe('where two signatures differ', () => {
  it('the same settings do not differ', () => {
    expect(signatureDifferences(of('bleu'), of('bleu'))).toEqual([])
  })
  it('another tokenizer is named, with both values, why it matters and its repair', () => {
    expect(signatureDifferences(of('bleu'), of('bleu:tok=zh'))).toEqual([
      { field: 'tok', base: '13a', head: 'zh', why: expect.stringContaining('tokens'), repair: 'rescore' },
    ])
  })
  it('a silent field counts too', () => {
    expect(signatureDifferences(of('bleu'), of('bleu:order=2')).map((one) => one.field)).toEqual(['order'])
  })
  it('unknown equals nothing, not even itself', () => {
    const unknown = withField(of('bleu'), 'tok', null)
    expect(signatureDifferences(unknown, unknown)).toMatchObject([{ field: 'tok', base: null, head: null }])
    expect(signatureDifferences(unknown, of('bleu'))).toMatchObject([{ field: 'tok', base: null, head: '13a' }])
  })
  it('a declared value is known', () => {
    const declared = { ...of('bleu'), fields: [{ key: 'tok', value: '13a', declared: true }] }
    const observed = { ...of('bleu'), fields: [{ key: 'tok', value: '13a' }] }
    expect(signatureDifferences(declared, observed)).toEqual([])
  })
  it('a field that one side lacks is unknown there', () => {
    const longer = withField(of('bleu'), 'stemmer', 'yes')
    expect(signatureDifferences(of('bleu'), longer)).toMatchObject([{ field: 'stemmer', base: null, head: 'yes' }])
    expect(signatureDifferences(longer, of('bleu'))).toMatchObject([{ field: 'stemmer', base: 'yes', head: null }])
  })
  it('two metrics are one difference, beyond repair', () => {
    expect(signatureDifferences(of('bleu'), of('chrf'))).toMatchObject([{ field: 'metric', repair: 'none' }])
  })
  it('implementations differ unless they are listed as equal', () => {
    const next = { ...of('bleu'), implementation: 'assay-bleu 1.0.1' }
    expect(signatureDifferences(of('bleu'), next)).toMatchObject([{ field: 'implementation', repair: 'rescore' }])
    expect(signatureDifferences(of('bleu'), next, [['assay-bleu 1.0.0', 'assay-bleu 1.0.1']])).toEqual([])
    expect(signatureDifferences(of('bleu'), next, [['assay-bleu 1.0.0', 'assay-bleu 1.0.2']])).toHaveLength(1)
  })
})

describe('every field says why it matters', () => {
  it.each(listMetrics().map((metric) => [metric.name, metric] as const))(
    'all fields of %s are described',
    (_, metric) => {
      const described = new Set(listFieldKeys())
      expect(
        of(defaultSpec(metric))
          .fields.map((field) => field.key)
          .filter((key) => !described.has(key)),
      ).toEqual([])
    },
  )
  it.each(listFieldKeys())('%s: a phrase and a sentence', (key) => {
    const { meaning, why } = getFieldMeaning(key)
    expect(meaning).not.toBe('')
    expect(why).toMatch(/^\p{Lu}.*\.$/u)
  })
  it('a field that nobody described is beyond repair', () => {
    expect(getFieldMeaning('constructor')).toMatchObject({ meaning: 'constructor', repair: 'none' })
  })
})
