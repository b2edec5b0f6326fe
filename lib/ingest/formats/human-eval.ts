import { buildImportedRun } from '../build-imported-run.ts'
import type { ImportFile } from '../import-file.ts'
import type { ImportFormat } from '../import-format.ts'
import type { ImportedRun } from '../imported-run.ts'
import { isMostly } from '../is-mostly.ts'
import { findText, isRecord } from '../json-values.ts'
import { invalidRow } from './invalid-row.ts'
import { type JsonRow, readJsonRows, sampleJsonRows } from './read-json-rows.ts'

const NAME = 'human-eval'

/** The `_results.jsonl` of HumanEval's and MBPP's scripts: one line a sample, with whether it passed its tests. */
export const humanEvalFormat: ImportFormat = {
  name: NAME,
  title: 'HumanEval results (task_id, passed)',
  detect: (file) =>
    isMostly(sampleJsonRows(file), (row) => isRecord(row) && 'task_id' in row && 'passed' in row) ? 0.9 : 0,
  read: (files) => files.map(readFile),
}

function readFile(file: ImportFile): ImportedRun {
  const tasks = new Map<string, JsonRow[]>()
  for (const row of readJsonRows(file)) {
    const { value, place } = row
    if (!isRecord(value) || (typeof value.task_id !== 'string' && typeof value.task_id !== 'number'))
      throw invalidRow(place, 'a sample with its task_id')
    if (typeof value.passed !== 'boolean') throw invalidRow(place, 'true or false under "passed"')
    const id = String(value.task_id)
    const known = tasks.get(id)
    if (known) known.push(row)
    else tasks.set(id, [row])
  }
  const sizes = new Set([...tasks.values()].map(({ length }) => length))
  const names = new Set([...tasks.keys()].map((id) => (id.includes('/') ? id.slice(0, id.indexOf('/')) : null)))
  const several = [...sizes].some((size) => size > 1)
  return buildImportedRun({
    format: NAME,
    readAs: 'HumanEval results',
    files: [file],
    testSet: names.size === 1 ? [...names][0] : null,
    segments: [...tasks].map(([id, rows]) => {
      const [{ value, place }] = rows
      const completion = isRecord(value) ? (findText(value.completion) ?? findText(value.solution)) : null
      return {
        place,
        input: {
          id,
          ...(rows.length === 1 && completion !== null && { hypothesis: completion }),
          samples: rows.length,
          passed: rows.filter((row) => isRecord(row.value) && row.value.passed === true).length,
        },
      }
    }),
    settings: { samples_per_task: sizes.size === 1 ? [...sizes][0] : [...sizes].sort((a, b) => a - b).join(', ') },
    unknown: ['model and temperature', 'timeout', 'posted pass@k (the script prints it)'],
    notes: several
      ? [
          `${file.file}: of several samples a task their number and that of those that passed are kept; the completions were left out.`,
        ]
      : [],
  })
}
