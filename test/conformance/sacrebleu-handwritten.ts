import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import type { AdditiveMetric, MetricSegment, Score } from '../../lib/metrics/metric.ts'
import { type RowTable, sumRows, toRowTable } from '../../lib/metrics/row-table.ts'
import { testSetFacts } from '../../lib/metrics/test-set-facts.ts'
import { createMetricWithResources } from '../../lib/resources/create-metric-with-resources.ts'

/** sacreBLEU's options as the fixture records them: what differs from its defaults. */
export interface SacrebleuArgs {
  tokenize?: string
  lowercase?: boolean
  smooth_method?: string
  smooth_value?: number | null
  max_ngram_order?: number
  effective_order?: boolean
  char_order?: number
  word_order?: number
  beta?: number
  whitespace?: boolean
  eps_smoothing?: boolean
  normalized?: boolean
  no_punct?: boolean
  asian_support?: boolean
  case_sensitive?: boolean
}

export interface SacrebleuCase {
  metric: 'BLEU' | 'CHRF' | 'TER'
  args: SacrebleuArgs
  level: 'corpus' | 'sentence'
  corpus?: string
  system?: 'sysA' | 'sysB'
  explicit?: string
  segment?: string
  ref_set?: 'first' | 'all'
  name: string
  score: number
  stats?: number[]
  counts?: number[]
  totals?: number[]
  precisions?: number[]
  bp?: number
  sys_len?: number
  ref_len?: number
  ratio?: number
  num_edits?: number
  ref_length?: number
  signature: string
  signature_short: string
  error?: string
}

export interface SacrebleuFixture {
  segments: { id: string; refs: string[]; sysA: string; sysB: string }[]
  corpora: { id: string; system: 'sysA' | 'sysB'; segments: 'all' | string[]; ref_streams: string }[]
  explicit_corpora: { id: string; hyps: string[]; refs: ((string | null)[] | string)[] }[]
  tokenizations: {
    segment: string
    role: string
    tok: Record<string, string>
    tok_after_rstrip_lower?: Record<string, string>
    chrf_words: string[]
    tercom_lc: Record<string, string>
  }[]
  cases: SacrebleuCase[]
  sentence_cases: SacrebleuCase[]
  formats: {
    metric_name: string
    corpus: string
    system: 'sysA' | 'sysB'
    n_bootstrap: number
    format_args: { width?: number; score_only?: boolean; signature?: string; is_json?: boolean }
    text: string
  }[]
}

export const fixture: SacrebleuFixture = JSON.parse(
  gunzipSync(
    readFileSync(new URL('../fixtures/conformance/sacrebleu-handwritten.json.gz', import.meta.url)),
  ).toString(),
)

/** A SPEC with the meaning of sacreBLEU's options. */
export function toSpec(metric: string, args: SacrebleuArgs): string {
  const yes = (key: string, on: unknown, word = 'yes') => (on ? [`${key}=${word}`] : [])
  const number = (key: string, value: number | null | undefined) => (value == null ? [] : [`${key}=${value}`])
  const pairs =
    metric === 'BLEU'
      ? [
          `tok=${args.tokenize ?? '13a'}`,
          ...yes('case', args.lowercase, 'lc'),
          ...yes('smooth', args.smooth_method, args.smooth_method),
          ...number('value', args.smooth_value),
          ...number('order', args.max_ngram_order),
          ...yes('eff', args.effective_order),
        ]
      : metric === 'CHRF'
        ? [
            ...number('nc', args.char_order),
            ...number('nw', args.word_order),
            ...number('beta', args.beta),
            ...yes('case', args.lowercase, 'lc'),
            ...yes('space', args.whitespace),
            ...yes('eff', args.eps_smoothing, 'no'),
          ]
        : [
            ...yes('norm', args.normalized),
            ...yes('punct', args.no_punct, 'no'),
            ...yes('asian', args.asian_support),
            ...yes('case', args.case_sensitive, 'mixed'),
          ]
  return pairs.length > 0 ? `${metric.toLowerCase()}:${pairs.join(',')}` : metric.toLowerCase()
}

/** The segments that a case of the fixture is about, references turned from streams to segments. */
export function segmentsOf(one: SacrebleuCase): MetricSegment[] {
  if (one.segment) {
    const { id, refs, ...outputs } = fixture.segments.find((segment) => segment.id === one.segment)!
    return [{ id, hypothesis: outputs[one.system!], references: one.ref_set === 'first' ? refs.slice(0, 1) : refs }]
  }
  if (one.explicit) {
    const { hyps, refs } = fixture.explicit_corpora.find((corpus) => corpus.id === one.explicit)!
    return hyps.map((hypothesis, i) => ({
      id: String(i),
      hypothesis,
      references: refs.map((stream) => stream[i]).filter((reference) => reference != null),
    }))
  }
  return corpusSegments(one.corpus!, one.system!)
}

export function corpusSegments(id: string, system: 'sysA' | 'sysB'): MetricSegment[] {
  const corpus = fixture.corpora.find((known) => known.id === id && known.system === system)!
  const ids = corpus.segments === 'all' ? fixture.segments.map((segment) => segment.id) : corpus.segments
  return ids.map((segmentId) => {
    const segment = fixture.segments.find((known) => known.id === segmentId)!
    return { id: segmentId, hypothesis: segment[system], references: pickReferences(segment.refs, corpus.ref_streams) }
  })
}

function pickReferences(refs: readonly string[], streams: string): string[] {
  switch (streams) {
    case 'reference 0':
    case 'reference 0 of every segment':
      return refs.slice(0, 1)
    case 'references 0 and 1':
      return refs.slice(0, 2)
    case 'references 0, 1, 2':
    case '3 streams; a missing reference is null (None)':
      return refs.slice(0, 3)
    case '3 streams; a missing reference is the empty string':
      return [...refs, '', ''].slice(0, 3)
    default:
      throw new Error(`no rule for reference streams "${streams}"`)
  }
}

const tables = new Map<string, RowTable>()

/** Scores a case; rows of BLEU are shared by cases that differ in smoothing or effective order, which rows do not know. */
export function scoreCase(one: SacrebleuCase): { metric: AdditiveMetric; table: RowTable; score: Score } {
  const segments = segmentsOf(one)
  const metric = createMetricWithResources(toSpec(one.metric, one.args), testSetFacts(segments)) as AdditiveMetric
  const { smooth_method, smooth_value, effective_order, ...rowArgs } = one.args
  const { corpus, system, explicit, segment, ref_set } = one
  const key = JSON.stringify([one.metric, rowArgs, corpus, system, explicit, segment, ref_set])
  const table = tables.get(key) ?? toRowTable(metric, segments)
  tables.set(key, table)
  return { metric, table, score: metric.score(sumRows(metric, table)) }
}

/** Equal at a relative 1e-12: libraries of logarithms differ in the last bit. */
export function isClose(got: unknown, want: unknown): boolean {
  if (Array.isArray(want))
    return Array.isArray(got) && got.length === want.length && want.every((w, i) => isClose(got[i], w))
  if (typeof got !== 'number' || typeof want !== 'number') return got === want
  return Math.abs(got - want) <= 1e-12 * Math.max(Math.abs(got), Math.abs(want))
}
