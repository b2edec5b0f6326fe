import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { toRunHead, toSegmentInput } from '../../lib/cli/push-body.ts'
import { importFiles } from '../../lib/ingest/import-files.ts'
import { gateRuns } from '../../lib/service/gate-runs.ts'
import { postRun } from '../../lib/service/post-run.ts'
import { startTempService } from './temp-service.ts'

startTempService()

const fixtures = new URL('../fixtures/formats/', import.meta.url)
const FLAGS = { project: 'imported', system: 'm', metric: [], score: [], declare: [] }

/** A run that `assay push` makes of these files, with its scores. */
async function push(files: readonly { file: string; bytes: Uint8Array }[]) {
  const [imported] = importFiles(files)
  const head = toRunHead(FLAGS as never, {}, { imported })
  const posted = await postRun({ input: { ...head, segments: imported.segments.map(toSegmentInput) }, waitMs: 20_000 })
  if (posted.state === 'part') throw new Error('a whole run was posted')
  return posted
}

const scoresOf = async (files: Parameters<typeof push>[0]) => (await push(files)).scores

const results = (values: object, higher: object = {}) => ({
  file: 'results.json',
  bytes: new TextEncoder().encode(
    JSON.stringify(
      {
        results: { t: values },
        versions: { t: 1 },
        higher_is_better: { t: higher },
        config: { model_args: 'pretrained=m' },
      },
      null,
      1,
    ),
  ),
})
const samples = (fixture: string, edit = (text: string) => text) => ({
  file: 'samples_t_2026-01-21T03-44-18.458309.jsonl',
  bytes: new TextEncoder().encode(edit(readFileSync(new URL(fixture, fixtures), 'utf8'))),
})

it('perplexity and accuracy of a loglikelihood task are verified and have a direction', async () => {
  const posted = results({ 'perplexity,none': Math.exp(1), 'acc,none': 0.5 })
  const scores = await scoresOf([samples('lm-eval-last-word.jsonl'), posted])
  const of = (spec: RegExp) => scores.find((score) => score.spec !== null && spec.test(score.spec))
  expect(of(/^ppl:unit=word$/)).toMatchObject({ trust: 'verified', direction: 'lower' })
  expect(of(/^external:.*acc/)).toMatchObject({ trust: 'verified', direction: 'higher', value: 0.5 })
  // Nothing without a value, nothing of an unknown model: a gate of all of them can be decided.
  expect(scores.filter(({ value, fields }) => value === null || fields.some((field) => field.value === null))).toEqual(
    [],
  )
})

it('BLEU, chrF and TER of pairs are computed from the texts that were scored', async () => {
  const scores = await scoresOf([samples('lm-eval-pairs.jsonl'), results({ 'bleu,none': 12.3 })])
  const bleu = scores.find(({ metric }) => metric === 'bleu')
  expect(bleu?.posted?.text).toBe('12.3')
  expect(bleu?.trust).toBe('differs')
})

it('a metric that nobody knows has the direction that the results file says', async () => {
  const edit = (text: string) => text.replaceAll('exact_match', 'oddness')
  const scores = await scoresOf([
    samples('lm-eval-samples.jsonl', edit),
    results({ 'oddness,strict': 0.5 }, { oddness: false }),
  ])
  const odd = scores.filter(({ spec }) => spec !== null && /oddness/.test(spec))
  expect(odd.length).toBeGreaterThan(0)
  for (const { direction } of odd) expect(direction).toBe('lower')
})

it.each([
  [
    'loglikelihood',
    (id: number, right: boolean) => {
      const value = right ? '-0.5' : '-2.5'
      return {
        target: ' c',
        resps: [[[value, 'True']]],
        filtered_resps: [[value, 'True']],
        metrics: ['perplexity', 'acc'],
        perplexity: Number(value),
        acc: Number(right),
        id,
      }
    },
  ],
  [
    'generate_until',
    (id: number, right: boolean) => ({
      target: 'a',
      resps: [['a']],
      filtered_resps: ['a'],
      metrics: ['exact_match'],
      exact_match: Number(right),
      id,
    }),
  ],
] as const)('a gate of all metrics of a %s task can be decided', async (task, make) => {
  const rows = (right: number) => ({
    file: `samples_${task}_2026-01-21T03-44-18.458309.jsonl`,
    bytes: new TextEncoder().encode(
      Array.from({ length: 100 }, (_, id) =>
        JSON.stringify({ doc_id: id, doc: { question: `q${id}` }, filter: 'none', ...make(id, id % 10 < right) }),
      ).join('\n'),
    ),
  })
  const [base, head] = [await push([rows(9)]), await push([rows(5)])]
  const judge = (one: typeof base, other: typeof base) =>
    gateRuns({ project: 'imported', base: `run:${one.run.id}`, head: `run:${other.run.id}` })
  expect((await judge(base, head)).gate.outcome).toBe('fail')
  expect((await judge(head, base)).gate.outcome).toBe('pass')
})
