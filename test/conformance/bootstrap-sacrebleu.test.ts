import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { compareGroup, type GroupMember } from '../../lib/compare/compare-group.ts'
import type { SacrebleuBlock } from '../../lib/compare/comparison.ts'
import { toPairRows } from '../../lib/compare/pair-rows.ts'
import { sacrebleuConfidence } from '../../lib/compare/sacrebleu-block.ts'
import type { AdditiveMetric } from '../../lib/metrics/metric.ts'
import { type RowTable, toRowTable } from '../../lib/metrics/row-table.ts'
import { createMetric } from '../../lib/metrics/spec.ts'
import { totalSums } from '../../lib/stats/packed-rows.ts'
import { resampleSums } from '../../lib/stats/resample-sums.ts'

const shared = new URL('../../../shared/', import.meta.url)
const hasShared = existsSync(shared)

interface MetricArgs {
  readonly metric: 'BLEU' | 'CHRF' | 'TER'
  readonly args: Record<string, string | number | boolean | null>
}
interface Figures {
  readonly score: number
  readonly p_value: number | null
  readonly mean: number | null
  readonly ci: number | null
}
interface Paired {
  readonly profile: string
  readonly test: 'bs' | 'ar'
  readonly n_samples: number
  readonly seed: number
  readonly n_ar_confidence: number
  readonly baseline: string
  readonly metrics: readonly MetricArgs[]
  readonly signatures: Record<string, string>
  readonly results: readonly ({ readonly system: string } & Record<string, Figures>)[]
}
interface Confidence {
  readonly profile: string
  readonly metric: MetricArgs['metric']
  readonly args: MetricArgs['args']
  readonly system: string
  readonly seed: number
  readonly n_bootstrap: number
  readonly score: number
  readonly mean: number
  readonly ci: number
  readonly first20_resample_scores: readonly number[]
}

const CORPORA = [
  {
    file: 'real-wmt17-ende.json',
    folder: 'corpora/wmt17-ende/',
    paired: 'paired',
    confidence: 'confidence',
    ref: 'ref',
  },
  { file: 'real-ted-sk-en.json', folder: 'corpora/ted-sk-en/', paired: 'paired', confidence: 'confidence', ref: 'ref' },
  {
    file: 'real-ted-sk-en.json',
    folder: 'corpora/ted-sk-en/',
    paired: 'japanese_paired',
    confidence: 'japanese_confidence',
    ref: 'ja-ref',
  },
] as const

/** sacreBLEU's constructor arguments as a SPEC. */
function toSpec({ metric, args }: MetricArgs): string {
  const keys: Record<string, string> = {
    tokenize: 'tok',
    smooth_method: 'smooth',
    smooth_value: 'value',
    word_order: 'nw',
    char_order: 'nc',
    lowercase: 'case',
  }
  const pairs = Object.entries(args).flatMap(([name, value]) => {
    if (value === null) return []
    if (!(name in keys)) throw new Error(`no key for ${name}`)
    return [`${keys[name]}=${name === 'lowercase' ? (value ? 'lc' : 'mixed') : value}`]
  })
  const name = metric.toLowerCase()
  return pairs.length > 0 ? `${name}:${pairs.join(',')}` : name
}

function makeReader(folder: string, refName: string) {
  // `copy-of-X` is how the figures call X compared with itself.
  const lines = (name: string) =>
    readFileSync(new URL(`${folder}${name.replace(/^copy-of-/, '')}.txt`, shared), 'utf8')
      .replace(/\n$/, '')
      .split('\n')
  const references = lines(refName)
  const tables = new Map<string, RowTable>()
  const metrics = new Map<string, AdditiveMetric>()
  const metricOf = (spec: string): AdditiveMetric => {
    let metric = metrics.get(spec)
    if (!metric) {
      const made = createMetric(spec, { references: 1, labels: [] })
      if (made.kind !== 'additive') throw new Error(`${spec} is not additive`)
      metric = made
      metrics.set(spec, metric)
    }
    return metric
  }
  // Rows do not depend on smoothing, so one table serves all.
  const rowKey = (spec: string): string => spec.replace(/,?(smooth|value)=[^,]*/g, '').replace(/:$/, '')
  const tableOf = (spec: string, system: string): RowTable => {
    const key = `${rowKey(spec)} ${system}`
    const known = tables.get(key)
    if (known) return known
    const segments = lines(system).map((hypothesis, i) => ({ id: String(i), hypothesis, references: [references[i]] }))
    const table = toRowTable(metricOf(spec), segments)
    tables.set(key, table)
    return table
  }
  const memberOf = (spec: string, base: string, head: string): GroupMember => {
    const [ofBase, ofHead] = [tableOf(spec, base), tableOf(spec, head)]
    const places = Int32Array.from({ length: ofBase.count }, (_, i) => i)
    const pairing = { base: places, head: places, changed: [], onlyBase: [], onlyHead: [], byContent: false }
    return { metric: metricOf(spec), rows: toPairRows(metricOf(spec), [ofBase], [ofHead], pairing), single: true }
  }
  return { memberOf }
}

