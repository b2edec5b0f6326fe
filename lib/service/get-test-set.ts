import { findTagsEditedAt, listVersions } from '../db/test-sets.ts'
import { countRunsByVersion, listVersionChanges, readVersionFacts, type VersionFacts } from '../db/version-facts.ts'
import { NotFoundError } from '../errors.ts'
import type { TestSetDetail, VersionChanges } from '../schema/records.ts'
import { getProject } from './get-project.ts'
import { processWide } from './process-wide.ts'
import { getRuntime } from './runtime.ts'

/** Ids shown of each kind of change. */
const MOST_IDS = 200
/** Versions are immutable, so what was once found about a pair of them holds. */
const MOST_KEPT = 500
const changesKept = processWide('version-changes', () => new Map<string, VersionChanges>())
const factsKept = processWide('version-facts', () => new Map<string, VersionFacts>())

/**
 * A test set of a project: its versions, newest first, and what one of them (`version` is its number; the newest by
 * default) is made of and changed against the one before it. Throws NotFoundError.
 */
export async function getTestSet(slug: string, name: string, version?: number | null): Promise<TestSetDetail> {
  const project = await getProject(slug)
  const { db } = await getRuntime()
  const versions = await listVersions(db, project.id, name)
  const shown = version ? versions.find((one) => one.number === version) : versions[0]
  if (!shown)
    throw new NotFoundError({
      code: 'unknown-test-set',
      message:
        versions.length === 0
          ? `The project "${slug}" has no test set "${name}".`
          : `The test set "${name}" has no version ${version}.`,
    })
  const before = versions[versions.indexOf(shown) + 1] ?? null
  const tagsEditedAt = await findTagsEditedAt(db, shown.id)
  const runs = await countRunsByVersion(
    db,
    versions.map((one) => one.id),
  )
  const facts = await keep(factsKept, `${shown.id} ${tagsEditedAt}`, () => readVersionFacts(db, shown.id))
  const changes =
    before &&
    (await keep(changesKept, `${before.id} ${shown.id}`, () =>
      listVersionChanges(db, { from: before.id, to: shown.id, limit: MOST_IDS }),
    ))
  return {
    name,
    versions: versions.map((one) => ({ ...one, runs: runs.get(one.id) ?? 0 })),
    shown: { version: shown, before, tagsEditedAt, facts, changes },
  }
}

async function keep<T>(kept: Map<string, T>, key: string, make: () => Promise<T>): Promise<T> {
  const known = kept.get(key)
  if (known !== undefined) return known
  const made = await make()
  if (kept.size >= MOST_KEPT) kept.clear()
  kept.set(key, made)
  return made
}
