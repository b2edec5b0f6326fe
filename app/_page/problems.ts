import { cache } from 'react'
import type { Problem } from '../../lib/errors.ts'

/**
 * Why nothing is here, handed from a page to its not-found page: Next passes nothing on, and renders the one beside the
 * other. The page sets `found` before it waits for anything.
 */
export const problemsOfRequest = cache((): { found: Promise<readonly Problem[]> | null } => ({ found: null }))
