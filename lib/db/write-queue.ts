/** Runs `work` when nothing else writes, and gives what it gives. */
export type WriteTurn = <T>(work: () => Promise<T>) => Promise<T>

/**
 * The one queue of writers of a process: SQLite has one writer, and waiting here costs nothing,
 * while waiting for its lock blocks a thread.
 *
 * @example
 * const write = createWriteQueue()
 * await write(() => prisma.run.create(…))
 */
export function createWriteQueue(): WriteTurn {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const result = last.then(work)
    last = result.catch(() => {})
    return result
  }
}
