import { describe, expect, it } from 'vitest'
import { InputError } from '../../lib/errors.ts'
import { listMetrics } from '../../lib/metrics/registry.ts'
import { createMetric, formatSpec, parseSpec } from '../../lib/metrics/spec.ts'
import { formatSignature } from '../../lib/signature/format-signature.ts'

const facts = { references: 1, labels: [] }

function problemOf(text: string): string {
  try {
    createMetric(text, facts)
  } catch (error) {
    if (error instanceof InputError) return error.message
    throw error
  }
  throw new Error(`"${text}" was accepted`)
}

describe('parseSpec', () => {
  it('fills in every default', () => {
    expect(parseSpec('chrf:nw=2')).toEqual({
      name: 'chrf',
      options: { nc: '6', nw: '2', beta: '2', case: 'mixed', space: 'no', eff: 'yes' },
    })
  })

  it.each([
    ['bleu', 'bleu'],
    ['bleu:order=4,tok=13a', 'bleu'],
    ['bleu: value=0.50 , smooth=floor', 'bleu:smooth=floor,value=0.5'],
    ['bleu:order=04,tok=zh', 'bleu:tok=zh'],
    ['bleu:smooth=add-k,value=1e-1', 'bleu:smooth=add-k,value=0.1'],
    ['bleu:weights="0.25,0.25,0.5",order=3', 'bleu:order=3,weights="0.25,0.25,0.5"'],
    ['exact_match:ignore="a,b:\\"c\\\\"', 'exact_match:ignore="a,b:\\"c\\\\"'],
    ['exact_match:ignore="\\d+"', 'exact_match:ignore="\\\\d+"'],
    ['exact_match:ignore="b",ignore="a,c"', 'exact_match:ignore=b,ignore="a,c"'],
    ['macro_f1:labels="a\\,b,c"', 'macro_f1:labels="a\\\\,b,c"'],
    ['ter:case=mixed,norm=yes', 'ter:norm=yes,case=mixed'],
  ])('%s is written %s', (text, canonical) => {
    expect(formatSpec(parseSpec(text))).toBe(canonical)
    expect(parseSpec(canonical)).toEqual(parseSpec(text))
  })

  it('every registered metric reads its own canonical SPEC', () => {
    for (const { name } of listMetrics()) expect(formatSpec(parseSpec(name))).toBe(name)
  })

  it.each([
    ['blue', 'There is no metric "blue". Known: bleu, chrf, ter'],
    ['', 'There is no metric "".'],
    [
      'bleu:tokenizer=zh',
      'has no key "tokenizer" (in "bleu:tokenizer=zh"). Known: tok, case, smooth, value, order, eff, weights.',
    ],
    ['bleu:__proto__=1', 'has no key "__proto__"'],
    ['bleu:tok=14a', '"bleu:tok" cannot be "14a". Give one of: 13a, intl, zh, char, none, zh-jieba, ja-mecab.'],
    ['bleu:order=0', 'Give an integer from 1 to 16.'],
    ['bleu:order=2.5', 'Give an integer from 1 to 16.'],
    ['bleu:order=0x4', 'Give an integer from 1 to 16.'],
    ['bleu:smooth=floor,value=NaN', 'Give a number of at least 0.'],
    ['bleu:smooth=floor,value=-1', 'Give a number of at least 0.'],
    ['bleu:smooth=floor,value=', 'Give a number of at least 0.'],
    ['bleu:tok=zh,tok=13a', 'the key "tok" stands there twice'],
    ['bleu:', 'a "key=value" is missing'],
    ['bleu:tok', '"tok" is not "key=value"'],
    ['bleu:tok=zh,', 'a "key=value" is missing'],
    ['bleu:tok="zh', 'the quote that opens the value of "tok" never closes'],
    ['bleu:tok="zh"x', 'after the quoted value of "tok" a comma must follow'],
    ['bleu:value=0.1', 'smooth=exp takes no value'],
    ['bleu:weights="0.5,0.5"', 'is not 4 weights with a sum of 1'],
    ['bleu:weights="0.25,0.25,0.25,0.25",eff=yes', 'weights and eff=yes do not go together'],
  ])('%s is refused with a way out', (text, part) => {
    expect(problemOf(text)).toContain(part)
  })
})

describe('signatures', () => {
  it.each([
    ['bleu', 'nrefs:1|case:mixed|eff:no|tok:13a|smooth:exp|version:2.6.0'],
    ['bleu:order=2', 'nrefs:1|case:mixed|eff:no|tok:13a|smooth:exp|version:2.6.0|order:2'],
    ['bleu:smooth=floor,value=0.123', 'nrefs:1|case:mixed|eff:no|tok:13a|smooth:floor[0.12]|version:2.6.0|value:0.123'],
    ['chrf:beta=3', 'nrefs:1|case:mixed|eff:yes|nc:6|nw:0|space:no|version:2.6.0|beta:3'],
    ['ter', 'nrefs:1|case:lc|tok:tercom|norm:no|punct:yes|asian:no|version:2.6.0'],
  ])('%s gives %s', (spec, signature) => {
    expect(formatSignature(createMetric(spec, facts).signature)).toBe(signature)
  })

  it('what sacreBLEU leaves out is a silent field and compares all the same', () => {
    const { fields } = createMetric('bleu', facts).signature
    expect(fields.filter(({ silent }) => silent).map(({ key, value }) => `${key}:${value}`)).toEqual([
      'order:4',
      'weights:equal',
      'agg:sum',
      'failed:skip',
    ])
  })
})
