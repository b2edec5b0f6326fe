import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import { processWide } from './process-wide.ts'

/** Names this very process: host, process id and a random mark, since ids are given out again. */
export const processMark = processWide('process-mark', () => `${hostname()} ${process.pid} ${randomUUID()}`)

/** Whether the process with this mark still works. One on another host is taken for dead: the file is on this one. */
export function isProcessAlive(mark: string): boolean {
  if (mark === processMark) return true
  const [host, pid] = mark.split(' ')
  // The same id with another mark is a predecessor, as in a container where every start has the same id.
  if (host !== hostname() || Number(pid) === process.pid) return false
  try {
    process.kill(Number(pid), 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
