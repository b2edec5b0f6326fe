import { InputError, type Place } from '../../errors.ts'
import { buildImportedRun, type PlacedSegment } from '../build-imported-run.ts'
import type { ImportFile } from '../import-file.ts'
import type { ImportedRun, ImportedScore } from '../imported-run.ts'
import { isMostly } from '../is-mostly.ts'
import { brokenScore } from '../require-score.ts'
import { toImportedScore } from '../to-imported-score.ts'
import { invalidRow } from './invalid-row.ts'
import { splitSignature } from './split-signature.ts'

// NAME|signature = score …, right-aligned; before 2.0: NAME+signature = score.
const LINE = /^\s*(?:([^\s|]+)\||(BLEU|chrF\d?|TER)\+)(\S*(?:version[:.]|\bv:)\S+) = (\S*)(?:\s|$)/
const NUMBER = /^-?\d+(?:\.\d+)?$/
/** What the tool tells beside its scores, on the other stream. */
const REMARK = /^sacreBLEU: /
const TABLE_TOP = /^╒═+/
const CELL = /^(-?\d+(?:\.\d+)?)(?:\s+\((-?[\d.]+) ± ([\d.]+)\))?$/

/** As `ImportFormat.detect`, for what sacreBLEU prints with `-f text`. */
export function detectSacrebleuText(file: ImportFile): number {
  const lines = file.sampleLines
  if (lines.length === 0) return 0
  if (
    isMostly(
      lines.filter((line) => !REMARK.test(line)),
      (line) => LINE.test(line),
    )
  )
    return 1
  return lines.slice(0, 5).some((line) => /│\s*System │/.test(line)) ? 1 : 0
}

/** Runs of such a text: totals, one line a segment (`-sl`), or the table of several systems. */
export function readSacrebleuText(file: ImportFile, format: string): ImportedRun[] {
  if (file.sampleLines.slice(0, 5).some((line) => /│\s*System │/.test(line))) return readTable(file, format)
  const found: { metric: string; signature: string; text: string; line: number }[] = []
  let remarks = 0
  for (const { text, number } of file.lines()) {
    if (text.trim() === '') continue
    const match = LINE.exec(text)
    if (REMARK.test(text)) {
      remarks++
      continue
    }
    const place = { file: file.file, line: number }
    if (!match) throw invalidRow(place, 'a score: its name, its signature, "=" and a number')
    if (!NUMBER.test(match[4])) throw brokenScore(match[4], place, match[1] ?? match[2])
    requireDecimals(match[4], found[0]?.text ?? match[4], place)
    found.push({ metric: match[1] ?? match[2], signature: match[3], text: match[4], line: number })
  }
  const notes = remarks > 0 ? [`${file.file}: ${remarks} lines are remarks of sacreBLEU and were passed over.`] : []
  const kinds = new Set(found.map(({ metric, signature }) => `${metric}|${signature}`))
  const base = { format, files: [file], notes }
  if (kinds.size < found.length)
    return [
      buildImportedRun({
        ...base,
        readAs: 'sacreBLEU sentence level (-sl), one line a segment',
        segments: toSegments(file, found),
        unknown: ['system', 'test set', 'texts'],
        notes: [...notes, `${file.file}: ids are the numbers of the lines.`],
      }),
    ]
  return [
    buildImportedRun({
      ...base,
      readAs: 'sacreBLEU text output',
      scores: found.map(({ metric, signature, text, line }) => {
        const { plain, bootstrap } = splitSignature(signature)
        return toImportedScore(metric, text, { file: file.file, line }, { signature: plain, facets: bootstrap })
      }),
      unknown: ['number of segments', 'system', 'test set'],
    }),
  ]
}

/** One run prints all its scores with as many decimals: fewer are a line that was cut. */
function requireDecimals(text: string, first: string, place: Place) {
  const decimals = (number: string) => number.split('.')[1]?.length ?? 0
  if (decimals(text) >= decimals(first)) return
  throw brokenScore(text, place, 'score', `The others have ${decimals(first)} decimals: give the whole line.`)
}

