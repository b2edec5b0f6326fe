import { describe, expect, it } from 'vitest'
import { importFiles } from '../../../lib/ingest/import-files.ts'

const read = (value: unknown) =>
  importFiles([{ file: 'x.json', bytes: new TextEncoder().encode(JSON.stringify(value, null, 1)) }])[0]
const instance = (id: string) => ({
  id,
  input: { text: 'Q?' },
  references: [
    { output: { text: 'yes' }, tags: ['correct'] },
    { output: { text: 'no' }, tags: [] },
  ],
  split: 'test',
})
const state = (method: string, states: readonly object[]) => ({
  adapter_spec: { method, model: 'm' },
  request_states: states,
})
const request = (id: string, text: string, more: object = {}) => ({
  instance: instance(id),
  train_trial_index: 0,
  request: {},
  result: { success: true, completions: [{ text, logprob: -1, tokens: [] }] },
  ...more,
})

describe('multiple choice of HELM', () => {
  const output_mapping = { A: 'yes', B: 'no' }
  it('in one prompt: the letters are the labels, not texts to be compared with the choices', () => {
    const run = read(
      state('multiple_choice_joint', [
        request('id1', ' A', { output_mapping }),
        request('id2', ' B\n', { output_mapping }),
        request('id3', ' neither', { output_mapping }),
      ]),
    )
    expect(
      run.segments.map(({ label, predictedLabel, hypothesis, references }) => [
        label,
        predictedLabel,
        hypothesis,
        references,
      ]),
    ).toEqual([
      ['A', 'A', ' A', []],
      ['A', 'B', ' B\n', []],
      ['A', 'neither', ' neither', []],
    ])
    expect(run.notes.join()).toContain('1 output is none of the choices')
  })
  it('with one request a choice has no output, and says so', () => {
    const run = read(
      state('multiple_choice_separate_original', [
        request('id1', 'yes', { reference_index: 0, request_mode: 'original' }),
        request('id1', 'no', { reference_index: 1, request_mode: 'original' }),
      ]),
    )
    expect(run.segments).toMatchObject([{ id: 'id1', state: 'na', hypothesis: null }])
    expect(run.notes.join()).toContain('one request a choice')
  })
  it('in predictions for display: the text that the letter stands for', () => {
    const run = read([
      { instance_id: 'id1', train_trial_index: 0, predicted_text: ' A', mapped_output: 'yes', stats: {} },
    ])
    expect(run.segments[0].hypothesis).toBe('yes')
  })
})
