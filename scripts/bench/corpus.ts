import { existsSync, readFileSync } from 'node:fs'
import type { MetricSegment } from '../../lib/metrics/metric.ts'

const shared = new URL('../../../shared/', import.meta.url)

export function isShared(path: string): boolean {
  return existsSync(new URL(path, shared))
}

/** Lines of two parallel files below `../shared` as segments. */
export function readSegments(hypotheses: string, references: string): MetricSegment[] {
  const lines = (path: string) => readFileSync(new URL(path, shared), 'utf8').replace(/\n$/, '').split('\n')
  const reference = lines(references)
  return lines(hypotheses).map((hypothesis, i) => ({ id: String(i + 1), hypothesis, references: [reference[i]] }))
}
