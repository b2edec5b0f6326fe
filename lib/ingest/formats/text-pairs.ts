import { buildImportedRun, type PlacedSegment } from '../build-imported-run.ts'
import type { ImportFile } from '../import-file.ts'
import type { ImportFormat } from '../import-format.ts'
import type { ImportedRun } from '../imported-run.ts'
import { isMostly } from '../is-mostly.ts'
import { isRecord, type JsonRecord } from '../json-values.ts'
import { brokenScore, requireScoreOrNull } from '../require-score.ts'
import { invalidRow } from './invalid-row.ts'
import { readJsonRows, sampleJsonRows } from './read-json-rows.ts'

const NAME = 'text-pairs'
const HYPOTHESIS = [
  'candidate',
  'hypothesis',
  'prediction',
  'output',
  'predict',
  'generated_text',
  'mt',
  'response',
  'completion',
]
const REFERENCE = ['reference', 'references', 'ref', 'label', 'target', 'ground_truth', 'gold', 'expected']
const SOURCE = ['source', 'src', 'input', 'question', 'prompt']
const ID = ['id', 'segment_id', 'seg_id', 'example_id', 'idx', 'index']

/** JSON Lines (or a list) of outputs with references under the usual names: BLEURT's pairs, predictions of trainers. */
export const textPairsFormat: ImportFormat = {
  name: NAME,
  title: 'JSONL predictions (candidate, reference, score)',
  detect: (file) => {
    const rows = sampleJsonRows(file)
    if (!isMostly(rows, (row) => isRecord(row) && findKey(row, HYPOTHESIS) !== null)) return 0
    const keys = new Set(rows.flatMap((row) => (isRecord(row) ? Object.keys(row) : [])))
    if (keys.has('candidate') && keys.has('reference')) return 0.85
    return [...keys].some((key) => REFERENCE.includes(key)) ? 0.4 : 0.3
  },
  read: (files) => files.map(readFile),
}

function findKey(row: JsonRecord, keys: readonly string[]): string | null {
  return keys.find((key) => Object.hasOwn(row, key)) ?? null
}

function readFile(file: ImportFile): ImportedRun {
  const segments: PlacedSegment[] = []
  const left = new Set<string>()
  let used: readonly (string | null)[] = []
  for (const { value, place } of readJsonRows(file)) {
    if (!isRecord(value)) throw invalidRow(place, 'an object with an output')
    const [id, source, reference, hypothesis] = [ID, SOURCE, REFERENCE, HYPOTHESIS].map((keys) => findKey(value, keys))
    if (hypothesis === null) throw invalidRow(place, `an output under one of ${HYPOTHESIS.join(', ')}`)
    used = [id, source, reference, hypothesis, 'score']
    for (const key of Object.keys(value)) if (!used.includes(key)) left.add(key)
    const output = value[hypothesis]
    const references = reference === null ? [] : [value[reference]].flat()
    if (output !== null && typeof output !== 'string') throw invalidRow(place, `a text or null under "${hypothesis}"`)
    if (!references.every((text) => typeof text === 'string'))
      throw invalidRow(place, `a text, or a list of texts, under "${reference}"`)
    segments.push({
      place,
      input: {
        id: id === null ? String(segments.length + 1) : String(value[id]),
        ...(source !== null && typeof value[source] === 'string' && { source: value[source] as string }),
        references: references as string[],
        hypothesis: output,
        ...('score' in value && {
          scores: [
            {
              metric: 'score',
              value: requireScoreOrNull(value.score, place, 'score'),
              ...(value.score === null && { reason: 'The file says null.' }),
            },
          ],
        }),
      },
    })
  }
  const scored = segments.some(({ input }) => input.scores)
  const unscored = scored ? segments.find(({ input }) => !input.scores) : undefined
  if (unscored) throw brokenScore(undefined, unscored.place, 'score', 'Write null where there is no score.')
  const [id, , reference, hypothesis] = used
  return buildImportedRun({
    format: NAME,
    readAs: `JSONL ${[hypothesis, reference, scored ? 'score' : null].filter((key) => key !== null).join(', ')}`,
    files: [file],
    segments,
    unknown: ['system', 'test set', ...(scored ? ['who or what scored, on which scale'] : [])],
    notes: [
      ...(id === null ? [`${file.file}: it has no ids; they are positions, from 1.`] : []),
      ...(left.size > 0 ? [`${file.file}: keys that were left out: ${[...left].slice(0, 20).join(', ')}.`] : []),
    ],
  })
}
