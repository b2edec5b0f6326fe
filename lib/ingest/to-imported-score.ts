import type { Place } from '../errors.ts'
import type { ImportedScore } from './imported-run.ts'
import { findPrinted } from './json-values.ts'
import { brokenScore } from './require-score.ts'

export interface ScoreFacts {
  readonly signature?: string | null
  readonly facets?: ImportedScore['facets']
  /** What null means where the tool itself writes it. Without a reason null is refused. */
  readonly reason?: string
  readonly isDetail?: boolean
}

/**
 * A score from a number of a JSON file read with `printedJson`, or from digits.
 *
 * @throws InputError for anything else, and for null without a reason
 */
export function toImportedScore(metric: string, value: unknown, place: Place, facts: ScoreFacts = {}): ImportedScore {
  const digits = typeof value === 'string' && /^-?\d+(\.\d+)?([eE][+-]?\d+)?$/.test(value) ? value : findPrinted(value)
  const finite = digits !== null && Number.isFinite(Number(digits))
  if (!finite && (value !== null || facts.reason === undefined)) throw brokenScore(value, place, metric)
  return {
    metric: metric.slice(0, 200),
    text: finite ? digits : null,
    reason: finite ? null : (facts.reason as string),
    signature: facts.signature?.slice(0, 2000) ?? null,
    facets: facts.facets ?? {},
    ...(facts.isDetail && { isDetail: true }),
  }
}
