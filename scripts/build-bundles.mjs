// Bundles what runs outside Next: the command line (one self-contained file) and the worker.
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const root = fileURLToPath(new URL('..', import.meta.url))

const COMMON = {
  absWorkingDir: root,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20.19',
  logLevel: 'warning',
  legalComments: 'none',
  // Bundled CommonJS packages still call require for Node's own modules.
  banner: {
    js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
  },
}

export async function buildCli() {
  if (!existsSync(`${root}lib/cli/main.ts`)) return
  await build({ ...COMMON, entryPoints: ['lib/cli/main.ts'], outfile: 'dist/assay.mjs', minify: true })
}

export async function buildWorker() {
  if (!existsSync(`${root}lib/service/worker/worker.ts`)) return
  await build({
    ...COMMON,
    entryPoints: ['lib/service/worker/worker.ts'],
    outfile: 'dist/worker.mjs',
    external: ['@prisma/*', '@libsql/*', 'libsql'],
  })
}

export async function buildBundles() {
  await Promise.all([buildCli(), buildWorker()])
}
