import { createHash } from 'node:crypto'

/** What is stored of a token. It has 160 random bits, so a plain hash cannot be searched. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
