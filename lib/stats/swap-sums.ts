import { type ColumnPacking, planColumns, reachesOfSubsets, unpackColumns } from './column-packing.ts'
import { createGenerator } from './generator.ts'
import { addRow, type PackedRows, totalSums, toUnitRows, type Units } from './packed-rows.ts'

/** The rows of the two sides of one metric, item by item. */
export interface RowPair {
  readonly base: PackedRows
  readonly head: PackedRows
}

export interface SwapOptions {
  readonly pairs: readonly RowPair[]
  readonly trials: number
  readonly seed: number
  /** Items swapped together; null swaps single items. */
  readonly units?: Units | null
  /** Called for each trial in order with the sums of both pseudo-systems of each pair; the arrays are reused. */
  readonly visit: (trial: number, first: readonly Float64Array[], second: readonly Float64Array[]) => void
}

/** Coins of one block of trials in memory at once, as bits, and running sums of one block, as doubles. */
const BLOCK_BITS = 2 ** 27
const BLOCK_SUMS = 2 ** 21
const GROUP = 8

/**
 * Column sums of pseudo-systems made by exchanging whole rows between the two sides at random: coin (t, i) of NumPy's
 * `integers(2, (trials, N), bool)` true leaves unit i in place, false exchanges it (sacreBLEU's convention).
 *
 * Only the differences of the rows need adding, since the first pseudo-system has base + Σ(head − base) and the second
 * head − Σ(head − base) over the exchanged units. Eight units are added at once from a table of their 256 subsets, columns
 * of whole numbers several in a double.
 * Exchanging base and head gives exactly the mirrored sums.
 *
 * @example ((sums) => {
 *   const table = (...rows) => ({ rows: Float64Array.from(rows), width: 1, count: 3, storage: 'dense', sumWidth: 1 })
 *   const pairs = [{ base: table(0, 0, 0), head: table(1, 2, 4) }]
 *   swapSums({ pairs, trials: 2, seed: 12345, visit: (_, [first], [second]) => sums.push([first[0], second[0]]) })
 *   return sums
 * })([])
 * // [[2, 5], [4, 3]]
 */
export function swapSums({ pairs, trials, seed, units = null, visit }: SwapOptions): void {
  const items = pairs[0]?.base.count ?? 0
  const count = units ? units.count : items
  const dense = pairs.map((pair) => pair.base.storage === 'dense')
  const offsets: number[] = []
  let width = 0
  for (let p = 0; p < pairs.length; p++) {
    offsets.push(width)
    if (dense[p]) width += pairs[p].base.sumWidth
  }
  const unpacked = unitDifferences(pairs, dense, offsets, width, count, units)
  const packing = planColumns(reachesOfSubsets(unpacked, width))
  const differences = packRows(unpacked, packing)
  const totals = pairs.map((pair) => ({ base: totalSums(pair.base), head: totalSums(pair.head) }))
  const first = pairs.map((pair) => new Float64Array(pair.base.sumWidth))
  const second = pairs.map((pair) => new Float64Array(pair.base.sumWidth))
  const generator = createGenerator(seed)
  const blockTrials = Math.max(
    1,
    Math.min(trials, Math.floor(BLOCK_BITS / Math.max(1, count)), Math.floor(BLOCK_SUMS / Math.max(1, packing.width))),
  )
  const swapped = new Float64Array(blockTrials * packing.width)
  const moved = new Float64Array(width)
  const coins = new CoinBits(generator, blockTrials * count)
  for (let from = 0; from < trials; from += blockTrials) {
    const block = Math.min(blockTrials, trials - from)
    coins.draw(block * count)
    if (width > 0) addSwapped(differences, coins, { count, width: packing.width, block }, swapped)
    for (let t = 0; t < block; t++) {
      unpackColumns(packing, swapped, moved, t * packing.width)
      for (let p = 0; p < pairs.length; p++) {
        const { base, head } = totals[p]
        if (dense[p]) {
          for (let c = 0; c < base.length; c++) {
            first[p][c] = base[c] + moved[offsets[p] + c]
            second[p][c] = head[c] - moved[offsets[p] + c]
          }
        } else swapCells(pairs[p], units, (unit) => coins.bit(t * count + unit) === 0, first[p], second[p])
      }
      visit(from + t, first, second)
    }
  }
}

