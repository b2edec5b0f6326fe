import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { compareSides } from '../../../lib/compare/compare.ts'
import type { RunSide } from '../../../lib/compare/run-side.ts'
import { toRowTable } from '../../../lib/metrics/row-table.ts'
import { createMetric } from '../../../lib/metrics/spec.ts'
import { testSetFacts } from '../../../lib/metrics/test-set-facts.ts'
import type { RunInput, SegmentInput } from '../../../lib/schema/run-input.ts'
import { demoProjects } from '../../../lib/service/demo/demo-projects.ts'

const hash = (text: string) => createHash('sha256').update(text).digest('hex')
const toMetricSegment = ({ id, source, references, hypothesis }: SegmentInput) => ({
  id,
  source,
  references,
  hypothesis: hypothesis ?? undefined,
})

function toSide(run: RunInput, spec: string): RunSide {
  const facts = testSetFacts(run.segments.map(toMetricSegment))
  const metric = createMetric(spec, facts)
  if (metric.kind !== 'additive') throw new Error(`${spec} has no rows`)
  const states = run.segments.map(({ state }) => state ?? 'scored')
  const rows = run.segments.map((segment) => (segment.state === 'failed' ? null : toMetricSegment(segment)))
  return {
    ids: run.segments.map(({ id }) => id),
    contentHashes: run.segments.map(({ references }) => hash(references?.[0] ?? '')),
    outputHashes: [run.segments.map(({ hypothesis }) => (hypothesis ? hash(hypothesis) : ''))],
    states: [states],
    metrics: [{ spec, metric, tables: [toRowTable(metric, rows)] }],
  }
}

/** Verdict of every run of the main branch against the one before it, under the project's first metric. */
function verdictsOf({ project, runs }: ReturnType<typeof demoProjects>[number]) {
  const main = runs.filter((run) => run.branch === project.mainBranch)
  return main.slice(1).map((head, index) => {
    const sides = [main[index], head].map((run) => toSide(run, project.metrics[0]))
    const options = { smallestEffects: project.smallestEffects }
    return compareSides(sides[0], sides[1], options).results[0].verdict
  })
}

describe('what the demo shows', () => {
  const [translator, summariser, recogniser] = demoProjects()

  it('the translator gets worse once, when all weights are quantised, and recovers', () => {
    const verdicts = verdictsOf(translator)
    expect(verdicts.filter((verdict) => verdict === 'worse')).toHaveLength(1)
    expect(verdicts.slice(5, 8)).toEqual(['identical', 'worse', 'better'])
  })

  it('no verdict notices that the pruned translator turns a meaning round', () => {
    expect(verdictsOf(translator)[8]).toBe('inconclusive')
  })

  it('summariser and recogniser get better over time, never worse on the main branch', () => {
    for (const demo of [summariser, recogniser]) {
      const verdicts = verdictsOf(demo)
      expect(verdicts).not.toContain('worse')
      expect(verdicts.filter((verdict) => verdict === 'better').length).toBeGreaterThanOrEqual(2)
    }
  })
})
