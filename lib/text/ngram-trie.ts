/**
 * Counts of all n-grams up to an order, for clipped matching. n-grams are paths in a trie whose edges sit in one hash
 * table, so no n-gram is ever made into a string and a walk stops at the first that is unknown. One object is scratch
 * for many segments: `clear` first, `addReference` once per reference, then `countMatches`.
 * Symbols are integers (interned tokens, code points).
 *
 * @example ((trie, out) => {
 *   trie.clear(3, 2)
 *   trie.addReference(Int32Array.of(1, 2, 3), 3, 2)
 *   trie.countMatches(Int32Array.of(1, 2, 1), 3, 2, out, 0)
 *   return out
 * })(new NgramTrie(), new Float64Array(2))
 * // Float64Array.of(2, 1)
 */
export class NgramTrie {
  private slots = new Int32Array(0)
  private mask = 0
  private nodes = 1
  private parents = new Int32Array(0)
  private symbols = new Int32Array(0)
  /** Largest count of the n-gram in any single reference. */
  private limits = new Int32Array(0)
  private counts = new Int32Array(0)

  /** Forgets everything and makes room for `ngrams` n-grams at most. */
  clear(ngrams: number): void {
    if (ngrams + 1 > this.parents.length) {
      const capacity = Math.max(1024, (ngrams + 1) * 2)
      this.parents = new Int32Array(capacity)
      this.symbols = new Int32Array(capacity)
      this.limits = new Int32Array(capacity)
      this.counts = new Int32Array(capacity)
    }
    let size = 256
    while (size < ngrams * 2) size *= 2
    if (size > this.slots.length) this.slots = new Int32Array(size)
    else this.slots.fill(0, 0, size)
    this.mask = size - 1
    this.nodes = 1
  }

  /** Adds the n-grams of order 1 to `order` of one reference, `sequence[0…length)`. */
  addReference(sequence: Int32Array, length: number, order: number): void {
    const { slots, mask, parents, symbols, limits, counts } = this
    counts.fill(0, 0, this.nodes)
    let nodes = this.nodes
    for (let i = 0; i < length; i++) {
      const end = Math.min(length, i + order)
      let node = 0
      for (let j = i; j < end; j++) {
        const symbol = sequence[j]
        let slot = hash(node, symbol) & mask
        let child = slots[slot]
        while (child !== 0 && (parents[child] !== node || symbols[child] !== symbol)) {
          slot = (slot + 1) & mask
          child = slots[slot]
        }
        if (child === 0) {
          child = nodes++
          slots[slot] = child
          parents[child] = node
          symbols[child] = symbol
          limits[child] = 0
          counts[child] = 0
        }
        const count = ++counts[child]
        if (count > limits[child]) limits[child] = count
        node = child
      }
    }
    this.nodes = nodes
  }

  /**
   * Adds to `out[offset + n − 1]` how many n-grams of order n of the hypothesis match, each at most as often as it
   * occurs in the reference that has it most often.
   */
  countMatches(sequence: Int32Array, length: number, order: number, out: Float64Array, offset: number): void {
    const { slots, mask, parents, symbols, limits, counts } = this
    counts.fill(0, 0, this.nodes)
    for (let i = 0; i < length; i++) {
      const end = Math.min(length, i + order)
      let node = 0
      for (let j = i; j < end; j++) {
        const symbol = sequence[j]
        let slot = hash(node, symbol) & mask
        let child = slots[slot]
        while (child !== 0 && (parents[child] !== node || symbols[child] !== symbol)) {
          slot = (slot + 1) & mask
          child = slots[slot]
        }
        if (child === 0) break
        if (counts[child]++ < limits[child]) out[offset + j - i]++
        node = child
      }
    }
  }
}

function hash(node: number, symbol: number): number {
  const mixed = Math.imul(node, 0x9e3779b1) ^ Math.imul(symbol, 0x85ebca6b)
  return mixed ^ (mixed >>> 15)
}
