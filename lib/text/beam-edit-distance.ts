/** No path reaches this cell. */
export const UNREACHED = 0x3fffffff

/** How many cells beside the diagonal a row keeps. */
const BEAM_WIDTH = 25

const KEEP = 1
const SUBSTITUTE = 2
const DELETE = 3
const INSERT = 4

/**
 * Word-level edit distance of TER: Levenshtein's, restricted to a beam around the diagonal from corner to corner, so
 * that a very uneven pair costs more than its true distance. Sequences are interned words; the hypothesis may be
 * replaced by another of the same length (`align` again). Ties prefer keep and substitute, then delete a hypothesis
 * word, then insert one. Source: tercom 0.8 as in sacreBLEU 2.6.0.
 *
 * One object is scratch for many pairs: everything it exposes is overwritten by the next `start` or `align`.
 *
 * @example ((beam) => (beam.start(Int32Array.of(1, 2, 3), 3, 2), beam.align(Int32Array.of(1, 3))))(new BeamEditDistance())
 * // 1
 */
export class BeamEditDistance {
  private reference: Int32Array = new Int32Array(0)
  referenceLength = 0
  hypothesisLength = 0
  /** First cell of each row's beam, and one past the last. */
  private from: Int32Array = new Int32Array(0)
  private to: Int32Array = new Int32Array(0)
  /** Cell j of row i is stored at base[i] + j: only beams are stored, so that memory grows with length alone. */
  private base: Int32Array = new Int32Array(0)
  private costs: Int32Array = new Int32Array(0)
  private operations: Uint8Array = new Uint8Array(0)
  /** Cheapest way from a cell to the far corner. */
  private rest: Int32Array = new Int32Array(0)
  private previous: Int32Array = new Int32Array(0)
  private current: Int32Array = new Int32Array(0)
  /** Last hypothesis word at or before each reference word; −1 before the first. */
  alignment: Int32Array = new Int32Array(0)
  /** 1 where a word takes part in an edit. */
  hypothesisErrors: Uint8Array = new Uint8Array(0)
  referenceErrors: Uint8Array = new Uint8Array(0)

  /** Sets the reference and the length of all hypotheses that follow. */
  start(reference: Int32Array, referenceLength: number, hypothesisLength: number): void {
    this.reference = reference
    this.referenceLength = referenceLength
    this.hypothesisLength = hypothesisLength
    const width = referenceLength + 1
    if (hypothesisLength + 1 > this.from.length) {
      this.from = new Int32Array(hypothesisLength * 2 + 2)
      this.to = new Int32Array(hypothesisLength * 2 + 2)
      this.base = new Int32Array(hypothesisLength * 2 + 2)
      this.hypothesisErrors = new Uint8Array(hypothesisLength * 2 + 2)
    }
    if (width > this.previous.length) {
      this.previous = new Int32Array(width * 2)
      this.current = new Int32Array(width * 2)
      this.alignment = new Int32Array(width * 2)
      this.referenceErrors = new Uint8Array(width * 2)
    }
    const ratio = hypothesisLength > 0 ? referenceLength / hypothesisLength : 1
    // With very uneven lengths neighbouring rows would not overlap: widen.
    const beam = BEAM_WIDTH < ratio / 2 ? Math.ceil(ratio / 2 + BEAM_WIDTH) : BEAM_WIDTH
    this.from[0] = 0
    this.to[0] = width
    this.base[0] = 0
    let cells = width
    for (let i = 1; i <= hypothesisLength; i++) {
      const diagonal = Math.floor(i * ratio)
      this.from[i] = Math.max(0, diagonal - beam)
      this.to[i] = i === hypothesisLength ? width : Math.min(width, diagonal + beam)
      this.base[i] = cells - this.from[i]
      cells += this.to[i] - this.from[i]
    }
    if (cells > this.costs.length) {
      this.costs = new Int32Array(cells * 2)
      this.operations = new Uint8Array(cells * 2)
      this.rest = new Int32Array(cells * 2)
    }
    for (let j = 0; j < width; j++) {
      this.costs[j] = j
      this.operations[j] = INSERT
    }
  }

  /** Distance of a hypothesis of the length given to `start`; fills alignment, errors and what `shiftedDistance` needs. */
  align(hypothesis: Int32Array): number {
    this.fillForward(hypothesis)
    this.fillBackward(hypothesis)
    this.trace()
    return this.costs[this.base[this.hypothesisLength] + this.referenceLength]
  }

