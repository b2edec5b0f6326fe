#!/usr/bin/env node
// The command line as npx finds it: runs dist/assay.mjs, and makes that first where it is missing or older than its sources.
import { existsSync, readdirSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const bundle = `${root}dist/assay.mjs`

/** Whether any file below `folder` was written after `time`; a walk of a few hundred files takes some milliseconds. */
function hasNewerFile(folder, time) {
  return readdirSync(folder, { withFileTypes: true }).some((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return entry.name !== 'generated' && hasNewerFile(path, time)
    return /\.(ts|json)$/.test(entry.name) && statSync(path).mtimeMs > time
  })
}

function isStale() {
  const sources = `${root}lib`
  if (!existsSync(`${sources}/cli/main.ts`)) return false
  return !existsSync(bundle) || hasNewerFile(sources, statSync(bundle).mtimeMs)
}

if (isStale()) {
  try {
    const { buildCli } = await import('./build-bundles.mjs')
    await buildCli()
  } catch (error) {
    console.error(`assay: its program could not be built: ${error.message}\nRun "npm ci" in ${root} first.`)
    process.exit(70)
  }
}
await import(new URL('../dist/assay.mjs', import.meta.url).href)
