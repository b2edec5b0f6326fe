import { buildImportedRun, type PlacedSegment } from '../build-imported-run.ts'
import type { ImportFile } from '../import-file.ts'
import type { ImportFormat } from '../import-format.ts'
import type { ImportedRun } from '../imported-run.ts'
import { invalidRow } from './invalid-row.ts'

const NAME = 'score-lines'
const NUMBER = /^-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/
const BERTSCORE = /^(\S*_L\d+\S*)\s+P: (\d+\.\d+)\s+R: (\d+\.\d+)\s+F1: (\d+\.\d+)$/

/** One number a line (BLEURT, BARTScore and others), or the one line that bert-score prints. */
export const scoreLinesFormat: ImportFormat = {
  name: NAME,
  title: 'one score a line; bert-score console line',
  detect: ({ shape, sampleLines }) => {
    if (shape !== 'text' || sampleLines.length === 0) return 0
    if (sampleLines.some((line) => BERTSCORE.test(line))) return 0.95
    return sampleLines.length >= 3 &&
      sampleLines.every((line) => NUMBER.test(line)) &&
      sampleLines.some((line) => line.includes('.'))
      ? 0.8
      : 0
  },
  read: (files) =>
    files.map((file) =>
      file.sampleLines.some((line) => BERTSCORE.test(line)) ? readBertScore(file) : readNumbers(file),
    ),
}

function readNumbers(file: ImportFile): ImportedRun {
  const segments: PlacedSegment[] = []
  for (const { text, number } of file.lines()) {
    const place = { file: file.file, line: number }
    if (!NUMBER.test(text)) throw invalidRow(place, 'one number')
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
  const line = file.sampleLines.find((text) => BERTSCORE.test(text)) as string
  const [, signature, precision, recall, f1] = BERTSCORE.exec(line) as RegExpExecArray
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
  })
}
