import { expect, it } from 'vitest'
import { prepareLints } from '../../lib/report/prepare-lints.ts'
import type { RunLints } from '../../lib/schema/records.ts'
import { writeRunFlag } from '../../lib/schema/run-flag.ts'

const lints: RunLints = {
  segments: 2000,
  flipped: 1,
  unread: { language: 2, length: 1 },
  findings: [
    {
      code: 'no-break-space',
      severity: 'note',
      part: 'source',
      count: 9,
      total: 10,
      ids: ['1', '2', '3', '4', '5', '6', '7', '8'],
      details: {},
    },
    {
      code: 'shifted-lines',
      severity: 'error',
      part: 'segments',
      count: 1200,
      total: 2000,
      ids: [],
      details: { from: 's5', to: 's9', by: 1 },
    },
  ],
  flips: [{ kind: 'polarity', count: 1, ids: ['s3'] }],
  warnings: [
    { code: 'emptied-text', metric: 'ROUGE-1', message: 'ROUGE-1: the tokenizer left nothing.', count: null, ids: [] },
  ],
}

it('each row about segments can be followed to all of them, a note about the whole cannot', () => {
  expect(prepareLints(lints).map(({ flag }) => flag && writeRunFlag(flag))).toEqual([
    'shifted-lines segments',
    'flip polarity',
    null,
    null,
    null,
    'no-break-space source',
  ])
})

it('an error in the data leaves one sentence in place of flips', () => {
  const rows = prepareLints({ ...lints, flips: [], flipped: 0, misread: true })
  expect(rows.filter(({ name }) => name === 'Meaning flips: not looked for')).toMatchObject([
    { count: null, sentence: expect.stringContaining('references that are not theirs') },
  ])
})

it('puts the gravest first, each with its sentence, and counts the segments that are not named', () => {
  expect(
    prepareLints(lints).map(({ state, name, count, ids, more }) => [state, name, count, ids.length, more]),
  ).toEqual([
    ['error', 'Lines shifted', '1\u202f200', 0, 1200],
    ['warning', 'Meaning flips: opposite', '1', 1, 0],
    ['warning', 'ROUGE-1: Nothing left of texts', null, 0, 0],
    ['note', 'Meaning flips: not looked for', '2', 0, 2],
    ['note', 'Meaning flips: not looked for', '1', 0, 1],
    ['note', 'No-break spaces', '9', 6, 3],
  ])
  expect(prepareLints(lints).map(({ sentence }) => sentence)).toEqual([
    'From s5 to s9 (1\u202f200 segments) the outputs fit the references 1 line further on. A line is missing or too many in one of the files.',
    '1 output differs from the reference by a word of the opposite meaning, in nearly the same words.',
    'ROUGE-1: the tokenizer left nothing.',
    '2 outputs are in a language without word lists: flips are looked for in English, Chinese and German only.',
    '1 text is too long to be read for flips (more than 4 000 characters).',
    'The sources of 9 segments hold no-break spaces, at which not every tokenizer splits.',
  ])
})
