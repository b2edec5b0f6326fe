import { buildImportedRun } from '../build-imported-run.ts'
import type { ImportFile } from '../import-file.ts'
import type { ImportFormat } from '../import-format.ts'
import type { ImportedRun } from '../imported-run.ts'
import { findPrinted, findText, isRecord, type JsonRecord, toSettings } from '../json-values.ts'
import { brokenScore, NOT_FINITE } from '../require-score.ts'
import { toImportedScore } from '../to-imported-score.ts'

const NAME = 'hf-evaluate'
/** What an evaluator adds of its own run. */
const DETAIL = new Set(['total_time_in_seconds', 'samples_per_second', 'latency_in_seconds'])

/** Hugging Face `evaluate.save`: whatever the caller passed, and keys with an underscore. */
export const hfEvaluateFormat: ImportFormat = {
  name: NAME,
  title: 'Hugging Face evaluate.save',
  detect: ({ shape, wholeJson: json }) =>
    shape === 'json' && isRecord(json) && '_evaluate_version' in json && '_timestamp' in json ? 1 : 0,
  read: (files) => files.map(readFile),
}

function readFile(file: ImportFile): ImportedRun {
  const root = file.printedJson as JsonRecord
  const own = Object.entries(root).filter(([key]) => !key.startsWith('_'))
  const numbers = own.filter(([, value]) => findPrinted(value) !== null)
  for (const [key, value] of own)
    if (typeof value === 'string' && NOT_FINITE.test(value))
      throw brokenScore(value, { file: `${file.file}#/${key}` }, key)
  const empty = own.filter(([, value]) => value === null).map(([key]) => key)
  return buildImportedRun({
    format: NAME,
    readAs: 'evaluate.save',
    files: [file],
    system: findText(root.model),
    testSet: findText(root.dataset),
    scores: numbers.map(([key, value]) =>
      toImportedScore(key, value, { file: `${file.file}#/${key}` }, { isDetail: DETAIL.has(key) }),
    ),
    settings: toSettings({
      // Not the path of the interpreter: it may be private.
      ...Object.fromEntries(own.filter(([, value]) => findPrinted(value) === null)),
      evaluate_version: root._evaluate_version,
      timestamp: root._timestamp,
      git_commit: root._git_commit_hash,
      python: root._python_version,
    }),
    unknown: [
      'which metric each number is, and its settings',
      'number of items',
      ...(root.dataset === undefined ? ['test set'] : []),
    ],
    notes: [
      `${file.file}: parameters that are numbers look like scores; nothing in the file tells them apart.`,
      ...(empty.length > 0 ? [`${file.file}: null, so without a value: ${empty.join(', ')}.`] : []),
    ],
  })
}
