import { describe, expect, it } from 'vitest'
import { formatSignature } from '../../lib/signature/format-signature.ts'
import { fixture, isClose, type SacrebleuCase, scoreCase, toSpec } from './sacrebleu-handwritten.ts'

/** How details are called here and there. */
const DETAILS: Readonly<Record<string, readonly (readonly [keyof SacrebleuCase, string])[]>> = {
  BLEU: [
    ['counts', 'counts'],
    ['totals', 'totals'],
    ['precisions', 'precisions'],
    ['bp', 'brevityPenalty'],
    ['sys_len', 'hypothesisLength'],
    ['ref_len', 'referenceLength'],
    ['ratio', 'ratio'],
  ],
  CHRF: [],
  TER: [
    ['num_edits', 'edits'],
    ['ref_length', 'referenceLength'],
  ],
}

const title = (one: SacrebleuCase) =>
  `${toSpec(one.metric, one.args)} ${one.explicit ?? `${one.corpus ?? `${one.segment}/${one.ref_set}`}/${one.system}`}`

function missesOf(cases: readonly SacrebleuCase[]): string[] {
  return cases.flatMap((one) => {
    const { score, metric } = scoreCase(one)
    const misses: string[] = []
    if (!isClose(score.value, one.score)) misses.push(`score ${score.value}, want ${one.score}`)
    for (const [theirs, ours] of DETAILS[one.metric]) {
      if (one[theirs] !== undefined && !isClose(score.details[ours], one[theirs]))
        misses.push(`${ours} ${JSON.stringify(score.details[ours])}, want ${JSON.stringify(one[theirs])}`)
    }
    if (one.level === 'corpus') {
      if (one.name !== metric.label) misses.push(`label ${metric.label}, want ${one.name}`)
      for (const [got, want] of [
        [formatSignature(metric.signature), one.signature],
        [formatSignature(metric.signature, { short: true }), one.signature_short],
      ]) {
        // What sacreBLEU leaves out of its string follows after it: the order of BLEU, the beta of chrF.
        const more = one.args.max_ngram_order
          ? `|order:${one.args.max_ngram_order}`
          : one.args.beta
            ? `|beta:${one.args.beta}`
            : ''
        if (got !== `${want}${more}`) misses.push(`signature ${got}, want ${want}`)
      }
    }
    return misses.map((miss) => `${title(one)}: ${miss}`)
  })
}

describe.each(['BLEU', 'CHRF', 'TER'] as const)(
  'sacreBLEU 2.6.0, handwritten cases of %s',
  { timeout: 120_000 },
  (name) => {
    const all = fixture.cases.filter((one) => one.metric === name)
    const sentences = fixture.sentence_cases.filter((one) => one.metric === name)

    it('every corpus score, count, label and signature is equal', () => {
      const cases = all.filter((one) => !one.error)
      expect(cases.length).toBe({ BLEU: 5902, CHRF: 498, TER: 406 }[name])
      expect(missesOf(cases)).toEqual([])
    })

    it('every sentence score is equal', () => {
      expect(sentences.length).toBe({ BLEU: 1400, CHRF: 910, TER: 1604 }[name])
      expect(missesOf(sentences)).toEqual([])
    })

    it('statistics per segment are equal', () => {
      const cases = sentences.filter((one) => one.stats)
      expect(cases.length > 0).toBe(name !== 'TER')
      const misses = cases.filter((one) => !isClose([...scoreCase(one).table.rows], one.stats))
      expect(misses.map(title)).toEqual([])
    })

    it('where sacreBLEU raises an error, a segment is named as not scored or there is none', () => {
      const cases = all.filter((one) => one.error)
      expect(cases.length).toBeGreaterThan(0)
      const silent = cases.filter((one) => {
        const { table } = scoreCase(one)
        return table.scored.includes(1) && ![...table.reasons.values()].includes('no reference')
      })
      expect(silent.map(title)).toEqual([])
    })
  },
)
