import { findToken, touchToken } from '../db/tokens.ts'
import { ForbiddenError, UnauthorizedError } from '../errors.ts'
import type { TokenRecord, TokenScope } from '../schema/records.ts'
import { hashToken } from './hash-token.ts'
import { getRuntime } from './runtime.ts'

const RANK: Readonly<Record<TokenScope, number>> = { read: 0, write: 1, admin: 2 }
/** Last use is for people who look for stale tokens: a minute is exact enough and spares a write a request. */
const TOUCH_MS = 60_000

/**
 * The token in an `Authorization` header, if it may do what `scope` says. Throws UnauthorizedError without a token or
 * with one that is not known (or revoked), ForbiddenError with one of a lower scope.
 */
export async function authenticate(authorization: string | null, scope: TokenScope): Promise<TokenRecord> {
  const token = /^Bearer +(\S+) *$/i.exec(authorization ?? '')?.[1]
  if (token === undefined)
    throw new UnauthorizedError({
      code: 'no-token',
      message: 'This needs a token.',
      mend: 'Send the header "Authorization: Bearer TOKEN"; the server prints the first token when it starts.',
    })
  const { db } = await getRuntime()
  const record = await findToken(db, hashToken(token))
  if (!record)
    throw new UnauthorizedError({
      code: 'unknown-token',
      message: 'The token is not known here, or it was revoked.',
      mend: 'Check that it is whole and belongs to this server.',
    })
  if (RANK[record.scope] < RANK[scope])
    throw new ForbiddenError({
      code: 'token-scope',
      message: `The token "${record.name}" may ${record.scope}, but this needs one that may ${scope}.`,
    })
  const now = new Date()
  if (record.lastUsed === null || now.getTime() - Date.parse(record.lastUsed) > TOUCH_MS)
    await touchToken(db, record.id, now)
  return record
}
