import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { importFiles } from '../../../lib/ingest/import-files.ts'
import type { ImportedRun } from '../../../lib/ingest/imported-run.ts'

const shared = new URL('../../../../shared/formats/', import.meta.url)
const present = existsSync(shared)

type Facts = Readonly<Record<string, unknown>>

interface Case {
  readonly path: string
  readonly folder: string
  readonly facts: Facts
}

const folders = present ? readdirSync(shared, { withFileTypes: true }).filter((entry) => entry.isDirectory()) : []
const cases: readonly Case[] = folders.flatMap(({ name }) => {
  const { files } = JSON.parse(readFileSync(new URL(`${name}/expected.json`, shared), 'utf8')) as {
    files: Record<string, Facts>
  }
  return Object.entries(files).map(([file, facts]) => ({ path: `${name}/${file}`, folder: name, facts }))
})
const REFUSED = new Set(['hf-evaluate/result-classification.json'])

const read = (path: string) => importFiles([{ file: path, bytes: readFileSync(new URL(path, shared)) }])
const scoresOf = (run: ImportedRun, metric?: string) =>
  run.segments.flatMap(({ scores }) => scores.filter((one) => metric === undefined || one.metric === metric))
const valuesOf = (run: ImportedRun, metric?: string) =>
  scoresOf(run, metric).flatMap(({ value }) => (value === null ? [] : [value]))
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
const mean = (values: readonly number[]) => sum(values) / values.length
const plain = (system: unknown) => String(system).replace(/^Baseline: | \(baseline\)$/g, '')

/** Settings whose expectation is a remark for people, by folder and key: shared-readings checks what they tell. */
const WORDS = new Set([
  'comet outer keys',
  'helm judges',
  'lm-eval arguments',
  'lm-eval choices',
  'lm-eval chat_template',
  'lm-eval direction',
  'lm-eval exact_match',
  'lm-eval note',
  'lm-eval reference',
  'lm-eval references',
  'lm-eval resps',
  'lm-eval source',
  'lm-eval stderr',
  'lm-eval target',
  'mlflow metric version',
  'sklearn average',
  'wmt-plain cluster',
])
/** The same for single files, where other files of the folder have a value under the key. */
const WORDS_OF_FILES: Readonly<Record<string, readonly string[]>> = {
  'lm-eval/samples_math_perturbed_full_2026-01-21T03-44-18.458309.jsonl': ['task'],
  'lm-eval/results_2024-10-11T13-58-59.572420.json': ['lm_eval_version'],
  'lm-eval/llama-13B_lambada_0-shot.json': ['task_versions'],
  'lm-eval/flan_t5_xxl_mlsum-de-1000.json': ['task_version'],
  'lm-eval/results_2025-12-17T21-46-45.855761.json': ['model_args'],
}

