import { describe, expect, it } from 'vitest'
import { onceFor } from '../../lib/report/once-for.ts'
import { prepareScatter } from '../../lib/report/prepare-scatter.ts'

describe('onceFor', () => {
  it('makes a thing once for the same arrays and settings, and another for others', () => {
    const [a, b] = [[1], [1]]
    const make = () => ({})
    const first = onceFor([a, b], ['x'], make)
    expect(onceFor([a, b], ['x'], make)).toBe(first)
    for (const other of [onceFor([b, a], ['x'], make), onceFor([a], ['x'], make), onceFor([a, b], ['y'], make)])
      expect(other).not.toBe(first)
  })
  it('tells views of one array beside others apart', () => {
    const base = [10, 20]
    const view = (head: readonly number[]) => prepareScatter({ base, head, label: 'BLEU', direction: 'higher' })
    expect(view([10, 30])?.description).not.toBe(view([10, 20])?.description)
  })
})
