import type { Signature } from '../signature/signature.ts'

/** A segment as a metric sees it: texts and facts of one item, never a run. All but `id` may be absent. */
export interface MetricSegment {
  readonly id: string
  readonly source?: string
  readonly hypothesis?: string
  readonly references?: readonly string[]
  readonly label?: string
  readonly predictedLabel?: string
  readonly answers?: readonly string[]
  readonly logprobs?: readonly (number | null)[]
  readonly logBase?: 'e' | '2' | '10'
  readonly tokens?: readonly string[]
  readonly windows?: readonly { begin: number; end: number; scoredFrom: number; nll: number }[]
  readonly nll?: number
  readonly tokenCount?: number
  readonly wordCount?: number
  readonly byteCount?: number
  readonly samples?: number
  readonly passed?: number
  readonly scores?: readonly ExternalScore[]
  readonly tags?: Readonly<Record<string, string>>
}

/** A segment score that was computed elsewhere: a learned metric, a judge, a person. */
export interface ExternalScore {
  readonly metric: string
  readonly value: number | null
  readonly signature?: string
  readonly rater?: string
  readonly reason?: string
}

/** A score is a finite number with details, or null with a reason. Never NaN. */
export interface Score {
  readonly value: number | null
  readonly reason?: string
  /** Counts and parts worth showing (precisions, brevity penalty, lengths). Plain JSON, finite numbers only. */
  readonly details: Readonly<Record<string, unknown>>
}

/** Facts about the whole test set that a metric depends on; inputs of the metric and part of its signature. */
export interface TestSetFacts {
  /** Number of references per segment; `var` where segments differ. */
  readonly references: number | 'var'
  /** All gold and predicted labels, sorted by code point. */
  readonly labels: readonly string[]
  /** By name of a metric computed elsewhere, the one signature that all of its posted values carry; else null. */
  readonly models?: Readonly<Record<string, string | null>>
  /** Window and stride in tokens that the posted windows show; absent where no text took more than one. */
  readonly windows?: { readonly window: number; readonly stride: number }
  /** Settings that the sender declared for the run, or a project for its runs; a metric takes what it cannot observe. */
  readonly declared?: Readonly<Record<string, string | number | boolean>>
}

/** Data handed in by the caller, by name and version: WordNet, jieba's dictionary, a morphology. */
export type Resources = Readonly<Record<string, unknown>>

export type Direction = 'higher' | 'lower' | 'neither'
/** What a metric looks at; pages group by it. */
export type Layer = 'surface' | 'semantic' | 'task' | 'people' | 'likelihood' | 'corpus'

interface MetricBase {
  /** Registry name as used in a SPEC: `bleu`, `chrf`. */
  readonly name: string
  /** What people call it with these settings: `BLEU`, `chrF2++`. */
  readonly label: string
  readonly layer: Layer
  readonly direction: Direction
  /** Closed range of the score; Infinity where there is no bound. */
  readonly range: readonly [number, number]
  /** What one unit is called: `points` (0–100 scales), `ratio` (0–1 scales), `nats`, `bits`, `value`. */
  readonly unit: 'points' | 'ratio' | 'nats' | 'bits' | 'value'
  readonly signature: Signature
}

/**
 * The one idea of the library: a fixed-width row of additive sufficient statistics per segment, and a function
 * from the column sums to a score. Corpus scores, slices, shards, resampling and paired comparison follow from it.
 */
export interface AdditiveMetric extends MetricBase {
  readonly kind: 'additive'
  /** Names of the column sums that `score` reads. */
  readonly columns: readonly string[]
  /**
   * `dense`: a row holds one number per column.
   * `cell`: a row holds one number, the index of the column to which it adds 1 (confusion cells), so that many
   * columns stay small in storage.
   */
  readonly storage: 'dense' | 'cell'
  /** `cell` only: what a segment in this cell scores alone, since a figure such as a correlation says nothing of one. */
  readonly cellValue?: (cell: number) => number
  /** What only a single segment can show, such as its alignment: added to its details where it is shown alone. */
  segmentDetails?(segment: MetricSegment): Readonly<Record<string, unknown>>
  /**
   * Writes the segment's row at `out[offset…]` (width 1 for `cell`, else `columns.length`).
   * Returns null when written, or the reason why this segment cannot be scored (nothing is written then).
   * Must not keep state between calls that changes a result.
   */
  row(segment: MetricSegment, out: Float64Array, offset: number): string | null
  /** Score from column sums; pure, allocation-light: it runs once per resample. */
  score(sums: Float64Array): Score
  /** The number alone, NaN when undefined: the resampler's hot path. Equals `score(sums).value`. */
  value(sums: Float64Array): number
  /** sacreBLEU's float32 arithmetic under numpy 2, for its compatible block; absent for other families. */
  valueFloat32?(sums: Float32Array): number
}

/** A metric of the whole corpus whose parts do not add up; it has no interval by sums and cannot reach a resampler. */
export interface CorpusMetric extends MetricBase {
  readonly kind: 'corpus'
  evaluate(segments: readonly MetricSegment[]): Score
  /** Why this segment says nothing under the metric; null where it counts. Absent: every segment counts. */
  leftOut?(segment: MetricSegment): string | null
  /** Each segment's own part where it has one among the others, in their order; absent: each is evaluated alone. */
  evaluateEach?(segments: readonly MetricSegment[]): readonly Score[]
  /** Looks at posted scores alone: those of repeats are averaged within a segment first. */
  readonly ofScores?: true
}

export type Metric = AdditiveMetric | CorpusMetric

/** One key of a SPEC, as printed by `assay metrics`. */
export interface OptionKey {
  /** The allowed words, or the type of a free value. */
  readonly values: readonly string[] | 'integer' | 'number' | 'text'
  readonly default: string
  readonly min?: number
  readonly max?: number
  /** Whether the key may stand there several times; its values are kept in one text, see `listValues`. */
  readonly repeatable?: boolean
  readonly meaning: string
}

/** What one line of the registry holds. `create` gets options already checked against `keys`, defaults filled in. */
export interface MetricDefinition {
  readonly name: string
  readonly label: string
  readonly meaning: string
  readonly layer: Layer
  readonly direction: Direction
  readonly range: readonly [number, number]
  readonly keys: Readonly<Record<string, OptionKey>>
  /** Which parts of a segment must be there for the metric to apply at all. */
  readonly needs: readonly (keyof MetricSegment)[]
  /** Names of the resources it needs, such as `jieba`. */
  readonly resources?: (options: Readonly<Record<string, string>>) => readonly string[]
  create(options: Readonly<Record<string, string>>, facts: TestSetFacts, resources: Resources): Metric
}
