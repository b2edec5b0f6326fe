import { documentsOfPairs } from '../compare/document-units.ts'
import { compareFlipRates } from '../compare/flip-rates.ts'
import { pairSegments } from '../compare/pair-segments.ts'
import { listFindingKinds } from '../db/lint-findings.ts'
import type { Database } from '../db/open-database.ts'
import { listOutputPacks } from '../db/packs.ts'
import { listVersionLines } from '../db/version-lines.ts'
import type { FlipKind } from '../lints/flip.ts'
import { flipsIntroduced } from '../lints/flips-introduced.ts'
import type { ComparedFlips, RunRecord, SegmentState } from '../schema/records.ts'
import { FLIP_CODE } from './lint-run.ts'
import { unpackOutputs } from './post/pack-outputs.ts'

/** Ids named of each change. */
const MOST_IDS = 12

/**
 * Flips of meaning that head brought and took away against base, over the pairs of which both outputs were scored, with
 * the interval of the difference. Runs in a worker.
 */
export async function compareStoredFlips(
  db: Database,
  { base, head, resamples, seed }: { base: RunRecord; head: RunRecord; resamples?: number; seed?: number },
): Promise<ComparedFlips> {
  const [ofBase, ofHead] = [await loadSide(db, base), await loadSide(db, head)]
  const pairing = pairSegments(ofBase, ofHead)
  const { documents } = documentsOfPairs(ofBase, ofHead, pairing)
  const isScored = ({ states }: FlaggedSide, at: number) => states === null || states[at] === 'scored'
  const pairs = [...pairing.base.keys()].filter(
    (k) => isScored(ofBase, pairing.base[k]) && isScored(ofHead, pairing.head[k]),
  )
  const side = ({ kinds }: FlaggedSide, positions: Int32Array) =>
    pairs.map((k) => ({ id: String(k), flips: (kinds.get(positions[k]) ?? []).map((kind) => ({ kind })) }))
  const compared = flipsIntroduced(side(ofBase, pairing.base), side(ofHead, pairing.head))
  const listIds = (found: readonly string[]) => ({
    count: found.length,
    ids: found.slice(0, MOST_IDS).map((k) => ofHead.ids[pairing.head[Number(k)]]),
  })
  return {
    pairs: pairs.length,
    base: sum(compared.base),
    head: sum(compared.head),
    introduced: compared.introduced.length,
    removed: compared.removed.length,
    rate: compareFlipRates({
      base: compared.base,
      head: compared.head,
      documents: documents && pairs.map((k) => documents[k]),
      resamples,
      seed,
    }),
    kinds: compared.kinds
      .filter((change) => change.base + change.head > 0)
      .map(({ kind, base: inBase, head: inHead, introduced, removed }) => ({
        kind,
        base: inBase,
        head: inHead,
        introduced: listIds(introduced),
        removed: listIds(removed),
      })),
  }
}

interface FlaggedSide {
  readonly ids: readonly string[]
  readonly contentHashes: readonly string[]
  readonly documents: readonly (string | null)[]
  /** Of the repeat that the lint looked at; null where all are scored. */
  readonly states: readonly SegmentState[] | null
  readonly kinds: ReadonlyMap<number, readonly FlipKind[]>
}

async function loadSide(db: Database, run: RunRecord): Promise<FlaggedSide> {
  const lines = await listVersionLines(db, run.testSet.id)
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

function sum(flags: readonly number[]): number {
  return flags.reduce((total, flag) => total + flag, 0)
}