/** What each field of an expectation means, as a check. */
const CHECKS: Readonly<Record<string, (runs: readonly ImportedRun[], value: never, one: Case) => void>> = {
  systems: (runs, value: number | readonly string[]) => {
    if (typeof value === 'number') expect(runs).toHaveLength(value)
    else expect(runs.map(({ system }) => system).sort()).toEqual(value.map(plain).sort())
  },
  models: (runs, value: readonly string[]) => expect(runs.map(({ system }) => system)).toEqual(value),
  items: (runs, value: unknown) => {
    if (typeof value === 'object' && value !== null)
      for (const [metric, count] of Object.entries(value)) expect(valuesOf(runs[0], metric), metric).toHaveLength(count)
    else if (typeof value === 'string') expectCounts(runs, value)
    else if (value === null) for (const run of runs) expect(run.items).toBeNull()
    else for (const run of runs) expect(run.items ?? run.itemsReported).toBe(value)
  },
  error_spans: (runs, value: Readonly<Record<string, number>>) => {
    for (const [severity, count] of Object.entries(value)) expect(runs[0].settings[`errors.${severity}`]).toBe(count)
  },
  comparison: (runs, value: readonly unknown[]) =>
    expect(JSON.parse(String(runs[0].settings.statistical_results))).toEqual(value),
  rounding: (runs, value: string) => {
    const step = /^0\.0*1/.exec(value)?.[0]
    if (step === undefined) return
    const decimals = step.length - 2
    for (const { scores } of runs)
      for (const { text, metric } of scores)
        if (text?.includes('.')) expect(text.split('.')[1].length, metric).toBeLessThanOrEqual(decimals)
  },
  totals: (runs, value: Facts) => expect(runs[0].settings).toMatchObject(value),
  epochs: (runs, value: number) => expect(Math.max(...runs[0].segments.map(({ repeat }) => repeat + 1))).toBe(value),
  tests: (runs, value: number) => expect(runs[0].settings.tests).toBe(value),
  failures: (runs, value: number) => expect(runs[0].settings.failures).toBe(value),
  errors: (runs, value: number) => expect(runs[0].settings.errors).toBe(value),
  skipped: (runs, value: number) => expect(runs[0].settings.skipped).toBe(value),
  labels: (runs, value: unknown) => expect(JSON.parse(String(runs[0].settings.labels))).toEqual(value),
  columns: (runs, value: readonly string[]) => {
    const metrics = value.filter((name) => name.endsWith('/score')).map((name) => name.slice(0, -'/score'.length))
    for (const metric of metrics) expect(scoresOf(runs[0], metric)).toHaveLength(runs[0].segments.length)
  },
  metric_keys: (runs, value: readonly string[]) => {
    const found = new Set(scoresOf(runs[0]).map(({ metric }) => metric))
    // Pairs and sums for a total are no score of an item.
    expect([...found].filter((metric) => !value.includes(metric) && metric !== 'loglikelihood')).toEqual([])
  },
  filters: (runs, value: unknown) => {
    const isAbsent = !Array.isArray(value) || /^absent/.test(String(value[0]))
    if (isAbsent) return expect(runs[0].unknown).toContain('filter')
    // Totals of a corpus are made of sums, which have no filter.
    if (scoresOf(runs[0]).length === 0) return
    expect(new Set(scoresOf(runs[0]).map(({ signature }) => signature))).toEqual(
      new Set(value.map((name) => `filter:${name}`)),
    )
  },
  reported_per_instance: (runs, value: Readonly<Record<string, readonly number[]>>) => {
    for (const [metric, values] of Object.entries(value)) {
      // A count or a sum of the bookkeeping is left out, and said.
      if (scoresOf(runs[0], metric).length === 0) {
        expect(runs[0].notes.join()).toMatch(new RegExp(`left out: .*${metric}`))
        continue
      }
      expect(
        runs[0].segments.map(({ scores }) => scores.find((one) => one.metric === metric)?.value),
        metric,
      ).toEqual(values)
    }
  },
  stats: (runs, value: number) => expect(runs[0].scores).toHaveLength(value),
  results: (runs, value: number) => expect(runs[0].scores).toHaveLength(value),
  rows: (runs, value: number) => expect(value).toBeGreaterThanOrEqual(runs[0].segments.length),
  lines: (_, value: number, { path }) =>
    expect(readFileSync(new URL(path, shared), 'utf8').trimEnd().split('\n')).toHaveLength(value),
  samples_per_task: (runs, value: number) => expect(runs[0].settings.samples_per_task).toBe(value),
  first: (runs, value: number | string) => expectLine(runs[0], 0, value),
  last: (runs, value: number | string) => expectLine(runs[runs.length - 1], -1, value),
  min: (runs, value: number) => expect(Math.min(...valuesOf(runs[0]))).toBe(value),
  max: (runs, value: number) => expect(Math.max(...valuesOf(runs[0]))).toBe(value),
  computed_mean: (runs, value: number | Readonly<Record<string, number>>) => {
    if (typeof value === 'number') return expect(mean(valuesOf(runs[0]))).toBeCloseTo(value, 12)
    for (const [system, expected] of Object.entries(value)) {
      const run = runs.find((one) => one.system === system)
      expect(run && mean(valuesOf(run)), system).toBeCloseTo(expected, 6)
    }
  },
  first_line_no: (runs, value: number) => expect(runs[0].segments[0].id).toBe(String(value)),
  last_line_no: (runs, value: number) => expect(runs[0].segments.at(-1)?.id).toBe(String(value)),
  empty_predictions: (runs, value: number) =>
    expect(runs[0].segments.filter(({ hypothesis }) => hypothesis === '')).toHaveLength(value),
  settings: (runs, value: unknown, { path, folder }) => {
    if (typeof value !== 'object' || value === null) return
    for (const [key, expected] of Object.entries(value))
      if (!WORDS.has(`${folder} ${key}`) && !WORDS_OF_FILES[path]?.includes(key))
        expectSetting(runs, key, expected, path)
  },
  reported: (runs, value: unknown) => {
    for (const report of Array.isArray(value) ? value : []) expectDetails(runs, report as Facts)
    if (!Array.isArray(value) && runs[0].format === 'promptfoo') {
      const { prompt_score: score, ...stats } = value as Facts
      for (const run of runs) for (const [key, count] of Object.entries(stats)) expect(run.settings[key]).toBe(count)
      if (score !== undefined) expect(sum(valuesOf(runs[0], 'score'))).toBe(score)
    }
  },
}

/** Fields in words, and those that other tests check: shared-files (ids, means, counts), shared-readings (joined files). */
const ELSEWHERE = new Set([
  'reads_as',
  'sha256',
  'bytes',
  'unknown',
  'recompute',
  'traps',
  'ids',
  'first_id',
  'last_id',
  'mean',
  'n_reported',
  'cells',
  'failureReason',
  'computed',
  'direction',
])

