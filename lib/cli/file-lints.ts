import { compareIds } from '../compare/compare-ids.ts'
import { compareFlipRates } from '../compare/flip-rates.ts'
import type { NormalizedSegment } from '../ingest/normalized-run.ts'
import type { LintSegment } from '../lints/data-lint.ts'
import { findRunFlips } from '../lints/find-run-flips.ts'
import { type FlipChange, flipsIntroduced } from '../lints/flips-introduced.ts'
import { runDataLints } from '../lints/registry.ts'
import type { ComparedFlips, RunLints } from '../schema/records.ts'

/** Ids named of each change. */
const MOST_IDS = 12

/** What is odd about the texts of files. */
export function findFileLints(segments: readonly NormalizedSegment[]): RunLints {
  const texts = toLintSegments(segments)
  return { segments: texts.length, flipped: 0, findings: runDataLints(texts), flips: [], warnings: [] }
}

/** Flips of meaning that head brought and took away; null where neither side has one that was looked at. */
export function findFileFlips(
  base: readonly NormalizedSegment[],
  head: readonly NormalizedSegment[],
  { resamples, seed }: { readonly resamples: number; readonly seed: number },
): ComparedFlips | null {
  const [ofBase, ofHead] = [base, head].map((segments) =>
    findRunFlips(toLintSegments(segments)).segments.toSorted((a, b) => compareIds(a.id, b.id)),
  )
  const compared = flipsIntroduced(ofBase, ofHead)
  if (compared.ids.length === 0) return null
  const side = (name: 'introduced' | 'removed') => (change: FlipChange) => ({
    count: change[name].length,
    ids: change[name].slice(0, MOST_IDS),
  })
  const count = (flags: readonly number[]) => flags.reduce((total, flag) => total + flag, 0)
  return {
    pairs: compared.ids.length,
    base: count(compared.base),
    head: count(compared.head),
    introduced: compared.introduced.length,
    removed: compared.removed.length,
    rate: compareFlipRates({
      base: compared.base,
      head: compared.head,
      documents: documentsOf(compared.ids, base, head),
      resamples,
      seed,
    }),
    kinds: compared.kinds
      .filter((change) => change.base + change.head > 0)
      .map((change) => ({
        kind: change.kind,
        base: change.base,
        head: change.head,
        introduced: side('introduced')(change),
        removed: side('removed')(change),
      })),
  }
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
