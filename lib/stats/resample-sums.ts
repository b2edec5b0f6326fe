import { createGenerator } from './generator.ts'
import { type PackedRows, toUnitRows, type Units } from './packed-rows.ts'

/** Resamples that are summed in one pass over the rows, and columns that the kernel keeps in registers. */
const LANES = 4
const PANEL = 2

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
 */
export function resampleSums({ tables, resamples, seed, units = null, visit }: ResampleOptions): void {
  const items = tables[0]?.count ?? 0
  if (tables.some((table) => table.count !== items)) throw new RangeError('all tables must have the same items')
  const count = units ? units.count : items
  const generator = createGenerator(seed)
  const indices = new Int32Array(count)
  const counts = new Float64Array(count * LANES)
  const adders = tables.map((table) => (table.storage === 'dense' ? denseAdder(table, units) : cellAdder(table, units)))
  const sums = tables.map((table) => Array.from({ length: LANES }, () => new Float64Array(table.sumWidth)))
  for (let first = 0; first < resamples; first += LANES) {
    const lanes = Math.min(LANES, resamples - first)
    counts.fill(0)
    for (let lane = 0; lane < lanes && count > 0; lane++) {
      generator.fillIndices(indices, count)
      for (let k = 0; k < count; k++) counts[indices[k] * LANES + lane] += 1
    }
    for (let t = 0; t < tables.length; t++) adders[t](counts, sums[t])
    for (let lane = 0; lane < lanes; lane++)
      visit(
        first + lane,
        sums.map((of) => of[lane]),
      )
  }
}

type Adder = (counts: Float64Array, sums: readonly Float64Array[]) => void

function denseAdder(table: PackedRows, units: Units | null): Adder {
  const rows = toUnitRows(table, units)
  const width = table.sumWidth
  const count = units ? units.count : table.count
  const panels: Float64Array[] = []
  for (let column = 0; column < width; column += PANEL) {
    const panel = new Float64Array(count * PANEL)
    for (let i = 0; i < count; i++)
      for (let c = 0; c < PANEL && column + c < width; c++) panel[i * PANEL + c] = rows[i * width + column + c]
    panels.push(panel)
  }
  const product = new Float64Array(LANES * PANEL)
  return (counts, sums) => {
    for (let p = 0; p < panels.length; p++) {
      multiplyPanel(panels[p], counts, count, product)
      for (let lane = 0; lane < LANES; lane++)
        for (let c = 0, column = p * PANEL; c < PANEL && column < width; c++, column++)
          sums[lane][column] = product[lane * PANEL + c]
    }
  }
}

/** product[lane][c] = Σ counts[i][lane] · panel[i][c]; eight running sums so that each value is loaded once. */
function multiplyPanel(panel: Float64Array, counts: Float64Array, count: number, product: Float64Array): void {
  let a0 = 0
  let a1 = 0
  let b0 = 0
  let b1 = 0
  let c0 = 0
  let c1 = 0
  let d0 = 0
  let d1 = 0
  for (let i = 0; i < count; i++) {
    const x = panel[i * 2]
    const y = panel[i * 2 + 1]
    const a = counts[i * 4]
    const b = counts[i * 4 + 1]
    const c = counts[i * 4 + 2]
    const d = counts[i * 4 + 3]
    a0 += a * x
    a1 += a * y
    b0 += b * x
    b1 += b * y
    c0 += c * x
    c1 += c * y
    d0 += d * x
    d1 += d * y
  }
  product[0] = a0
  product[1] = a1
  product[2] = b0
  product[3] = b1
  product[4] = c0
  product[5] = c1
  product[6] = d0
  product[7] = d1
}

function cellAdder(table: PackedRows, units: Units | null): Adder {
  const { rows, width, count, weights } = table
  return (counts, sums) => {
    for (let lane = 0; lane < LANES; lane++) {
      const out = sums[lane]
      out.fill(0)
      for (let i = 0; i < count; i++) {
        const times = counts[(units ? units.unitOf[i] : i) * LANES + lane]
        if (times === 0) continue
        const weight = weights ? times * weights[i] : times
        for (let c = i * width; c < (i + 1) * width; c++) if (rows[c] >= 0) out[rows[c]] += weight
      }
    }
  }
}
