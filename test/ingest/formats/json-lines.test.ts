import { describe, expect, it } from 'vitest'
import { InputError, type Problem } from '../../../lib/errors.ts'
import { parseJsonLines } from '../../../lib/ingest/formats/json-lines.ts'

const file = 'run.jsonl'
const parse = (text: string) => parseJsonLines({ file, bytes: new TextEncoder().encode(text) })
const problemsOf = (text: string): readonly Problem[] => {
  try {
    parse(text)
  } catch (error) {
    if (error instanceof InputError) return error.problems
    throw error
  }
  return []
}

describe('parseJsonLines', () => {
  it('one object a line, keys as in the API', () => {
    const run = parse(
      '{"id":"a","reference":"r","output":"x\\u2028y"}\r\n{"id":"b","state":"failed","reason":"timeout"}',
    )
    expect(run.segments).toMatchObject([
      { id: 'a', references: ['r'], hypothesis: 'x\u2028y', state: 'scored' },
      { id: 'b', hypothesis: null, state: 'failed', reason: 'timeout' },
    ])
    expect(run.warnings).toEqual([])
  })
  it('blank lines are passed over and counted; places stay true', () => {
    expect(parse('\n{"id":"a","output":"x"}\n  \n').warnings).toEqual(['run.jsonl: 2 blank lines were passed over.'])
    expect(problemsOf('\n{"id":"a","output":"x"}\n\n{"id":"a","output":"y"}\n')[0]).toMatchObject({
      code: 'duplicate-segment',
      place: { file, line: 4 },
      message: expect.stringContaining('run.jsonl:2'),
    })
  })
  it('labels that are no text are refused by id, with a way out; a missing gold label too', () => {
    const lines = ['"label":1,"prediction":"1"', '"label":true,"prediction":"true"', '"label":null,"prediction":"spam"']
    expect(problemsOf(lines.map((line, i) => `{"id":"s${i + 1}",${line}}`).join('\n'))).toMatchObject([
      {
        message: expect.stringContaining('Segment "s1": label'),
        place: { line: 1 },
        mend: expect.stringContaining('"1"'),
      },
      { message: expect.stringContaining('Segment "s2": label'), place: { line: 2 } },
      { message: expect.stringContaining('Segment "s3": label'), place: { line: 3 } },
    ])
  })
  it.each([
    ['{"id":"a","output":"x"}\n{"id":"b","nll":NaN}', 'NaN', 2, 17],
    ['{"id":"NaN is fine here","nll":-Infinity}', '-Infinity', 1, 32],
  ])('a number that JSON has not is named with line and column: %s', (text, word, line, column) => {
    expect(problemsOf(text)[0]).toMatchObject({
      code: 'not-a-number',
      message: `${word} is not JSON.`,
      place: { file, line, column },
      mend: 'Send null, with a "reason".',
    })
  })
  it('an unknown key is an error that lists the known ones', () => {
    const [problem] = problemsOf('{"id":"a","output":"x"}\n{"id":"b","hypotheses":"x"}\n')
    expect(problem).toMatchObject({
      code: 'unknown-key',
      message: 'Unknown key "hypotheses".',
      place: { file, line: 2 },
    })
    expect(problem.mend).toContain('hypothesis')
  })
  it.each([
    ['cut off', '{"id":"a","output":"x'],
    ['an array', '[{"id":"a"}]'],
    ['no id', '{"output":"x"}'],
    ['a wrong type', '{"id":"a","output":7}'],
    ['an overflowing number', '{"id":"a","nll":1e999}'],
  ])('what is no segment is refused with its line: %s', (_title, bad) => {
    expect(problemsOf(`{"id":"ok","output":"x"}\n${bad}\n`)[0].place).toMatchObject({ file, line: 2 })
  })
  it('all wrong lines are told at once, up to twenty', () => {
    expect(problemsOf('{}\n{"id":"a","output":"x"}\n[]\n').map((problem) => problem.place?.line)).toEqual([1, 3])
    expect(problemsOf('{}\n'.repeat(90))).toHaveLength(20)
  })
  it('lone surrogates are refused by line', () => {
    expect(problemsOf('{"id":"a","output":"x"}\n{"id":"b","output":"done \\ud83d"}\n')).toMatchObject([
      { code: 'lone-surrogate', place: { file, line: 2 } },
    ])
  })
  it('a file of blank lines holds no segment', () => {
    expect(problemsOf('\n\n')[0]).toMatchObject({ code: 'empty-file', place: { file } })
  })
})
