import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/**
 * Client and bundles must exist before the first test: the worker and the CLI are tested as they ship.
 * Where they cannot be made, tests that need neither still run; `npm test` has prepared before and stops there.
 */
export default function setup() {
  const prepare = fileURLToPath(new URL('../scripts/prepare.mjs', import.meta.url))
  const result = spawnSync(process.execPath, [prepare], { encoding: 'utf8' })
  if (result.status !== 0) console.error(`Preparing failed; the bundles are stale or missing.\n${result.stderr}`)
}