function toSegments(
  file: ImportFile,
  found: readonly { metric: string; signature: string; text: string; line: number }[],
): PlacedSegment[] {
  // With several metrics, each segment has a line for each of them.
  const metrics = new Map<string, number>()
  const segments: PlacedSegment[] = []
  for (const { metric, signature, text, line } of found) {
    const index = metrics.get(metric) ?? 0
    metrics.set(metric, index + 1)
    const score = { metric, value: Number(text), signature }
    if (segments[index]) segments[index].input.scores?.push(score)
    else segments[index] = { input: { id: String(index + 1), scores: [score] }, place: { file: file.file, line } }
  }
  const [first, ...others] = [...metrics]
  const short = others.find(([, count]) => count !== first[1])
  if (short)
    throw new InputError({
      code: 'unequal-line-counts',
      message: `There are ${first[1]} lines of ${first[0]} and ${short[1]} of ${short[0]}: each segment has one of each.`,
      place: { file: file.file, line: found.at(-1)?.line ?? 1 },
      mend: 'Give the whole output of sacreBLEU.',
    })
  return segments
}

function readTable(file: ImportFile, format: string): ImportedRun[] {
  const numbered = [...file.lines()]
  const lines = numbered.map(({ text }) => text)
  if (!TABLE_TOP.test(lines[0])) throw invalidRow({ file: file.file, line: 1 }, 'the upper edge of the table')
  if (!lines.some((line) => /^╘.*╛$/.test(line)))
    throw new InputError({
      code: 'truncated-output',
      message: 'The table has no lower edge: it was cut.',
      place: { file: file.file, line: lines.length },
      mend: 'Give the whole output of sacreBLEU.',
    })
  const toCells = (line: string) =>
    line
      .split('│')
      .slice(1, -1)
      .map((cell) => cell.trim())
  const metrics = toCells(lines.find((line) => /│\s*System │/.test(line)) ?? '')
    .slice(1)
    .map((title) => title.split(' ')[0])
  const signatures = new Map<string, string>()
  for (const line of lines) {
    const match = /^ - (\S+)\s+(nrefs:\S+)$/.exec(line)
    if (match) signatures.set(match[1], match[2])
  }
  const runs: { system: string; baseline: boolean; scores: ImportedScore[] }[] = []
  const edge = lines.findIndex((line) => line.startsWith('╘'))
  for (const { text: line, number } of numbered.slice(0, edge)) {
    if (/^[╒╞├]/.test(line) || /│\s*System │/.test(line)) continue
    const place = { file: file.file, line: number }
    const [name, ...cells] = toCells(line)
    if (!line.startsWith('│') || cells.length !== metrics.length)
      throw invalidRow(place, `a system with ${metrics.length} scores`)
    if (name === '') {
      const last = runs.at(-1)
      if (last)
        last.scores = last.scores.map((score, index) => {
          const p = /\(p = ([\d.]+)\)/.exec(cells[index] ?? '')
          return p ? { ...score, facets: { ...score.facets, pValue: Number(p[1]) } } : score
        })
      continue
    }
    const baseline = name.startsWith('Baseline: ')
    runs.push({
      system: baseline ? name.slice('Baseline: '.length) : name,
      baseline,
      scores: cells.map((cell, index) => {
        const match = CELL.exec(cell)
        const { plain, bootstrap } = splitSignature(signatures.get(metrics[index]) ?? '')
        return toImportedScore(metrics[index] ?? `column ${index + 1}`, match?.[1] ?? cell, place, {
          signature: plain || null,
          facets: {
            ...bootstrap,
            ...(match?.[2] !== undefined && { confidenceMean: Number(match[2]), halfWidth: Number(match[3]) }),
          },
        })
      }),
    })
  }
  return runs.map(({ system, baseline, scores }) =>
    buildImportedRun({
      format,
      readAs: 'sacreBLEU text table of several systems',
      files: [file],
      system,
      scores,
      settings: { baseline },
      unknown: ['number of segments', ...(signatures.size === 0 ? ['every field of the signature'] : [])],
    }),
  )
}
