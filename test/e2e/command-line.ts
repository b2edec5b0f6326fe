import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { root } from './start-server.ts'

/** Runs `assay` as a shell would from the project's root; throws with what it said when it fails. */
export function assay(args: readonly string[], env: Readonly<Record<string, string>> = {}): string {
  const result = spawnSync(process.execPath, [join(root, 'scripts/assay.mjs'), ...args], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, ...env },
  })
  if (result.status !== 0) throw new Error(`assay ${args[0]} ended with ${result.status}:\n${result.stderr}`)
  return result.stdout
}

export interface PushedRun {
  readonly id: string
}

/** Pushes plain files to the server that the tests run against and waits for the scores. */
export function push(options: {
  readonly project: string
  readonly system: string
  readonly testSet: string
  readonly hyp: string
  readonly ref: string
  readonly source?: string
  readonly commit: string
  readonly metrics: readonly string[]
}): PushedRun {
  const { project, system, testSet, hyp, ref, source, commit, metrics } = options
  const args = ['push', '--project', project, '--system', system, '--test-set', testSet, '--hyp', hyp, '--ref', ref]
  const facts = ['--commit', commit, '--branch', 'main', '--message', `outputs of ${system}`]
  const more = [...(source ? ['--source', source] : []), ...metrics.flatMap((spec) => ['--metric', spec])]
  const env = { ASSAY_URL: process.env.ASSAY_E2E_URL ?? '', ASSAY_TOKEN: process.env.ASSAY_E2E_TOKEN ?? '' }
  return JSON.parse(assay([...args, ...facts, ...more, '--wait', '--json'], env)) as PushedRun
}
