const SMALL = 1 << 16

/**
 * For each symbol of a pattern the bit mask of the positions at which it stands, 32 positions a word: what the
 * bit-parallel algorithms look up. Symbols are non-negative integers (token ids, code points); those below 65 536 are
 * found without hashing. One instance is reused for many patterns, `set` forgets the one before.
 *
 * @example ((masks) => (masks.set(Int32Array.of(7, 8, 7), 0, 3), masks.masks[masks.offsetOf(7)]))(new PatternMasks())
 * // 0b101
 */
export class PatternMasks {
  /** Words per symbol. */
  words = 0
  /** Masks; those of a symbol begin at `offsetOf(symbol)`. The first `words` are zeros: symbols not in the pattern. */
  masks = new Int32Array(256)
  readonly #offsets = new Int32Array(SMALL)
  readonly #stamps = new Int32Array(SMALL)
  readonly #large = new Map<number, number>()
  #stamp = 0

  /** Masks of `pattern[begin…end)`; bit i of a symbol's mask is set where `pattern[begin + i]` is that symbol. */
  set(pattern: Int32Array, begin: number, end: number): void {
    const words = (end - begin + 31) >>> 5
    this.words = words
    this.#nextStamp()
    let used = words
    this.#reserve(words)
    this.masks.fill(0, 0, words)
    for (let i = begin; i < end; i++) {
      const symbol = pattern[i]
      let offset = this.offsetOf(symbol)
      if (offset === 0) {
        offset = used
        used += words
        this.#reserve(used)
        this.masks.fill(0, offset, used)
        if (symbol < SMALL) {
          this.#stamps[symbol] = this.#stamp
          this.#offsets[symbol] = offset
        } else this.#large.set(symbol, offset)
      }
      const bit = i - begin
      this.masks[offset + (bit >>> 5)] |= 1 << (bit & 31)
    }
  }

  offsetOf(symbol: number): number {
    if (symbol < SMALL) return this.#stamps[symbol] === this.#stamp ? this.#offsets[symbol] : 0
    return this.#large.get(symbol) ?? 0
  }

  #nextStamp(): void {
    if (this.#large.size > 0) this.#large.clear()
    this.#stamp++
    if (this.#stamp < 0x7fffffff) return
    this.#stamps.fill(0)
    this.#stamp = 1
  }

  #reserve(length: number): void {
    if (length <= this.masks.length) return
    const grown = new Int32Array(Math.max(length, this.masks.length * 2))
    grown.set(this.masks)
    this.masks = grown
  }
}
