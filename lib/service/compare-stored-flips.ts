import { documentsOfPairs } from '../compare/document-units.ts'
import { pairSegments } from '../compare/pair-segments.ts'
import { type FlipSummary, summarizeFlips } from '../compare/summarize-flips.ts'
import { listFindingKinds } from '../db/lint-findings.ts'
import type { Database } from '../db/open-database.ts'
import { listOutputPacks } from '../db/packs.ts'
import { listVersionLines, type VersionLine } from '../db/version-lines.ts'
import type { FlipKind } from '../lints/flip.ts'
import { flipsIntroduced } from '../lints/flips-introduced.ts'
import type { RunRecord, SegmentState } from '../schema/records.ts'
import { FLIP_CODE } from './lint-run.ts'
import { unpackOutputs } from './post/pack-outputs.ts'

/**
 * Flips of meaning that head brought and took away against base, over the pairs of which both outputs were scored, with
 * the interval of the difference. Runs in a worker.
 */
export async function compareStoredFlips(
  db: Database,
  {
    base,
    head,
    resamples,
    seed,
    most,
  }: { base: RunRecord; head: RunRecord; resamples?: number; seed?: number; most?: number },
): Promise<FlipSummary> {
  const lines = await listVersionLines(db, base.testSet.id)
  const isOfOne = base.testSet.id === head.testSet.id
  const ofBase = await loadSide(db, base, lines)
  const ofHead = await loadSide(db, head, isOfOne ? lines : await listVersionLines(db, head.testSet.id))
  const pairing = pairSegments(ofBase, ofHead)
  const { documents } = documentsOfPairs(ofBase, ofHead, pairing)
  const idOf = (k: number) => ofHead.ids[pairing.head[k]]
  const isScored = ({ states }: FlaggedSide, at: number) => states === null || states[at] === 'scored'
  const pairs = [...pairing.base.keys()].filter(
    (k) => isScored(ofBase, pairing.base[k]) && isScored(ofHead, pairing.head[k]),
  )
  const side = ({ kinds }: FlaggedSide, positions: Int32Array) =>
    pairs.map((k) => ({ id: idOf(k), flips: (kinds.get(positions[k]) ?? []).map((kind) => ({ kind })) }))
  return summarizeFlips({
    ...flipsIntroduced(side(ofBase, pairing.base), side(ofHead, pairing.head)),
    documents: documents && pairs.map((k) => documents[k]),
    resamples,
    seed,
    most,
  })
}

interface FlaggedSide {
  readonly ids: readonly string[]
  readonly contentHashes: readonly string[]
  readonly documents: readonly (string | null)[]
  /** Of the repeat that the lint looked at; null where all are scored. */
  readonly states: readonly SegmentState[] | null
  readonly kinds: ReadonlyMap<number, readonly FlipKind[]>
}

async function loadSide(db: Database, run: RunRecord, lines: readonly VersionLine[]): Promise<FlaggedSide> {
  const findings = await listFindingKinds(db, run.id, FLIP_CODE)
  const [first] = run.counts.failed + run.counts.na > 0 ? await listOutputPacks(db, run.id) : []
  return {
    ids: lines.map(({ key }) => key),
    contentHashes: lines.map(({ contentHash }) => contentHash),
    documents: lines.map(({ document }) => document),
    states: first ? unpackOutputs(first).states : null,
    kinds: new Map(findings.map(({ position, kinds }) => [position, kinds as readonly FlipKind[]])),
  }
}
