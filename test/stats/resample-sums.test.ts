import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createGenerator } from '../../lib/stats/generator.ts'
import type { PackedRows, Units } from '../../lib/stats/packed-rows.ts'
import { resampleSums } from '../../lib/stats/resample-sums.ts'

const dense = (rows: number[][]): PackedRows => ({
  rows: Float64Array.from(rows.flat()),
  width: rows[0].length,
  count: rows.length,
  storage: 'dense',
  sumWidth: rows[0].length,
})
const cells = (indices: number[], sumWidth: number): PackedRows => ({
  rows: Float64Array.from(indices),
  width: 1,
  count: indices.length,
  storage: 'cell',
  sumWidth,
})

function collect(tables: PackedRows[], resamples: number, seed: number, units: Units | null = null): number[][][] {
  const all: number[][][] = []
  resampleSums({
    tables,
    resamples,
    seed,
    units,
    visit: (b, sums) => {
      expect(b).toBe(all.length)
      all.push(sums.map((of) => [...of]))
    },
  })
  return all
}

/** One row after the other, as the definition says it. */
function gather(rows: number[][], resamples: number, seed: number): number[][] {
  const generator = createGenerator(seed)
  const indices = new Int32Array(rows.length)
  return Array.from({ length: resamples }, () => {
    generator.fillIndices(indices, rows.length)
    return rows[0].map((_, c) => [...indices].reduce((total, i) => total + rows[i][c], 0))
  })
}

describe('sums of resamples', () => {
  it('are those of choice(N, (B, N)), whatever the number of columns and resamples', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 1, max: 7 }),
        fc.integer({ min: 0, max: 11 }),
        fc.integer({ min: 0, max: 2 ** 32 }),
        (count, width, resamples, seed) => {
          const rows = Array.from({ length: count }, (_, i) =>
            Array.from({ length: width }, (_, c) => ((i + 1) * (c + 3) * 7919) % 101),
          )
          expect(collect([dense(rows)], resamples, seed).map(([sums]) => sums)).toEqual(gather(rows, resamples, seed))
        },
      ),
      { seed: 4, numRuns: 60 },
    )
  })

  it('see the same items in every table, dense or cells', () => {
    const labels = [0, 2, 1, 2, 2, 0, 1]
    const oneHot = labels.map((label) => [0, 1, 2].map((c) => (c === label ? 1 : 0)))
    for (const [a, b] of collect([dense(oneHot), cells(labels, 3)], 25, 12345)) expect(a).toEqual(b)
  })

  it('draw whole documents: as many as there are, each with all its items', () => {
    const units = { count: 3, unitOf: Int32Array.from([0, 0, 1, 2, 2, 2]) }
    const ones = dense([[1], [1], [1], [1], [1], [1]])
    const perDocument = gather([[2], [1], [3]], 20, 9)
    expect(collect([ones], 20, 9, units).map(([sums]) => sums)).toEqual(perDocument)
    expect(collect([cells([0, 0, 0, 0, 0, 0], 1)], 20, 9, units).map(([sums]) => sums)).toEqual(perDocument)
  })

  it('give zeros without rows, and refuse tables of different items', () => {
    const empty: PackedRows = { rows: new Float64Array(), width: 2, count: 0, storage: 'dense', sumWidth: 2 }
    expect(collect([empty], 3, 1)).toEqual([[[0, 0]], [[0, 0]], [[0, 0]]])
    expect(() => collect([dense([[1]]), dense([[1], [2]])], 1, 1)).toThrow(RangeError)
  })

  it('skip entries of −1 and use the weight of a row', () => {
    const table: PackedRows = {
      rows: Float64Array.from([0, 1, 1, -1]),
      width: 2,
      count: 2,
      storage: 'cell',
      sumWidth: 2,
      weights: Float64Array.from([0.5, 1]),
    }
    const asDense = dense([
      [0.5, 0.5],
      [0, 1],
    ])
    expect(collect([table], 9, 3)).toEqual(collect([asDense], 9, 3))
  })
})
