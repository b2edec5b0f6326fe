import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { importFiles } from '../../../lib/ingest/import-files.ts'
import type { ImportedRun } from '../../../lib/ingest/imported-run.ts'

const shared = new URL('../../../../shared/formats/', import.meta.url)
const present = existsSync(shared)

interface Expected {
  readonly reads_as: string
  readonly sha256: string
  readonly bytes: number
  readonly items?: unknown
  readonly first_id?: string | number
  readonly last_id?: string | number
  readonly ids?: unknown
  readonly reported?: unknown
  readonly mean?: Readonly<Record<string, number>>
  readonly n_reported?: Readonly<Record<string, number | { readonly effective: number }>>
}

const read = (path: string) => importFiles([{ file: path, bytes: readFileSync(new URL(path, shared)) }])

/** What no reading can give: the file is refused, for the reason named. */
const REFUSED: Readonly<Record<string, RegExp>> = {
  'hf-evaluate/result-classification.json': /NaN is not JSON/,
}

/** Formats by folder, where they are not called as it is. */
const FORMAT_OF: Readonly<Record<string, string>> = {
  'bleurt-bertscore': 'text-pairs',
  'hf-evaluate': 'hf-evaluate',
  'wmt-plain': 'plain-text',
}
const FORMAT_OF_FILE: Readonly<Record<string, string>> = {
  'bleurt-bertscore/candidates': 'plain-text',
  'bleurt-bertscore/references': 'plain-text',
  'bleurt-bertscore/wmt20-DA-cs-en.score.txt': 'score-lines',
  'wmt-plain/mqm_ted_ende.avg_seg_scores.tsv': 'segment-scores',
  'wmt-plain/mqm.ted-ende.seg.score': 'segment-scores',
  'wmt-plain/chrF2-refA.seg.score': 'segment-scores',
  'wmt-plain/ted_multi-dataset.tsv': 'delimited',
}

const folders = present ? readdirSync(shared, { withFileTypes: true }).filter((entry) => entry.isDirectory()) : []
const entries = folders.flatMap(({ name }) => {
  const { files } = JSON.parse(readFileSync(new URL(`${name}/expected.json`, shared), 'utf8')) as {
    files: Record<string, Expected>
  }
  return Object.entries(files).map(([file, expected]) => ({ path: `${name}/${file}`, folder: name, expected }))
})

describe.skipIf(!present)(
  `files of other tools${present ? '' : ' (skipped: the folder shared/formats is not there)'}`,
  () => {
    it('are all in the list', () => expect(entries.length).toBeGreaterThan(70))

    describe.each(entries)('$path', ({ path, folder, expected }) => {
      const refused = REFUSED[path]
      if (refused) {
        it('is refused with its place', () => expect(() => read(path)).toThrow(refused))
        return
      }

      it('is recognised by its content and keeps hash and size of the original bytes', () => {
        const runs = read(path)
        expect(runs.length).toBeGreaterThan(0)
        for (const run of runs) {
          expect(run.format).toBe(FORMAT_OF_FILE[path] ?? FORMAT_OF[folder] ?? folder)
          expect(run.files).toEqual([{ file: path, bytes: expected.bytes, sha256: expected.sha256 }])
        }
      })
      const { items } = expected
      if (typeof items === 'number')
        it('counts items', () => {
          for (const run of read(path)) expect(run.items ?? run.itemsReported).toBe(items)
        })
      if (expected.first_id !== undefined && folder !== 'squad')
        it('has first and last id', () => {
          const [run] = read(path)
          expect(run.segments[0].id).toBe(String(expected.first_id))
          if (expected.last_id !== undefined)
            expect(read(path).at(-1)?.segments.at(-1)?.id).toBe(String(expected.last_id))
        })
      if (Array.isArray(expected.ids))
        it('has these ids', () => {
          expect(read(path)[0].segments.map(({ id }) => id)).toEqual(expected.ids)
        })
      if (expected.mean)
        it('has these means of segment scores', () => {
          const [run] = read(path)
          const means = Object.fromEntries(
            Object.keys(expected.mean ?? {}).map((metric) => [metric, mean(run, metric)]),
          )
          for (const [metric, value] of Object.entries(expected.mean ?? {}))
            expect(means[metric], metric).toBeCloseTo(value, 12)
        })
      if (expected.n_reported)
        it('says how many items were reported', () => {
          const runs = read(path)
          for (const [task, count] of Object.entries(expected.n_reported ?? {}))
            expect(runs.find(({ testSet }) => testSet === task)?.itemsReported).toBe(
              typeof count === 'number' ? count : count.effective,
            )
        })
      if (Array.isArray(expected.reported) && expected.reported.length > 0)
        it('has what the tool reported', () => {
          const runs = read(path)
          for (const report of expected.reported as Readonly<Record<string, unknown>>[]) expectReported(runs, report)
        })
    })
  },
)

