import { describe, expect, it } from 'vitest'
import { carryDifference } from '../../lib/compare/carried-difference.ts'
import { compareSides } from '../../lib/compare/compare.ts'
import { toPairRows } from '../../lib/compare/pair-rows.ts'
import { pairSegments } from '../../lib/compare/pair-segments.ts'
import type { AdditiveMetric } from '../../lib/metrics/metric.ts'
import { makeSide } from './make-side.ts'

const REFERENCE = 'the pump starts when the pressure falls below the limit'
const BETTER = REFERENCE.replace('below', 'under')
const WORSE = 'a pump starts if pressure falls below limit'
const segments = (outputs: readonly string[]) =>
  outputs.map((hypothesis, i) => ({ id: `s${i}`, hypothesis, references: [REFERENCE] }))

function carry(spec: string, base: readonly string[], head: readonly string[]) {
  const [left, right] = [makeSide([spec], segments(base)), makeSide([spec], segments(head))]
  const metric = left.metrics[0].metric as AdditiveMetric
  const tables = [left, right].map((side) => side.metrics[0].tables ?? [])
  const carried = carryDifference(metric, toPairRows(metric, tables[0], tables[1], pairSegments(left, right)))
  return { carried, delta: compareSides(left, right, { resamples: 10, trials: 10 }).results[0].delta ?? Number.NaN }
}

const BASE = [REFERENCE, REFERENCE, WORSE, BETTER, REFERENCE]
const HEAD = [REFERENCE, WORSE, REFERENCE, WORSE, BETTER]

describe('what carries a difference', () => {
  it.each(['bleu', 'chrf', 'wer', 'ter'])('%s: begins at 0, ends at the corpus difference, losses first', (spec) => {
    const { carried, delta } = carry(spec, BASE, HEAD)
    const { cumulative, losses, worst } = carried
    expect(cumulative[0]).toBe(0)
    expect(cumulative.at(-1)).toBeCloseTo(delta, 9)
    expect([cumulative.length, losses, worst]).toEqual([5, 3, 3])
    const turn = spec === 'wer' || spec === 'ter' ? -1 : 1
    for (let k = 0; k < losses; k++) expect((cumulative[k + 1] - cumulative[k]) * turn).toBeLessThan(0)
    expect((cumulative[4] - cumulative[3]) * turn).toBeGreaterThan(0)
  })
  it('counts changed segments only, and turns round with its sides', () => {
    expect(carry('bleu', BASE, BASE).carried.cumulative).toEqual(Float64Array.of(0))
    const back = carry('bleu', HEAD, BASE).carried
    expect(back.losses).toBe(1)
    expect(back.cumulative.at(-1)).toBeCloseTo(-(carry('bleu', BASE, HEAD).carried.cumulative.at(-1) as number), 9)
  })
  // Each head misses one to four words of ten: none gained, though some lost less than most.
  it.each(['wer', 'chrf', 'bleu', 'cer'])(
    '%s: every segment that got worse is a loss, also one that lost little',
    (spec) => {
      const words = REFERENCE.split(' ')
      const head = [1, 2, 3, 4].map((n) => words.map((word, i) => (i >= 3 && i < 3 + n ? 'gone' : word)).join(' '))
      const { carried, delta } = carry(spec, Array(4).fill(REFERENCE), head)
      expect([carried.losses, carried.worst]).toEqual([4, 4])
      expect(carried.cumulative.at(-1)).toBeCloseTo(delta, 9)
    },
  )
  it('as many pull up with the sides exchanged as pull down, whatever the metric', () => {
    const down = (n: number) => REFERENCE.split(' ').slice(0, n).join(' ')
    const base = [down(9), down(4), down(7), down(6), BETTER, WORSE]
    const head = [down(5), down(8), WORSE, BETTER, down(3), down(9)]
    for (const spec of ['bleu', 'chrf', 'ter', 'wer']) {
      const [there, back] = [carry(spec, base, head).carried, carry(spec, head, base).carried]
      expect(there.losses + back.losses).toBe(6)
    }
  })
  it('names the place where the curve stands worst: nowhere is it worse', () => {
    const cut = (n: number, k: number) =>
      REFERENCE.split(' ')
        .slice(k % 3, n + (k % 3))
        .join(' ')
    const base = Array.from({ length: 40 }, (_, k) => cut(3 + ((k * 7) % 6), k))
    const head = Array.from({ length: 40 }, (_, k) => cut(3 + ((k * 5) % 7), k + 1))
    for (const spec of ['bleu', 'ter']) {
      const { cumulative, worst } = carry(spec, base, head).carried
      const worstValue = spec === 'ter' ? Math.max(...cumulative) : Math.min(...cumulative)
      expect(cumulative[worst]).toBe(worstValue)
    }
  })
})
