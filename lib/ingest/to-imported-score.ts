import type { ImportedScore } from './imported-run.ts'
import { findPrinted } from './json-values.ts'

export interface ScoreFacts {
  readonly signature?: string | null
  readonly facets?: ImportedScore['facets']
  /** Why there is no value, where there is none. */
  readonly reason?: string
}

/** A score from a number of a JSON file read with `printedJson`, or from digits; anything else is no value. */
export function toImportedScore(metric: string, value: unknown, facts: ScoreFacts = {}): ImportedScore {
  const digits = typeof value === 'string' && /^-?\d+(\.\d+)?([eE][+-]?\d+)?$/.test(value) ? value : findPrinted(value)
  const finite = digits !== null && Number.isFinite(Number(digits))
  return {
    metric: metric.slice(0, 200),
    text: finite ? digits : null,
    reason: finite ? null : (facts.reason ?? toReason(value)),
    signature: facts.signature?.slice(0, 2000) ?? null,
    facets: facts.facets ?? {},
  }
}

function toReason(value: unknown): string {
  if (value === null || value === undefined) return 'The file has no value.'
  if (typeof value === 'string') return `The file says "${value.slice(0, 100)}", which is no number.`
  return 'The file holds no number here.'
}
