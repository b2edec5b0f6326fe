import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { AdditiveMetric, MetricSegment } from '../../lib/metrics/metric.ts'
import { type RowTable, sumRows, toRowTable } from '../../lib/metrics/row-table.ts'
import { createMetricWithResources } from '../../lib/resources/create-metric-with-resources.ts'
import { formatSignature } from '../../lib/signature/format-signature.ts'
import { resampleFloat32, toConfidence } from './sacrebleu-bootstrap.ts'
import { isClose, type SacrebleuArgs, type SacrebleuCase, toSpec } from './sacrebleu-handwritten.ts'

const shared = new URL('../../../shared/', import.meta.url)
const isThere = existsSync(new URL('corpora/wmt17-ende/ref.txt', shared))

type NotedCase = SacrebleuCase & { note?: string }

interface CorpusFixture {
  cases: NotedCase[]
  japanese_cases?: NotedCase[]
  segments: {
    metric: string
    args: SacrebleuArgs
    system: string
    stats_sha256: string
    stats_sum: number[]
    edits_all?: number[]
  }[]
  confidence: Confidence[]
  japanese_confidence?: Confidence[]
}

interface Confidence {
  profile: string
  metric: string
  args: SacrebleuArgs
  system: string
  seed: number
  n_bootstrap: number
  mean: number
  ci: number
  first20_resample_scores: number[]
}

const read = (path: string) => readFileSync(new URL(path, shared), 'utf8')
const known = new Map<string, string[]>()

function linesOf(path: string): string[] {
  const lines = known.get(path) ?? read(path).replace(/\n$/, '').split('\n')
  known.set(path, lines)
  return lines
}

const CORPORA = [
  { name: 'WMT17 English-German', folder: 'corpora/wmt17-ende/', figures: 'real-wmt17-ende.json' },
  { name: 'TED Slovak-English and Japanese', folder: 'corpora/ted-sk-en/', figures: 'real-ted-sk-en.json' },
]

/** Some Japanese figures are for a part of the lines or without spaces. */
function applyNote(segments: MetricSegment[], note: string | undefined): MetricSegment[] {
  if (note === undefined) return segments
  if (note === 'first 300 lines only') return segments.slice(0, 300)
  if (!note.startsWith('every U+0020 removed')) throw new Error(`no rule for "${note}"`)
  const bare = (text: string) => text.replaceAll(' ', '')
  return segments.map(({ id, hypothesis, references }) => ({
    id,
    hypothesis: bare(hypothesis!),
    references: references!.map(bare),
  }))
}

const title = isThere ? '%s' : '%s (skipped: ../shared is not beside the project)'

describe.skipIf(!isThere).each(CORPORA.map((corpus) => [corpus.name, corpus] as const))(title, (_, corpus) => {
  const tables = new Map<string, RowTable>()
  // A skipped block is still collected.
  const figures: CorpusFixture = isThere
    ? JSON.parse(read(`conformance/sacrebleu/${corpus.figures}`))
    : { cases: [], segments: [], confidence: [] }

  function segmentsOf(system: string): MetricSegment[] {
    const references = linesOf(`${corpus.folder}${system.startsWith('ja-') ? 'ja-ref' : 'ref'}.txt`)
    return linesOf(`${corpus.folder}${system}.txt`).map((hypothesis, i) => ({
      id: String(i + 1),
      hypothesis,
      references: [references[i]],
    }))
  }

  function rowsOf(metricName: string, args: SacrebleuArgs, system: string, note?: string) {
    const metric = createMetricWithResources(toSpec(metricName, args), { references: 1, labels: [] }) as AdditiveMetric
    // With one reference these change no row.
    const { smooth_method, smooth_value, effective_order, beta, eps_smoothing, ...rowArgs } = args
    const key = JSON.stringify([metricName, { tokenize: '13a', ...rowArgs }, system, note])
    const table = tables.get(key) ?? toRowTable(metric, applyNote(segmentsOf(system), note))
    tables.set(key, table)
    return { metric, table }
  }

  it('every plain score, count and signature is equal', { timeout: 600_000 }, () => {
    const cases = [...figures.cases, ...(figures.japanese_cases ?? [])]
    const misses = cases.flatMap((one) => {
      const { metric, table } = rowsOf(one.metric, one.args, one.system!, one.note)
      const { value, details } = metric.score(sumRows(metric, table))
      const equal =
        isClose(value, one.score) &&
        isClose(details.counts, one.counts) &&
        isClose(details.totals, one.totals) &&
        isClose(details.edits, one.num_edits) &&
        formatSignature(metric.signature).startsWith(one.signature)
      return equal ? [] : [`${toSpec(one.metric, one.args)} ${one.system}: ${value}, want ${one.score}`]
    })
    expect(misses).toEqual([])
    expect(cases.length).toBeGreaterThan(60)
  })

  it('every statistic of every segment is equal', { timeout: 600_000 }, () => {
    expect(figures.segments.length).toBeGreaterThan(3)
    for (const { metric: name, args, system, stats_sha256, stats_sum, edits_all } of figures.segments) {
      const { metric, table } = rowsOf(name, args, system)
      expect([...sumRows(metric, table)]).toEqual(stats_sum)
      const rows = Array.from({ length: table.count }, (_, i) => [
        ...table.rows.subarray(i * table.width, (i + 1) * table.width),
      ])
      if (edits_all) expect(rows.map((row) => row[0])).toEqual(edits_all)
      const hash = createHash('sha256').update(JSON.stringify(rows)).digest('hex')
      if (!edits_all) expect(hash).toBe(stats_sha256)
    }
  })

  it('resampled scores, mean and half-width in the arithmetic of numpy 2', { timeout: 600_000 }, () => {
    const entries = [...figures.confidence, ...(figures.japanese_confidence ?? [])].filter(
      ({ profile, seed }) => profile === 'numpy2' && seed === 12345,
    )
    expect(entries.length).toBeGreaterThan(5)
    const exact = (name: string) => name !== 'BLEU'
    for (const { metric: name, args, system, seed, n_bootstrap, mean, ci, first20_resample_scores } of entries) {
      const { metric, table } = rowsOf(name, args, system)
      const scores = resampleFloat32(metric, table, { seed, resamples: n_bootstrap })
      const first = scores.slice(0, 20)
      // BLEU ends in the engine's own exp, which may differ in the last bit; the others are float32 throughout.
      if (exact(name)) expect(first).toEqual(first20_resample_scores)
      else expect(isClose(first, first20_resample_scores), `${first} / ${first20_resample_scores}`).toBe(true)
      const confidence = toConfidence(scores)
      const tolerance = exact(name) ? 1e-7 : 1e-12
      expect(Math.abs(confidence.mean / mean - 1)).toBeLessThanOrEqual(tolerance)
      expect(Math.abs(confidence.halfWidth / ci - 1)).toBeLessThanOrEqual(exact(name) ? 1e-5 : 1e-10)
    }
  })
})
