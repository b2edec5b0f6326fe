import { NotFoundError } from '../../errors.ts'
import { count, number, text } from '../../report/export/columns.ts'
import type { ExportTable } from '../../report/export/export-table.ts'
import { nameTestSet, nameVersion } from '../../report/name-test-set.ts'
import type { ProjectExportQuery } from '../../schema/export-query.ts'
import type { TestSetDetail, TestSetVersionRecord } from '../../schema/records.ts'
import { getTestSet } from '../get-test-set.ts'
import { listTestSets } from '../list-test-sets.ts'
import { projectMeta } from './project-meta.ts'

/** The test sets of a project with their newest versions. */
export async function exportTestSets(slug: string): Promise<ExportTable> {
  const testSets = await listTestSets(slug)
  return {
    name: `assay-${slug}-test-sets`,
    title: `Test sets of ${slug}`,
    meta: projectMeta(slug, { n: testSets.length, method: HASHED }),
    columns: [text('testSet'), ...VERSION_COLUMNS, count('versions'), count('runs')],
    rows: testSets.map(({ name, newest, versions, runs }) => [name, ...toCells(newest), versions, runs]),
  }
}

/** All versions of a test set, newest first. */
export async function exportVersions(slug: string, query: ProjectExportQuery): Promise<ExportTable> {
  const detail = await load(slug, query)
  return {
    ...headOf(slug, detail, 'versions', { n: detail.versions.length, method: HASHED }),
    columns: [...VERSION_COLUMNS, count('runs'), text('shown')],
    rows: detail.versions.map((one) => [...toCells(one), one.runs, one.id === detail.shown.version.id ? 'yes' : 'no']),
  }
}

/** Ids that a version added, dropped or gave other texts, as far as the page names them. */
export async function exportChanges(slug: string, query: ProjectExportQuery): Promise<ExportTable> {
  const detail = await load(slug, query)
  const { before, changes } = detail.shown
  const kinds =
    changes === null ? [] : (['added', 'dropped', 'changed'] as const).map((kind) => ({ kind, ...changes[kind] }))
  const method = before === null ? 'the first version' : `against ${nameVersion(before)}; of each kind the first ids`
  const n = kinds.reduce((sum, kind) => sum + kind.count, 0)
  const { meta, ...head } = headOf(slug, detail, 'changes', { n, method })
  return {
    ...head,
    meta: { ...meta, ...Object.fromEntries(kinds.map((kind) => [kind.kind, kind.count])) },
    columns: [text('change'), text('id')],
    rows: kinds.flatMap(({ kind, ids }) => ids.map((id) => [kind, id])),
  }
}

/** How many segments have how many references. */
export async function exportReferences(slug: string, query: ProjectExportQuery): Promise<ExportTable> {
  const detail = await load(slug, query)
  const { facts } = detail.shown
  return {
    ...headOf(slug, detail, 'references', { n: facts.segments, method: 'all segments of the version' }),
    columns: [count('references'), count('segments'), number('share')],
    rows: facts.references.map((one) => [one.count, one.segments, one.segments / facts.segments]),
  }
}

/** How many segments have which tag. */
export async function exportTags(slug: string, query: ProjectExportQuery): Promise<ExportTable> {
  const detail = await load(slug, query)
  const { facts, tagsEditedAt } = detail.shown
  const { meta, ...head } = headOf(slug, detail, 'tags', { n: facts.segments, method: 'all segments of the version' })
  return {
    ...head,
    meta: { ...meta, tagsEditedAt },
    columns: [text('tag'), text('value'), count('segments'), number('share')],
    rows: facts.tags.map(({ name, value, segments }) => [name, value, segments, segments / facts.segments]),
  }
}

const HASHED = 'SHA-256 over the segments by id: id, source, references and gold'
const VERSION_COLUMNS = [count('version'), text('label'), text('hash'), count('segments'), text('since')] as const

function toCells({ number: version, label, hash, segmentCount, createdAt }: TestSetVersionRecord) {
  return [version, label, hash, segmentCount, createdAt]
}

function load(slug: string, { testSet, version }: ProjectExportQuery): Promise<TestSetDetail> {
  if (testSet !== undefined) return getTestSet(slug, testSet, version)
  throw new NotFoundError({
    code: 'unknown-test-set',
    message: 'The address names no test set.',
    mend: 'Name it as "testSet".',
  })
}

function headOf(slug: string, { name, shown }: TestSetDetail, what: string, facts: { n: number; method: string }) {
  const { number, hash } = shown.version
  return {
    name: `assay-${slug}-${name}-v${number}-${what}`,
    title: `Test set ${name}, ${nameVersion(shown.version)}, ${what}`,
    meta: { ...projectMeta(slug, facts), testSet: nameTestSet(shown.version), testSetHash: hash },
  }
}
