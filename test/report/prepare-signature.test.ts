import { describe, expect, it } from 'vitest'
import { prepareSignature } from '../../lib/report/prepare-signature.ts'
import { makeScore } from './make-comparison.ts'

describe('prepareSignature', () => {
  it('every field has its value and what it means; unknown and declared ones are marked', () => {
    const view = prepareSignature(
      makeScore({
        fields: [
          { key: 'tok', value: '13a' },
          { key: 'agg', value: 'sum', silent: true },
          { key: 'bos', value: null },
          { key: 'stride', value: '512', declared: true },
        ],
      }),
    )
    expect(view.canonical).toBe(makeScore().signature)
    expect(view.fields.map((field) => [field.key, field.value, field.declared])).toEqual([
      ['tok', '13a', false],
      ['agg', 'sum', false],
      ['bos', null, false],
      ['stride', '512', true],
    ])
    expect(view.fields[0].meaning).toMatch(/token/)
  })
  it('a confusion matrix has its labels, and is no row of numbers', () => {
    const details = {
      items: 6,
      labels: ['a', 'b'],
      confusion: [
        [3, 1],
        [0.5, 1500],
      ],
    }
    const view = prepareSignature(makeScore({ details }))
    expect(view.details).toEqual([{ name: 'items', value: '6' }])
    expect(view.confusion?.labels).toEqual(['a', 'b'])
    expect(view.confusion?.rows.map(({ gold, cells }) => [gold, ...cells.map(({ text }) => text)])).toEqual([
      ['a', '3', '1'],
      ['b', '0.5', '1\u202f500'],
    ])
    expect(view.confusion?.rows.map(({ cells }) => cells.map(({ right }) => right))).toEqual([
      [true, false],
      [false, true],
    ])
    expect(prepareSignature(makeScore()).confusion).toBeNull()
  })
  it('a list of lists has no place in a line', () => {
    const details = { matrix: [[1, 2], [3]], list: [1, 2] }
    expect(prepareSignature(makeScore({ details })).details.map(({ name }) => name)).toEqual(['list'])
  })
  it('parts of the score are printed in words: counts whole, fractions short, lists in a line', () => {
    const details = {
      brevityPenalty: 0.987654321,
      sysLen: 61_287,
      precisions: [58.123456, 30.5],
      deep: { a: 1 },
      note: 'x',
    }
    expect(prepareSignature(makeScore({ details })).details).toEqual([
      { name: 'brevity penalty', value: '0.9877' },
      { name: 'sys len', value: '61\u202f287' },
      { name: 'precisions', value: '58.1235 · 30.5' },
      { name: 'note', value: 'x' },
    ])
  })
})
