import { basename } from 'node:path'
import { InputError } from '../errors.ts'
import type { ImportedRun, ImportedScore } from '../ingest/imported-run.ts'
import type { NormalizedSegment } from '../ingest/normalized-run.ts'
import { toSchemaProblems } from '../ingest/to-schema-problems.ts'
import type { CliConfig } from '../schema/cli-config.ts'
import { type PostedScore, RunHead, type SegmentInput } from '../schema/run-input.ts'
import type { PushFlags } from './commands/push.ts'
import { toShard } from './parts.ts'
import type { RunFacts } from './run-facts.ts'
import { splitAt, toDeclared } from './to-declared.ts'

/** Flags by the field of the run that they fill, so that a refusal names what was typed. */
const FLAG_OF: Readonly<Record<string, string>> = {
  project: '--project',
  system: '--system',
  systemVersion: '--system-version',
  testSet: '--test-set',
  commit: '--commit',
  commitMessage: '--message',
  commitDate: '--date',
  branch: '--branch',
  pullRequest: '--pull-request',
  baseCommit: '--base-commit',
  ciUrl: '--ci-url',
  metrics: '--metric',
  scores: '--score',
  declared: '--declare',
  shard: '--group',
}

/** The head of a run, all but its segments, checked here as the server will. */
export function toRunHead(
  flags: PushFlags,
  facts: RunFacts,
  { imported, config }: { imported: ImportedRun | null; config?: CliConfig },
): RunHead {
  const { ci, ...known } = facts
  const scores = toPostedScores(flags.score, imported)
  // What is typed stands above what the team has set, and that above what a file says.
  const declared = { ...imported?.settings, ...config?.declared, ...Object.fromEntries(flags.declare.map(toDeclared)) }
  const parsed = RunHead.safeParse({
    project: flags.project,
    system: flags.system,
    systemVersion: flags.systemVersion,
    testSet: toTestSet({ ...flags, testSet: flags.testSet ?? imported?.testSet?.slice(0, 200) }),
    ...known,
    ...(flags.metric.length > 0 && { metrics: flags.metric }),
    ...(scores.length > 0 && { scores }),
    ...(Object.keys(declared).length > 0 && { declared }),
    shard: toShard(flags),
    ...((ci || imported) && { metadata: { ...(ci && { ci }), ...(imported && { import: toImportFacts(imported) }) } }),
  })
  if (!parsed.success)
    throw new InputError(
      toSchemaProblems(parsed.error.issues, (path) => ({ option: FLAG_OF[String(path[0])] ?? String(path[0]) }), []),
    )
  return parsed.data
}

/** All scores that were made elsewhere: of another tool's files (not its counts and spreads), then those that were typed. */
export function toPostedScores(typed: readonly string[], imported: ImportedRun | null): PostedScore[] {
  const scores = imported?.scores.filter(({ isDetail }) => !isDetail) ?? []
  return [...scores.map(toImportedPost), ...typed.map(toPostedScore)]
}

function toImportedPost({ metric, text, signature, reason }: ImportedScore): PostedScore {
  return { metric, value: text, ...(signature !== null && { signature }), ...(reason !== null && { reason }) }
}

/** Where the run came from: names without their folders, which may be private. */
function toImportFacts({ format, readAs, files, unknown, notes, scores }: ImportedRun) {
  const details = scores.filter(({ isDetail }) => isDetail).map(toImportedPost)
  return {
    format,
    readAs,
    files: files.map(({ file, bytes, sha256 }) => ({ name: basename(file), bytes, sha256 })),
    unknown,
    notes,
    ...(details.length > 0 && { details }),
  }
}

function toTestSet({
  testSet,
  testSetVersion,
  testSetHash,
}: Pick<PushFlags, 'testSet' | 'testSetVersion' | 'testSetHash'>) {
  if (testSetVersion === undefined && testSetHash === undefined) return testSet
  return { name: testSet ?? 'default', version: testSetVersion, hash: testSetHash }
}

function toPostedScore(text: string): PostedScore {
  // The last "=", since a SPEC may hold some of its own.
  const [metric, value] = splitAt(text, text.lastIndexOf('='), '--score', 'bleu=26.6')
  if (!/^-?\d+(\.\d+)?([eE][+-]?\d+)?$/.test(value))
    throw new InputError({
      code: 'bad-score',
      message: `"${value}" is not a decimal number.`,
      place: { option: '--score' },
      mend: 'Give the digits as you print them, such as bleu=26.6.',
    })
  return { metric, value }
}

/** A segment on the wire: only what it has. */
export function toSegmentInput(segment: NormalizedSegment): SegmentInput {
  const { id, repeat, document, tags, source, references, label, answers, hypothesis, predictedLabel } = segment
  return {
    id,
    ...(repeat !== 0 && { repeat }),
    ...(document !== null && { document }),
    ...(Object.keys(tags).length > 0 && { tags }),
    ...(source !== null && { source }),
    ...(references.length > 0 && { references: [...references] }),
    ...(label !== null && { label }),
    ...(answers !== null && { answers: [...answers] }),
    ...(hypothesis !== null && { hypothesis }),
    ...(predictedLabel !== null && { predictedLabel }),
    ...(segment.state !== 'scored' && { state: segment.state }),
    ...(segment.reason !== null && { reason: segment.reason }),
    ...(segment.statistics as Partial<SegmentInput>),
    ...(segment.scores.length > 0 && { scores: [...segment.scores] }),
  }
}
