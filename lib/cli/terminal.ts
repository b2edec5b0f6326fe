import { once } from 'node:events'
import { basename } from 'node:path'
import type { CliConfig } from '../schema/cli-config.ts'
import { defuseCommandLines, defuseCommands } from './defuse-commands.ts'

/** What a command may touch besides files: two streams and the environment. */
export interface Terminal {
  /** The result and nothing else. */
  readonly out: (text: string) => void
  /** Waits until the reader has taken what was written: a long result must not gather in memory. */
  readonly drained?: () => Promise<void>
  /** Warnings, progress, errors. */
  readonly err: (text: string) => void
  readonly env: Readonly<Record<string, string | undefined>>
  readonly cwd: string
  /** Whether a person looks at stderr. */
  readonly isInteractive?: boolean
  /** Name of the file that is being run. */
  readonly program?: string
  /** What `assay.config.json` says; absent where there is none. */
  readonly config?: CliConfig
}

/** The process's own streams. */
export function processTerminal(): Terminal {
  // A reader that has seen enough (`| head`) closes the pipe: that is no failure.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(process.exitCode ?? 0)
    throw error
  })
  // Where a runner obeys what it reads; elsewhere a result is written as it is.
  const isObeyed = Boolean(process.env.GITHUB_ACTIONS || process.env.TF_BUILD || process.env.GITEA_ACTIONS)
  return {
    out: (text) => void process.stdout.write(isObeyed ? defuseCommandLines(text) : text),
    drained: async () => {
      if (process.stdout.writableNeedDrain) await once(process.stdout, 'drain')
    },
    err: (text) => void process.stderr.write(defuseCommands(text)),
    env: process.env,
    cwd: process.cwd(),
    isInteractive: process.stderr.isTTY === true,
    program: basename(process.argv[1] ?? ''),
  }
}
