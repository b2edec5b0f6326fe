// exp and log after FDLIBM 5.3, e_exp.c and e_log.c:
// Copyright (C) 1993 by Sun Microsystems, Inc. All rights reserved. Developed at SunSoft, a Sun Microsystems, Inc.
// business. Permission to use, copy, modify, and distribute this software is freely granted, provided that this notice
// is preserved.
//
// Engines are free to round Math.exp, Math.log and Math.pow as they like, and versions of one engine differ in the last
// bit. Made of additions and multiplications alone, these give every engine the same digits.

const LN2_HIGH = 0.6931471803691238
const LN2_LOW = 1.9082149292705877e-10
const TWO_54 = 18014398509481984

const view = new DataView(new ArrayBuffer(8))

function highWord(x: number): number {
  view.setFloat64(0, x)
  return view.getInt32(0)
}

/** `x` with another high word: sign, exponent and the first 20 bits. */
function withHighWord(x: number, high: number): number {
  view.setFloat64(0, x)
  view.setInt32(0, high)
  return view.getFloat64(0)
}

/**
 * Natural logarithm, within one unit of the last place. −∞ at 0, NaN below.
 *
 * @example portableLog(10) // 2.302585092994046
 */
export function portableLog(value: number): number {
  if (!(value > 0)) return value === 0 ? Number.NEGATIVE_INFINITY : Number.NaN
  if (value === Number.POSITIVE_INFINITY) return value
  let exponent = 0
  let x = value
  let high = highWord(x)
  if (high < 0x00100000) {
    exponent -= 54
    x *= TWO_54
    high = highWord(x)
  }
  exponent += (high >> 20) - 1023
  high &= 0x000fffff
  const carry = (high + 0x95f64) & 0x100000
  const f = withHighWord(x, high | (carry ^ 0x3ff00000)) - 1
  exponent += carry >> 20
  if ((0x000fffff & (2 + high)) < 3) {
    if (f === 0) return exponent * LN2_HIGH + exponent * LN2_LOW
    const r = f * f * (0.5 - 0.3333333333333333 * f)
    return exponent * LN2_HIGH - (r - exponent * LN2_LOW - f)
  }
  const s = f / (2 + f)
  const z = s * s
  const w = z * z
  const odd = w * (0.3999999999940942 + w * (0.22222198432149784 + w * 0.15313837699209373))
  const even = z * (0.6666666666666735 + w * (0.2857142874366239 + w * (0.1818357216161805 + w * 0.14798198605116586)))
  const r = even + odd
  if (((high - 0x6147a) | (0x6b851 - high)) > 0) {
    const half = 0.5 * f * f
    return exponent * LN2_HIGH - (half - (s * (half + r) + exponent * LN2_LOW) - f)
  }
  return exponent * LN2_HIGH - (s * (f - r) - exponent * LN2_LOW - f)
}

/**
 * e to the power of `value`, within one unit of the last place. 0 far below, ∞ far above, NaN for NaN.
 *
 * @example portableExp(1) // 2.718281828459045
 */
export function portableExp(value: number): number {
  if (Number.isNaN(value)) return value
  if (value > 709.782712893384) return Number.POSITIVE_INFINITY
  if (value < -745.1332191019411) return 0
  if (value === 1) return Math.E
  const size = Math.abs(value)
  if (size < 2 ** -28) return 1 + value
  let k = 0
  let upper = value
  let lower = 0
  if (size > 0.5 * Math.LN2) {
    k = size < 1.5 * Math.LN2 ? Math.sign(value) : Math.trunc(Math.LOG2E * value + (value < 0 ? -0.5 : 0.5))
    upper = value - k * LN2_HIGH
    lower = k * LN2_LOW
  }
  const x = upper - lower
  const t = x * x
  const c =
    x -
    t *
      (0.16666666666666602 +
        t *
          (-0.0027777777777015593 +
            t * (6.613756321437934e-5 + t * (-1.6533902205465252e-6 + t * 4.1381367970572385e-8))))
  if (k === 0) return 1 - ((x * c) / (c - 2) - x)
  const y = 1 - (lower - (x * c) / (2 - c) - upper)
  if (k === 1024) return y * 2 * 8.98846567431158e307
  if (k >= -1021) return y * withHighWord(1, 0x3ff00000 + (k << 20))
  return y * withHighWord(1, 0x3ff00000 + ((k + 1000) << 20)) * 9.332636185032189e-302
}

const LARGEST_INTEGER_POWER = 64

/**
 * A base from 0 upwards to a real power; small whole powers by multiplication.
 *
 * @example portablePow(3, 1.2) // 3.7371928188465513
 */
export function portablePow(base: number, power: number): number {
  if (Number.isInteger(power) && power >= 0 && power <= LARGEST_INTEGER_POWER) {
    let product = 1
    for (let i = 0; i < power; i++) product *= base
    return product
  }
  if (base === 0) return power > 0 ? 0 : Number.POSITIVE_INFINITY
  return base === 1 ? 1 : portableExp(power * portableLog(base))
}
