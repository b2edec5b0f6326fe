import { InputError, type Place } from '../../errors.ts'
import { buildImportedRun, type PlacedSegment } from '../build-imported-run.ts'
import type { ImportFile } from '../import-file.ts'
import type { ImportFormat } from '../import-format.ts'
import type { ImportedRun } from '../imported-run.ts'
import { isMostly } from '../is-mostly.ts'
import { requireScore } from '../require-score.ts'
import { toImportedScore } from '../to-imported-score.ts'
import { invalidRow } from './invalid-row.ts'

const NAME = 'segment-scores'
const SCORE = '(-?\\d+(?:\\.\\d+)?(?:[eE][+-]?\\d+)?|None)'
/** What may stand where a score is meant. */
const NO_NUMBER = /^(?:[+-]?(?:nan|inf|infinity)|null|n\/a)$/i
const LAYOUTS = [
  {
    kind: 'mqm-average',
    readAs: 'segment scores of people (MQM)',
    row: new RegExp(`^(\\S+)\\t${SCORE} (\\d+)$`),
    header: /^system \S+ seg_id$/,
  },
  {
    kind: 'five-columns',
    readAs: 'five columns: system, document, segment in document, score, rater=errors',
    row: new RegExp(`^(\\S+)\\t(\\S+)\\t(\\d+)\\t${SCORE}(?:\\t(.*))?$`),
    header: null,
  },
  {
    kind: 'two-columns',
    readAs: 'two columns: system, score',
    row: new RegExp(`^(\\S+)[\\t ]+${SCORE}$`),
    header: null,
  },
] as const

type Layout = (typeof LAYOUTS)[number]

/** WMT's score files: one score a line with its system, of the MQM average, or of either kind of `.seg.score`. */
export const segmentScoresFormat: ImportFormat = {
  name: NAME,
  title: 'WMT segment scores (.seg.score, MQM averages)',
  detect: (file) => {
    const layout = findLayout(file)
    if (!layout) return 0
    return layout.kind === 'two-columns' ? 0.6 : 0.9
  },
  read: (files) => files.flatMap(readFile),
}

function findLayout({ shape, sampleLines }: ImportFile): Layout | null {
  if (shape !== 'text' || sampleLines.length < 2) return null
  return (
    LAYOUTS.find(({ row, header }) => {
      const rows = header ? sampleLines.slice(1) : sampleLines
      if (!rows.some((line) => row.test(line))) return false
      return isMostly(
        rows,
        (line) => row.test(line) || row.test(line.replace(/\S+/g, withNumber)),
        rows.length < 3 ? 1 : 2 / 3,
      )
    }) ?? null
  )
}

function withNumber(word: string): string {
  return NO_NUMBER.test(word) ? '0' : word
}

function brokenRow(text: string, place: Place, { readAs }: Layout): InputError {
  return new InputError({
    code: 'broken-score',
    message: `${JSON.stringify(text.slice(0, 100))} is no line of ${readAs}.`,
    place,
    mend: 'Give the line whole, with None in place of a score that was not made.',
  })
}

interface SystemRows {
  readonly segments: PlacedSegment[]
  unscored: number
}

function readFile(file: ImportFile): ImportedRun[] {
  const layout = findLayout(file) as Layout
  const systems = new Map<string, SystemRows>()
  for (const { text, number } of file.lines()) {
    const place = { file: file.file, line: number }
    if (number === 1 && layout.header) {
      if (!layout.header.test(text)) throw invalidRow(place, 'the header: system, the name of the score, seg_id')
      continue
    }
    if (text === '') continue
    const match = layout.row.exec(text)
    if (!match) throw brokenRow(text, place, layout)
    const rows = systems.get(match[1]) ?? { segments: [], unscored: 0 }
    systems.set(match[1], rows)
    const printed = layout.kind === 'five-columns' ? match[4] : match[2]
    const value = printed === 'None' ? null : requireScore(Number(printed), place, 'score')
    const position = String(rows.segments.length + 1)
    const id =
      layout.kind === 'mqm-average' ? match[3] : layout.kind === 'five-columns' ? `${match[2]}/${match[3]}` : position
    const rater = layout.kind === 'five-columns' ? /^([^=\s]+)=/.exec(match[5] ?? '')?.[1] : undefined
    if (value === null) rows.unscored++
    rows.segments.push({
      place,
      input: {
        id,
        ...(layout.kind === 'five-columns' && { document: match[2] }),
        ...(value === null
          ? { state: 'na' as const, reason: 'It was not rated.' }
          : { scores: [{ metric: layout.kind === 'two-columns' ? 'score' : 'MQM', value, ...(rater && { rater }) }] }),
      },
    })
  }
  if (
    layout.kind === 'two-columns' &&
    systems.size > 1 &&
    [...systems.values()].every(({ segments }) => segments.length === 1)
  )
    return toSystemScores(file)
  requireSameCount(file, systems)
  return [...systems].map(([system, { segments, unscored }]) =>
    buildImportedRun({
      format: NAME,
      readAs: layout.readAs,
      files: [file],
      system,
      segments,
      unknown: [
        'texts',
        ...(layout.kind === 'two-columns'
          ? ['metric and its settings (the file name at most)']
          : ['weights of the errors']),
      ],
      notes: [
        ...(unscored > 0
          ? [
              `${file.file}: ${unscored} of ${segments.length} segments of ${system} are "None": not rated, which is no 0.`,
            ]
          : []),
        ...(layout.kind === 'two-columns'
          ? [`${file.file}: it has no ids; they are positions within the system.`]
          : []),
        ...(layout.kind !== 'two-columns'
          ? [`${file.file}: scores are negative error counts: nearer 0 is better.`]
          : []),
      ],
    }),
  )
}

/** One line a system: totals, and no segment is in sight. */
function toSystemScores(file: ImportFile): ImportedRun[] {
  return Array.from(file.lines(), ({ text }) => text.split(/[\t ]+/))
    .filter(({ length }) => length === 2)
    .map(([system, printed]) =>
      buildImportedRun({
        format: NAME,
        readAs: 'two columns: one score a system',
        files: [file],
        system,
        scores: [
          toImportedScore(
            'score',
            printed === 'None' ? null : printed,
            { file: file.file },
            { reason: 'It has no score.' },
          ),
        ],
        unknown: ['metric and its settings (the file name at most)', 'number of segments', 'texts'],
      }),
    )
}

function requireSameCount(file: ImportFile, systems: ReadonlyMap<string, SystemRows>) {
  const [first, ...others] = [...systems]
  const other = others.find(([, { segments }]) => segments.length !== first[1].segments.length)
  if (!other) return
  throw new InputError({
    code: 'unequal-line-counts',
    message: `${first[0]} has ${first[1].segments.length} scores, ${other[0]} has ${other[1].segments.length}.`,
    place: { file: file.file, ...other[1].segments[0].place },
    mend: 'Each system must have a line for each segment; write None where there is no score.',
  })
}