/** "8 cells: …", "606 segments x 14 systems, …", "6 by support; …". */
function expectCounts(runs: readonly ImportedRun[], text: string) {
  const [, count, factor] = /^(\d+)(?: segments x (\d+))?/.exec(text) as RegExpExecArray
  if (factor !== undefined) {
    expect(runs).toHaveLength(Number(factor))
    for (const { segments } of runs) expect(segments).toHaveLength(Number(count))
  } else if (runs[0].items === null) expect(runs[0].itemsReported).toBe(Number(count))
  else expect(sum(runs.map(({ items }) => items ?? 0))).toBe(Number(count))
}

function expectLine(run: ImportedRun, index: number, value: number | string) {
  const [first] = run.segments.at(index)?.scores ?? []
  if (typeof value === 'number') return expect(first.value).toBe(value)
  const [, system, score, id] = /^(\S+)\t(\S+) (\d+)$/.exec(value) as RegExpExecArray
  expect([run.system, run.segments.at(index)?.id, first.value]).toEqual([system, id, Number(score)])
}

function expectSetting(runs: readonly ImportedRun[], key: string, expected: unknown, path: string) {
  const [run] = runs
  const places: Facts = { task: run.testSet, model: run.system, dataset: run.testSet }
  const own = run.settings[key]
  const found = own ?? places[key]
  const why = `${path}: ${key} is ${JSON.stringify(found)}`
  if (expected === null) expect(own, why).toBeUndefined()
  else if (key === 'prompts')
    expect(
      runs.map(({ settings }) => settings.prompt),
      why,
    ).toEqual(expected)
  else if (key === 'model' && run.format === 'lm-eval')
    // Here and there the kind of the model stands before its name.
    expect([run.system, run.settings.model, `${run.settings.model} ${run.system}`], why).toContain(expected)
  else if (key === 'task_versions')
    expect(Object.fromEntries(runs.map((one) => [one.testSet, one.settings.task_version])), why).toEqual(expected)
  else if (key === 'strictMode')
    expect(scoresOf(run)[0].signature, why).toContain(`strict:${expected === true ? 'yes' : 'no'}`)
  else if (typeof expected === 'object') expect(JSON.parse(String(found)), why).toEqual(expected)
  else expect(found, why).toBe(expected)
}

/** What an entry of `reported` says beside its value. */
function expectDetails(runs: readonly ImportedRun[], report: Facts) {
  const all = runs.flatMap((run) => run.scores)
  const label = report.metric ?? report.name
  const found = all.filter(({ metric, text }) => metric === label && Number(text) === report.value)
  const expectFacet = (key: string, value: unknown) =>
    expect(
      found.map(({ facets }) => facets[key]),
      `${String(label)}: ${key}`,
    ).toContain(value)
  if (report.confidence_mean !== undefined) expectFacet('confidenceMean', report.confidence_mean)
  if (report.half_width !== undefined) expectFacet('halfWidth', report.half_width)
  if (report.description !== undefined) expectFacet('description', report.description)
  if (report.lower_is_better !== undefined && runs[0].format === 'every-eval-ever')
    expectFacet('lowerIsBetter', report.lower_is_better)
  if (Array.isArray(report.interval)) {
    expectFacet('low', report.interval[0])
    expectFacet('high', report.interval[1])
  }
  if (report.scorer !== undefined) expectFacet('scorer', report.scorer)
  if (report.case !== undefined) expect(all.map(({ facets }) => facets.case)).toContain(report.case)
  if (report.state !== undefined && found.length > 0) expectFacet('state', report.state)
  if (report.split !== undefined)
    expect(found.map(({ signature }) => signature)).toContain(`split:${String(report.split)}`)
  if (typeof report.threshold === 'number')
    expect(runs[0].settings[`threshold.${String(label)}`]).toBe(report.threshold)
  if (typeof report.n === 'number' && runs[0].format === 'junit') expectFacet('n', report.n)
  else if (typeof report.n === 'number') expect(valuesOf(runs[0], String(label))).toHaveLength(report.n)
  if (typeof report.p === 'number') {
    const run = runs.find(({ system }) => system === plain(report.system))
    expect(run?.scores.map(({ facets }) => facets.pValue)).toContain(report.p)
  }
  for (const key of ['statistic', 'p_value'])
    if (typeof report[key] === 'number') expect(Number(runs[0].settings[key])).toBe(report[key])
}

describe.skipIf(!present)(
  `facts of other tools' files${present ? '' : ' (skipped: the folder shared/formats is not there)'}`,
  () => {
    it('no field of an expectation is passed over', () => {
      const fields = new Set(cases.flatMap(({ facts }) => Object.keys(facts)))
      expect([...fields].filter((field) => !(field in CHECKS) && !ELSEWHERE.has(field))).toEqual([])
    })
    const checked = cases.flatMap((one) =>
      REFUSED.has(one.path)
        ? []
        : Object.keys(one.facts)
            .filter((field) => field in CHECKS)
            .map((field) => ({ ...one, field })),
    )
    it.each(checked)('$path: $field', (one) => CHECKS[one.field](read(one.path), one.facts[one.field] as never, one))
  },
)
