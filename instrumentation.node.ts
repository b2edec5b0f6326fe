import { rememberResponses } from './lib/http/answer-status.ts'
import { startService } from './lib/service/start-service.ts'

/** A server that cannot write must not answer: one line that says why, and the process ends. */
export async function start(): Promise<void> {
  rememberResponses()
  try {
    await startService()
  } catch (error) {
    console.error(`Assay cannot start: ${(error as Error).message}`)
    process.exit(1)
  }
}
