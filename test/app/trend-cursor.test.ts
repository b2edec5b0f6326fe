import { describe, expect, it } from 'vitest'
import { listStops, moveCursor, stopNear } from '../../app/_components/charts/trend-cursor.ts'

const stop = (score: number | null, href: string) => ({ score, href, reading: href })
const slots = [
  { stops: [stop(3, 'a')] },
  { stops: [stop(5, 'b'), stop(0, 'dip'), stop(4, 'c')] },
  { stops: [stop(null, 'gap')] },
  { stops: [stop(4, 'd')] },
]

describe('the cursor of a trend', () => {
  const stops = listStops(slots)

  it('stops at every run that a mark has something to say of, in order', () => {
    expect(stops.map(({ href, slot }) => [href, slot])).toEqual([
      ['a', 0],
      ['b', 1],
      ['dip', 1],
      ['c', 1],
      ['gap', 2],
      ['d', 3],
    ])
  })
  it.each([
    ['Home', null, 0],
    ['End', null, 5],
    ['ArrowLeft', null, 5],
    ['ArrowRight', null, 5],
    ['Home', 4, 0],
    ['End', 1, 5],
    ['ArrowLeft', 0, 0],
    ['ArrowLeft', 3, 2],
    ['ArrowRight', 5, 5],
    ['PageUp', 3, 2],
    ['PageDown', 0, 1],
    ['Enter', 1, null],
    ['toString', 1, null],
  ])('goes by %s from %s to %s', (key, active, to) => {
    expect(moveCursor(key, active, stops.length)).toBe(to)
  })
  it('has nowhere to go without runs', () => {
    expect(moveCursor('Home', null, 0)).toBeNull()
  })
  it('is where the pointer is: the slot below it, and of its runs the nearest', () => {
    const at = (x: number, y: number) => stopNear(stops, { x, y }, { count: 4, axis: { min: 0, max: 5 } })
    expect(at(1, 50)).toBe(0)
    expect(at(40, 99)).toBe(2)
    expect(at(40, 1)).toBe(1)
    expect(at(40, 22)).toBe(3)
    expect(at(60, 50)).toBe(4)
    expect(at(200, 0)).toBe(5)
  })
})
