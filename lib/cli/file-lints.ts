import { compareIds } from '../compare/compare-ids.ts'
import { type FlipSummary, summarizeFlips } from '../compare/summarize-flips.ts'
import type { NormalizedSegment } from '../ingest/normalized-run.ts'
import type { LintSegment } from '../lints/data-lint.ts'
import { findRunFlips } from '../lints/find-run-flips.ts'
import { flipsIntroduced } from '../lints/flips-introduced.ts'
import { runDataLints } from '../lints/registry.ts'
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

/** Flips of meaning that head brought and took away; null where neither side has one that was looked at. */
export function findFileFlips(
  base: readonly NormalizedSegment[],
  head: readonly NormalizedSegment[],
  { resamples, seed }: { readonly resamples: number; readonly seed: number },
): FlipSummary | null {
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
