import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { RowTable } from '../../lib/metrics/row-table.ts'
import { packRows, unpackRows } from '../../lib/service/pack-rows.ts'

function table(width: number, values: readonly number[]): RowTable {
  const count = values.length / width
  const scored = Uint8Array.from({ length: count }, (_, i) => (i % 3 === 1 ? 0 : 1))
  const reasons = new Map([...scored.keys()].filter((i) => !scored[i]).map((i) => [i, `no reference for ${i}`]))
  return { width, count, rows: Float64Array.from(values), scored, reasons }
}

describe('packRows', () => {
  it.each([
    ['u8', [0, 1, 255]],
    ['i8', [-128, 127, 0]],
    ['u16', [256, 65_535, 0]],
    ['i16', [-129, 0, 1]],
    ['u32', [65_536, 4_294_967_295, 0]],
    ['i32', [-32_769, 2_147_483_647, 0]],
    ['f32', [0.5, -0, 1.5]],
    ['f64', [0.1, 2, 3]],
    ['f64', [4_294_967_296, 0, 1]],
    ['f64', [16_777_217, 0.5, 1]],
    ['f64', [-1, 4_294_967_295, 0]],
    ['f32', [Number.NaN, Number.POSITIVE_INFINITY, 1]],
  ])('takes %s, the smallest type that holds the values exactly, for %j', (kind, values) => {
    const pieces = packRows([table(1, values)])
    expect(pieces[0].kind).toBe(kind)
    expect(unpackRows(pieces, 3)?.[0].rows).toEqual(Float64Array.from(values))
  })

  it('gives back whatever it packed, rows, marks and reasons, over all repeats', () => {
    const values = fc.oneof(fc.integer(), fc.double(), fc.constantFrom(-0, Number.NaN, 1e308))
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5 }), fc.array(values, { maxLength: 60 }), (width, list) => {
        const whole = list.slice(0, Math.floor(list.length / width) * width)
        const tables = [table(width, whole), table(width, whole.toReversed())]
        expect(unpackRows(packRows(tables), whole.length / width)).toEqual(tables)
      }),
    )
  })

  it('cuts pieces of at most 512 kB between segments', () => {
    const original = table(
      18,
      Array.from({ length: 18 * 40_000 }, (_, i) => i % 60_000),
    )
    const pieces = packRows([original])
    expect(pieces.length).toBeGreaterThan(2)
    expect(Math.max(...pieces.map(({ rows }) => rows.byteLength))).toBeLessThanOrEqual(512 * 1024)
    expect(pieces.map(({ piece }) => piece)).toEqual(pieces.map((_, i) => i))
    const [unpacked] = unpackRows(pieces, 40_000) ?? []
    // Compared as bytes: a deep comparison of so many numbers takes a minute.
    expect(Buffer.compare(new Uint8Array(unpacked.rows.buffer), new Uint8Array(original.rows.buffer))).toBe(0)
    expect(Buffer.compare(unpacked.scored, original.scored)).toBe(0)
  })

  it('takes rows that lack a piece for none at all', () => {
    const pieces = packRows([
      table(
        18,
        Array.from({ length: 18 * 40_000 }, (_, i) => i % 60_000),
      ),
    ])
    expect(unpackRows(pieces.slice(1), 40_000)).toBeNull()
    expect(unpackRows(pieces.slice(0, -1), 40_000)).toBeNull()
    expect(unpackRows([], 40_000)).toBeNull()
  })
})
