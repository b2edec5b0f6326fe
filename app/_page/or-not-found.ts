import { NotFoundError } from '../../lib/errors.ts'
import { answerStatus } from '../../lib/http/answer-status.ts'

/** What a verb gives; null where it throws NotFoundError: the answer then has status 404, and the page is `NotFoundPage`. */
export async function orNotFound<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked
  } catch (error) {
    if (!(error instanceof NotFoundError)) throw error
    answerStatus(404)
    return null
  }
}
