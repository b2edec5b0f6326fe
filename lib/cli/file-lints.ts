import { compareIds } from '../compare/compare-ids.ts'
import { type FlipSummary, summarizeFlips } from '../compare/summarize-flips.ts'
import type { NormalizedSegment } from '../ingest/normalized-run.ts'
import type { LintSegment } from '../lints/data-lint.ts'
import { findRunFlips } from '../lints/find-run-flips.ts'
import { flipsIntroduced } from '../lints/flips-introduced.ts'
import { runDataLints, runErrorLints } from '../lints/registry.ts'
import { findDataErrors, sayDataErrors } from '../report/data-errors.ts'
import type { RunLints } from '../schema/records.ts'

/** What is odd about the texts of files. */
export function findFileLints(segments: readonly NormalizedSegment[]): RunLints {
  const texts = toLintSegments(segments)
  return {
    segments: texts.length,
    flipped: 0,
    unread: { language: 0, length: 0 },
    findings: runDataLints(texts),
    flips: [],
    warnings: [],
  }
}

/** Errors in the data of the files of one side. */
function findFileErrors(segments: readonly NormalizedSegment[]): {
  readonly findings: ReturnType<typeof findDataErrors>
} {
  return { findings: findDataErrors({ findings: runErrorLints(toLintSegments(segments)) }) }
}

/** These as warnings, of one run or of both sides of a comparison. */
export function warnOfFiles(
  sides:
    | { readonly run: readonly NormalizedSegment[] }
    | Readonly<Record<'base' | 'head', readonly NormalizedSegment[]>>,
): string[] {
  if ('run' in sides) return sayDataErrors({ run: findFileErrors(sides.run) })
  return sayDataErrors({ base: findFileErrors(sides.base), head: findFileErrors(sides.head) })
}

/**
 * Flips of meaning that head brought and took away; null where neither side has one that was looked at, or where either
 * has an error in its data, by which outputs are read against references that are not theirs.
 */
export function findFileFlips(
  base: readonly NormalizedSegment[],
  head: readonly NormalizedSegment[],
  { resamples, seed }: { readonly resamples: number; readonly seed: number },
): FlipSummary | null {
  if ([base, head].some((segments) => findFileErrors(segments).findings.length > 0)) return null
  const [ofBase, ofHead] = [base, head].map((segments) =>
    findRunFlips(toLintSegments(segments)).segments.toSorted((a, b) => compareIds(a.id, b.id)),
  )
  const compared = flipsIntroduced(ofBase, ofHead)
  if (compared.ids.length === 0) return null
  return summarizeFlips({ ...compared, documents: documentsOf(compared.ids, base, head), resamples, seed })
}

/** Null where no segment has a document, or the two sides put one into different documents. */
function documentsOf(
  ids: readonly string[],
  ...sides: readonly (readonly NormalizedSegment[])[]
): (string | null)[] | null {
  const [base, head] = sides.map((segments) => new Map(segments.map(({ id, document }) => [id, document])))
  const found = ids.map((id) => [base.get(id) ?? null, head.get(id) ?? null] as const)
  if (found.some(([a, b]) => a !== null && b !== null && a !== b)) return null
  const documents = found.map(([a, b]) => a ?? b)
  return documents.some((document) => document !== null) ? documents : null
}

/** The first repeat of each, as a run is looked at on a server. */
function toLintSegments(segments: readonly NormalizedSegment[]): LintSegment[] {
  const seen = new Set<string>()
  return segments
    .filter(({ id }) => !seen.has(id) && seen.add(id))
    .map(({ id, source, hypothesis, references, state }) => ({ id, source, hypothesis, references, state }))
}
