// `npm run bench:cli`: how fast the command line starts, beside Node alone, and how large it is.
import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { sizeOfWordLists } from './size-of-word-lists.ts'

const RUNS = 20
const LIMIT_MS = 150
const LIMIT_BYTES = 1_000_000
const bundle = fileURLToPath(new URL('../../dist/assay.mjs', import.meta.url))

function start(args: readonly string[]): number {
  const began = performance.now()
  const { status } = spawnSync(process.execPath, args, { stdio: 'ignore' })
  if (status !== 0) throw new Error(`node ${args.join(' ')} ended with ${status}.`)
  return performance.now() - began
}

/** Taken in turn, so that what else the machine does falls on all of them alike. */
function measure(commands: Readonly<Record<string, readonly string[]>>): void {
  const times = new Map<string, number[]>(Object.keys(commands).map((name) => [name, []]))
  for (let i = 0; i < RUNS; i++) for (const [name, args] of Object.entries(commands)) times.get(name)?.push(start(args))
  for (const [name, own] of times) {
    const sorted = own.sort((a, b) => a - b)
    const [least, middle] = [sorted[0], sorted[Math.floor(RUNS / 2)]]
    console.log(`${name.padEnd(28)} ${middle.toFixed(0).padStart(6)} ms  (least ${least.toFixed(0)})`)
  }
}

measure({
  'node alone': ['-e', '0'],
  'assay --version': [bundle, '--version'],
  'assay metrics bleu --json': [bundle, 'metrics', 'bleu', '--json'],
})
console.log(`limit for assay --version    ${String(LIMIT_MS).padStart(6)} ms`)
const lists = sizeOfWordLists()
const size = statSync(bundle).size - lists
const inKilobytes = (bytes: number) => Math.round(bytes / 1000)
console.log(
  `size of the bundle           ${String(inKilobytes(size)).padStart(6)} kB  (limit ${inKilobytes(LIMIT_BYTES)}; without ${inKilobytes(lists)} of word lists)`,
)
if (size > LIMIT_BYTES) process.exitCode = 1
