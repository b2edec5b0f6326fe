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
    const { cumulative, losses } = carried
    expect(cumulative[0]).toBe(0)
    expect(cumulative.at(-1)).toBeCloseTo(delta, 9)
    expect([cumulative.length, losses]).toEqual([5, 3])
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
})
