import { cache } from 'react'
import type { Problem } from '../../lib/errors.ts'

/** Why nothing is here, handed from a page to its not-found page: Next passes nothing on. One a request. */
export const problemsOfRequest = cache((): { problems: readonly Problem[] } => ({ problems: [] }))
