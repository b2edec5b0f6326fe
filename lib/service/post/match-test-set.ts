import type { Database } from '../../db/open-database.ts'
import { createVersion, editTags, findVersion, type StoredSegment } from '../../db/test-sets.ts'
import { listVersionLines, type VersionLine } from '../../db/version-lines.ts'
import { InputError, type Problem } from '../../errors.ts'
import type { NormalizedSegment } from '../../ingest/normalized-run.ts'
import type { TestSetVersionRecord } from '../../schema/records.ts'
import { newId } from '../new-id.ts'
import { hashContent, hashTestSet } from './hash-segments.ts'
import type { PreparedRun } from './prepared-run.ts'

/** How a run's segments lie in its test set. */
export interface TestSetMatch {
  /** The stored version, or null where one with this hash must be made. */
  readonly version: TestSetVersionRecord | null
  readonly hash: string
  readonly size: number
  /** Position in the version by segment id. */
  readonly positions: ReadonlyMap<string, number>
  /** Lines whose documents or tags the run gives anew. */
  readonly edits: readonly Edit[]
  readonly warnings: readonly string[]
}

type Edit = Pick<VersionLine, 'position' | 'document' | 'tags'>

/**
 * Finds the version that a run means; reads only. With a hash alone it must be stored, and segments need only their
 * id; else the version is the one that has these very segments. Throws InputError for ids or contents that do not fit.
 */
export async function matchTestSet(db: Database, projectId: string | null, run: PreparedRun): Promise<TestSetMatch> {
  const { name, hash: wanted } = run.testSet
  const own = hashTestSet(run.grouped.items)
  const find = (hash: string) => (projectId === null ? null : findVersion(db, { projectId, name, hash }))
  const version = await find(wanted ?? own)
  if (version) {
    const lines = await listVersionLines(db, version.id)
    if (wanted !== undefined && wanted !== own) requireFit(run.grouped.items, lines)
    return {
      version,
      hash: version.hash,
      size: lines.length,
      positions: new Map(lines.map((line) => [line.key, line.position])),
      ...listEdits(run.grouped.items, lines),
    }
  }
  if (wanted !== undefined && wanted !== own) throw unknownHash(name, wanted, run.grouped.items, own)
  const { ids } = run.grouped
  return {
    version: null,
    hash: own,
    size: ids.length,
    positions: new Map(ids.map((id, i) => [id, i])),
    edits: [],
    warnings: [],
  }
}

/** Stores what `matchTestSet` found to be new, and gives the version. */
export async function ensureVersion(
  db: Database,
  { projectId, run, match, now }: { projectId: string; run: PreparedRun; match: TestSetMatch; now: Date },
): Promise<TestSetVersionRecord> {
  if (match.version) {
    if (match.edits.length > 0) await editTags(db, match.version.id, match.edits, now)
    return match.version
  }
  return createVersion(db, {
    projectId,
    name: run.testSet.name,
    label: run.testSet.version ?? null,
    hash: match.hash,
    segments: run.grouped.items.map(toStoredSegment),
    newId,
  })
}

function toStoredSegment(item: NormalizedSegment): StoredSegment {
  const { id, source, references, label, answers, document, tags } = item
  return { key: id, contentHash: hashContent(item), source, references, label, answers, document, tags }
}

function hasContent({ source, references, label, answers }: NormalizedSegment): boolean {
  return source !== null || references.length > 0 || label !== null || answers !== null
}

/** A run on a stored version may leave the contents out, or part of the segments; what it gives must be the same. */
function requireFit(items: readonly NormalizedSegment[], lines: readonly VersionLine[]): void {
  const byKey = new Map(lines.map((line) => [line.key, line]))
  const problems = items.flatMap((item): Problem[] => {
    const line = byKey.get(item.id)
    if (!line)
      return [
        {
          code: 'unknown-segment',
          message: `The test set with this hash has no segment "${item.id}".`,
          place: { pointer: '/segments' },
        },
      ]
    if (!hasContent(item) || hashContent(item) === line.contentHash) return []
    return [
      {
        code: 'segment-differs',
        message: `Segment "${item.id}" has another source, references or gold than in the test set with this hash.`,
        place: { pointer: '/segments' },
        mend: 'Leave them out, or leave the hash out to make a new version.',
      },
    ]
  })
  if (problems.length > 0) throw new InputError(problems.slice(0, 50))
}

function unknownHash(name: string, wanted: string, items: readonly NormalizedSegment[], own: string): InputError {
  const place = { pointer: '/testSet/hash' }
  if (items.some(hasContent))
    return new InputError({
      code: 'test-set-hash-differs',
      message: `The segments have the hash ${own}, not ${wanted}, and no version of "${name}" with that one is stored.`,
      place,
      mend: 'Leave the hash out, or send the segments that it belongs to.',
    })
  return new InputError({
    code: 'unknown-test-set',
    message: `No version of test set "${name}" with the hash ${wanted} is stored.`,
    place,
    mend: 'Send each segment with its source and references once.',
  })
}

/** A run that says nothing of documents and tags leaves them as they are. */
function listEdits(
  items: readonly NormalizedSegment[],
  lines: readonly VersionLine[],
): { edits: Edit[]; warnings: string[] } {
  const byKey = new Map(lines.map((line) => [line.key, line]))
  const edits = items.flatMap((item): Edit[] => {
    const line = byKey.get(item.id)
    if (!line) return []
    const document = item.document ?? line.document
    const tags = Object.keys(item.tags).length > 0 ? item.tags : line.tags
    const same = document === line.document && toCanonical(tags) === toCanonical(line.tags)
    return same ? [] : [{ position: line.position, document, tags }]
  })
  if (edits.length === 0) return { edits, warnings: [] }
  return {
    edits,
    warnings: [`Tags or documents of ${edits.length} segments were changed for all runs of this test set.`],
  }
}

function toCanonical(tags: Readonly<Record<string, string>>): string {
  return JSON.stringify(Object.entries(tags).sort(([a], [b]) => (a < b ? -1 : 1)))
}
