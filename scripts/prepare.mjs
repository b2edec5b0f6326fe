// Everything between `npm ci` and a working checkout: Prisma's client, the CLI bundle and the worker bundle.
// Each is made again only when its inputs have changed; `npm start`, `npm test` and the postinstall hook all call this.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { hashFiles, readStamp, writeStamp } from './steps/stamp.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const CLIENT_STAMP = `${root}lib/db/generated/inputs.sha256`
const BUNDLES_STAMP = `${root}dist/inputs.sha256`

export function generateClient() {
  if (!existsSync(`${root}prisma/schema.prisma`)) return
  const version = JSON.parse(readFileSync(`${root}node_modules/prisma/package.json`, 'utf8')).version
  const hash = hashFiles(root, ['prisma', 'prisma.config.ts'], [version])
  if (readStamp(CLIENT_STAMP) === hash) return
  const result = spawnSync(process.execPath, ['node_modules/prisma/build/index.js', 'generate'], {
    cwd: root,
    encoding: 'utf8',
    // Generating needs no schema engine, but Prisma downloads one unless the variable names an existing program.
    env: { ...process.env, PRISMA_SCHEMA_ENGINE_BINARY: process.execPath, PRISMA_HIDE_UPDATE_MESSAGE: '1' },
  })
  if (result.status !== 0) throw new Error(`prisma generate failed:\n${result.stdout}${result.stderr}`)
  writeStamp(CLIENT_STAMP, hash)
}

async function bundle() {
  const inputs = ['lib', 'scripts/build-bundles.mjs', 'package-lock.json', 'package.json', 'tsconfig.json']
  const hash = hashFiles(root, inputs)
  const made = ['cli/main.ts', 'service/worker/worker.ts'].every(
    (source, i) => !existsSync(`${root}lib/${source}`) || existsSync(`${root}dist/${['assay', 'worker'][i]}.mjs`),
  )
  if (made && readStamp(BUNDLES_STAMP) === hash) return
  const { buildBundles } = await import('./build-bundles.mjs')
  await buildBundles()
  writeStamp(BUNDLES_STAMP, hash)
}

export async function prepare() {
  generateClient()
  await bundle()
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await prepare()
