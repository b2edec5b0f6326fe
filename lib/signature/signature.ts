/**
 * One setting that changes a number. `value` null means unknown: it equals nothing, not even itself.
 * `declared` marks a field that nobody could observe and that the project vouches for.
 */
export interface SignatureField {
  readonly key: string
  readonly value: string | null
  readonly declared?: boolean
  /** Fields at their default that the field's standard string leaves out (`agg:sum`, `failed:skip`) still compare. */
  readonly silent?: boolean
}

/** Every setting that a metric's number depends on, in the order in which the canonical string prints them. */
export interface Signature {
  /** Registry name of the metric, such as `bleu`. */
  readonly metric: string
  readonly fields: readonly SignatureField[]
  /** Our own implementation and its version, such as `assay-bleu 1.0.0`; named beside the string, not inside it. */
  readonly implementation: string
}
