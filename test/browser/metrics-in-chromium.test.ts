import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { type Browser, chromium } from '@playwright/test'
import { build, type Plugin } from 'esbuild'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findChromium } from '../../scripts/steps/find-chromium.mjs'
import type { Outcome } from './browser-vitest.ts'
import { digitsOf, SEGMENTER, specsWithoutDictionary } from './digits.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The files that hold the metrics to their reference figures, run as they are. */
const CONFORMANCE = [
  'conformance/sacrebleu',
  'conformance/sacrebleu-formats',
  'conformance/sacrebleu-tokenizers',
  'conformance/rouge',
  'conformance/edit-distance',
  'conformance/meteor',
  'conformance/qa',
  'conformance/classification',
  'conformance/perplexity',
  'conformance/generation',
  'conformance/agreement',
  'conformance/cases-tasks',
  'text/jieba',
  'text/mecab',
]

const ENTRY = `
import { runTests } from './test/browser/browser-vitest.ts'
import { digitsOf, SEGMENTER, specsWithoutDictionary } from './test/browser/digits.ts'
${CONFORMANCE.map((name) => `import './test/${name}.test.ts'`).join('\n')}
Object.assign(globalThis, { runTests, digitsOf, SEGMENTER, specsWithoutDictionary })
`

/** Puts our stand-ins in place of vitest and Node, and each module's own address where it asks for it. */
const forBrowser: Plugin = {
  name: 'for-browser',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^vitest$/ }, () => ({ path: `${root}test/browser/browser-vitest.ts` }))
    onResolve({ filter: /^node:/ }, () => ({ path: `${root}test/browser/browser-node.ts` }))
    onLoad({ filter: /\.ts$/ }, ({ path }) => {
      const text = readFileSync(path, 'utf8')
      if (!text.includes('import.meta.url')) return null
      return { contents: text.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href)), loader: 'ts' }
    })
  },
}

async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: ENTRY, resolveDir: root, loader: 'ts' },
    bundle: true,
    write: false,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    define: { PROJECT_ROOT: JSON.stringify(root), 'process.env.NODE_ENV': '"test"' },
    plugins: [forBrowser],
    logLevel: 'silent',
  })
  return outputFiles[0].text
}

/** Files of the project and nothing else, on the loopback interface for as long as the test runs. */
function serve(script: string): Promise<Server> {
  const isOurs = (path: string) => existsSync(path) && `${realpathSync(path)}/`.startsWith(realpathSync(root))
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://127.0.0.1')
    const path = url.searchParams.get('path') ?? ''
    if (url.pathname === '/') response.setHeader('content-type', 'text/html').end('<script src="/bundle.js"></script>')
    else if (url.pathname === '/bundle.js')
      response.setHeader('content-type', 'text/javascript; charset=utf-8').end(script)
    else if (url.pathname === '/exists') response.end(isOurs(path) ? 'yes' : 'no')
    else if (!isOurs(path)) response.writeHead(404).end()
    else if (url.pathname === '/list') response.end(JSON.stringify(readdirSync(path)))
    else {
      const bytes = readFileSync(path)
      response.end(path.endsWith('.gz') ? gunzipSync(bytes) : bytes)
    }
  })
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)))
}

interface Report {
  readonly outcomes: Outcome[]
  readonly segmenter: typeof SEGMENTER
  readonly digits: Record<string, string[]>
  readonly userAgent: string
}

let server: Server
let browser: Browser
let report: Report

beforeAll(async () => {
  server = await serve(await bundle())
  browser = await chromium.launch({
    executablePath: await findChromium({ say: () => {} }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  })
  const page = await browser.newPage()
  const errors: Error[] = []
  page.on('pageerror', (error) => errors.push(error))
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  if (errors.length > 0) throw errors[0]
  report = await page.evaluate(async () => {
    const ours = globalThis as unknown as {
      runTests(): Promise<Outcome[]>
      specsWithoutDictionary(): string[]
      digitsOf(spec: string): string[]
      SEGMENTER: Report['segmenter']
    }
    return {
      outcomes: await ours.runTests(),
      segmenter: ours.SEGMENTER,
      digits: Object.fromEntries(ours.specsWithoutDictionary().map((spec) => [spec, ours.digitsOf(spec)])),
      userAgent: navigator.userAgent,
    }
  })
}, 300_000)

afterAll(async () => {
  await browser?.close()
  server?.close()
})

describe('the metric library in a real Chromium', () => {
  it('runs there at all', () => {
    expect(report.userAgent).toContain('Chrome/')
  })

  it('every conformance test passes there as it does in Node', () => {
    expect(report.outcomes.length).toBeGreaterThan(800)
    expect(report.outcomes.filter(({ error }) => error !== null)).toEqual([])
  })

  it('every metric under each of its settings gives the same digits as in Node, to the last bit', () => {
    // Words and graphemes are cut by the engine's own Unicode data, which signatures name by its rules.
    const byEngine = (spec: string) =>
      (/=word\b/.test(spec) && report.segmenter.word !== SEGMENTER.word) ||
      (/=grapheme\b/.test(spec) && report.segmenter.grapheme !== SEGMENTER.grapheme)
    const specs = specsWithoutDictionary().filter((spec) => !byEngine(spec))
    expect(specs.length).toBeGreaterThan(120)
    const differing = specs.filter((spec) => JSON.stringify(report.digits[spec]) !== JSON.stringify(digitsOf(spec)))
    expect(differing).toEqual([])
  })
})
