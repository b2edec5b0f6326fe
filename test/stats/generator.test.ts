import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { createGenerator } from '../../lib/stats/generator.ts'
import { seedPool, seedWords } from '../../lib/stats/seed-sequence.ts'

interface ChoiceVector {
  seed: number
  n: number
  shape: [number, number]
  first: number[]
  last: number[]
  sum: number | string
  sha256_uint32_le: string
}
interface CoinVector {
  seed: number
  shape: [number, number]
  first: number[]
  last: number[]
  count_true: number
  sha256_bytes_01: string
}
const vectors = JSON.parse(readFileSync(new URL('../fixtures/sacrebleu/rng-vectors.json', import.meta.url), 'utf8'))

describe('NumPy’s generator, bit for bit (numpy 1.24.2)', () => {
  it.each(vectors.seeding as { seed: string }[])(
    'seed $seed: pool, state words and the first 64-bit draws',
    (vector) => {
      const expected = vector as unknown as Record<string, number[] & string[]>
      const seed = BigInt(vector.seed)
      expect([...seedPool(seed)]).toEqual(expected.pool_uint32)
      expect([...seedWords(seed, 8)]).toEqual(expected.generate_state_8_uint32)
      const words = new Uint32Array(40)
      createGenerator(seed).fillWords(words)
      const draws = Array.from({ length: 20 }, (_, i) =>
        ((BigInt(words[2 * i + 1]) << 32n) | BigInt(words[2 * i])).toString(),
      )
      expect(draws).toEqual(expected.raw_uint64_first20)
    },
  )

  it.each(vectors.choice as ChoiceVector[])('choice($n) of shape $shape with seed $seed', (vector) => {
    const [rows, columns] = vector.shape
    const all = new Uint32Array(rows * columns)
    const generator = createGenerator(vector.seed)
    // Row by row, as resampling draws it.
    for (let row = 0; row < rows; row++)
      generator.fillIndices(all.subarray(row * columns, (row + 1) * columns), vector.n)
    expect([...all.subarray(0, vector.first.length)]).toEqual(vector.first)
    expect([...all.subarray(all.length - vector.last.length)]).toEqual(vector.last)
    expect(String(all.reduce((sum, value) => sum + value, 0))).toBe(String(vector.sum))
    expect(createHash('sha256').update(new Uint8Array(all.buffer)).digest('hex')).toBe(vector.sha256_uint32_le)
  })

  it.each(vectors.booleans as CoinVector[])('coins of shape $shape with seed $seed', (vector) => {
    const coins = new Uint8Array(vector.shape[0] * vector.shape[1])
    createGenerator(vector.seed).fillCoins(coins)
    expect([...coins.subarray(0, vector.first.length)]).toEqual(vector.first)
    expect([...coins.subarray(coins.length - vector.last.length)]).toEqual(vector.last)
    expect(coins.reduce((sum, coin) => sum + coin, 0)).toBe(vector.count_true)
    expect(createHash('sha256').update(coins).digest('hex')).toBe(vector.sha256_bytes_01)
  })

  it.each(['booleans_then_choice', 'booleans_then_choice_odd'])('%s: a 32-bit half survives between calls', (name) => {
    const vector = vectors[name] as { seed: number; booleans: number[]; choice: number[] }
    const generator = createGenerator(vector.seed)
    const coins = new Uint8Array(vector.booleans.length)
    generator.fillCoins(coins)
    expect([...coins]).toEqual(vector.booleans)
    const indices = new Int32Array(vector.choice.length)
    generator.fillIndices(indices, 7)
    expect([...indices]).toEqual(vector.choice)
  })

  it('refuses a seed that is negative or not whole, and an empty range', () => {
    expect(() => createGenerator(-1)).toThrow(RangeError)
    expect(() => createGenerator(1.5)).toThrow(RangeError)
    expect(() => createGenerator(-1n)).toThrow(RangeError)
    expect(() => createGenerator(1).fillIndices(new Int32Array(1), 0)).toThrow(RangeError)
  })
})
