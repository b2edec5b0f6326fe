/** How far two categories lie apart when agreement is weighted: by label position, not by label value. */
export type KappaWeights = 'none' | 'linear' | 'quadratic'

/**
 * Cohen's kappa of two raters, −1 to 1: agreement beyond chance. `labels` fixes the categories and their order (by
 * default the union, sorted: numbers by value, text by code unit), which weighted kappa depends on. Null where both
 * raters use one and the same category throughout, or where there is no item. Source: scikit-learn 1.2
 * `cohen_kappa_score`.
 *
 * @example cohenKappa(['y', 'y', 'n', 'n', 'y'], ['y', 'n', 'n', 'n', 'y']) // 0.6153846153846154
 */
export function cohenKappa<T extends string | number>(
  first: readonly T[],
  second: readonly T[],
  { weights = 'none', labels }: { weights?: KappaWeights; labels?: readonly T[] } = {},
): number | null {
  const order = labels ?? [...new Set([...first, ...second])].sort(compareLabels)
  const index = new Map(order.map((label, i) => [label, i]))
  const k = order.length
  const cells = new Float64Array(k * k)
  const rows = new Float64Array(k)
  const columns = new Float64Array(k)
  let n = 0
  first.forEach((label, item) => {
    const i = index.get(label)
    const j = index.get(second[item])
    if (i === undefined || j === undefined) return
    cells[i * k + j] += 1
    rows[i] += 1
    columns[j] += 1
    n += 1
  })
  let observed = 0
  let expected = 0
  for (let i = 0; i < k; i++) {
    for (let j = 0; j < k; j++) {
      const weight = weightOf(i - j, weights)
      observed += weight * cells[i * k + j]
      expected += (weight * rows[i] * columns[j]) / n
    }
  }
  return expected > 0 ? 1 - observed / expected : null
}

function weightOf(distance: number, weights: KappaWeights): number {
  if (weights === 'none') return distance === 0 ? 0 : 1
  return weights === 'linear' ? Math.abs(distance) : distance * distance
}

function compareLabels(a: string | number, b: string | number): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  return String(a) < String(b) ? -1 : String(a) > String(b) ? 1 : 0
}

/** Fleiss' kappa and its parts; kappa is null where all ratings fall into one category. */
export interface FleissKappa {
  readonly kappa: number | null
  readonly meanObserved: number
  readonly expectedByChance: number
  /** Randolph's free-marginal kappa: chance is one over the number of categories. */
  readonly randolphFree: number | null
}

/**
 * Agreement of a fixed number of raters per item, from `counts[item][category]` (Fleiss 1971). Every item must have the
 * same number of ratings, at least two; else null, as for no item at all.
 *
 * @example fleissKappa([[3, 0], [0, 3], [2, 1], [1, 2]])?.kappa // 0.3333333333333335
 */
export function fleissKappa(counts: readonly (readonly number[])[]): FleissKappa | null {
  const total = (row: readonly number[]) => row.reduce((a, b) => a + b, 0)
  if (counts.length === 0) return null
  const raters = total(counts[0])
  if (raters < 2 || counts.some((row) => total(row) !== raters)) return null
  const items = counts.length
  const categories = counts[0].length
  let observed = 0
  const shares = new Float64Array(categories)
  for (const row of counts) {
    let squares = 0
    row.forEach((count, c) => {
      squares += count * count
      shares[c] += count
    })
    observed += (squares - raters) / (raters * (raters - 1))
  }
  observed /= items
  const chance = shares.reduce((sum, count) => sum + (count / (items * raters)) ** 2, 0)
  const beyond = (by: number) => (1 - by <= Number.EPSILON ? null : (observed - by) / (1 - by))
  return {
    kappa: beyond(chance),
    meanObserved: observed,
    expectedByChance: chance,
    randolphFree: beyond(1 / categories),
  }
}
