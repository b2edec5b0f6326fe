// `npm run bench:pages`: server time of every page with 1 000 runs of 3 004 segments in the database, warm, over HTTP on
// loopback. One run is posted as any client would; the others are copies of its rows with dates and commits of their own,
// and only the newest ones keep their texts. ASSAY_BENCH_DATA names a folder that is kept and used again.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { createClient } from '@libsql/client'
import { chromium } from 'playwright'
import { removeFolder, type StartedServer, startServer } from '../../test/e2e/start-server.ts'

const SEGMENTS = 3004
const RUNS = Number(process.env.ASSAY_BENCH_RUNS ?? 1000)
const LONG_RUNS = Number(process.env.ASSAY_BENCH_LONG_RUNS ?? 5000)
const HUGE = Number(process.env.ASSAY_BENCH_HUGE ?? 100_000)
const WITH_TEXTS = 5
const TIMES = 7
/** Requests before: they fill caches, and the compiler has seen what a page does. */
const WARM_UPS = 5
const LIMIT_MS = 200
/** Beginnings of the names of pages that hold charts drawn in the browser. */
const WITH_CHARTS = ['project', 'run', 'compare']
const WORDS = 'the pump valve opens closes when pressure of line falls rises below above its limit again today'.split(
  ' ',
)

function makeText(i: number, spoilt: boolean): string {
  const words = Array.from({ length: 12 + (i % 17) }, (_, k) => WORDS[(i * 7 + k * 5) % WORDS.length])
  if (spoilt) words[i % words.length] = 'gate'
  return `${words.join(' ')} ${i}.`
}

async function postRun(
  { url, token }: StartedServer,
  { spoil, project = 'bench', segments: count = SEGMENTS }: { spoil: number; project?: string; segments?: number },
): Promise<string> {
  const segments = Array.from({ length: count }, (_, i) => ({
    id: `s-${i}`,
    source: `Quelle ${i}`,
    reference: makeText(i, false),
    hypothesis: makeText(i, i % spoil === 0),
    tags: { domain: ['manual', 'legal', 'news'][i % 3] },
  }))
  const response = await fetch(`${url}/api/v1/runs?wait=300`, {
    method: 'POST',
    // Making a body of 30 MB may take longer than the server keeps an idle connection.
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, connection: 'close' },
    body: JSON.stringify({
      project,
      system: 'model',
      testSet: 'large',
      branch: 'main',
      commit: `aaaa${spoil}`,
      commitDate: '2020-01-01T00:00:00Z',
      metrics: ['bleu', 'chrf'],
      segments,
    }),
  })
  if (response.status !== 201) throw new Error(`${response.status}: ${await response.text()}`)
  return (await response.json()).id
}

/** Copies of the two runs, by turns, each a day after the one before; only the last `withTexts` have texts. */
async function copyRuns(
  dataDir: string,
  from: readonly string[],
  { runs, withTexts, prefix }: { runs: number; withTexts: number; prefix: string },
): Promise<void> {
  const client = createClient({ url: `file:${join(dataDir, 'assay.db')}` })
  const columnsOf = async (table: string) => {
    const { rows } = await client.execute(`PRAGMA table_info("${table}")`)
    return rows.map((row) => String(row.name))
  }
  const tables = ['Run', 'OutputPack', 'RowPack', 'Score', 'LintFinding', 'Output', 'Comparison']
  const columns = new Map(await Promise.all(tables.map(async (table) => [table, await columnsOf(table)] as const)))
  let before = from[from.length - 1]
  for (let n = 0; n < runs - from.length; n++) {
    const id = `${prefix}${String(n).padStart(6, '0')}`
    const date = new Date(Date.UTC(2021, 0, 1 + n)).toISOString()
    const statements = tables
      .filter((table) => table !== 'Output' || n >= runs - from.length - withTexts)
      .map((table) => {
        const own = (columns.get(table) ?? []).filter((name) => !(table === 'LintFinding' && name === 'id'))
        const key = table === 'Run' ? 'id' : table === 'Comparison' ? 'headRunId' : 'runId'
        const values = own.map((name) => {
          if (name === key) return `'${id}'`
          if (table === 'Comparison' && name === 'key') return `'${id}'`
          if (table === 'Comparison' && name === 'baseRunId') return `'${before}'`
          if (table === 'Run' && name === 'date') return `'${date.replace('Z', '+00:00')}'`
          if (table === 'Run' && name === 'commit') return `'c${String(n).padStart(7, '0')}'`
          if (table === 'Run' && name === 'idempotencyKey') return 'NULL'
          return `"${name}"`
        })
        return {
          sql: `INSERT INTO "${table}" (${own.map((name) => `"${name}"`).join(', ')}) SELECT ${values.join(', ')} FROM "${table}" WHERE "${key}" = ?`,
          // Only the second of the posted runs has a run before it, and so a comparison.
          args: [table === 'Comparison' ? from[1] : from[n % from.length]],
        }
      })
    await client.batch(statements, 'write')
    before = id
  }
  client.close()
}

