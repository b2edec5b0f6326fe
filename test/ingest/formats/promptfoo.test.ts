import { describe, expect, it } from 'vitest'
import { importFiles } from '../../../lib/ingest/import-files.ts'

const readText = (text: string) => importFiles([{ file: 'x', bytes: new TextEncoder().encode(text) }])
const cell = (test: number, prompt: number, output: string | null, success: boolean, more: object = {}) => ({
  id: `u${test}${prompt}`,
  promptIdx: prompt,
  testIdx: test,
  provider: { id: `example:m${prompt}`, label: '' },
  prompt: { raw: 'Say hi to X', label: 'Say hi to {{name}}' },
  vars: { name: `X${test}` },
  response: output === null ? undefined : { output },
  success,
  score: success ? 1 : 0,
  namedScores: {},
  failureReason: output === null ? 2 : success ? 0 : 1,
  ...(output === null && { error: 'API error: 500' }),
  ...more,
})
const CELLS = [cell(1, 0, 'yo', false), cell(0, 0, 'hi', true), cell(0, 1, 'hey', true), cell(1, 1, null, false)]

describe('promptfoo', () => {
  it('an output without results is refused with what to do', () => {
    const empty = { evalId: 'e', results: { version: 3, results: [], stats: { successes: 0 } }, config: {} }
    expect(() => readText(JSON.stringify(empty, null, 1))).toThrow('The file holds no result')
  })
  it('JSON Lines: one run a provider, one segment a test', () => {
    const runs = readText(CELLS.map((one) => JSON.stringify(one)).join('\n'))
    expect(runs.map(({ system, readAs }) => [system, readAs])).toEqual([
      ['example:m0', 'promptfoo JSON Lines'],
      ['example:m1', 'promptfoo JSON Lines'],
    ])
    expect(runs[0].segments.map(({ id, hypothesis }) => [id, hypothesis])).toEqual([
      ['0', 'hi'],
      ['1', 'yo'],
    ])
    expect(runs[1].segments[1]).toMatchObject({ state: 'failed', reason: 'API error: 500' })
  })
  it('pass and score are better when higher, as the tool defines them', () => {
    const [{ settings }] = readText(CELLS.map((one) => JSON.stringify(one)).join('\n'))
    expect(settings).toMatchObject({ 'direction.score': 'higher' })
  })

  const PROMPT = '[example:m] Say hi to {{name}}'
  it('CSV with a column for each status', () => {
    const text = [
      `name,expected,"${PROMPT}",Status,Score,Named Scores,Metric: polite,Grader Reason,Comment`,
      'X0,hi,"hi, there",PASS,1.00,"{""polite"":0.5}",0.50,All assertions passed,',
      'X1,hi,yo,FAIL,0.00,,,"Expected ""hi""",',
      'X2,hi,API error: 500,ERROR,0.00,,,,',
    ].join('\n')
    const [run, ...others] = readText(text)
    expect(others).toEqual([])
    expect(run).toMatchObject({ format: 'promptfoo', readAs: 'promptfoo CSV', system: 'example:m', items: 3 })
    expect(run.segments[0]).toMatchObject({
      id: '0',
      hypothesis: 'hi, there',
      scores: [
        { metric: 'pass', value: 1 },
        { metric: 'score', value: 1 },
        { metric: 'score/polite', value: 0.5 },
      ],
    })
    expect(run.segments[1]).toMatchObject({ hypothesis: 'yo', scores: [{ value: 0 }, { value: 0 }] })
    expect(run.segments[2]).toMatchObject({ state: 'failed', reason: 'API error: 500', hypothesis: null })
    expect(run.notes.join()).toContain('rounded to two decimals')
  })
  it('CSV of earlier versions, with the status before the output', () => {
    const [run] = readText(
      `name,"${PROMPT}"\nX0,[PASS] hi\nX1,"[FAIL] (0.25) Expected output ""hi""\n---\nyo"\nX2,[ERROR] 500\n`,
    )
    expect(run.segments.map(({ hypothesis, state }) => [hypothesis, state])).toEqual([
      ['hi', 'scored'],
      ['yo', 'scored'],
      [null, 'failed'],
    ])
    expect(run.segments[1].scores).toMatchObject([
      { metric: 'pass', value: 0 },
      { metric: 'score', value: 0.25 },
    ])
  })
  it('CSV of several prompts is a run each', () => {
    const text = `name,[a:m] p,Status,Score,Named Scores,Grader Reason,Comment,[b:m] p,Status,Score,Named Scores,Grader Reason,Comment\nX,u,PASS,1.00,,,,v,FAIL,0.00,,,\n`
    expect(readText(text).map(({ system, segments }) => [system, segments[0].hypothesis])).toEqual([
      ['a:m', 'u'],
      ['b:m', 'v'],
    ])
  })
  it('CSV of another tool is none', () => {
    expect(readText('source,target,output\na b,c d,e f\ng h,i j,k l\n')[0].format).toBe('delimited')
  })
})
