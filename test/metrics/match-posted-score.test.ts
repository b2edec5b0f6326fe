import { describe, expect, it } from 'vitest'
import { belongsToScore, specsOfPosted } from '../../lib/metrics/match-posted-score.ts'
import { createMetric, formatSpec, parseSpec } from '../../lib/metrics/spec.ts'
import { formatSignature } from '../../lib/signature/format-signature.ts'

function computed(spec: string) {
  const metric = createMetric(spec, { references: 1, labels: [] })
  return {
    ...metric.signature,
    spec: formatSpec(parseSpec(spec)),
    label: metric.label,
    signature: formatSignature(metric.signature),
  }
}
const ACC = 'external:name=acc,model="filter:none"'
const bleu = (rest: string) => `nrefs:1|${rest}`

describe('a posted score belongs to a computed one', () => {
  it.each([
    ['by name', { metric: 'bleu', signature: null }, 'bleu', true],
    ['by label', { metric: 'chrF2', signature: null }, 'chrf', true],
    ['by label with blanks and case', { metric: 'Macro-F1', signature: null }, 'macro_f1', true],
    ['by SPEC', { metric: 'bleu:tok=char', signature: null }, 'bleu:tok=char', true],
    ['not by another SPEC', { metric: 'bleu:tok=char', signature: null }, 'bleu', false],
    ['not by another metric', { metric: 'ter', signature: null }, 'bleu', false],
    [
      'with its signature',
      { metric: 'BLEU', signature: bleu('case:mixed|eff:no|tok:13a|smooth:exp|version:2.6.0') },
      'bleu',
      true,
    ],
    [
      'of another version of the tool',
      { metric: 'BLEU', signature: bleu('case:mixed|eff:no|tok:13a|smooth:exp|version:2.0.0') },
      'bleu',
      true,
    ],
    [
      'with the name in front',
      { metric: 'BLEU', signature: `BLEU|${bleu('case:mixed|eff:no|tok:13a|smooth:exp|version:2.3.1')}` },
      'bleu',
      true,
    ],
    [
      'not with another setting',
      { metric: 'BLEU', signature: bleu('case:lc|eff:no|tok:13a|smooth:exp|version:2.6.0') },
      'bleu',
      false,
    ],
    [
      'not where a setting is unknown',
      { metric: 'BLEU', signature: bleu('case:?|eff:no|tok:13a|smooth:exp|version:2.6.0') },
      'bleu',
      false,
    ],
    ['of scores from elsewhere by their own', { metric: 'acc', signature: 'filter:none' }, ACC, true],
    ['not of scores from elsewhere by another', { metric: 'acc', signature: 'filter:strict' }, ACC, false],
    ['not with a signature that is none', { metric: 'BLEU', signature: 'whatever' }, 'bleu', false],
  ])('%s', (_title, posted, spec, expected) => expect(belongsToScore(posted, computed(spec))).toBe(expected))
})

describe('the SPEC that a posted score asks for', () => {
  it.each([
    ['bleu', null, ['bleu']],
    ['BLEU', bleu('case:lc|eff:no|tok:zh|smooth:exp|version:2.5.1'), ['bleu:tok=zh,case=lc']],
    ['BLEU', bleu('case:mixed|eff:no|tok:13a|smooth:floor[0.10]|version:2.5.1'), ['bleu:smooth=floor,value=0.1']],
    ['chrF2++', 'nrefs:1|case:mixed|eff:yes|nc:6|nw:2|space:no|version:2.5.1', ['chrf:nw=2']],
    ['TER', 'nrefs:1|case:lc|tok:tercom|norm:no|punct:yes|asian:no|version:2.5.1', ['ter']],
    ['rouge1', null, ['rouge1']],
    ['COMET', null, []],
    ['bleu:tok=char', null, ['bleu:tok=char']],
  ])('%s with %s', (metric, signature, expected) => expect(specsOfPosted({ metric, signature })).toEqual(expected))
})
