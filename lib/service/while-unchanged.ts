import { dropOldest } from './kept-answers.ts'
import { processWide } from './process-wide.ts'
import { getRuntime } from './runtime.ts'

/** Answers that are kept: those of 5 000 runs are some 5 MB. */
const MOST_KEPT = 24

interface Kept {
  readonly changes: number
  readonly answer: Promise<unknown>
}

const kept = processWide('while-unchanged', () => new Map<string, Kept>())

/**
 * What `make` gives, made anew only after something was written to the database. `key` names the verb and all that it
 * was asked for. The answer is shared by all who ask, so that nobody may change it.
 */
export async function whileUnchanged<T>(key: readonly unknown[], make: () => Promise<T>): Promise<T> {
  const { db, env } = await getRuntime()
  const name = JSON.stringify([env.databaseUrl, ...key])
  // Asked before reading: whatever is written in between makes the answer old at once.
  const changes = await db.changes()
  const known = kept.get(name)
  kept.delete(name)
  if (known?.changes === changes) {
    kept.set(name, known)
    return known.answer as Promise<T>
  }
  const answer = make()
  kept.set(name, { changes, answer })
  answer.catch(() => kept.delete(name))
  dropOldest(kept, MOST_KEPT)
  return answer
}
