import { describe, expect, it } from 'vitest'
import { importFiles } from '../../../lib/ingest/import-files.ts'

const read = (log: object) =>
  importFiles([{ file: 'x.json', bytes: new TextEncoder().encode(JSON.stringify(log, null, 1)) }])[0]
const sample = (id: number, epoch: number, scores: object) => ({
  id,
  epoch,
  input: 'q',
  target: '4',
  output: { choices: [{ message: { role: 'assistant', content: '4' } }] },
  scores,
})
const log = (more: object) => ({
  version: 2,
  status: 'success',
  eval: { task: 'math', model: 'openai/m', dataset: { samples: 2 }, model_args: { api_key: 'abc', device: 0 } },
  ...more,
})

describe('totals of Inspect', () => {
  it('of version 1 are read, under the name of its one scorer', () => {
    const run = read({
      version: 1,
      status: 'success',
      eval: { task: 'math', model: 'openai/m' },
      results: {
        scorer: { name: 'match', params: {} },
        metrics: { accuracy: { name: 'accuracy', value: 0.5, options: {} }, stderr: { name: 'stderr', value: 0.25 } },
      },
      samples: [{ ...sample(1, 1, {}), scores: undefined, score: { value: 'C', answer: '4' } }],
    })
    expect(run.scores).toMatchObject([
      { metric: 'accuracy', text: '0.5', signature: 'scorer:match', facets: { scorer: 'match', stderr: 0.25 } },
      { metric: 'stderr', isDetail: true },
    ])
    expect(run.segments[0].scores).toEqual([{ metric: 'match', value: 1 }])
  })
  it('of the first logs of version 2 are read from the list of scorers', () => {
    const run = read(
      log({
        results: {
          scorers: [
            {
              name: 'fact',
              params: {},
              metrics: {
                accuracy: { name: 'accuracy', value: 1, options: {} },
                bootstrap_std: { name: 'bootstrap_std', value: 0.5, options: {} },
              },
            },
          ],
        },
      }),
    )
    expect(run.scores).toMatchObject([
      { metric: 'accuracy', signature: 'scorer:fact' },
      { metric: 'bootstrap_std', isDetail: true },
    ])
  })
  it('of one scorer with several values keep the names of the values, as the samples do', () => {
    const run = read(
      log({
        results: {
          scores: ['clarity', 'depth'].map((name, index) => ({
            name,
            scorer: 'rubric',
            reducer: 'mean',
            metrics: { mean: { name: 'mean', value: index + 0.5 } },
          })),
        },
        samples: [sample(1, 1, { rubric: { value: { clarity: 0.5, depth: 1.5 } } })],
      }),
    )
    expect(run.scores.map(({ metric, signature }) => [metric, signature])).toEqual([
      ['mean', 'scorer:rubric/clarity|reducer:mean'],
      ['mean', 'scorer:rubric/depth|reducer:mean'],
    ])
    expect(run.segments[0].scores.map(({ metric }) => metric)).toEqual(['rubric/clarity', 'rubric/depth'])
  })
})

it('verdicts of correct and incorrect say which way is better', () => {
  const { settings } = read(
    log({ samples: [sample(1, 1, { choice: { value: 'I' }, check: { value: true }, tokens: { value: 12 } })] }),
  )
  expect(settings).toMatchObject({ 'direction.choice': 'higher', 'direction.check': 'higher' })
  expect(settings).not.toHaveProperty('direction.tokens')
})

it('arguments of the model are settings, without its key', () => {
  const { settings } = read(log({ samples: [sample(1, 1, {})] }))
  expect(settings).toMatchObject({ 'model_args.device': 0, 'model_args.api_key': '(left out)' })
})
