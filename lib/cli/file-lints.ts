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
): ComparedFlips | null {
  const [ofBase, ofHead] = [base, head].map((segments) => findRunFlips(toLintSegments(segments)).segments)
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

/** The first repeat of each, as a run is looked at on a server. */
function toLintSegments(segments: readonly NormalizedSegment[]): LintSegment[] {
  const seen = new Set<string>()
  return segments
    .filter(({ id }) => !seen.has(id) && seen.add(id))
    .map(({ id, source, hypothesis, references, state }) => ({ id, source, hypothesis, references, state }))
}
