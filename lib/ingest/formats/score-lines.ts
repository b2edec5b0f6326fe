import { buildImportedRun, type PlacedSegment } from '../build-imported-run.ts'
import type { ImportFile } from '../import-file.ts'
import type { ImportFormat } from '../import-format.ts'
import type { ImportedRun } from '../imported-run.ts'
import { isMostly } from '../is-mostly.ts'
import { brokenScore } from '../require-score.ts'
import { invalidRow } from './invalid-row.ts'

const NAME = 'score-lines'
/** A number is meant. */
const NO_NUMBER = /^(?:[+-]?(?:nan|inf|infinity)|none|null|n\/a)$/i
const NUMBER = /^-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/
const BERTSCORE_LINE = /^\S*_L\d+\S*\s+P: /
const BERTSCORE = /^(\S*_L\d+\S*)\s+P: (-?\d+\.\d{6})\s+R: (-?\d+\.\d{6})\s+F1: (-?\d+\.\d{6})$/

/** One number a line (BLEURT, BARTScore and others), or the one line that bert-score prints. */
export const scoreLinesFormat: ImportFormat = {
  name: NAME,
  title: 'one score a line; bert-score console line',
  detect: ({ shape, sampleLines }) => {
    if (shape !== 'text' || sampleLines.length === 0) return 0
    if (sampleLines.some((line) => BERTSCORE_LINE.test(line))) return 0.95
    return sampleLines.length >= 3 &&
      isMostly(sampleLines, (line) => NUMBER.test(line) || NO_NUMBER.test(line)) &&
      sampleLines.some((line) => NUMBER.test(line)) &&
      sampleLines.some((line) => NUMBER.test(line) && line.includes('.'))
      ? 0.8
      : 0
  },
  read: (files) =>
    files.map((file) =>
      file.sampleLines.some((line) => BERTSCORE_LINE.test(line)) ? readBertScore(file) : readNumbers(file),
    ),
}

function readNumbers(file: ImportFile): ImportedRun {
  const segments: PlacedSegment[] = []
  for (const { text, number } of file.lines()) {
    const place = { file: file.file, line: number }
    if (!NUMBER.test(text) || !Number.isFinite(Number(text))) throw brokenScore(text, place, 'score')
    segments.push({ place, input: { id: String(number), scores: [{ metric: 'score', value: Number(text) }] } })
  }
  return buildImportedRun({
    format: NAME,
    readAs: 'one number a line',
    files: [file],
    segments,
    unknown: ['metric, model, direction', 'texts', 'systems and their order (several may follow each other)'],
    notes: [`${file.file}: ids are line numbers; the count need not be that of a test set.`],
  })
}

function readBertScore(file: ImportFile): ImportedRun {
  let found: RegExpExecArray | null = null
  let before = 0
  for (const { text, number } of file.lines()) {
    if (text.trim() === '') continue
    const place = { file: file.file, line: number }
    if (!BERTSCORE_LINE.test(text)) {
      // Loading a model prints lines of its own, before the score.
      if (found) throw invalidRow(place, 'the end of the file: bert-score prints one line')
      before++
      continue
    }
    if (found) throw invalidRow(place, 'the end of the file: of two scores neither is the one')
    found = BERTSCORE.exec(text)
    if (!found) throw invalidRow(place, 'P, R and F1, each with a number of six decimals')
  }
  const [, signature, precision, recall, f1] = found as RegExpExecArray
  return buildImportedRun({
    format: NAME,
    readAs: 'bert-score console line',
    files: [file],
    scores: [
      ['bertscore_precision', precision],
      ['bertscore_recall', recall],
      ['bertscore_f1', f1],
    ].map(([metric, text]) => ({ metric, text, reason: null, signature, facets: {} })),
    unknown: ['number of segments', 'system', 'test set', 'texts'],
    notes: before > 0 ? [`${file.file}: ${before} lines before the score were passed over.`] : [],
  })
}
