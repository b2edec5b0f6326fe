import { describe, expect, it } from 'vitest'
import { importFiles } from '../../../lib/ingest/import-files.ts'

const read = (value: unknown) =>
  importFiles([{ file: 'x.json', bytes: new TextEncoder().encode(JSON.stringify(value, null, 1)) }])[0]
const metricsData = [{ name: 'Faithfulness', score: 0.5, success: true, threshold: 0.5, evaluationModel: 'j' }]
const plain = {
  testFile: 't.py',
  testCases: [{ name: 'test_case_0', input: 'q', actualOutput: 'a', expectedOutput: 'b', success: true, metricsData }],
  conversationalTestCases: [],
  hyperparameters: { model: 'example/m', api_key: 'x' },
  testPassed: 1,
  testFailed: 0,
}
const conversation = {
  name: 'conversational_test_case_0',
  success: true,
  metricsData,
  turns: [
    { role: 'user', content: 'Hello', order: 0 },
    { role: 'assistant', content: 'Hi', order: 1 },
    { role: 'user', content: 'Bye', order: 2 },
    { role: 'assistant', content: 'See you', order: 3 },
  ],
  scenario: 'a greeting',
  expectedOutcome: 'polite',
}

describe('test runs of DeepEval', () => {
  it.each([
    ['as the results folder has them', plain],
    ['as the newest run of the hidden folder', { testRunData: plain, testRunLink: null }],
    ['with its link', { testRunData: plain, testRunLink: 'https://host/run' }],
  ])('%s', (_title, file) => {
    const run = read(file)
    expect(run).toMatchObject({ readAs: 'DeepEval test run', testSet: 't.py', items: 1, system: 'example/m' })
    expect(run.segments[0]).toMatchObject({ hypothesis: 'a', scores: [{ metric: 'Faithfulness', value: 0.5 }] })
    expect(run.settings).toMatchObject({ 'hyperparameters.api_key': '(left out)', testPassed: 1 })
  })
  it('a link alone has no cases', () => {
    expect(read({ testRunData: null, testRunLink: 'https://host/run' }).readAs).toBe('DeepEval link to a test run')
  })
  it('conversations have the turns of the user as source and those of the assistant as output', () => {
    const run = read({ testRunData: { ...plain, testCases: [], conversationalTestCases: [conversation] } })
    expect(run.segments).toMatchObject([
      {
        id: 'conversational_test_case_0',
        source: 'Hello\n\nBye',
        hypothesis: 'Hi\n\nSee you',
        references: [],
        scores: [{ metric: 'Faithfulness', value: 0.5 }],
      },
    ])
    expect(run.notes.join()).toContain('expected outcome')
  })
  it('both kinds of cases are of one run', () => {
    expect(read({ ...plain, conversationalTestCases: [conversation] }).items).toBe(2)
  })
})
