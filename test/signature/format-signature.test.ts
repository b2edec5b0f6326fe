import { describe, expect, it } from 'vitest'
import { formatSignature } from '../../lib/signature/format-signature.ts'
import { parseSignature } from '../../lib/signature/parse-signature.ts'
import type { Signature } from '../../lib/signature/signature.ts'

const signature = (fields: Signature['fields']): Signature => ({ metric: 'bleu', fields, implementation: 'x 1' })

describe('formatSignature', () => {
  it('leaves silent fields out and prints unknown ones as ?', () => {
    const fields = [
      { key: 'nrefs', value: '1' },
      { key: 'tok', value: null },
      { key: 'agg', value: 'sum', silent: true },
    ]
    expect(formatSignature(signature(fields))).toBe('nrefs:1|tok:?')
    expect(formatSignature(signature(fields), { short: true })).toBe('#:1|tok:?')
  })

  it('values with | % or a lone ? come back as they were', () => {
    const fields = [
      { key: 'model', value: 'a|b%7C' },
      { key: 'prompt', value: '?' },
      { key: 'tok', value: null },
      { key: 'url', value: 'x:y?z' },
    ]
    expect(parseSignature('bleu', formatSignature(signature(fields))).fields).toEqual(fields)
  })
})

describe('parseSignature', () => {
  it.each([
    ['bleu', 'nrefs:1|case:mixed|eff:no|tok:13a|smooth:exp|version:2.6.0', '#:1|c:mixed|e:no|tok:13a|s:exp|v:2.6.0'],
    ['chrf', 'nrefs:1|case:mixed|eff:yes|nc:6|nw:0|space:no|version:2.6.0', '#:1|c:mixed|e:yes|nc:6|nw:0|s:no|v:2.6.0'],
    [
      'ter',
      'nrefs:1|case:lc|tok:tercom|norm:no|punct:yes|asian:no|version:2.6.0',
      '#:1|c:lc|t:tercom|nr:no|pn:yes|as:no|v:2.6.0',
    ],
  ])('%s: long and short names mean the same', (metric, long, short) => {
    expect(parseSignature(metric, short)).toEqual(parseSignature(metric, long))
    expect(formatSignature(parseSignature(metric, short))).toBe(long)
    expect(parseSignature(metric, long).implementation).toBe('sacrebleu 2.6.0')
  })

  it("drops the score's name in front", () => {
    expect(parseSignature('chrf', 'chrF2++|nrefs:1|case:mixed').fields.map(({ key }) => key)).toEqual(['nrefs', 'case'])
  })

  it.each([
    ['', '"" is not "key:value"'],
    ['nrefs:1|tok', '"tok" is not "key:value"'],
    ['nrefs:1|nrefs:2', 'the field "nrefs" stands there twice'],
    ['#:1|nrefs:2', 'the field "nrefs" stands there twice'],
  ])('"%s" is refused', (text, part) => {
    expect(() => parseSignature('bleu', text)).toThrow(part)
  })
})
