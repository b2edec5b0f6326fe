import { InputError, type Place } from '../../errors.ts'
import { buildImportedRun } from '../build-imported-run.ts'
import type { ImportFile } from '../import-file.ts'
import type { ImportFormat } from '../import-format.ts'
import type { ImportedRun } from '../imported-run.ts'
import { isRecord, type JsonRecord, toList, toSettings } from '../json-values.ts'
import { brokenScore } from '../require-score.ts'
import { toImportedScore } from '../to-imported-score.ts'
import { invalidRow } from './invalid-row.ts'

const NAME = 'jiwer'
const WORD_FIGURES = ['wer', 'mer', 'wil', 'wip']
const FIGURES = ['wer', 'mer', 'wil', 'wip', 'cer', 'hits', 'substitutions', 'insertions', 'deletions']

const SENTENCE = /^=== SENTENCE (\d+) ===$/
const RATIOS = new Set(['wer', 'mer', 'wil', 'wip', 'cer'])
const isDetail = (figure: string) => !RATIOS.has(figure)

/** jiwer's outputs dumped as JSON (`dataclasses.asdict`), and its alignment text. */
export const jiwerFormat: ImportFormat = {
  name: NAME,
  title: 'jiwer outputs',
  detect: ({ shape, wholeJson: json, sampleLines }) => {
    if (shape === 'text')
      return sampleLines.some((line) => SENTENCE.test(line) || line === '=== SUMMARY ===') ? 0.95 : 0
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
  const missing = FIGURES.filter(
    (key) => !(key in printed) && (characters ? !WORD_FIGURES.includes(key) : key !== 'cer'),
  )
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
        reference: toText(reference, separator, { file: `${file.file}#/references/${index}` }),
        hypothesis: toText(hypotheses[index], separator, { file: `${file.file}#/hypotheses/${index}` }),
      },
    })),
    scores: FIGURES.filter((key) => key in printed).map((key) =>
      toImportedScore(key, printed[key], { file: `${file.file}#/${key}` }, { isDetail: isDetail(key) }),
    ),
    settings: toSettings({ unit: characters ? 'code point' : 'word' }),
    unknown: [
      'transforms before alignment',
      'jiwer version',
      'case',
      'system',
      ...(references.length === 0 ? ['texts'] : []),
    ],
    notes: [
      ...(missing.length > 0 ? [`${file.file}: it has no ${missing.join(', ')}.`] : []),
      ...(references.length === 0
        ? []
        : [
            `${file.file}: it has no ids; they are positions, from 1.`,
            ...(characters ? [] : [`${file.file}: texts are lists of words and were joined by blanks.`]),
          ]),
    ],
  })
}

function toText(words: unknown, separator: string, place: Place): string {
  if (!Array.isArray(words) || !words.every((word) => typeof word === 'string'))
    throw invalidRow(place, 'a list of words')
  return words.join(separator)
}

function readText(file: ImportFile): ImportedRun {
  const found = new Map<string, string>()
  let sentences: number | null = null
  let summary = false
  let last = 0
  for (const { text, number } of file.lines()) {
    const place = { file: file.file, line: number }
    last = number
    if (number === 1 && !SENTENCE.test(text)) throw invalidRow(place, '"=== SENTENCE 1 ==="')
    if (text === '=== SUMMARY ===') summary = true
    if (!summary || text === '=== SUMMARY ===' || text.trim() === '') continue
    if (text.startsWith('number of sentences: ')) {
      const count = text.slice('number of sentences: '.length)
      if (!/^\d+$/.test(count)) throw brokenScore(count, place, 'number of sentences')
      sentences = Number(count)
      continue
    }
    for (const part of text.trim().split(/\s+/)) {
      const [key, printed = ''] = part.split('=')
      if (!FIGURES.includes(key)) throw invalidRow(place, `figures of the summary, such as ${FIGURES.join(', ')}`)
      const match = (RATIOS.has(key) ? /^(-?\d+\.\d\d)%$/ : /^(\d+)$/).exec(printed)
      if (!match) throw brokenScore(printed, place, key)
      // A percentage with two decimals is a fraction with four.
      found.set(key, RATIOS.has(key) ? (Number(match[1]) / 100).toFixed(4) : match[1])
    }
  }
  if (!(found.has('wer') || found.has('cer')) || sentences === null)
    throw new InputError({
      code: 'truncated-output',
      message: 'The text has no whole "=== SUMMARY ===" with its figures: it was cut.',
      place: { file: file.file, line: last },
      mend: 'Give the whole text that jiwer wrote.',
    })
  return buildImportedRun({
    format: NAME,
    readAs: 'jiwer text report',
    files: [file],
    itemsReported: sentences,
    scores: [...found].map(([key, text]) =>
      toImportedScore(key, text, { file: file.file }, { isDetail: isDetail(key) }),
    ),
    unknown: ['texts (the alignment pads them)', 'transforms', 'jiwer version', 'system'],
  })
}
