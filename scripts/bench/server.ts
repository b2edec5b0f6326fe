// `npm run bench:server`: the built server as a team meets it, over HTTP on loopback. Prints one line a measure.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { removeFolder, type StartedServer, startServer } from '../../test/e2e/start-server.ts'
import { isShared } from './corpus.ts'

const RUNS = 5
const CORPUS = 'corpora/wmt17-ende'

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]
}

function print(name: string, milliseconds: readonly number[], limitMs: number) {
  const middle = median(milliseconds)
  const range = `${Math.min(...milliseconds).toFixed(0)}–${Math.max(...milliseconds).toFixed(0)}`
  console.log(`${name.padEnd(58)} ${middle.toFixed(0).padStart(7)} ms  (${range}, limit ${limitMs})`)
}

async function timed(work: () => Promise<Response>, status: number): Promise<number> {
  const began = performance.now()
  const response = await work()
  const body = await response.text()
  if (response.status !== status) throw new Error(`${response.status}: ${body.slice(0, 300)}`)
  return performance.now() - began
}

async function series(work: (i: number) => Promise<number>): Promise<number[]> {
  const times: number[] = []
  for (let i = 0; i < RUNS; i++) times.push(await work(i))
  return times
}

function post({ url, token }: StartedServer, body: unknown) {
  return fetch(`${url}/api/v1/runs?wait=30`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  })
}

function makeRun(project: string, system: string, hypotheses: readonly string[], references: readonly string[]) {
  const segments = hypotheses.map((hypothesis, i) => ({ id: String(i + 1), hypothesis, reference: references[i] }))
  return { project, system, testSet: 'bench', metrics: ['bleu', 'chrf'], segments }
}

function readLines(file: string): string[] {
  return readFileSync(new URL(`../../../shared/${CORPUS}/${file}`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
}

async function measureStarts(dataDir: string) {
  const times = await series(async () => {
    const server = await startServer({ dataDir, env: { ASSAY_DEMO: '0' } })
    await server.stop()
    return server.tookMs
  })
  print('second start, command to address', times, 3000)
}

async function measureCrowd(server: StartedServer) {
  const texts = Array.from({ length: 50 }, (_, i) => `the pump number ${i} runs at full speed`)
  const times = await series(async (round) => {
    const all = Array.from({ length: 20 }, (_, i) =>
      timed(() => post(server, makeRun('crowd', `system ${round}-${i}`, texts, texts)), 201),
    )
    return Math.max(...(await Promise.all(all)))
  })
  print('20 posts of 50 segments at once, the longest', times, 5000)
}

async function measureCorpus(server: StartedServer) {
  const references = readLines('ref.txt')
  const files = ['LIUM-NMT.txt', 'uedin-nmt.txt', 'online-B.txt', 'FBK.txt']
  const times = await series((i) => {
    const body = makeRun('wmt17', `${files[i % files.length]} ${i}`, readLines(files[i % files.length]), references)
    return timed(() => post(server, body), 201)
  })
  print('post of 3 004 segments with BLEU and chrF scored', times, 3000)
  const list = await (await fetch(`${server.url}/api/v1/projects/wmt17/runs`)).json()
  const [head, base] = (list as { items: { id: string }[] }).items
  const query = `project=wmt17&base=run:${base.id}&head=run:${head.id}`
  const pages: [string, string][] = [
    ['projects page, warm', '/'],
    ['project page, warm', '/projects/wmt17'],
    ['run page, warm', `/runs/${head.id}`],
    ['compare page, warm', `/compare?${query}`],
    ['GET /api/v1/compare, warm', `/api/v1/compare?${query}`],
  ]
  for (const [name, path] of pages) {
    await timed(() => fetch(`${server.url}${path}`), 200)
    print(name, await series(() => timed(() => fetch(`${server.url}${path}`), 200)), 200)
  }
}

/** The command line as a pipeline calls it: start, reading, packing, sending, waiting for three metrics. */
async function measurePush({ url, token }: StartedServer) {
  const folder = fileURLToPath(new URL(`../../../shared/${CORPUS}/`, import.meta.url))
  const bundle = fileURLToPath(new URL('../../dist/assay.mjs', import.meta.url))
  const metrics = ['bleu', 'chrf', 'ter'].flatMap((metric) => ['--metric', metric])
  const files = ['LIUM-NMT.txt', 'uedin-nmt.txt', 'online-B.txt', 'FBK.txt']
  const times = await series(async (i) => {
    const run = ['--project', 'pushed', '--system', `s${i}`, '--hyp', files[i % files.length], '--ref', 'ref.txt']
    const began = performance.now()
    const child = spawn(process.execPath, [bundle, 'push', ...run, ...metrics, '--wait', '60', '--json'], {
      cwd: folder,
      env: { PATH: process.env.PATH, ASSAY_URL: url, ASSAY_TOKEN: token } as unknown as NodeJS.ProcessEnv,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    const code = await new Promise((resolve) => child.on('close', resolve))
    if (code !== 0) throw new Error(`assay push ended with ${code}.`)
    return performance.now() - began
  })
  print('assay push --wait, 3 004 segments, BLEU, chrF, TER', times, 5000)
}

const first = await startServer({ env: { ASSAY_DEMO: '0' } })
try {
  await measureCrowd(first)
  if (isShared(CORPUS)) {
    await measurePush(first)
    await measureCorpus(first)
  } else console.log(`skipped: ../shared/${CORPUS} is absent`)
  await first.stop()
  await measureStarts(first.dataDir)
} finally {
  await first.stop()
  removeFolder(first.dataDir)
}