/** A database with the runs of `bench`, `long` and `huge`. */
async function fill(dataDir: string): Promise<void> {
  mkdirSync(dataDir, { recursive: true })
  const server = await startServer({ dataDir, env: { ASSAY_DEMO: '0' } })
  const posted = [await postRun(server, { spoil: 7 }), await postRun(server, { spoil: 5 })]
  const long = [
    await postRun(server, { spoil: 7, project: 'long', segments: 20 }),
    await postRun(server, { spoil: 5, project: 'long', segments: 20 }),
  ]
  await postRun(server, { spoil: 7, project: 'huge', segments: HUGE })
  await postRun(server, { spoil: 5, project: 'huge', segments: HUGE })
  await server.stop()
  await copyRuns(dataDir, posted, { runs: RUNS, withTexts: WITH_TEXTS, prefix: 'copy' })
  await copyRuns(dataDir, long, { runs: LONG_RUNS, withTexts: WITH_TEXTS, prefix: 'long' })
  writeFileSync(join(dataDir, 'ready'), '')
}

/** How many pages were too slow or failed. */
async function measurePages(dataDir: string): Promise<number> {
  const server = await startServer({ dataDir, env: { ASSAY_DEMO: '0' } })
  let slow = 0
  const pages = await listPages(server.url)
  for (const [name, path] of pages) {
    const measured = await measure(server.url + path, server.child.pid).catch((error: Error) => error)
    if (measured instanceof Error) {
      slow++
      console.log(`${name.padEnd(24)} failed: ${measured.message}\n${server.output().slice(-1500)}`)
      continue
    }
    const { median, worst, processor } = measured
    if (median > LIMIT_MS) slow++
    console.log(
      `${name.padEnd(24)} ${median.toFixed(0).padStart(6)} ms  (worst ${worst.toFixed(0)}, limit ${LIMIT_MS}${processor === null ? '' : `, processor ${processor.toFixed(0)}`})`,
    )
  }
  const large = await measureScripts(server.url, pages)
  await server.stop()
  return slow + large
}

/** Scripts of a page as a browser loads them, gzipped; polyfills for old browsers are not among them. */
async function measureScripts(url: string, paths: readonly [string, string][]): Promise<number> {
  const executablePath = process.env.ASSAY_CHROMIUM ?? ['/usr/bin/chromium'].find((path) => existsSync(path))
  if (!executablePath) {
    console.log('scripts: no Chromium here, not measured')
    return 0
  }
  const browser = await chromium.launch({
    executablePath,
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
  let large = 0
  for (const [name, address] of paths) {
    const page = await browser.newPage()
    const sizes: Promise<number>[] = []
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script')
        sizes.push(response.body().then((body) => gzipSync(body).byteLength))
    })
    await page.goto(url + address, { waitUntil: 'load' })
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
    const limit = WITH_CHARTS.some((one) => name.startsWith(one)) ? 350 : 220
    if (bytes > limit * 1000) large++
    console.log(`${name.padEnd(24)} ${(bytes / 1000).toFixed(0).padStart(6)} kB of scripts, gzipped  (limit ${limit})`)
    await page.close()
  }
  await browser.close()
  return large
}

