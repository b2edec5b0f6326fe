import { seedWords } from './seed-sequence.ts'

const LIMB = 0x1000000
const INVERSE_LIMB = 1 / LIMB
const LIMB_COUNT = 6

// 47026247687942121848144207491837523525, the multiplier of PCG64, and its 24-bit limbs, least significant first:
// literals, so that the engine keeps them as doubles.
const MULTIPLIER = 47026247687942121848144207491837523525n
const M0 = 0xccf645
const M1 = 0xdf649f
const M2 = 0xa44385
const M3 = 0x1fc65d
const M4 = 0x60ed05
const M5 = 0x23

/**
 * PCG64 (128-bit state, XSL-RR output) as NumPy seeds and steps it, giving 32-bit words: the low half of each 64-bit
 * draw first. Source: O'Neill 2014, "PCG", and numpy.random.PCG64.
 *
 * The state lives in six 24-bit limbs held as doubles: products of two limbs are below 2^48 and a column of six below
 * 2^51, so that all arithmetic is exact without BigInt.
 */
export interface Pcg64 {
  /** Fills `out` with the next words; its length must be even, since two words come of one step. */
  fill(out: Uint32Array): void
}

/**
 * NumPy's `PCG64(seed)`: equal seeds give equal words.
 *
 * @example ((words) => (createPcg64(12345).fill(words), words))(new Uint32Array(2))
 * // Uint32Array.of(3003105693, 976400781)
 */
export function createPcg64(seed: number | bigint): Pcg64 {
  const words = seedWords(seed, 8)
  const quarter = (i: number) => (BigInt(words[2 * i + 1]) << 32n) | BigInt(words[2 * i])
  const mask = (1n << 128n) - 1n
  const increment = ((((quarter(2) << 64n) | quarter(3)) << 1n) | 1n) & mask
  const initial = (increment + ((quarter(0) << 64n) | quarter(1))) & mask
  const added = toLimbs(increment)
  const state = toLimbs((initial * MULTIPLIER + increment) & mask)

  function fill(out: Uint32Array): void {
    const c0 = added[0]
    const c1 = added[1]
    const c2 = added[2]
    const c3 = added[3]
    const c4 = added[4]
    const c5 = added[5]
    let a0 = state[0]
    let a1 = state[1]
    let a2 = state[2]
    let a3 = state[3]
    let a4 = state[4]
    let a5 = state[5]
    for (let at = 0; at < out.length; at += 2) {
      let column = a0 * M0 + c0
      let carry = Math.floor(column * INVERSE_LIMB)
      const n0 = column - carry * LIMB
      column = a0 * M1 + a1 * M0 + c1 + carry
      carry = Math.floor(column * INVERSE_LIMB)
      const n1 = column - carry * LIMB
      column = a0 * M2 + a1 * M1 + a2 * M0 + c2 + carry
      carry = Math.floor(column * INVERSE_LIMB)
      const n2 = column - carry * LIMB
      column = a0 * M3 + a1 * M2 + a2 * M1 + a3 * M0 + c3 + carry
      carry = Math.floor(column * INVERSE_LIMB)
      const n3 = column - carry * LIMB
      column = a0 * M4 + a1 * M3 + a2 * M2 + a3 * M1 + a4 * M0 + c4 + carry
      carry = Math.floor(column * INVERSE_LIMB)
      const n4 = column - carry * LIMB
      column = a0 * M5 + a1 * M4 + a2 * M3 + a3 * M2 + a4 * M1 + a5 * M0 + c5 + carry
      // The top limb holds the last 8 of the 128 bits.
      const n5 = column - Math.floor(column * (1 / 256)) * 256
      a0 = n0
      a1 = n1
      a2 = n2
      a3 = n3
      a4 = n4
      a5 = n5
      const low = (a0 ^ (a1 << 24) ^ (a2 >>> 16) ^ (a3 << 8)) | 0
      const high = ((a1 >>> 8) ^ (a2 << 16) ^ a4 ^ (a5 << 24)) | 0
      // Rotate the 64-bit word right by the top six bits: exchange the halves, then turn by the rest. No branch: the
      // bits are random, so a processor would guess wrong half of the time.
      const turn = a5 >>> 2
      const exchange = (low ^ high) & -(turn >>> 5)
      const first = low ^ exchange
      const second = high ^ exchange
      const rest = turn & 31
      out[at] = (first >>> rest) | ((second << 1) << (31 - rest))
      out[at + 1] = (second >>> rest) | ((first << 1) << (31 - rest))
    }
    state[0] = a0
    state[1] = a1
    state[2] = a2
    state[3] = a3
    state[4] = a4
    state[5] = a5
  }
  return { fill }
}

function toLimbs(value: bigint): Float64Array {
  return Float64Array.from({ length: LIMB_COUNT }, (_, i) => Number((value >> BigInt(24 * i)) & 0xffffffn))
}
