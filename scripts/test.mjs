// `npm test`: everything there is, from a fresh clone on. Its last line is `N passed, N failed, N skipped`.
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildPages, nextCommand } from './steps/build-pages.mjs'
import { countPlaywright, countVitest, sumCounts } from './steps/count-tests.mjs'
import { findChromium } from './steps/find-chromium.mjs'
import { installPackages } from './steps/install-packages.mjs'
import { onStop } from './steps/on-stop.mjs'
import { root, runChild, stopChildren } from './steps/run-child.mjs'

const RESULTS = join(root, 'test-results')
const OK = { passed: 1, failed: [], skipped: [] }
const failedAs = (what) => ({ passed: 0, failed: [what], skipped: [] })
const say = (line) => process.stdout.write(`${line}\n`)
let stopping = false

onStop(async (code) => {
  stopping = true
  await stopChildren()
  process.exit(code)
})

/** Runs one part under a heading; whatever it throws is one failure, and the next part still runs. */
async function part(title, run) {
  say(`\n── ${title}`)
  const begun = Date.now()
  let counts
  try {
    counts = await run()
  } catch (error) {
    if (stopping) return new Promise(() => {})
    process.stderr.write(`${error.message}\n`)
    counts = failedAs(`${title}: ${error.message}`)
  }
  if (stopping) return new Promise(() => {})
  const seconds = ((Date.now() - begun) / 1000).toFixed(1)
  say(
    `   ${title}: ${counts.passed} passed, ${counts.failed.length} failed, ${counts.skipped.length} skipped in ${seconds} s`,
  )
  return counts
}

const node = (args, options) => runChild(process.execPath, args, options)

async function lint() {
  const { code } = await node(['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'])
  return code === 0 ? OK : failedAs('lint')
}

async function types() {
  const generated = await node([nextCommand, 'typegen'], { quiet: true })
  if (generated.code !== 0) throw new Error(generated.output)
  const { code } = await node(['node_modules/typescript/bin/tsc', '--noEmit', '-p', '.'])
  return code === 0 ? OK : failedAs('types')
}

/** Runs a test runner that writes its JSON report to `file`; a run without a report, or a bad end without a failed test, is a failure. */
async function runTests(args, { file, count, env }) {
  const { code } = await node(args, { env: { ...process.env, ...env } })
  let counts
  try {
    counts = count(JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    throw new Error(`The tests ended with ${code} and left no report (${error.message}).`)
  }
  return code !== 0 && counts.failed.length === 0
    ? sumCounts([counts, failedAs(`${args[0]} ended with ${code}`)])
    : counts
}

function unit() {
  const file = join(RESULTS, 'vitest.json')
  const reporters = ['--slowTestThreshold=5000', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  return runTests(['node_modules/vitest/vitest.mjs', 'run', ...reporters], { file, count: countVitest })
}

async function build() {
  await buildPages({ say })
  return OK
}

async function browser() {
  const file = join(RESULTS, 'playwright.json')
  const chromium = await findChromium({ say })
  say(`   with ${chromium}`)
  return runTests(['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'], {
    file,
    count: countPlaywright,
    env: { ASSAY_CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  })
}

async function test() {
  const begun = Date.now()
  rmSync(RESULTS, { recursive: true, force: true })
  mkdirSync(RESULTS, { recursive: true })
  await installPackages({ say })
  const { prepare } = await import('./prepare.mjs')
  await prepare()
  const parts = [
    await part('lint', lint),
    await part('types', types),
    await part('unit, conformance and API tests', unit),
    await part('build', build),
  ]
  const built = parts[3].failed.length === 0
  parts.push(built ? await part('browser tests', browser) : failedAs('browser tests: not run'))
  if (!built) say('\n── browser tests: not run, since the pages could not be built; counted as one failure')
  const { passed, failed, skipped } = sumCounts(parts)
  if (skipped.length > 0) say(`\nSkipped:\n${skipped.map((title) => `  - ${title}`).join('\n')}`)
  if (failed.length > 0) say(`\nFailed:\n${failed.map((what) => `  - ${what}`).join('\n')}`)
  say(`\nTook ${Math.round((Date.now() - begun) / 1000)} s; screenshots and reports are in test-results/`)
  process.exitCode = failed.length === 0 ? 0 : 1
  say(`${passed} passed, ${failed.length} failed, ${skipped.length} skipped`)
}

test().catch(async (error) => {
  if (stopping) return
  await stopChildren()
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
  say('0 passed, 1 failed, 0 skipped')
})
