import { buildImportedRun, type PlacedSegment } from '../build-imported-run.ts'
import type { ImportFile } from '../import-file.ts'
import type { ImportedRun, ImportedScore } from '../imported-run.ts'
import { toImportedScore } from '../to-imported-score.ts'
import { splitSignature } from './split-signature.ts'

// NAME|signature = score …, right-aligned; before 2.0: NAME+signature = score.
const LINE = /^\s*(?:([^\s|]+)\||(BLEU|chrF\d?|TER)\+)(\S*(?:version[:.]|\bv:)\S+) = (-?\d+(?:\.\d+)?)(?:\s|$)/
const TABLE_TOP = /^╒═+/
const CELL = /^(-?\d+(?:\.\d+)?)(?:\s+\((-?[\d.]+) ± ([\d.]+)\))?$/

/** As `ImportFormat.detect`, for what sacreBLEU prints with `-f text`. */
export function detectSacrebleuText(file: ImportFile): number {
  const lines = file.sampleLines
  if (lines.length === 0) return 0
  if (lines.every((line) => LINE.test(line))) return 1
  return TABLE_TOP.test(lines[0]) && /│\s*System │/.test(lines[1] ?? '') ? 1 : 0
}

/** Runs of such a text: totals, one line a segment (`-sl`), or the table of several systems. */
export function readSacrebleuText(file: ImportFile, format: string): ImportedRun[] {
  if (TABLE_TOP.test(file.sampleLines[0])) return readTable(file, format)
  const found: { metric: string; signature: string; text: string; line: number }[] = []
  const strange: number[] = []
  for (const { text, number } of file.lines()) {
    if (text.trim() === '') continue
    const match = LINE.exec(text)
    if (!match) strange.push(number)
    else found.push({ metric: match[1] ?? match[2], signature: match[3], text: match[4], line: number })
  }
  const notes =
    strange.length > 0
      ? [`${file.file}: ${strange.length} lines are no scores and were passed over, the first is line ${strange[0]}.`]
      : []
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
      scores: found.map(({ metric, signature, text }) => {
        const { plain, bootstrap } = splitSignature(signature)
        return toImportedScore(metric, text, { signature: plain, facets: bootstrap })
      }),
      unknown: ['number of segments', 'system', 'test set'],
    }),
  ]
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
  return segments
}

function readTable(file: ImportFile, format: string): ImportedRun[] {
  const lines = [...file.lines()].map(({ text }) => text)
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
  for (const line of lines) {
    if (!line.startsWith('│') || /│\s*System │/.test(line)) continue
    const [name, ...cells] = toCells(line)
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
        return toImportedScore(metrics[index] ?? `column ${index + 1}`, match?.[1] ?? cell, {
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
