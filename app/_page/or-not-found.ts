import { notFound } from 'next/navigation'
import { NotFoundError } from '../../lib/errors.ts'

/** What a verb gives; the page for "nothing here" where it throws NotFoundError. */
export async function orNotFound<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof NotFoundError) notFound()
    throw error
  }
}
