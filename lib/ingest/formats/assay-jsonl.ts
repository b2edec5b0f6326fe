import { SegmentInput } from '../../schema/run-input.ts'
import { buildImportedRun } from '../build-imported-run.ts'
import type { ImportFormat } from '../import-format.ts'
import { isMostly } from '../is-mostly.ts'
import { isRecord } from '../json-values.ts'
import { parseJsonLines } from './json-lines.ts'
import { sampleJsonRows } from './read-json-rows.ts'

const NAME = 'assay-jsonl'
const KEYS = new Set(Object.keys(SegmentInput.shape))

/** Assay's own JSON Lines: segments with the keys of the API. */
export const assayJsonlFormat: ImportFormat = {
  name: NAME,
  title: 'Assay JSON Lines',
  detect: (file) => {
    const rows = sampleJsonRows(file)
    if (rows.length === 0 || Array.isArray(file.shape === 'json' ? file.json : null)) return 0
    return isMostly(
      rows,
      (row) =>
        isRecord(row) &&
        typeof row.id === 'string' &&
        Object.keys(row).length > 1 &&
        Object.keys(row).every((key) => KEYS.has(key)),
    )
      ? 0.75
      : 0
  },
  read: (files) =>
    files.map((file) => {
      const { segments, warnings } = parseJsonLines(file)
      const run = buildImportedRun({
        format: NAME,
        readAs: 'Assay JSON Lines',
        files: [file],
        items: segments.length,
        unknown: ['system'],
      })
      return { ...run, segments, notes: warnings }
    }),
}