/** Sums of a pair whose units with `isSwapped(unit)` changed sides. */
function swapCells(
  pair: RowPair,
  units: Units | null,
  isSwapped: (unit: number) => boolean,
  first: Float64Array,
  second: Float64Array,
): void {
  first.fill(0)
  second.fill(0)
  for (let i = 0; i < pair.base.count; i++) {
    const swap = isSwapped(units ? units.unitOf[i] : i)
    addRow(pair.base, i, 1, swap ? second : first)
    addRow(pair.head, i, 1, swap ? first : second)
  }
}

/** head − base of each unit over all dense columns, padded to whole groups of units. */
function unitDifferences(
  pairs: readonly RowPair[],
  dense: readonly boolean[],
  offsets: readonly number[],
  width: number,
  count: number,
  units: Units | null,
): Float64Array {
  const out = new Float64Array(Math.ceil(count / GROUP) * GROUP * width)
  for (let p = 0; p < pairs.length; p++) {
    if (!dense[p]) continue
    const columns = pairs[p].base.sumWidth
    const base = toUnitRows(pairs[p].base, units)
    const head = toUnitRows(pairs[p].head, units)
    for (let i = 0; i < count; i++)
      for (let c = 0; c < columns; c++) out[i * width + offsets[p] + c] = head[i * columns + c] - base[i * columns + c]
  }
  return out
}

/** Rows whose columns share doubles. */
function packRows(rows: Float64Array, { slots, factors, width }: ColumnPacking): Float64Array {
  const columns = slots.length
  if (width === columns) return rows
  const out = new Float64Array((rows.length / columns) * width)
  for (let i = 0, at = 0; i < rows.length; i += columns, at += width)
    for (let c = 0; c < columns; c++) out[at + slots[c]] += rows[i + c] * factors[c]
  return out
}

/** For each trial of a block, the sum of the differences of its exchanged units. */
function addSwapped(
  differences: Float64Array,
  coins: CoinBits,
  { count, width, block }: { count: number; width: number; block: number },
  out: Float64Array,
): void {
  out.fill(0)
  const subsets = new Float64Array(256 * width)
  for (let group = 0; group < count; group += GROUP) {
    for (let subset = 1; subset < 256; subset++) {
      const lowest = 31 - Math.clz32(subset & -subset)
      const rest = (subset & (subset - 1)) * width
      const row = (group + lowest) * width
      for (let c = 0; c < width; c++) subsets[subset * width + c] = subsets[rest + c] + differences[row + c]
    }
    const inGroup = count - group < GROUP ? (1 << (count - group)) - 1 : 255
    for (let t = 0; t < block; t++) {
      const from = (~coins.byte(t * count + group) & inGroup) * width
      if (from === 0) continue
      const to = t * width
      for (let c = 0; c < width; c++) out[to + c] += subsets[from + c]
    }
  }
}

/** A stream of coins held as the bits that the generator gave; blocks may begin within a word. */
class CoinBits {
  private readonly generator: { fillWords(out: Uint32Array): void }
  private readonly words: Uint32Array
  /** Bit of the first word at which the block begins, and bits drawn but not yet used after it. */
  private start = 0
  private left = 0
  private used = 0

  constructor(generator: { fillWords(out: Uint32Array): void }, maxBits: number) {
    this.generator = generator
    this.words = new Uint32Array(Math.ceil(maxBits / 32) + 2)
  }

  /** Moves to the next `bits` coins of the stream. */
  draw(bits: number): void {
    const { words } = this
    let kept = 0
    if (this.left > 0) {
      words[0] = words[this.used - 1]
      kept = 1
      this.start = 32 - this.left
    } else this.start = 0
    const needed = Math.max(0, Math.ceil((bits - this.left) / 32))
    this.generator.fillWords(words.subarray(kept, kept + needed))
    this.used = kept + needed
    this.left = this.left + needed * 32 - bits
  }

  bit(at: number): number {
    const position = this.start + at
    return (this.words[position >>> 5] >>> (position & 31)) & 1
  }

  /** Eight coins from `at` on, the first in the lowest bit. */
  byte(at: number): number {
    const position = this.start + at
    const shift = position & 31
    const word = position >>> 5
    return ((this.words[word] >>> shift) | ((this.words[word + 1] << 1) << (31 - shift))) & 255
  }
}