async function listPages(url: string): Promise<[string, string][]> {
  const newest = async (project: string): Promise<[string, string]> => {
    const answer = await (await fetch(`${url}/api/v1/projects/${project}/runs?limit=2`)).json()
    return answer.items.map(({ id }: { id: string }) => id)
  }
  const [head, base] = await newest('bench')
  const [hugeHead, hugeBase] = await newest('huge')
  const compare = `/compare?project=bench&base=run:${base}&head=run:${head}`
  return [
    ['projects', '/'],
    ['project', '/projects/bench'],
    ['project, by a filter', '/projects/bench?branch=main&system=model&testSet=large'],
    ['project of 5 000 runs', '/projects/long'],
    ['run', `/runs/${head}`],
    ['run, worst first', `/runs/${head}?sort=bleu&order=asc`],
    ['run, best first', `/runs/${head}?sort=chrf&order=desc`],
    ['run, random', `/runs/${head}?sort=random`],
    ['run, search', `/runs/${head}?q=gate`],
    ['compare', compare],
    ['compare, slices', `${compare}&slice=*`],
    ['segment', '/projects/bench/segments/large/s-35'],
    ['segment, many outputs', '/projects/bench/segments/large/s-7'],
    ['test sets', '/projects/bench/test-sets'],
    ['test set', '/projects/bench/test-sets/large'],
    ['search', '/search?q=c00000'],
    ['run of 100 000', `/runs/${hugeHead}`],
    ['run of 100 000, worst', `/runs/${hugeHead}?sort=bleu&order=asc`],
    ['compare of 100 000', `/compare?project=huge&base=run:${hugeBase}&head=run:${hugeHead}`],
    ['segment of 100 000', '/projects/huge/segments/large/s-35'],
    ['test set of 100 000', '/projects/huge/test-sets/large'],
  ]
}

interface Measured {
  readonly median: number
  readonly worst: number
  /** Processor time of the server and its workers for a request, on average; null where the system does not tell. */
  readonly processor: number | null
}

async function measure(url: string, pid: number | undefined): Promise<Measured> {
  const times: number[] = []
  let before: number | null = null
  for (let i = 1 - WARM_UPS; i <= TIMES; i++) {
    const began = performance.now()
    let response = await fetch(url)
    // The first look at a large run goes on after its page: warm is when it has ended.
    while (i < 1 && (await response.clone().text()).includes('are being worked out')) {
      await sleep(500)
      response = await fetch(url)
    }
    await response.text()
    if (response.status !== 200) throw new Error(`${url} answered ${response.status}`)
    if (i > 0) times.push(performance.now() - began)
    else before = processorMs(pid)
  }
  const after = processorMs(pid)
  times.sort((a, b) => a - b)
  return {
    median: times[Math.floor(times.length / 2)],
    worst: times[times.length - 1],
    processor: before === null || after === null ? null : (after - before) / TIMES,
  }
}

/** Processor time of a process and its children so far, from /proc; a tick is 10 ms. */
function processorMs(pid: number | undefined): number | null {
  try {
    const read = (name: string) => readFileSync(`/proc/${pid}/${name}`, 'utf8')
    const fields = read('stat')
      .replace(/^.*\) /, '')
      .split(' ')
    const own = (Number(fields[11]) + Number(fields[12])) * 10
    const children = read(`task/${pid}/children`).trim().split(/\s+/).filter(Boolean)
    return children.reduce((sum, child) => sum + (processorMs(Number(child)) ?? 0), own)
  } catch {
    return null
  }
}

const kept = process.env.ASSAY_BENCH_DATA
const dataDir = kept ?? mkdtempSync(join(tmpdir(), 'assay-bench-pages-'))
let slow = 0
try {
  if (!existsSync(join(dataDir, 'ready'))) await fill(dataDir)
  slow = await measurePages(dataDir)
} finally {
  if (!kept) removeFolder(dataDir)
}
process.exitCode = slow > 0 ? 1 : 0
