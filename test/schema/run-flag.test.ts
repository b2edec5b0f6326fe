import { expect, it } from 'vitest'
import { type RunFlag, readRunFlag, writeRunFlag } from '../../lib/schema/run-flag.ts'

const FLAGS: readonly (readonly [string, RunFlag])[] = [
  ['1', { of: 'flip', kind: null }],
  ['flip number', { of: 'flip', kind: 'number' }],
  ['mojibake hypothesis', { of: 'finding', code: 'mojibake', part: 'hypothesis' }],
  ['shifted-lines segments', { of: 'finding', code: 'shifted-lines', part: 'segments' }],
  ['warning near-labels', { of: 'warning', code: 'near-labels', metric: null }],
  ['warning emptied-text ROUGE-1 (recall)', { of: 'warning', code: 'emptied-text', metric: 'ROUGE-1 (recall)' }],
]

it.each(FLAGS)('%s is read and written', (text, flag) => {
  expect(readRunFlag(text)).toEqual(flag)
  expect(writeRunFlag(flag)).toBe(text)
})

it.each(['', 'yes', 'flip', 'flip 3', 'mojibake outputs', 'warning', 'Warning x'])('“%s” is no flag', (text) => {
  expect(readRunFlag(text)).toBeNull()
})
