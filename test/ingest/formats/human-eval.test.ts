import { describe, expect, it } from 'vitest'
import { importFiles } from '../../../lib/ingest/import-files.ts'

const read = (rows: readonly object[]) =>
  importFiles([{ file: 'x', bytes: new TextEncoder().encode(rows.map((row) => JSON.stringify(row)).join('\n')) }])[0]
const row = (task: number, passed: unknown, completion = 'return 1') => ({
  task_id: `HumanEval/${task}`,
  completion,
  result: passed ? 'passed' : 'failed: x',
  passed,
})

describe('results of HumanEval', () => {
  it('count the samples of a task and those that passed', () => {
    const run = read([row(0, true), row(1, false), row(0, false), row(1, false)])
    expect(run).toMatchObject({ format: 'human-eval', items: 2, testSet: 'HumanEval' })
    expect(run.segments.map(({ id, statistics }) => [id, statistics])).toEqual([
      ['HumanEval/0', { samples: 2, passed: 1 }],
      ['HumanEval/1', { samples: 2, passed: 0 }],
    ])
    expect(run.settings.samples_per_task).toBe(2)
    expect(run.notes.join()).toContain('completions')
  })
  it('keep the one completion of a task', () => {
    expect(read([row(0, true, 'a'), row(1, false, 'b')]).segments.map(({ hypothesis }) => hypothesis)).toEqual([
      'a',
      'b',
    ])
  })
  it('are refused where a result is none', () => {
    expect(() => read([row(0, true), row(1, false), row(2, 'maybe')])).toThrow('x:3: Here should be true or false')
  })
})
