import { planColumns, reachesOfDraws, unpackColumns } from './column-packing.ts'
import { createGenerator, type Generator } from './generator.ts'
import { type PackedRows, toUnitRows, type Units } from './packed-rows.ts'

/** Resamples that are summed in one pass over the rows, and columns that the kernel keeps in registers. */
const LANES = 4
const PANEL = 2
/** Units whose counts and rows are multiplied at a time, so that they stay in the nearest cache. */
const TILE = 512
/** Indices drawn at a time. */
const DRAWN = 4096

export interface ResampleOptions {
  /** Tables of the same items: all runs and metrics of one comparison, so that they see the same resamples. */
  readonly tables: readonly PackedRows[]
  readonly resamples: number
  readonly seed: number
  /** Items drawn together; null draws single items. */
  readonly units?: Units | null
  /** Called for each resample in order with the sums of each table; the arrays are reused and must not be kept. */
  readonly visit: (resample: number, sums: readonly Float64Array[]) => void
}

/**
 * Column sums of bootstrap resamples: resample b takes N of the N units with replacement, by the stream
 * `choice(N, (resamples, N))` of NumPy's generator, which is sacreBLEU's.
 *
 * A resample is kept as how often each unit occurs, so that the sums of several resamples are a small matrix product:
 * memory is one copy of the rows and four counts per unit, time is units × resamples × columns. Sums of whole numbers
 * are exact. Tables without rows give sums of zeros.
 *
 * @example ((sums) => {
 *   const table = { rows: Float64Array.of(1, 2, 3), width: 1, count: 3, storage: 'dense', sumWidth: 1 }
 *   resampleSums({ tables: [table], resamples: 3, seed: 12345, visit: (_, [first]) => sums.push(first[0]) })
 *   return sums
 * })([])
 * // [7, 5, 8]
 */
export function resampleSums({ tables, resamples, seed, units = null, visit }: ResampleOptions): void {
  const items = tables[0]?.count ?? 0
  if (tables.some((table) => table.count !== items)) throw new RangeError('all tables must have the same items')
  const count = units ? units.count : items
  const generator = createGenerator(seed)
  const indices = new Int32Array(Math.min(count, DRAWN))
  // 16 bits: that one of so many units is drawn more than 65 535 times in one resample has no chance worth naming.
  const counts = Array.from({ length: LANES }, () => new Uint16Array(count))
  const sums = tables.map((table) => Array.from({ length: LANES }, () => new Float64Array(table.sumWidth)))
  const dense = tables.flatMap((table, t) => (table.storage === 'dense' ? [t] : []))
  const addDense = denseAdder(
    dense.map((t) => tables[t]),
    units,
    count,
  )
  for (let first = 0; first < resamples; first += LANES) {
    const lanes = Math.min(LANES, resamples - first)
    for (let lane = 0; lane < LANES; lane++) {
      counts[lane].fill(0)
      if (lane < lanes && count > 0) drawCounts(generator, counts[lane], indices)
    }
    addDense(
      counts,
      dense.map((t) => sums[t]),
    )
    for (let t = 0; t < tables.length; t++)
      if (tables[t].storage === 'cell') addCells(tables[t], units, counts, sums[t])
    for (let lane = 0; lane < lanes; lane++)
      visit(
        first + lane,
        sums.map((of) => of[lane]),
      )
  }
}

/** How often each unit occurs in one resample. */
function drawCounts(generator: Generator, counts: Uint16Array, indices: Int32Array): void {
  for (let left = counts.length; left > 0; ) {
    const drawn = left < indices.length ? indices.subarray(0, left) : indices
    generator.fillIndices(drawn, counts.length)
    for (let k = 0; k < drawn.length; k++) counts[drawn[k]]++
    left -= drawn.length
  }
}

/**
 * Sums of all dense tables. Columns of whole numbers share doubles, which stand in panels of two, tile after tile, in the
 * order in which the product reads them.
 */
