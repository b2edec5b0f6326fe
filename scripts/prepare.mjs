// Everything between `npm ci` and a working checkout: Prisma's client, the CLI bundle and the worker bundle.
// Safe to run again; `npm start`, `npm test` and the postinstall hook all call it.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { buildBundles } from './build-bundles.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))

export function generateClient() {
  const result = spawnSync(process.execPath, ['node_modules/prisma/build/index.js', 'generate'], {
    cwd: root,
    encoding: 'utf8',
    // Generating needs no schema engine, but Prisma downloads one unless the variable names an existing program.
    env: { ...process.env, PRISMA_SCHEMA_ENGINE_BINARY: process.execPath, PRISMA_HIDE_UPDATE_MESSAGE: '1' },
  })
  if (result.status !== 0) throw new Error(`prisma generate failed:\n${result.stdout}${result.stderr}`)
}

export async function prepare() {
  generateClient()
  await buildBundles()
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await prepare()
