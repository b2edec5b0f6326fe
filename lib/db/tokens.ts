import type { TokenRecord, TokenScope } from '../schema/records.ts'
import type { Prisma } from './generated/client.ts'
import type { Database } from './open-database.ts'

export async function insertToken(
  db: Database,
  token: { id: string; name: string; hash: string; scope: TokenScope; projectId: string | null },
): Promise<TokenRecord> {
  return toTokenRecord(await db.writeDurably(() => db.prisma.token.create({ data: token })))
}

/** The token with this hash that is not revoked, or null. */
export async function findToken(db: Database, hash: string): Promise<TokenRecord | null> {
  const row = await db.prisma.token.findUnique({ where: { hash } })
  return row && row.revokedAt === null ? toTokenRecord(row) : null
}

export async function listTokens(db: Database): Promise<TokenRecord[]> {
  return (await db.prisma.token.findMany({ orderBy: { createdAt: 'asc' } })).map(toTokenRecord)
}

export async function touchToken(db: Database, id: string, at: Date): Promise<void> {
  await db.write(() => db.prisma.token.updateMany({ where: { id }, data: { lastUsed: at } }))
}

/** Revokes a token for good; false when there is none with this id. */
export async function revokeToken(db: Database, id: string, at: Date): Promise<boolean> {
  const { count } = await db.writeDurably(() => db.prisma.token.updateMany({ where: { id }, data: { revokedAt: at } }))
  return count > 0
}

function toTokenRecord(row: Prisma.TokenGetPayload<object>): TokenRecord {
  return {
    id: row.id,
    name: row.name,
    scope: row.scope as TokenScope,
    projectId: row.projectId,
    createdAt: row.createdAt.toISOString(),
    lastUsed: row.lastUsed?.toISOString() ?? null,
    revoked: row.revokedAt !== null,
  }
}
