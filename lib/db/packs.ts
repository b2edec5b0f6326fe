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

/** Outputs a piece: their hashes and states fit a page of the database file. */
export const OUTPUTS_A_PIECE = 224
const PIECES_A_TURN = 100
const HASH_BYTES = 16

/** Stores the packs in pieces, so that one segment's marks can be read without the others'. */
export async function insertOutputPacks(db: Database, runId: string, packs: readonly OutputPack[]): Promise<void> {
  const pieces = packs.flatMap(({ repeat, count, hashes, states }) =>
    Array.from({ length: Math.max(1, Math.ceil(count / OUTPUTS_A_PIECE)) }, (_, piece) => {
      const start = piece * OUTPUTS_A_PIECE
      const end = Math.min(count, start + OUTPUTS_A_PIECE)
      return {
        runId,
        repeat,
        piece,
        count: end - start,
        hashes: hashes.slice(start * HASH_BYTES, end * HASH_BYTES),
        states: states.slice(start, end),
      }
    }),
  )
  for (let from = 0; from < pieces.length; from += PIECES_A_TURN)
    await db.write(() => db.prisma.outputPack.createMany({ data: pieces.slice(from, from + PIECES_A_TURN) }))
}

export async function listOutputPacks(db: Database, runId: string): Promise<OutputPack[]> {
  const rows = await db.prisma.outputPack.findMany({ where: { runId }, orderBy: [{ repeat: 'asc' }, { piece: 'asc' }] })
  const repeats = [...new Set(rows.map(({ repeat }) => repeat))]
  return repeats.map((repeat) => {
    const pieces = rows.filter((row) => row.repeat === repeat)
    return {
      repeat,
      count: pieces.reduce((sum, { count }) => sum + count, 0),
      hashes: joinBytes(pieces.map(({ hashes }) => hashes)),
      states: joinBytes(pieces.map(({ states }) => states)),
    }
  })
}

function joinBytes(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    joined.set(part, at)
    at += part.length
  }
  return joined
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
