import type { Database } from './open-database.ts'

/** Hashes and states of one repeat's outputs, in test-set order. */
export interface OutputPack {
  readonly repeat: number
  readonly count: number
  /** 16 bytes an output. */
  readonly hashes: Uint8Array<ArrayBuffer>
  /** One byte an output: 0 failed, 1 scored, 2 not applicable. */
  readonly states: Uint8Array<ArrayBuffer>
}

/** A piece of a run's statistic rows under one signature. */
export interface RowPiece {
  readonly repeat: number
  readonly piece: number
  /** Index of its first segment. */
  readonly start: number
  readonly count: number
  readonly width: number
  readonly kind: string
  readonly rows: Uint8Array<ArrayBuffer>
  /** One bit a segment, lowest bit first. */
  readonly scored: Uint8Array<ArrayBuffer>
  /** Why segments are not scored: `[index, reason]` pairs as JSON; null for none. */
  readonly reasonsJson: string | null
}

export async function insertOutputPacks(db: Database, runId: string, packs: readonly OutputPack[]): Promise<void> {
  for (const pack of packs) await db.write(() => db.prisma.outputPack.create({ data: { runId, ...pack } }))
}

export async function listOutputPacks(db: Database, runId: string): Promise<OutputPack[]> {
  const rows = await db.prisma.outputPack.findMany({ where: { runId }, orderBy: { repeat: 'asc' } })
  return rows.map(({ repeat, count, hashes, states }) => ({ repeat, count, hashes, states }))
}

/** Puts a run's rows under one signature in place of any that are there, a piece a turn. */
export async function replaceRowPacks(
  db: Database,
  at: { runId: string; signatureKey: string; spec: string },
  pieces: readonly RowPiece[],
): Promise<void> {
  await db.write(() => db.prisma.rowPack.deleteMany({ where: { runId: at.runId, signatureKey: at.signatureKey } }))
  for (const piece of pieces) await db.write(() => db.prisma.rowPack.create({ data: { ...at, ...piece } }))
}

/** A run's rows under one signature by repeat and piece; empty where they are not stored. */
export async function listRowPieces(db: Database, runId: string, signatureKey: string): Promise<RowPiece[]> {
  const rows = await db.prisma.rowPack.findMany({
    where: { runId, signatureKey },
    orderBy: [{ repeat: 'asc' }, { piece: 'asc' }],
  })
  return rows.map(({ runId: _run, signatureKey: _key, spec: _spec, ...piece }) => piece)
}
