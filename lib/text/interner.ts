/**
 * Gives words integers, the same for the same word until `clear`. Integers are good for comparing within one segment;
 * `clearIfLarge` between segments bounds the memory and changes no result.
 */
export class Interner {
  private readonly ids = new Map<string, number>()

  /** Writes the words' integers to `out`, which grows when it is too short; returns the array written to. */
  intern(words: readonly string[], out: Int32Array): Int32Array {
    const target = out.length >= words.length ? out : new Int32Array(words.length * 2)
    const { ids } = this
    for (let i = 0; i < words.length; i++) {
      const word = words[i]
      let id = ids.get(word)
      if (id === undefined) {
        id = ids.size
        ids.set(word, id)
      }
      target[i] = id
    }
    return target
  }

  clearIfLarge(limit = 200_000): void {
    if (this.ids.size > limit) this.ids.clear()
  }
}