function mean(run: ImportedRun, metric: string): number | null {
  const values = run.segments.flatMap(({ scores }) =>
    scores.filter((score) => score.metric === metric).map(({ value }) => value),
  )
  const known = values.filter((value) => value !== null)
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length
}

/** One entry of `reported`, whichever of its many shapes it has. */
function expectReported(runs: readonly ImportedRun[], report: Readonly<Record<string, unknown>>) {
  const { task, metric, filter, value, stderr, signature, system, name, segments, first, last, scores, values } = report
  const plain = typeof system === 'string' ? system.replace('Baseline: ', '') : undefined
  const run = runs.find(
    (one) => (plain === undefined || one.system === plain) && (task === undefined || one.testSet === task),
  )
  expect(run, JSON.stringify(report)).toBeDefined()
  if (!run) return
  const label = metric ?? name
  if (typeof value === 'number' && typeof label === 'string') {
    const candidates = [...run.scores, ...run.segments.flatMap(({ scores: own }) => own.map(toScore))]
    const found = candidates.filter(
      (score) =>
        score.metric === label &&
        Number(score.text) === value &&
        (filter === undefined || score.facets.filter === filter) &&
        (signature === undefined || score.facets.bs !== undefined || score.signature === signature),
    )
    expect(found.length, JSON.stringify(report)).toBeGreaterThan(0)
    if (typeof stderr === 'number') expect(found[0].facets.stderr).toBe(stderr)
    if (stderr === 'N/A') expect(found[0].facets.stderr).toBeNull()
  }
  for (const [key, inner] of Object.entries(report))
    if (/^(BLEU|chrF2|TER)$/.test(key)) {
      const score = run.scores.find((one) => one.metric === key)
      if (typeof inner === 'string') expect(score?.text).toBe(inner)
      else if (typeof inner === 'number') expect(Number(score?.text)).toBe(inner)
      else {
        const facts = inner as { score: number; p_value: number | null; mean: number | null; ci: number | null }
        expect(Number(score?.text)).toBe(facts.score)
        expect(score?.facets).toMatchObject({ pValue: facts.p_value, confidenceMean: facts.mean, halfWidth: facts.ci })
      }
    }
  if (typeof segments === 'number') expect(run.segments).toHaveLength(segments)
  if (typeof first === 'number') expect(run.segments[0].scores[0].value).toBe(first)
  if (typeof last === 'number') expect(run.segments.at(-1)?.scores[0].value).toBe(last)
  if (typeof report.computed_mean === 'number' && report.model === undefined) {
    const average =
      values === undefined
        ? mean(run, typeof metric === 'string' ? metric : run.segments[0].scores[0].metric)
        : (run.judgements[0].values as number[]).reduce((sum, one) => sum + one, 0) / run.judgements[0].values.length
    expect(average).toBeCloseTo(report.computed_mean, 12)
  }
  if (typeof report.model === 'string') expect(mean(run, report.model)).toBeCloseTo(report.computed_mean as number, 12)
  if (Array.isArray(values) && run.judgements.length > 0) expect(run.judgements[0].values).toEqual(values)
  if (Array.isArray(scores ?? values) && run.judgements.length === 0)
    expect(run.segments.map((segment) => segment.scores.find((score) => score.metric === metric)?.value)).toEqual(
      scores ?? values,
    )
}

function toScore({
  metric,
  value,
  signature,
}: ImportedRun['segments'][number]['scores'][number]): ImportedRun['scores'][number] {
  return { metric, text: value === null ? null : String(value), reason: null, signature: signature ?? null, facets: {} }
}
