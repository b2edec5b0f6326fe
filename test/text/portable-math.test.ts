import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { portableExp, portableLog, portablePow } from '../../lib/text/portable-math.ts'

// Doubles with the digits that FDLIBM gives, as Node 20 printed them; newer engines may differ in the last one.
const LOGS = [
  [5e-324, -744.4400719213812],
  [0.2, -1.6094379124341003],
  [1, 0],
  [3, 1.0986122886681096],
  [1e300, 690.7755278982137],
] as const
const POWERS_OF_E = [
  [-745, 5e-324],
  [-1, 0.36787944117144233],
  [0, 1],
  [2, 7.38905609893065],
  [709.7, 1.6549840276802644e308],
] as const

describe('portable exp, log and pow', () => {
  it('give the recorded digits', () => {
    for (const [x, y] of LOGS) expect(portableLog(x)).toBe(y)
    for (const [x, y] of POWERS_OF_E) expect(portableExp(x)).toBe(y)
  })
  it('are within two units of the last place of what the engine gives', () => {
    const near = (a: number, b: number) => Math.abs(a - b) <= 4.5e-16 * Math.abs(b) + 5e-324
    fc.assert(
      fc.property(fc.double({ noNaN: true, min: 1e-300, max: 1e300 }), (x) => near(portableLog(x), Math.log(x))),
    )
    fc.assert(fc.property(fc.double({ noNaN: true, min: -740, max: 709 }), (x) => near(portableExp(x), Math.exp(x))))
  })
  it('a power is near the engine’s, and exact for small whole ones', () => {
    const near = (a: number, b: number) => Math.abs(a - b) <= 1e-14 * Math.abs(b)
    fc.assert(
      fc.property(
        fc.double({ noNaN: true, min: 0.001, max: 1000 }),
        fc.double({ noNaN: true, min: 0, max: 5 }),
        (x, y) => near(portablePow(x, y), x ** y),
      ),
    )
    expect(portablePow(7, 3)).toBe(343)
    expect(portablePow(0, 0)).toBe(1)
    expect(portablePow(0, 1.5)).toBe(0)
    expect(portablePow(1, 1.2)).toBe(1)
  })
  it('have the limits of the real functions', () => {
    expect(portableLog(0)).toBe(Number.NEGATIVE_INFINITY)
    expect(portableLog(-1)).toBeNaN()
    expect(portableLog(Number.NaN)).toBeNaN()
    expect(portableLog(Number.POSITIVE_INFINITY)).toBe(Number.POSITIVE_INFINITY)
    expect(portableExp(710)).toBe(Number.POSITIVE_INFINITY)
    expect(portableExp(-746)).toBe(0)
    expect(portableExp(Number.NEGATIVE_INFINITY)).toBe(0)
    expect(portableExp(Number.NaN)).toBeNaN()
    expect(portableExp(1e-300)).toBe(1)
  })
})
