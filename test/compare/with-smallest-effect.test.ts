import { describe, expect, it } from 'vitest'
import { compareSides } from '../../lib/compare/compare.ts'
import { effectOf, withSmallestEffect } from '../../lib/compare/with-smallest-effect.ts'
import { makeSide } from './make-side.ts'

const SPECS = ['bleu', 'chrf', 'length_ratio']
const WORDS = 'the pump valve opens when pressure falls below the limit again'.split(' ')

function side(count: number, spoil: number) {
  return makeSide(
    SPECS,
    Array.from({ length: count }, (_, i) => {
      const words = WORDS.map((word, k) => `${word}${(i * 7 + k) % 5}`)
      const output = words.map((word, k) => ((i * 3 + k) % spoil === 0 ? 'gate' : word))
      return { id: `s${i}`, references: [words.join(' ')], hypothesis: output.join(' ') }
    }),
  )
}

describe('withSmallestEffect', () => {
  it.each([
    ['a clear difference', side(40, 9), side(40, 6)],
    ['a small one', side(60, 9), side(60, 10)],
    ['identical outputs', side(30, 7), side(30, 7)],
    ['few pairs', side(6, 9), side(6, 7)],
    ['one pair', side(1, 9), side(1, 7)],
  ])('judges as the comparison itself would under another effect: %s', (_title, base, head) => {
    const under = (effect: number | null) =>
      compareSides(base, head, {
        resamples: 200,
        trials: 200,
        smallestEffects: effect === null ? {} : Object.fromEntries(SPECS.map((spec) => [spec, effect])),
      }).results
    const verdicts = new Set<string | null>()
    for (const from of [null, 0.001, 3, 500])
      for (const to of [null, 0.001, 3, 500]) {
        const wanted = under(to)
        under(from).forEach((result, m) => {
          const judged = withSmallestEffect(result, to)
          expect([judged.verdict, judged.reason, judged.smallestEffect]).toEqual([
            wanted[m].verdict,
            wanted[m].reason,
            wanted[m].smallestEffect,
          ])
          verdicts.add(judged.verdict)
        })
      }
    expect(verdicts.size).toBeGreaterThan(0)
  })
  it('leaves a result under the same effect as it is', () => {
    const [result] = compareSides(side(20, 9), side(20, 6), { resamples: 100, trials: 100 }).results
    expect(withSmallestEffect(result, null)).toBe(result)
  })
  it('takes the effect of the SPEC before that of the name', () => {
    const bleu = { spec: 'bleu:tok=intl', metric: 'bleu' }
    expect(effectOf({ bleu: 1, 'bleu:tok=intl': 2 }, bleu)).toBe(2)
    expect(effectOf({ bleu: 1 }, bleu)).toBe(1)
    expect(effectOf({}, bleu)).toBeNull()
  })
})
