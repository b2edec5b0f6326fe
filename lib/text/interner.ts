const SMALL = 512
const LARGE = 8192

/**
 * Gives words integers, the same for the same word until `clear`. One object is scratch for many segments: clear it
 * before each, so that its table stays small. A table of its own, because a Map over fresh slices of a line spends most
 * of BLEU's time in hashing and cache misses.
 *
 * @example new Interner().intern(['a', 'b', 'a'], new Int32Array(3)) // Int32Array.of(0, 1, 0)
 */
export class Interner {
  private slots = new Int32Array(SMALL)
  private readonly words: string[] = []
  private hashes = new Int32Array(SMALL / 2)
  private count = 0

  /** Forgets all words. */
  clear(): void {
    // One very long segment must not make every later one slow.
    if (this.slots.length > LARGE) {
      this.slots = new Int32Array(SMALL)
      this.hashes = new Int32Array(SMALL / 2)
      this.words.length = 0
    } else this.slots.fill(0)
    this.count = 0
  }

  /** Writes the words' integers to `out`, or to a longer array where it is too short; returns the array written to. */
  intern(words: readonly string[], out: Int32Array): Int32Array {
    const target = out.length >= words.length ? out : new Int32Array(words.length * 2)
    while ((this.count + words.length) * 2 > this.slots.length) this.grow()
    const { slots, hashes } = this
    const known = this.words
    const mask = slots.length - 1
    for (let i = 0; i < words.length; i++) {
      const word = words[i]
      const hash = hashOf(word)
      let slot = hash & mask
      // A slot holds the word's integer plus one; 0 is empty.
      let id = slots[slot] - 1
      while (id >= 0 && (hashes[id] !== hash || known[id] !== word)) {
        slot = (slot + 1) & mask
        id = slots[slot] - 1
      }
      if (id < 0) {
        id = this.count++
        slots[slot] = id + 1
        hashes[id] = hash
        known[id] = word
      }
      target[i] = id
    }
    return target
  }

  private grow(): void {
    const slots = new Int32Array(this.slots.length * 2)
    const hashes = new Int32Array(slots.length / 2)
    hashes.set(this.hashes)
    const mask = slots.length - 1
    for (let id = 0; id < this.count; id++) {
      let slot = hashes[id] & mask
      while (slots[slot] !== 0) slot = (slot + 1) & mask
      slots[slot] = id + 1
    }
    this.slots = slots
    this.hashes = hashes
  }
}

function hashOf(word: string): number {
  let hash = word.length
  for (let i = 0; i < word.length; i++) hash = Math.imul(hash, 31) + word.charCodeAt(i)
  return hash ^ (hash >>> 15)
}
