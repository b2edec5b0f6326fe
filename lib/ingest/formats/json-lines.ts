import { InputError, type Problem } from '../../errors.ts'
import { SegmentInput } from '../../schema/run-input.ts'
import { decodeUtf8, type NamedBytes } from '../decode-utf8.ts'
import { findNonJsonNumber } from '../find-non-json-number.ts'
import { normalizeSegments } from '../normalize-segments.ts'
import type { NormalizedRun } from '../normalized-run.ts'
import { splitLines } from '../split-lines.ts'
import { toGaps } from '../to-gaps.ts'
import { toSchemaProblems } from '../to-schema-problems.ts'

const MOST_PROBLEMS = 20
const MEND = 'Give each line as the API takes a segment.'

/**
 * A run from JSON Lines: one segment object a line, keys as in the API. Blank lines are passed over with a warning.
 *
 * @throws InputError that names file and line of each problem (the first twenty)
 */
export function parseJsonLines(named: NamedBytes): NormalizedRun {
  const { text, warnings } = decodeUtf8(named)
  const { file } = named
  const inputs: SegmentInput[] = []
  const lineOf: number[] = []
  const problems: Problem[] = []
  let blank = 0
  splitLines(text).forEach((content, index) => {
    if (problems.length >= MOST_PROBLEMS) return
    if (content.trim() === '') {
      blank++
      return
    }
    const line = index + 1
    const value = parseLine(content, file, line, problems)
    if (value === undefined) return
    const parsed = SegmentInput.safeParse(value)
    if (parsed.success) {
      inputs.push(parsed.data)
      lineOf.push(line)
    } else
      problems.push(
        ...toSchemaProblems(parsed.error.issues, () => ({ file, line }), Object.keys(SegmentInput.shape), value),
      )
  })
  if (problems.length > 0)
    throw new InputError(problems.slice(0, MOST_PROBLEMS).map((problem) => ({ mend: MEND, ...problem })))
  if (inputs.length === 0)
    throw new InputError({
      code: 'empty-file',
      message: 'The file holds no segment.',
      place: { file },
      mend: 'Give one JSON object a line.',
    })
  const normalized = normalizeSegments(inputs, (index) => ({ file, line: lineOf[index] }))
  if (normalized.problems.length > 0) throw new InputError(normalized.problems)
  const notes = blank > 0 ? [`${file}: ${blank} blank line${blank > 1 ? 's were' : ' was'} passed over.`] : []
  const gaps = toGaps(file, (index) => ({ file, line: lineOf[index] }), normalized.segments)
  return { segments: normalized.segments, warnings: [...warnings, ...notes, ...gaps] }
}

function parseLine(content: string, file: string, line: number, problems: Problem[]): unknown {
  try {
    return JSON.parse(content)
  } catch (error) {
    const number = findNonJsonNumber(content)
    problems.push(
      number
        ? {
            code: 'not-a-number',
            message: `${number.word} is not JSON.`,
            place: { file, line, column: number.column },
            mend: 'Send null, with a "reason".',
          }
        : {
            code: 'invalid-json',
            message: `The line is not JSON: ${error instanceof Error ? error.message : String(error)}.`,
            place: { file, line },
            mend: 'Give one whole JSON object a line.',
          },
    )
    return undefined
  }
}
