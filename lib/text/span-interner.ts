const FIRST_SLOTS = 1 << 12
const FIRST_POOL = 1 << 14

/**
 * Gives pieces of texts integers, equal where the pieces are equal, until `clear`: what a Map of strings would do, but
 * without cutting the piece out of its text, which is most of the cost of counting words.
 * `clearIfLarge` between segments bounds the memory and changes no comparison within a segment.
 *
 * @example ((words, { units }) => [words.idOf(units, 0, 2), words.idOf(units, 2, 4)])(new SpanInterner(), new CodeUnits().load('abab'))
 * // [0, 0]
 */
export class SpanInterner {
  /** Open addressing: id + 1 of the piece in a slot, 0 for a free one. */
  #slots = new Int32Array(FIRST_SLOTS)
  /** By id: hash, place in the pool and length of the piece. */
  #hashes = new Int32Array(FIRST_SLOTS >> 1)
  #starts = new Int32Array(FIRST_SLOTS >> 1)
  #lengths = new Int32Array(FIRST_SLOTS >> 1)
  #pool = new Uint16Array(FIRST_POOL)
  #poolEnd = 0
  #size = 0

  /** Ids given so far are below this. */
  get size(): number {
    return this.#size
  }

  /** The integer of the code units from `start` to before `end`. */
  idOf(units: Uint16Array, start: number, end: number): number {
    let hash = 0x811c9dc5
    for (let i = start; i < end; i++) hash = Math.imul(hash ^ units[i], 0x01000193)
    hash ^= hash >>> 15
    const mask = this.#slots.length - 1
    let slot = hash & mask
    while (true) {
      const id = this.#slots[slot] - 1
      if (id < 0) return this.#add(units, start, end, hash, slot)
      if (this.#hashes[id] === hash && this.#isAt(id, units, start, end)) return id
      slot = (slot + 1) & mask
    }
  }

  clear(): void {
    this.#slots.fill(0)
    this.#size = 0
    this.#poolEnd = 0
  }

  clearIfLarge(limit = 200_000): void {
    if (this.#size > limit || this.#poolEnd > 20 * limit) this.clear()
  }

  #isAt(id: number, units: Uint16Array, start: number, end: number): boolean {
    if (this.#lengths[id] !== end - start) return false
    const pool = this.#pool
    const from = this.#starts[id] - start
    for (let i = start; i < end; i++) if (pool[from + i] !== units[i]) return false
    return true
  }

  #add(units: Uint16Array, start: number, end: number, hash: number, slot: number): number {
    const id = this.#size++
    if (this.#poolEnd + end - start > this.#pool.length) this.#growPool(this.#poolEnd + end - start)
    this.#hashes[id] = hash
    this.#starts[id] = this.#poolEnd
    this.#lengths[id] = end - start
    for (let i = start; i < end; i++) this.#pool[this.#poolEnd++] = units[i]
    this.#slots[slot] = id + 1
    if (this.#size === this.#hashes.length) this.#growTable()
    return id
  }

  #growPool(least: number): void {
    const grown = new Uint16Array(Math.max(least, this.#pool.length * 2))
    grown.set(this.#pool)
    this.#pool = grown
  }

  /** At most half of the slots are taken. */
  #growTable(): void {
    const length = this.#slots.length * 2
    this.#hashes = copyTo(this.#hashes, length >> 1)
    this.#starts = copyTo(this.#starts, length >> 1)
    this.#lengths = copyTo(this.#lengths, length >> 1)
    this.#slots = new Int32Array(length)
    for (let id = 0; id < this.#size; id++) {
      let slot = this.#hashes[id] & (length - 1)
      while (this.#slots[slot] !== 0) slot = (slot + 1) & (length - 1)
      this.#slots[slot] = id + 1
    }
  }
}

function copyTo(from: Int32Array, length: number): Int32Array<ArrayBuffer> {
  const grown = new Int32Array(length)
  grown.set(from)
  return grown
}
