import { InputError, type Place, type Problem } from '../errors.ts'
import { SegmentInput } from '../schema/run-input.ts'
import type { ImportFile } from './import-file.ts'
import type { ImportedRun, ImportedScore, PairedJudgement } from './imported-run.ts'
import { leaveOutSecrets } from './leave-out-secrets.ts'
import { normalizeSegments } from './normalize-segments.ts'
import { toGaps } from './to-gaps.ts'
import { toSchemaProblems } from './to-schema-problems.ts'

/** A segment as a reader found it, with the place to name when something is wrong with it. */
export interface PlacedSegment {
  readonly input: SegmentInput
  readonly place: Place
}

export interface RunDraft {
  readonly format: string
  readonly readAs: string
  readonly files: readonly ImportFile[]
  readonly system?: string | null
  readonly testSet?: string | null
  /** By default the number of ids among the segments, and null without segments. */
  readonly items?: number | null
  readonly itemsReported?: number | null
  readonly segments?: readonly PlacedSegment[]
  readonly scores?: readonly ImportedScore[]
  readonly judgements?: readonly PairedJudgement[]
  readonly settings?: Readonly<Record<string, string | number | boolean>>
  readonly unknown?: readonly string[]
  readonly notes?: readonly string[]
}

const MOST_PROBLEMS = 20
const MEND = 'Give the file as the tool wrote it, or take this value out of every file.'

/**
 * A run from what a reader found: segments checked as a post would be and brought into their one form.
 *
 * @throws InputError for what the store would refuse: too long ids, numbers that are none, ids twice, half characters
 */
export function buildImportedRun(draft: RunDraft): ImportedRun {
  const placed = (draft.segments ?? []).map(({ input, place }) => ({ input: toFailed(input), place }))
  const problems: Problem[] = []
  for (const { input, place } of placed) {
    const parsed = SegmentInput.safeParse(input)
    if (!parsed.success) problems.push(...toSchemaProblems(parsed.error.issues, () => place, []))
    if (problems.length >= MOST_PROBLEMS) break
  }
  if (problems.length > 0)
    throw new InputError(problems.slice(0, MOST_PROBLEMS).map((problem) => ({ mend: MEND, ...problem })))
  const normalized = normalizeSegments(
    placed.map(({ input }) => input),
    (index) => placed[index].place,
  )
  if (normalized.problems.length > 0) throw new InputError(normalized.problems)
  const { segments } = normalized
  const file = draft.files[0]?.file ?? ''
  const { settings, left } = leaveOutSecrets(draft.settings ?? {})
  return {
    format: draft.format,
    readAs: draft.readAs,
    files: draft.files.map(({ file, original, sha256 }) => ({ file, bytes: original.length, sha256 })),
    system: draft.system ?? null,
    testSet: draft.testSet ?? null,
    items: draft.items !== undefined ? draft.items : segments.length > 0 ? countIds(segments) : null,
    itemsReported: draft.itemsReported ?? null,
    segments,
    scores: draft.scores ?? [],
    judgements: draft.judgements ?? [],
    settings,
    unknown: draft.unknown ?? [],
    notes: [
      ...draft.files.flatMap((one) => one.warnings),
      ...(draft.notes ?? []),
      ...(left.length > 0 ? [`${file}: what looks like a secret was left out of: ${left.join(', ')}.`] : []),
      ...toGaps(file, (index) => placed[index].place, segments),
      ...toEmptyScores(file, draft.scores ?? []),
    ],
  }
}

/** A case whose scores are all null and that has no output is failed, for the reason of the first. */
function toFailed(input: SegmentInput): SegmentInput {
  const { scores = [], state, hypothesis } = input
  if (state !== undefined || typeof hypothesis === 'string' || scores.length === 0) return input
  if (scores.some(({ value }) => value !== null) || HOLDS_MORE.some((key) => input[key] !== undefined)) return input
  return { ...input, state: 'failed', reason: scores[0].reason ?? 'There is neither output nor score.' }
}

const HOLDS_MORE = ['predictedLabel', 'logprobs', 'windows', 'nll', 'samples'] as const

function toEmptyScores(file: string, scores: readonly ImportedScore[]): string[] {
  const notes = scores.flatMap(({ metric, text, reason, facets }) => {
    const test = facets.case === undefined ? '' : `${String(facets.case)} (${String(facets.state)}): `
    return text === null ? [`${file}: ${test}${metric} has no value: ${reason}`] : []
  })
  if (notes.length <= MOST_PROBLEMS) return notes
  return [...notes.slice(0, MOST_PROBLEMS), `${file}: ${notes.length - MOST_PROBLEMS} more scores have no value.`]
}

function countIds(segments: readonly { readonly id: string; readonly repeat: number }[]): number {
  return segments.every(({ repeat }) => repeat === 0) ? segments.length : new Set(segments.map(({ id }) => id)).size
}