function blocks(
  members: readonly GroupMember[],
  options: { resamples: number; seed: number; test: 'bootstrap' | 'randomization' },
): SacrebleuBlock[] {
  return compareGroup(members, null, { ...options, trials: 10 }).map(({ sacrebleu }) => {
    if (!sacrebleu) throw new Error('no block')
    return sacrebleu
  })
}

/** exp and log of the C library may differ from the engine's in the last bits; all else is equal digit for digit. */
function expectSame(actual: number | null, expected: number | null): void {
  if (expected === null) expect(actual).toBeNull()
  else expect(Math.abs((actual ?? Number.NaN) - expected)).toBeLessThanOrEqual(1e-12 * Math.abs(expected))
}

describe.skipIf(!hasShared)(`sacreBLEU 2.6.0 under numpy 2.4.6${hasShared ? '' : ' (needs ../shared)'}`, () => {
  for (const corpus of hasShared ? CORPORA : []) {
    const data = JSON.parse(readFileSync(new URL(`conformance/sacrebleu/${corpus.file}`, shared), 'utf8'))
    const { memberOf } = makeReader(corpus.folder, corpus.ref)
    const paired = (data[corpus.paired] as Paired[]).filter((entry) => entry.profile === 'numpy2')
    const confidence = (data[corpus.confidence] as Confidence[]).filter((entry) => entry.profile === 'numpy2')

    describe(`${corpus.file}, ${corpus.paired}`, () => {
      it.each(
        paired.map((entry, i) => ({
          entry,
          title: `${i}: ${entry.test} ${entry.n_samples}, seed ${entry.seed}, ${entry.metrics.map(toSpec)}`,
        })),
      )(
        '$title',
        ({ entry }) => {
          const names = Object.keys(entry.signatures)
          const [base, ...systems] = entry.results
          for (const system of systems) {
            const members = entry.metrics.map((metric) => memberOf(toSpec(metric), base.system, system.system))
            const found = blocks(members, {
              resamples: entry.n_samples,
              seed: entry.seed,
              test: entry.test === 'bs' ? 'bootstrap' : 'randomization',
            })
            names.forEach((name, m) => {
              expectSame(found[m].base.score, base[name].score)
              expectSame(found[m].head.score, system[name].score)
              expect(found[m].head.pValue).toBe(system[name].p_value)
              // The interval that randomisation can be asked for besides is not part of the block.
              if (entry.n_ar_confidence > 0) return
              expectSame(found[m].base.mean, base[name].mean)
              expectSame(found[m].base.halfWidth, base[name].ci)
              expectSame(found[m].head.mean, system[name].mean)
              expectSame(found[m].head.halfWidth, system[name].ci)
            })
          }
        },
        120_000,
      )
      it.each(
        confidence.map((entry, i) => ({ entry, title: `${i}: ${entry.system} ${toSpec(entry)}, seed ${entry.seed}` })),
      )('interval of one system, $title', ({ entry }) => {
        const { metric, rows } = memberOf(toSpec(entry), entry.system, entry.system)
        const scores = new Float64Array(entry.n_bootstrap)
        resampleSums({
          tables: [rows.base],
          resamples: entry.n_bootstrap,
          seed: entry.seed,
          visit: (i, [sums]) => {
            scores[i] = metric.valueFloat32?.(Float32Array.from(sums)) ?? Number.NaN
          },
        })
        expectSame(metric.value(totalSums(rows.base)), entry.score)
        entry.first20_resample_scores.forEach((score, i) => {
          expectSame(scores[i], score)
        })
        const { mean, halfWidth } = sacrebleuConfidence(metric, scores)
        expectSame(mean, entry.mean)
        expectSame(halfWidth, entry.ci)
      })
    })
  }
})
