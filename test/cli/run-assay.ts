import { spawn } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))

export interface AssayResult {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

/** Runs the program as it ships, in a process of its own. CI variables of the machine at hand are kept away from it. */
export function runAssay(
  args: readonly string[],
  { env = {}, cwd = root, stdin = '' }: { env?: Record<string, string>; cwd?: string; stdin?: string } = {},
): Promise<AssayResult> {
  const { PATH, HOME, TMPDIR } = process.env
  const child = spawn(process.execPath, [join(root, 'scripts/assay.mjs'), ...args], {
    cwd,
    env: { PATH, HOME, TMPDIR, ...env } as unknown as NodeJS.ProcessEnv,
  })
  const out: Buffer[] = []
  const err: Buffer[] = []
  child.stdout.on('data', (chunk) => out.push(chunk))
  child.stderr.on('data', (chunk) => err.push(chunk))
  child.stdin.end(stdin)
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) =>
      resolve({ code, stdout: Buffer.concat(out).toString('utf8'), stderr: Buffer.concat(err).toString('utf8') }),
    )
  })
}

/** A folder of its own, with a function that writes files into it and gives their paths. */
export function makeFolder(): {
  readonly folder: string
  readonly write: (name: string, content: string | Uint8Array) => string
} {
  const folder = mkdtempSync(join(tmpdir(), 'assay-test-'))
  return {
    folder,
    write: (name, content) => {
      const path = join(folder, name)
      writeFileSync(path, content)
      return path
    },
  }
}

export function toJsonLines(rows: readonly unknown[]): string {
  return rows.map((row) => `${JSON.stringify(row)}\n`).join('')
}
