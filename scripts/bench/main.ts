import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Bench, BenchResult } from './bench.ts'
import { compareBenches } from './compare.ts'
import { isShared } from './corpus.ts'
import { editAndRougeBenches } from './edits-and-rouge.ts'
import { largeBenches } from './large.ts'
import { lintBenches } from './lints.ts'
import { metricBenches } from './metrics.ts'

const { values } = parseArgs({
  options: { json: { type: 'string' }, only: { type: 'string' }, runs: { type: 'string', default: '9' } },
})

const WARM_UP = 3

function measure(bench: Bench, runs: number): BenchResult {
  const { name, limitMs } = bench
  const absent = bench.needs.filter((path) => !isShared(path))
  if (absent.length > 0) {
    const skipped = `${absent.map((path) => `../shared/${path}`).join(', ')} is absent`
    return { name, limitMs, medianMs: null, cpuMs: null, runs: 0, skipped }
  }
  const work = bench.prepare()
  for (let i = 0; i < WARM_UP; i++) work()
  const wall: number[] = []
  const cpu: number[] = []
  for (let i = 0; i < runs; i++) {
    const began = performance.now()
    const before = process.cpuUsage()
    work()
    const { user, system } = process.cpuUsage(before)
    wall.push(performance.now() - began)
    cpu.push((user + system) / 1000)
  }
  return { name, limitMs, medianMs: median(wall), cpuMs: median(cpu), runs, skipped: null }
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)]
}

function toRow({ name, limitMs, medianMs, cpuMs, skipped }: BenchResult): string {
  if (medianMs === null || cpuMs === null) return `${name.padEnd(44)} skipped: ${skipped}`
  const limit = limitMs === null ? '' : `${String(limitMs).padStart(8)}${medianMs > limitMs ? '  over' : ''}`
  return `${name.padEnd(44)}${medianMs.toFixed(1).padStart(10)}${cpuMs.toFixed(1).padStart(10)}${limit}`
}

const runs = Number(values.runs)
if (!Number.isInteger(runs) || runs < 1)
  throw new RangeError(`--runs must be a whole number from 1, not "${values.runs}"`)
const benches = [
  ...metricBenches(),
  ...editAndRougeBenches(),
  ...lintBenches(),
  ...largeBenches(),
  ...compareBenches(),
].filter(({ name }) => !values.only || name.includes(values.only))

console.log(`${''.padEnd(44)}${'ms'.padStart(10)}${'cpu ms'.padStart(10)}${'limit'.padStart(8)}`)
const results = benches.map((bench) => {
  const result = measure(bench, runs)
  console.log(toRow(result))
  return result
})
// In kilobytes, over everything that was run.
const peakMiB = Math.round(process.resourceUsage().maxRSS / 1024)
console.log(`peak memory ${peakMiB} MiB`)
if (values.json) {
  const report = { node: process.version, platform: `${process.platform} ${process.arch}`, peakMiB, results }
  writeFileSync(values.json, `${JSON.stringify(report, null, 2)}\n`)
}
