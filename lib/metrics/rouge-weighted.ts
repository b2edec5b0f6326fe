import { portablePow } from '../text/portable-math.ts'

let scores = new Float64Array(256)
let starts = new Float64Array(256)
let runs = new Int32Array(256)

/**
 * Weighted longest common subsequence (ROUGE-W): a run of k consecutive matches counts k^weight, so that unbroken
 * matches are worth more. Source: C.-Y. Lin, "ROUGE: a package for automatic evaluation of summaries", 2004, section 4.
 *
 * @example weightedLcs(Int32Array.of(1, 2, 3), Int32Array.of(1, 2), 2) // 4
 */
export function weightedLcs(reference: Int32Array, hypothesis: Int32Array, weight: number): number {
  const width = hypothesis.length + 1
  if (width > scores.length) {
    scores = new Float64Array(width * 2)
    starts = new Float64Array(width * 2)
    runs = new Int32Array(width * 2)
  }
  const weights = Float64Array.from({ length: width }, (_, run) => portablePow(run, weight))
  scores.fill(0, 0, width)
  runs.fill(0, 0, width)
  for (let i = 0; i < reference.length; i++) {
    let diagonal = 0
    let diagonalStart = 0
    let diagonalRun = 0
    for (let j = 1; j < width; j++) {
      const above = scores[j]
      const aboveStart = starts[j]
      const aboveRun = runs[j]
      if (reference[i] === hypothesis[j - 1]) {
        // The score before the run plus the whole run's weight: a text against itself comes out without rounding.
        starts[j] = diagonalRun > 0 ? diagonalStart : diagonal
        runs[j] = diagonalRun + 1
        scores[j] = starts[j] + weights[runs[j]]
      } else {
        if (above <= scores[j - 1]) scores[j] = scores[j - 1]
        runs[j] = 0
      }
      diagonal = above
      diagonalStart = aboveStart
      diagonalRun = aboveRun
    }
  }
  return scores[width - 1]
}

/**
 * Precision or recall of ROUGE-W, 0–1: the weighting undone on the share of `length`'s own weight; 0 for no tokens.
 *
 * @example weightedShare(4, 4, 2) // 0.5
 */
export function weightedShare(wlcs: number, length: number, weight: number): number {
  return length === 0 ? 0 : Math.min(1, portablePow(wlcs / portablePow(length, weight), 1 / weight))
}
