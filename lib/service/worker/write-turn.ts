import type { MessagePort } from 'node:worker_threads'
import type { WriteTurn } from '../../db/write-queue.ts'

// A worker writes with its own connection, but takes its turn in the main thread's queue: one writer a process.

/** What a worker says: that it wants to write, that it has, and which share of its job is done. */
export type WorkerMessage = 'turn' | 'done' | { readonly share: number }

/**
 * Main thread: gives the worker at the other end of `port` turns of `write` until the port closes, and passes on how far it
 * says to be.
 */
export function serveTurns(port: MessagePort, write: WriteTurn, onProgress?: (share: number) => void): void {
  let finish = () => {}
  let closed = false
  port.on('message', (message: WorkerMessage) => {
    if (typeof message === 'object') return onProgress?.(message.share)
    if (message === 'done') return finish()
    void write(() => {
      if (closed) return Promise.resolve()
      return new Promise<void>((resolve) => {
        finish = resolve
        port.postMessage('go')
      })
    })
  })
  // A worker that dies in its turn must not keep the queue.
  port.on('close', () => {
    closed = true
    finish()
  })
}

/** Worker: a queue of its own whose every turn waits for one of the main thread's. */
export function takeTurns(port: MessagePort): WriteTurn {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const result = last.then(async () => {
      await new Promise<void>((resolve) => {
        port.once('message', () => resolve())
        port.postMessage('turn')
      })
      try {
        return await work()
      } finally {
        port.postMessage('done')
      }
    })
    last = result.catch(() => {})
    return result
  }
}
