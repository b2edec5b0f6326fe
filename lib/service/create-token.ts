import { randomBytes } from 'node:crypto'
import { insertToken, listTokens, revokeToken as revokeStoredToken } from '../db/tokens.ts'
import { NotFoundError } from '../errors.ts'
import type { TokenRecord, TokenScope } from '../schema/records.ts'
import { getProject } from './get-project.ts'
import { hashToken } from './hash-token.ts'
import { newId } from './new-id.ts'
import { getRuntime } from './runtime.ts'

/** Makes a token. It is in the answer and nowhere else: only its hash is stored. */
export async function createToken({
  name,
  scope = 'write',
  project,
}: {
  name: string
  scope?: TokenScope
  /** Slug of the one project it may write to; all when left out. */
  project?: string
}): Promise<{ token: string; record: TokenRecord }> {
  const { db } = await getRuntime()
  const token = `assay_${randomBytes(20).toString('hex')}`
  const projectId = project === undefined ? null : (await getProject(project)).id
  const record = await insertToken(db, { id: newId(), name, hash: hashToken(token), scope, projectId })
  return { token, record }
}

/** All tokens, oldest first, without the tokens themselves. */
export async function listAllTokens(): Promise<TokenRecord[]> {
  const { db } = await getRuntime()
  return listTokens(db)
}

/** Revokes a token for good; throws NotFoundError. */
export async function revokeToken(id: string): Promise<void> {
  const { db } = await getRuntime()
  if (await revokeStoredToken(db, id, new Date())) return
  throw new NotFoundError({ code: 'unknown-token', message: `There is no token with id "${id}".` })
}