function denseAdder(
  tables: readonly PackedRows[],
  units: Units | null,
  count: number,
): (counts: readonly Uint16Array[], sums: readonly (readonly Float64Array[])[]) => void {
  const unitRows = tables.map((table) => toUnitRows(table, units))
  const packing = planColumns(
    Float64Array.from(tables.flatMap(({ sumWidth }, t) => [...reachesOfDraws(unitRows[t], sumWidth, count)])),
  )
  const panels = Math.ceil(packing.width / PANEL)
  const packed = new Float64Array(panels * PANEL * count)
  let columns = 0
  tables.forEach(({ sumWidth }, t) => {
    for (let c = 0; c < sumWidth; c++, columns++) {
      const [slot, factor] = [packing.slots[columns], packing.factors[columns]]
      const panel = (slot - (slot % PANEL)) / PANEL
      for (let i = 0; i < count; i++) {
        const start = i - (i % TILE)
        const height = Math.min(TILE, count - start)
        const at = (start * panels + panel * height + (i - start)) * PANEL + (slot % PANEL)
        packed[at] += factor * unitRows[t][i * sumWidth + c]
      }
    }
  })
  const times = new Float64Array(TILE * LANES)
  const product = new Float64Array(panels * PANEL * LANES)
  const slots = new Float64Array(packing.width)
  const all = new Float64Array(columns)
  return (counts, sums) => {
    product.fill(0)
    for (let start = 0; start < count; start += TILE) {
      const height = Math.min(TILE, count - start)
      for (let lane = 0; lane < LANES; lane++) {
        const of = counts[lane]
        for (let i = 0; i < height; i++) times[i * LANES + lane] = of[start + i]
      }
      for (let p = 0; p < panels; p++)
        multiplyPanel(packed, (start * panels + p * height) * PANEL, times, height, product, p)
    }
    for (let lane = 0; lane < LANES; lane++) {
      for (let s = 0; s < slots.length; s++) slots[s] = product[(s - (s % PANEL)) * LANES + lane * PANEL + (s % PANEL)]
      unpackColumns(packing, slots, all)
      let from = 0
      for (let t = 0; t < tables.length; t++) {
        sums[t][lane].set(all.subarray(from, from + tables[t].sumWidth))
        from += tables[t].sumWidth
      }
    }
  }
}

/** Adds Σ times[i][lane] · panel[i][c] to product[lane][c]; eight running sums, so that each value is loaded once. */
function multiplyPanel(
  packed: Float64Array,
  from: number,
  times: Float64Array,
  height: number,
  product: Float64Array,
  panel: number,
): void {
  const to = panel * PANEL * LANES
  let a0 = product[to]
  let a1 = product[to + 1]
  let b0 = product[to + 2]
  let b1 = product[to + 3]
  let c0 = product[to + 4]
  let c1 = product[to + 5]
  let d0 = product[to + 6]
  let d1 = product[to + 7]
  for (let i = 0; i < height; i++) {
    const x = packed[from + i * 2]
    const y = packed[from + i * 2 + 1]
    const a = times[i * 4]
    const b = times[i * 4 + 1]
    const c = times[i * 4 + 2]
    const d = times[i * 4 + 3]
    a0 += a * x
    a1 += a * y
    b0 += b * x
    b1 += b * y
    c0 += c * x
    c1 += c * y
    d0 += d * x
    d1 += d * y
  }
  product[to] = a0
  product[to + 1] = a1
  product[to + 2] = b0
  product[to + 3] = b1
  product[to + 4] = c0
  product[to + 5] = c1
  product[to + 6] = d0
  product[to + 7] = d1
}

function addCells(
  { rows, width, count, weights }: PackedRows,
  units: Units | null,
  counts: readonly Uint16Array[],
  sums: readonly Float64Array[],
): void {
  for (let lane = 0; lane < LANES; lane++) {
    const out = sums[lane]
    const times = counts[lane]
    out.fill(0)
    for (let i = 0; i < count; i++) {
      const drawn = times[units ? units.unitOf[i] : i]
      if (drawn === 0) continue
      const weight = weights ? drawn * weights[i] : drawn
      for (let c = i * width; c < (i + 1) * width; c++) if (rows[c] >= 0) out[rows[c]] += weight
    }
  }
}
