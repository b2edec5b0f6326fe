// `npm run bench:pages`: server time of every page with 1 000 runs of 3 004 segments in the database, warm, over HTTP on
// loopback. One run is posted as any client would; the others are copies of its rows with dates and commits of their own,
// and only the newest ones keep their texts.
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@libsql/client'
import { removeFolder, type StartedServer, startServer } from '../../test/e2e/start-server.ts'

const SEGMENTS = 3004
const RUNS = Number(process.env.ASSAY_BENCH_RUNS ?? 1000)
const WITH_TEXTS = 5
const TIMES = 7
const LIMIT_MS = 200
const WORDS = 'the pump valve opens closes when pressure of line falls rises below above its limit again today'.split(
  ' ',
)

function makeText(i: number, spoilt: boolean): string {
  const words = Array.from({ length: 12 + (i % 17) }, (_, k) => WORDS[(i * 7 + k * 5) % WORDS.length])
  if (spoilt) words[i % words.length] = 'gate'
  return `${words.join(' ')} ${i}.`
}

async function postRun({ url, token }: StartedServer, spoil: number): Promise<string> {
  const segments = Array.from({ length: SEGMENTS }, (_, i) => ({
    id: `s-${i}`,
    source: `Quelle ${i}`,
    reference: makeText(i, false),
    hypothesis: makeText(i, i % spoil === 0),
    tags: { domain: ['manual', 'legal', 'news'][i % 3] },
  }))
  const response = await fetch(`${url}/api/v1/runs?wait=120`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({
      project: 'bench',
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

/** Copies of the two runs, by turns, each a day after the one before. */
async function copyRuns(dataDir: string, from: readonly string[]): Promise<string[]> {
  const client = createClient({ url: `file:${join(dataDir, 'assay.db')}` })
  const columnsOf = async (table: string) => {
    const { rows } = await client.execute(`PRAGMA table_info("${table}")`)
    return rows.map((row) => String(row.name))
  }
  const tables = ['Run', 'OutputPack', 'RowPack', 'Score', 'LintFinding', 'Output']
  const columns = new Map(await Promise.all(tables.map(async (table) => [table, await columnsOf(table)] as const)))
  const made: string[] = []
  for (let n = 0; n < RUNS - from.length; n++) {
    const id = `copy${String(n).padStart(6, '0')}`
    const date = new Date(Date.UTC(2021, 0, 1 + n)).toISOString()
    const statements = tables
      .filter((table) => table !== 'Output' || n >= RUNS - from.length - WITH_TEXTS)
      .map((table) => {
        const own = (columns.get(table) ?? []).filter((name) => !(table === 'LintFinding' && name === 'id'))
        const values = own.map((name) => {
          if (name === (table === 'Run' ? 'id' : 'runId')) return `'${id}'`
          if (table === 'Run' && name === 'date') return `'${date.replace('Z', '+00:00')}'`
          if (table === 'Run' && name === 'commit') return `'c${String(n).padStart(7, '0')}'`
          if (table === 'Run' && name === 'idempotencyKey') return 'NULL'
          return `"${name}"`
        })
        const key = table === 'Run' ? 'id' : 'runId'
        return {
          sql: `INSERT INTO "${table}" (${own.map((name) => `"${name}"`).join(', ')}) SELECT ${values.join(', ')} FROM "${table}" WHERE "${key}" = ?`,
          args: [from[n % from.length]],
        }
      })
    await client.batch(statements, 'write')
    made.push(id)
  }
  client.close()
  return made
}

async function measure(url: string): Promise<{ median: number; worst: number }> {
  const times: number[] = []
  for (let i = 0; i <= TIMES; i++) {
    const began = performance.now()
    const response = await fetch(url)
    await response.text()
    if (response.status !== 200) throw new Error(`${url} answered ${response.status}`)
    // The first one warms caches.
    if (i > 0) times.push(performance.now() - began)
  }
  times.sort((a, b) => a - b)
  return { median: times[Math.floor(times.length / 2)], worst: times[times.length - 1] }
}

const dataDir = mkdtempSync(join(tmpdir(), 'assay-bench-pages-'))
let slow = 0
try {
  const first = await startServer({ dataDir, env: { ASSAY_DEMO: '0' } })
  const posted = [await postRun(first, 7), await postRun(first, 5)]
  await first.stop()
  const copies = await copyRuns(dataDir, posted)
  const [base, head] = copies.length > 1 ? copies.slice(-2) : posted
  const server = await startServer({ dataDir, env: { ASSAY_DEMO: '0' } })
  const compare = `/compare?project=bench&base=run:${base}&head=run:${head}`
  const pages: [string, string][] = [
    ['projects', '/'],
    ['project', '/projects/bench'],
    ['run', `/runs/${head}`],
    ['run, worst first', `/runs/${head}?sort=bleu&order=asc`],
    ['run, random', `/runs/${head}?sort=random`],
    ['run, search', `/runs/${head}?q=gate`],
    ['compare', compare],
    ['compare, slices', `${compare}&slice=*`],
    ['segment', '/projects/bench/segments/large/s-35'],
    ['test sets', '/projects/bench/test-sets'],
    ['test set', '/projects/bench/test-sets/large'],
    ['search', '/search?q=c00000'],
  ]
  for (const [name, path] of pages) {
    const measured = await measure(server.url + path).catch((error: Error) => error)
    if (measured instanceof Error) {
      slow++
      console.log(`${name.padEnd(24)} failed: ${measured.message}\n${server.output().slice(-1500)}`)
      continue
    }
    const { median, worst } = measured
    if (median > LIMIT_MS) slow++
    console.log(
      `${name.padEnd(24)} ${median.toFixed(0).padStart(6)} ms  (worst ${worst.toFixed(0)}, limit ${LIMIT_MS})`,
    )
  }
  await server.stop()
} finally {
  removeFolder(dataDir)
}
process.exitCode = slow > 0 ? 1 : 0
