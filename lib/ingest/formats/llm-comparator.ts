import type { Place } from '../../errors.ts'
import { buildImportedRun } from '../build-imported-run.ts'
import type { ImportFile } from '../import-file.ts'
import type { ImportFormat } from '../import-format.ts'
import type { ImportedRun } from '../imported-run.ts'
import { isMostly } from '../is-mostly.ts'
import { findText, isRecord, type JsonRecord, memberOf, toList, toSettings } from '../json-values.ts'
import { requireScore } from '../require-score.ts'
import { invalidRow } from './invalid-row.ts'

const NAME = 'llm-comparator'

/** LLM Comparator: two systems side by side, so two runs, and a judgement of the one against the other. */
export const llmComparatorFormat: ImportFormat = {
  name: NAME,
  title: 'LLM Comparator',
  detect: ({ shape, wholeJson: json }) =>
    shape === 'json' &&
    isRecord(json) &&
    Array.isArray(json.models) &&
    isMostly(toList(json.examples), (example) => 'output_text_a' in Object(example))
      ? 1
      : 0,
  read: (files) => files.flatMap(readFile),
}

function requireOutput(output: unknown, place: Place, key: string): string | null {
  if (output !== null && typeof output !== 'string') throw invalidRow(place, `a text or null under "${key}"`)
  return output
}

function readFile(file: ImportFile): ImportedRun[] {
  const root = file.json as JsonRecord
  const examples = toList(root.examples)
  const names = [0, 1].map((side) => findText(memberOf(toList(root.models)[side], 'name')))
  const raters = examples.reduce<number>(
    (sum, example) => sum + toList(memberOf(example, 'individual_rater_scores')).length,
    0,
  )
  return ['output_text_a', 'output_text_b'].map((key, side) =>
    buildImportedRun({
      format: NAME,
      readAs: 'LLM Comparator',
      files: [file],
      system: names[side],
      segments: examples.map((example, index) => {
        const place = { file: `${file.file}#/examples/${index}` }
        if (!isRecord(example)) throw invalidRow(place, 'an example')
        const output = example[key]
        const tag = findText(toList(example.tags)[0])
        return {
          place,
          input: {
            id: String(index + 1),
            ...(typeof example.input_text === 'string' && { source: example.input_text }),
            ...(tag !== null && { tags: { tag: tag.slice(0, 500) } }),
            hypothesis: requireOutput(output, place, key),
          },
        }
      }),
      judgements:
        side === 0
          ? [
              {
                metric: 'score',
                against: names[1] ?? 'the second model',
                values: examples.map((example, index) =>
                  requireScore(memberOf(example, 'score'), { file: `${file.file}#/examples/${index}` }, 'score'),
                ),
              },
            ]
          : [],
      settings: toSettings({ sign: 'positive: the first model (A) is better', ratings: raters }),
      unknown: ['raters'],
      notes: [
        `${file.file}: it has no ids; they are positions, from 1.`,
        `${file.file}: its scores judge one system against the other: no metric of one run.`,
      ],
    }),
  )
}
