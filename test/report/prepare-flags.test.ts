import { expect, it } from 'vitest'
import { prepareFlags } from '../../lib/report/prepare-flags.ts'
import type { RunLints } from '../../lib/schema/records.ts'

const lints: RunLints = {
  segments: 100,
  flipped: 5,
  unread: { language: 2, length: 0 },
  findings: [
    { code: 'mojibake', severity: 'warning', part: 'source', count: 30, total: 100, ids: ['a'], details: {} },
    { code: 'empty-output', severity: 'warning', part: 'hypothesis', count: 2, total: 100, ids: ['b'], details: {} },
  ],
  flips: [
    { kind: 'negation', count: 3, ids: ['1'] },
    { kind: 'number', count: 3, ids: ['2'] },
  ],
  warnings: [],
}
const labels = (...of: Parameters<typeof prepareFlags>) =>
  prepareFlags(...of).map(({ label, current }) => (current ? `[${label}]` : label))

it('offers all flips, and each kind where there are several', () => {
  expect(labels(lints, null)).toEqual(['Meaning flips 5', 'negation 3', 'number 3'])
  expect(labels({ ...lints, flipped: 3, flips: [lints.flips[0]] }, null)).toEqual(['Meaning flips 3'])
})

it('shows what is chosen, once, and nothing else of the findings', () => {
  expect(labels(lints, { of: 'flip', kind: 'number' }).filter((label) => label.startsWith('['))).toEqual(['[number 3]'])
  const chosen = { of: 'finding', code: 'mojibake', part: 'source' } as const
  expect(labels({ ...lints, flipped: 0, flips: [] }, chosen)).toEqual(['[Broken encoding 30]'])
})

it('a run that nobody looked at has none', () => {
  expect(prepareFlags(null, { of: 'flip', kind: null })).toEqual([])
})
