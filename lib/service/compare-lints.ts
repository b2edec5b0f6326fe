import { listFindingKinds, listKeysAt, listLintFindings } from '../db/lint-findings.ts'
import type { Database } from '../db/open-database.ts'
import type { FlipKind } from '../lints/flip.ts'
import { type FlipComparison, flipsIntroduced } from '../lints/flips-introduced.ts'
import type { ComparedFlips, RunRecord } from '../schema/records.ts'
import { FLIP_CODE, SUMMARY_CODE } from './lint-run.ts'
import { pairRuns } from './pair-runs.ts'
import { getRuntime } from './runtime.ts'

/** Ids named of each change. */
const MOST_IDS = 12

/**
 * Flips of meaning that head brought and took away against base, over the segments that both have; null where either
 * run was not looked at. Counts of a lint, no score and no verdict.
 */
export async function compareLints({
  base,
  head,
}: {
  base: RunRecord
  head: RunRecord
}): Promise<ComparedFlips | null> {
  const { db } = await getRuntime()
  const [ofBase, ofHead] = await Promise.all([loadFlips(db, base.id), loadFlips(db, head.id)])
  if (ofBase === null || ofHead === null) return null
  const pairing = await pairRuns(db, base, head)
  // Pairs without a flip on either side change nothing but their number.
  const flagged: number[] = []
  for (let k = 0; k < pairing.base.length; k++)
    if (ofBase.has(pairing.base[k]) || ofHead.has(pairing.head[k])) flagged.push(k)
  const side = (flips: ReadonlyMap<number, readonly FlipKind[]>, positions: Int32Array) =>
    flagged.map((k) => ({ id: String(k), flips: (flips.get(positions[k]) ?? []).map((kind) => ({ kind })) }))
  const compared = flipsIntroduced(side(ofBase, pairing.base), side(ofHead, pairing.head))
  const positions = namedPairs(compared).map((k) => pairing.head[k])
  const keys = await listKeysAt(db, head.testSet.id, positions)
  const names = (pairs: readonly string[]) =>
    pairs.slice(0, MOST_IDS).flatMap((k) => keys.get(pairing.head[Number(k)]) ?? [])
  return {
    pairs: pairing.base.length,
    base: sum(compared.base),
    head: sum(compared.head),
    introduced: compared.introduced.length,
    removed: compared.removed.length,
    kinds: compared.kinds
      .filter((change) => change.base + change.head > 0)
      .map((change) => ({
        kind: change.kind,
        base: change.base,
        head: change.head,
        introduced: { count: change.introduced.length, ids: names(change.introduced) },
        removed: { count: change.removed.length, ids: names(change.removed) },
      })),
  }
}

async function loadFlips(db: Database, runId: string): Promise<ReadonlyMap<number, readonly FlipKind[]> | null> {
  const [summary] = await listLintFindings(db, runId, { code: SUMMARY_CODE, limit: 1 })
  if (!summary) return null
  const findings = await listFindingKinds(db, runId, FLIP_CODE)
  return new Map(findings.map(({ position, kinds }) => [position, kinds as readonly FlipKind[]]))
}

function namedPairs({ kinds }: FlipComparison): number[] {
  const pairs = kinds.flatMap(({ introduced, removed }) => [
    ...introduced.slice(0, MOST_IDS),
    ...removed.slice(0, MOST_IDS),
  ])
  return [...new Set(pairs)].map(Number)
}

function sum(flags: readonly number[]): number {
  return flags.reduce((total, flag) => total + flag, 0)
}
