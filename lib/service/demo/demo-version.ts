import { createHash } from 'node:crypto'
import type { RunInput, SegmentInput } from '../../schema/run-input.ts'
import { toOutput, toReference } from './render-slots.ts'

/** One item of a demo's test set: a pattern whose first choices are the reference, and the group that sets its quality. */
export interface DemoItem {
  readonly id: string
  readonly group: string
  readonly pattern: string
  readonly source?: string
  readonly tags: Readonly<Record<string, string>>
}

/** One commit of a demo's history. */
export interface DemoVersion {
  readonly message: string
  /** Day of the commit, `2025-09-01`. */
  readonly day: string
  /** How often a model of this version finds the reference's words, by group or for all. */
  readonly quality: number | Readonly<Record<string, number>>
  /** Outputs are those of the version before, as where only the scoring changes. */
  readonly sameOutputs?: boolean
  readonly branch?: string
  readonly pullRequest?: number
  readonly metrics?: readonly string[]
  /** Words exchanged in single outputs, by segment id. */
  readonly edits?: Readonly<Record<string, readonly [find: string, put: string]>>
  /** Segments without an output, with the reason. */
  readonly failures?: Readonly<Record<string, string>>
  readonly declared?: Readonly<Record<string, string | number | boolean>>
}

const CHURN = 0.06

/** The runs that a demo's history would have posted, oldest first. */
export function toRuns(demo: {
  project: string
  system: string
  testSet: string
  mainBranch: string
  items: readonly DemoItem[]
  versions: readonly DemoVersion[]
}): RunInput[] {
  let made = 0
  let parent: string | undefined
  return demo.versions.map((version, index) => {
    if (!version.sameOutputs) made = index
    const commit = createHash('sha256').update(`${demo.project}/${index}/${version.message}`).digest('hex').slice(0, 40)
    const branch = version.branch ?? demo.mainBranch
    const run: RunInput = {
      project: demo.project,
      system: demo.system,
      systemVersion: `0.${index + 1}`,
      testSet: { name: demo.testSet, version: '1' },
      commit,
      commitMessage: version.message,
      commitDate: `${version.day}T10:00:00Z`,
      branch,
      ...(version.pullRequest ? { pullRequest: version.pullRequest } : {}),
      ...(parent ? { baseCommit: parent } : {}),
      ...(version.metrics ? { metrics: [...version.metrics] } : {}),
      ...(version.declared ? { declared: { ...version.declared } } : {}),
      segments: demo.items.map((item) => toSegment(item, version, made)),
    }
    if (branch === demo.mainBranch) parent = commit
    return run
  })
}

function toSegment(item: DemoItem, version: DemoVersion, made: number): SegmentInput {
  const common = {
    id: item.id,
    tags: { ...item.tags },
    ...(item.source ? { source: item.source } : {}),
    references: [toReference(item.pattern)],
  }
  const failure = version.failures?.[item.id]
  if (failure) return { ...common, state: 'failed', reason: failure }
  const quality = typeof version.quality === 'number' ? version.quality : version.quality[item.group]
  const output = toOutput(item.pattern, { key: item.id, version: made, quality, churn: CHURN })
  const edit = version.edits?.[item.id]
  return { ...common, hypothesis: edit ? output.replace(edit[0], edit[1]) : output }
}
