/**
 * NumPy's SeedSequence: 32-bit words that spread one seed over a generator's whole state.
 * Source: numpy.random.SeedSequence (numpy 1.17 and later), all arithmetic modulo 2^32.
 *
 * @param seed a whole number ≥ 0 of any size; throws RangeError otherwise
 * @example seedWords(12345, 2) // Uint32Array.of(2688385916, 3048105090)
 */
export function seedWords(seed: number | bigint, count: number): Uint32Array {
  const pool = seedPool(seed)
  const words = new Uint32Array(count)
  let hash = 0x8b51f9dd
  for (let i = 0; i < count; i++) {
    let value = pool[i % POOL_SIZE] ^ hash
    hash = Math.imul(hash, 0x58f38ded)
    value = Math.imul(value, hash)
    words[i] = value ^ (value >>> 16)
  }
  return words
}

const POOL_SIZE = 4

/**
 * The mixed entropy pool of a seed: four words, from which all output words are hashed.
 *
 * @example seedPool(12345) // Uint32Array.of(4069775156, 4251353637, 4182767765, 2267058336)
 */
export function seedPool(seed: number | bigint): Uint32Array {
  const entropy = entropyWords(seed)
  const pool = new Uint32Array(POOL_SIZE)
  let hash = 0x43b0d7e5
  const hashmix = (word: number): number => {
    let value = word ^ hash
    hash = Math.imul(hash, 0x931e8875)
    value = Math.imul(value, hash)
    return (value ^ (value >>> 16)) >>> 0
  }
  for (let i = 0; i < POOL_SIZE; i++) pool[i] = hashmix(entropy[i] ?? 0)
  for (let from = 0; from < POOL_SIZE; from++)
    for (let to = 0; to < POOL_SIZE; to++) if (from !== to) pool[to] = mix(pool[to], hashmix(pool[from]))
  for (let i = POOL_SIZE; i < entropy.length; i++)
    for (let to = 0; to < POOL_SIZE; to++) pool[to] = mix(pool[to], hashmix(entropy[i]))
  return pool
}

function mix(x: number, y: number): number {
  const value = Math.imul(0xca01f9dd, x) - Math.imul(0x4973f715, y)
  return (value ^ (value >>> 16)) >>> 0
}

function entropyWords(seed: number | bigint): number[] {
  if (typeof seed === 'number' && !(Number.isSafeInteger(seed) && seed >= 0))
    throw new RangeError(`a seed is a whole number from 0 to 2^53 − 1, not ${seed}`)
  let rest = BigInt(seed)
  if (rest < 0n) throw new RangeError(`a seed is not negative, but ${seed} is`)
  const words = [Number(rest & 0xffffffffn)]
  for (rest >>= 32n; rest > 0n; rest >>= 32n) words.push(Number(rest & 0xffffffffn))
  return words
}
