import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { planColumns, reachesOfDraws, reachesOfSubsets, unpackColumns } from '../../lib/stats/column-packing.ts'

/** Sums of the chosen rows, added in doubles that columns share. */
function sumPacked(rows: readonly number[][], reaches: Float64Array, times: readonly number[]) {
  const packing = planColumns(reaches)
  const sums = new Float64Array(packing.width)
  rows.forEach((row, i) => {
    const packed = new Float64Array(packing.width)
    row.forEach((value, c) => {
      packed[packing.slots[c]] += value * packing.factors[c]
    })
    for (let s = 0; s < sums.length; s++) sums[s] += times[i] * packed[s]
  })
  const out = new Float64Array(reaches.length)
  unpackColumns(packing, sums, out)
  return { packing, out: [...out] }
}

const flat = (rows: readonly number[][]) => Float64Array.from(rows.flat())
const table = fc.integer({ min: 1, max: 12 }).chain((width) =>
  fc.array(
    fc.array(fc.oneof(fc.integer({ min: -9, max: 9 }), fc.integer({ min: -1e6, max: 1e6 })), {
      minLength: width,
      maxLength: width,
    }),
    { minLength: 1, maxLength: 30 },
  ),
)
const sumsOf = (rows: readonly number[][], times: readonly number[]) =>
  rows[0].map((_, c) => rows.reduce((sum, row, i) => sum + times[i] * row[c], 0))

describe('columns that share doubles', () => {
  it('come apart into the sums of any subset of the rows', () => {
    fc.assert(
      fc.property(table, fc.infiniteStream(fc.boolean()), (rows, chosen) => {
        const times = rows.map(() => Number(chosen.next().value))
        const { out } = sumPacked(rows, reachesOfSubsets(flat(rows), rows[0].length), times)
        expect(out.map((value) => value + 0)).toEqual(sumsOf(rows, times).map((value) => value + 0))
      }),
    )
  })
  it('come apart into the sums of rows that are drawn again and again', () => {
    fc.assert(
      fc.property(table, fc.infiniteStream(fc.nat()), (rows, drawn) => {
        const times = rows.map(() => 0)
        for (let k = 0; k < rows.length; k++) times[(drawn.next().value as number) % rows.length]++
        const { out } = sumPacked(rows, reachesOfDraws(flat(rows), rows[0].length, rows.length), times)
        expect(out.map((value) => value + 0)).toEqual(sumsOf(rows, times).map((value) => value + 0))
      }),
    )
  })
  it('at the very ends of their reach', () => {
    const reaches = Float64Array.of(3, 0, 1000, 2 ** 30)
    for (const signs of [
      [1, 0, 1, 1],
      [-1, 0, -1, -1],
      [1, 0, -1, 1],
    ]) {
      const ends = signs.map((sign, c) => sign * reaches[c])
      expect(sumPacked([ends], reaches, [1]).out.map((value) => value + 0)).toEqual(ends.map((value) => value + 0))
    }
  })
  it('are fewer, and those that are no whole numbers stand alone and unchanged', () => {
    const rows = [
      [1, 0.1, 2, 3],
      [4, 0.2, 5, 6],
    ]
    const { packing, out } = sumPacked(rows, reachesOfSubsets(flat(rows), 4), [1, 1])
    expect(packing.width).toBe(2)
    expect(out).toEqual([5, 0.1 + 0.2, 7, 9])
  })
  it('of sums beyond what a double holds exactly are not packed', () => {
    expect(planColumns(Float64Array.of(2 ** 52, 1, 2 ** 52)).width).toBe(3)
    expect(reachesOfSubsets(Float64Array.of(Number.NaN, 1), 2)[0]).toBe(Number.POSITIVE_INFINITY)
  })
})
