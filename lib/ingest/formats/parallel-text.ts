import { InputError } from '../../errors.ts'
import { decodeUtf8, type NamedBytes } from '../decode-utf8.ts'
import type { NormalizedRun, NormalizedSegment } from '../normalized-run.ts'
import { splitLines } from '../split-lines.ts'

/** Plain files whose lines belong together: line n of each is segment n. */
export interface ParallelText {
  readonly hypothesis: NamedBytes
  readonly references: readonly NamedBytes[]
  readonly source?: NamedBytes
}

/**
 * A run from plain parallel files; ids are line numbers from "1". An empty line is an empty text, not a missing one.
 *
 * @throws InputError for an empty file, invalid UTF-8 (line and byte column), U+0000 and unequal line counts (both files and counts)
 */
export function parseParallelText({ hypothesis, references, source }: ParallelText): NormalizedRun {
  const warnings: string[] = []
  const toLines = (named: NamedBytes) => {
    const decoded = decodeUtf8(named)
    warnings.push(...decoded.warnings)
    const lines = splitLines(decoded.text)
    if (decoded.text.includes('\0')) throw nulCharacter(named.file, lines)
    return { file: named.file, lines }
  }
  const outputs = toLines(hypothesis)
  const others = references.map(toLines)
  const sources = source && toLines(source)
  for (const other of sources ? [...others, sources] : others) requireSameLength(outputs, other)
  const segments = outputs.lines.map(
    (line, index): NormalizedSegment => ({
      id: String(index + 1),
      repeat: 0,
      document: null,
      tags: {},
      source: sources ? sources.lines[index] : null,
      references: others.map((other) => other.lines[index]),
      label: null,
      answers: null,
      hypothesis: line,
      predictedLabel: null,
      state: 'scored',
      reason: null,
      statistics: {},
      scores: [],
    }),
  )
  return { segments, warnings }
}

function nulCharacter(file: string, lines: readonly string[]): InputError {
  const index = lines.findIndex((line) => line.includes('\0'))
  return new InputError({
    code: 'nul-character',
    message: 'The line holds the character U+0000.',
    place: { file, line: index + 1, column: lines[index].indexOf('\0') + 1 },
    mend: 'Leave it out; a file full of them is no UTF-8 text.',
  })
}

interface Lines {
  readonly file: string
  readonly lines: readonly string[]
}

function requireSameLength(a: Lines, b: Lines) {
  if (a.lines.length === b.lines.length) return
  const count = ({ file, lines }: Lines) => `${file} has ${lines.length} line${lines.length === 1 ? '' : 's'}`
  throw new InputError({
    code: 'unequal-line-counts',
    message: `${count(a)}, ${count(b)}: lines would be paired wrongly.`,
    mend: 'Lines end at LF or CR LF only; look for a lost, an extra or a split line.',
  })
}
