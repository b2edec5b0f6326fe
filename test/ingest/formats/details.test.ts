import { describe, expect, it } from 'vitest'
import { toPostedScores } from '../../../lib/cli/push-body.ts'
import { importFiles } from '../../../lib/ingest/import-files.ts'

const json = (value: unknown) => JSON.stringify(value, null, 1)
const lines = (...rows: readonly unknown[]) => rows.map((row) => JSON.stringify(row)).join('\n')
const stat = (name: string, mean: number) => ({ name: { name, split: 'test' }, count: 1, sum: mean, mean })

/** A file of each tool that prints counts, spreads or times among its scores; what is a score and what is none. */
const FILES: readonly (readonly [string, string, readonly string[], readonly string[]])[] = [
  [
    'jiwer',
    json({ wer: 0.5, mer: 0.5, wil: 0.75, wip: 0.25, hits: 1, substitutions: 1, insertions: 0, deletions: 0 }),
    ['wer', 'mer', 'wil', 'wip'],
    ['hits', 'substitutions', 'insertions', 'deletions'],
  ],
  [
    'Inspect',
    json({
      version: 2,
      status: 'success',
      eval: { task: 't', model: 'm' },
      results: {
        scores: [
          {
            name: 'match',
            scorer: 'match',
            metrics: { accuracy: { name: 'accuracy', value: 0.5 }, stderr: { name: 'stderr', value: 0.25 } },
          },
        ],
      },
    }),
    ['accuracy'],
    ['stderr'],
  ],
  [
    'OpenAI evals',
    lines(
      { spec: { eval_name: 'e', completion_fns: ['m'] } },
      { final_report: { 'counts/A': 3, score: 1.5, boostrap_std: 0.1 } },
    ),
    ['score'],
    ['counts/A', 'boostrap_std'],
  ],
  [
    'HELM',
    json([
      stat('exact_match', 0.5),
      stat('num_references', 2),
      stat('batch_size', 1.5),
      stat('inference_runtime', 0.5),
      stat('finish_reason_length', 0.5),
      stat('bits_per_byte', 1.5),
    ]),
    ['exact_match', 'bits_per_byte'],
    ['num_references', 'batch_size', 'inference_runtime', 'finish_reason_length'],
  ],
  [
    'evaluate',
    json({
      accuracy: 0.5,
      total_time_in_seconds: 1.5,
      samples_per_second: 2.5,
      latency_in_seconds: 0.5,
      _evaluate_version: '0.4',
      _timestamp: '2026',
    }),
    ['accuracy'],
    ['total_time_in_seconds', 'samples_per_second', 'latency_in_seconds'],
  ],
]

describe.each(FILES)('%s', (_tool, text, scores, details) => {
  const [run] = importFiles([{ file: 'x', bytes: new TextEncoder().encode(text) }])
  it('counts, spreads and times are shown and are no scores', () => {
    expect(run.scores.filter(({ isDetail }) => !isDetail).map(({ metric }) => metric)).toEqual(scores)
    expect(run.scores.filter(({ isDetail }) => isDetail).map(({ metric }) => metric)).toEqual(details)
  })
  it('only scores are posted, and so verified', () => {
    expect(toPostedScores([], run).map(({ metric }) => metric)).toEqual(scores)
  })
})
