import { buildImportedRun } from '../build-imported-run.ts'
import type { ImportFile } from '../import-file.ts'
import type { ImportFormat } from '../import-format.ts'
import type { ImportedRun } from '../imported-run.ts'
import { isRecord, type JsonRecord, toList, toSettings } from '../json-values.ts'
import { toImportedScore } from '../to-imported-score.ts'
import { invalidRow } from './invalid-row.ts'

const NAME = 'jiwer'
const FIGURES = ['wer', 'mer', 'wil', 'wip', 'cer', 'hits', 'substitutions', 'insertions', 'deletions']

/** jiwer's outputs dumped as JSON (`dataclasses.asdict`), and its alignment text. */
export const jiwerFormat: ImportFormat = {
  name: NAME,
  title: 'jiwer outputs',
  detect: ({ shape, wholeJson: json, sampleLines }) => {
    if (shape === 'text') return /^=== SENTENCE \d+ ===$/.test(sampleLines[0] ?? '') ? 0.95 : 0
    if (shape !== 'json' || !isRecord(json)) return 0
    if (Array.isArray(json.references) && Array.isArray(json.hypotheses) && ('wer' in json || 'cer' in json)) return 1
    return ('wer' in json || 'cer' in json) && 'hits' in json && 'deletions' in json ? 0.9 : 0
  },
  read: (files) => files.map((file) => (file.shape === 'text' ? readText(file) : readJson(file))),
}

function readJson(file: ImportFile): ImportedRun {
  const root = file.json as JsonRecord
  const characters = 'cer' in root
  const separator = characters ? '' : ' '
  const [references, hypotheses] = [toList(root.references), toList(root.hypotheses)]
  if (references.length !== hypotheses.length)
    throw invalidRow(
      { file: `${file.file}#/hypotheses` },
      `as many hypotheses as references (${hypotheses.length}, ${references.length})`,
    )
  const printed = file.printedJson as JsonRecord
  return buildImportedRun({
    format: NAME,
    readAs:
      references.length === 0
        ? 'jiwer measures without texts'
        : characters
          ? 'jiwer CharacterOutput'
          : 'jiwer WordOutput',
    files: [file],
    segments: references.map((reference, index) => ({
      place: { file: `${file.file}#/references/${index}` },
      input: {
        id: String(index + 1),
        reference: toList(reference).join(separator),
        hypothesis: toList(hypotheses[index]).join(separator),
      },
    })),
    scores: FIGURES.filter((key) => key in printed).map((key) => toImportedScore(key, printed[key])),
    settings: toSettings({ unit: characters ? 'code point' : 'word' }),
    unknown: [
      'transforms before alignment',
      'jiwer version',
      'case',
      'system',
      ...(references.length === 0 ? ['texts'] : []),
    ],
    notes:
      references.length === 0
        ? []
        : [
            `${file.file}: it has no ids; they are positions, from 1.`,
            ...(characters ? [] : [`${file.file}: texts are lists of words and were joined by blanks.`]),
          ],
  })
}

function readText(file: ImportFile): ImportedRun {
  const found = new Map<string, string>()
  let sentences: number | null = null
  let summary = false
  for (const { text } of file.lines()) {
    if (text === '=== SUMMARY ===') summary = true
    if (!summary) continue
    const count = /^number of sentences: (\d+)/.exec(text)
    if (count) sentences = Number(count[1])
    // A percentage with two decimals is a fraction with four.
    for (const match of text.matchAll(
      /\b(wer|mer|wil|wip|cer|hits|substitutions|insertions|deletions)=(-?[\d.]+)(%?)/g,
    ))
      found.set(
        match[1],
        match[3] === '%' ? (Number(match[2]) / 100).toFixed((match[2].split('.')[1] ?? '').length + 2) : match[2],
      )
  }
  return buildImportedRun({
    format: NAME,
    readAs: 'jiwer text report',
    files: [file],
    itemsReported: sentences,
    scores: [...found].map(([key, text]) => toImportedScore(key, text)),
    unknown: ['texts (the alignment pads them)', 'transforms', 'jiwer version', 'system'],
    notes: summary ? [] : [`${file.file}: it has no "=== SUMMARY ===": it was cut, and no figure is in it.`],
  })
}
