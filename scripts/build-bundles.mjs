// Bundles what runs outside Next: the command line (one self-contained file) and the worker.
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import {
  englishZodOnly,
  lazyBuiltins,
  markupPatternsOnly,
  noColorScales,
  noSchemaCompiler,
  noSchemaReader,
  smallExeca,
} from './bundle-plugins.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))

const COMMON = {
  absWorkingDir: root,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20.19',
  logLevel: 'warning',
  legalComments: 'none',
  // Word lists of other scripts would be twice as long in escapes.
  charset: 'utf8',
  // Bundled CommonJS packages still call require for Node's own modules.
  banner: {
    js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
  },
}

/** Builds beside the target and renames: a server or a test that starts meanwhile never reads half a file. */
async function bundle(entry, name, options) {
  if (!existsSync(`${root}${entry}`)) return
  const unfinished = `${root}dist/${name}.${process.pid}.tmp.mjs`
  mkdirSync(`${root}dist`, { recursive: true })
  try {
    await build({ ...COMMON, entryPoints: [entry], outfile: unfinished, ...options })
    renameSync(unfinished, `${root}dist/${name}.mjs`)
  } finally {
    rmSync(unfinished, { force: true })
  }
}

export function buildCli() {
  return bundle('lib/cli/main.ts', 'assay', {
    minify: true,
    plugins: [
      englishZodOnly,
      noSchemaReader,
      noSchemaCompiler,
      markupPatternsOnly,
      noColorScales,
      smallExeca,
      lazyBuiltins,
    ],
  })
}

export function buildWorker() {
  return bundle('lib/service/worker/worker.ts', 'worker', { external: ['@prisma/*', '@libsql/*', 'libsql'] })
}

export async function buildBundles() {
  // Each is finished whatever becomes of the other: one that fails must not leave the other half written.
  const outcomes = await Promise.allSettled([buildCli(), buildWorker()])
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
}