  /**
   * Distance of `shifted`, which equals the hypothesis of the last `align` outside [first, last), or anything above
   * `limit` when it is above: rows before and the way on after are known, and cells above the limit are not followed.
   */
  shiftedDistance(shifted: Int32Array, first: number, last: number, limit: number): number {
    const { reference, base, costs, rest, from, to } = this
    let { previous, current } = this
    // The live part of a row: outside it every cell is above the limit or out of the beam.
    let low = from[first]
    let high = to[first]
    const start = base[first]
    while (low < high && costs[start + low] > limit) low++
    while (high > low && costs[start + high - 1] > limit) high--
    for (let j = low; j < high; j++) previous[j] = costs[start + j]
    for (let i = first + 1; i <= last; i++) {
      if (low >= high) return UNREACHED
      const word = shifted[i - 1]
      const begin = Math.max(from[i], low)
      const end = Math.min(to[i], this.referenceLength + 1)
      let left = UNREACHED
      let nextLow = -1
      let nextHigh = begin
      for (let j = begin; j < end; j++) {
        let cost = left + 1
        if (j >= low && j < high && previous[j] + 1 < cost) cost = previous[j] + 1
        if (j > low && j <= high) {
          const diagonal = previous[j - 1] + (reference[j - 1] === word ? 0 : 1)
          if (diagonal < cost) cost = diagonal
        }
        current[j] = cost
        if (cost <= limit) {
          if (nextLow < 0) nextLow = j
          nextHigh = j + 1
        } else if (j > high) break
        left = cost
      }
      if (nextLow < 0) return UNREACHED
      low = nextLow
      high = nextHigh
      const swap = previous
      previous = current
      current = swap
    }
    let best = UNREACHED
    for (let j = low; j < high; j++) {
      const total = previous[j] + rest[base[last] + j]
      if (total < best) best = total
    }
    return best
  }

  private fillForward(hypothesis: Int32Array): void {
    const { reference, hypothesisLength, base, costs, operations, from, to } = this
    for (let i = 1; i <= hypothesisLength; i++) {
      const row = base[i]
      const above = base[i - 1]
      const fromAbove = from[i - 1]
      const toAbove = to[i - 1]
      const begin = from[i]
      const end = to[i]
      const word = hypothesis[i - 1]
      let left = UNREACHED
      for (let j = begin; j < end; j++) {
        let cost = UNREACHED
        let operation = 0
        if (j > fromAbove && j <= toAbove) {
          const same = reference[j - 1] === word
          cost = costs[above + j - 1] + (same ? 0 : 1)
          operation = same ? KEEP : SUBSTITUTE
        }
        if (j >= fromAbove && j < toAbove && costs[above + j] + 1 < cost) {
          cost = costs[above + j] + 1
          operation = DELETE
        }
        if (left + 1 < cost) {
          cost = left + 1
          operation = INSERT
        }
        costs[row + j] = cost
        operations[row + j] = operation
        left = cost
      }
    }
  }

  private fillBackward(hypothesis: Int32Array): void {
    const { reference, referenceLength, hypothesisLength, base, rest, from, to } = this
    for (let i = hypothesisLength; i >= 0; i--) {
      const row = base[i]
      const isLast = i === hypothesisLength
      const below = isLast ? 0 : base[i + 1]
      const fromBelow = isLast ? 0 : from[i + 1]
      const toBelow = isLast ? 0 : to[i + 1]
      let right = UNREACHED
      for (let j = to[i] - 1; j >= from[i]; j--) {
        let cost = isLast && j === referenceLength ? 0 : right + 1
        if (j >= fromBelow && j < toBelow && rest[below + j] + 1 < cost) cost = rest[below + j] + 1
        if (j + 1 >= fromBelow && j + 1 < toBelow) {
          const diagonal = rest[below + j + 1] + (reference[j] === hypothesis[i] ? 0 : 1)
          if (diagonal < cost) cost = diagonal
        }
        rest[row + j] = cost
        right = cost
      }
    }
  }

  private trace(): void {
    const { operations, base, alignment, hypothesisErrors, referenceErrors } = this
    let i = this.hypothesisLength
    let j = this.referenceLength
    while (i > 0 || j > 0) {
      const operation = operations[base[i] + j]
      if (operation === DELETE) {
        i--
        hypothesisErrors[i] = 1
        continue
      }
      j--
      if (operation !== INSERT) i--
      const error = operation === KEEP ? 0 : 1
      if (operation !== INSERT) hypothesisErrors[i] = error
      referenceErrors[j] = error
      alignment[j] = operation === INSERT ? i - 1 : i
    }
  }
}
