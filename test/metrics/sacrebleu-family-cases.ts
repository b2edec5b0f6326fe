import { readFileSync } from 'node:fs'
import type { ScorableSegment } from '../../lib/metrics/score-segments.ts'

interface CaseSegment {
  id: string
  output: string
  references: string[]
}

/** A case of the fixtures as segments, by run name (`''` for the only one). */
export function readCase(file: string, id: string): Map<string, ScorableSegment[]> {
  const text = readFileSync(new URL(`../fixtures/cases/${file}.json`, import.meta.url), 'utf8')
  const found = JSON.parse(text).cases.find((one: { id: string }) => one.id === id)
  if (!found) throw new Error(`no case ${id}`)
  const runs: { name: string; segments: CaseSegment[] }[] = found.input.runs ?? [
    { name: '', segments: found.input.segments },
  ]
  return new Map(
    runs.map(({ name, segments }) => [
      name,
      segments.map((segment) => ({ id: segment.id, hypothesis: segment.output, references: segment.references })),
    ]),
  )
}
