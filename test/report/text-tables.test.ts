import { describe, expect, it } from 'vitest'
import { formatTextTable, toVisible } from '../../lib/report/text-tables.ts'

const columns = [
  { title: 'metric', align: 'left' },
  { title: 'score', align: 'right' },
  { title: 'verdict', align: 'left' },
] as const

describe('formatTextTable', () => {
  it('aligns words left and numbers right, with no trailing space', () => {
    const text = formatTextTable(columns, [
      ['BLEU', '26.6', 'better'],
      ['chrF2++', '5.25', ''],
    ])
    expect(text).toBe(['metric   score  verdict', 'BLEU      26.6  better', 'chrF2++   5.25'].join('\n'))
  })
  it('counts wide characters as two cells and marks as none', () => {
    const lines = formatTextTable(columns.slice(0, 2), [
      ['流畅度', '1'],
      ['e\u0301', '2'],
    ]).split('\n')
    expect(lines).toEqual(['metric  score', '流畅度      1', 'e\u0301           2'])
  })
  it('a cell can neither break the table nor command the terminal', () => {
    expect(toVisible('a\nb\tc\u001b[31md\u202ee')).toBe('a\\nb\\tc\\u001b[31md\\u202ee')
  })
})
