import { AsyncLocalStorage } from 'node:async_hooks'
import { subscribe } from 'node:diagnostics_channel'
import type { ServerResponse } from 'node:http'
import { processWide } from '../service/process-wide.ts'

// Pages and what starts the server are bundled apart, and must mean the same.
const responses = processWide('responses', () => new AsyncLocalStorage<ServerResponse>())

/** From now on `answerStatus` knows which response belongs to the request that it is called for. Once a process. */
export function rememberResponses(): void {
  subscribe('http.server.request.start', (message) => {
    responses.enterWith((message as { response: ServerResponse }).response)
  })
}

/**
 * Sets the status of the page that is being made. The framework's own way to say "not found" answers with an empty body
 * that only scripts fill (vercel/next.js#62228). Without a response, or once its first bytes are out, nothing happens.
 */
export function answerStatus(status: number): void {
  const response = responses.getStore()
  if (response && !response.headersSent) response.statusCode = status
}
