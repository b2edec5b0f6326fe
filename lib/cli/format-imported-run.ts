import type { ImportedRun, ImportedScore } from '../ingest/imported-run.ts'
import { formatCount } from '../report/format-number.ts'
import { importMessages as say } from '../report/messages/en/import.ts'
import { listWithoutModel, sayWithoutModel } from './scores-without-model.ts'

/** More would bury what the files leave unknown. */
const MOST_SCORES = 12

/** An imported run as lines: what it was read as, what is in it, what stays unknown. Hostile names stay on their line. */
export function formatImportedRun(run: ImportedRun): string {
  const { labels } = say
  const lines: [string, string][] = []
  const add = (label: string, value: string | null) => {
    if (value !== null && value !== '') lines.push([label, value])
  }
  add(say.system, run.system)
  add(say.testSet, run.testSet)
  if (run.segments.length > 0) add(labels.states, formatStates(run))
  if (run.itemsReported !== null) add(labels.reported, say.reported(formatCount(run.itemsReported)))
  add(labels.scores, formatScores(run.scores.filter(({ isDetail }) => !isDetail)))
  add(labels.details, formatScores(run.scores.filter(({ isDetail }) => isDetail)))
  add(
    labels.segmentScores,
    [...new Set(run.segments.flatMap(({ scores }) => scores.map(({ metric }) => metric)))].join(', '),
  )
  for (const { metric, against } of run.judgements) add(labels.judgements, `${against} (${metric})`)
  add(
    labels.settings,
    Object.entries(run.settings)
      .map(([key, value]) => `${key}=${shorten(String(value), 80)}`)
      .join(', '),
  )
  for (const what of run.unknown) add(labels.unknown, what)
  for (const note of run.notes) add(labels.note, note)
  add(labels.note, sayWithoutModel(listWithoutModel(run.segments, run.settings)))
  for (const { file, sha256 } of run.files) add(labels.sha256, `${sha256}  ${file}`)
  const width = Math.max(...lines.map(([label]) => label.length))
  return [formatReadAs(run), ...lines.map(([label, value]) => `  ${label.padEnd(width)}  ${toOneLine(value)}`)].join(
    '\n',
  )
}

/** The one line before anything is stored: read as what, and how many segments. */
export function formatReadAs(run: ImportedRun): string {
  const count =
    run.segments.length > 0
      ? formatSegmentCount(run)
      : run.items === null
        ? say.totals
        : say.items(formatCount(run.items))
  return toOneLine(
    say.readAs({ files: run.files.map(({ file }) => file).join(', '), readAs: run.readAs, format: run.format, count }),
  )
}

/** Repeats belong to their segment: two epochs of two samples are no four segments. */
function formatSegmentCount({ segments }: ImportedRun): string {
  const ids = new Set(segments.map(({ id }) => id)).size
  const said = say.segments(formatCount(ids), ids === 1)
  return ids === segments.length ? said : say.outputs(said, formatCount(segments.length))
}

function formatStates({ segments }: ImportedRun): string {
  const count = (state: string) => formatCount(segments.filter((segment) => segment.state === state).length)
  return say.states({ scored: count('scored'), failed: count('failed'), na: count('na') })
}

function formatScores(scores: readonly ImportedScore[]): string {
  const shown = scores
    .slice(0, MOST_SCORES)
    .map(
      ({ metric, text, reason, signature }) =>
        `${metric} ${text ?? say.noValue(reason ?? '')}${signature ? ` [${signature}]` : ''}`,
    )
  return [...shown, ...(scores.length > MOST_SCORES ? [say.more(formatCount(scores.length - MOST_SCORES))] : [])].join(
    '; ',
  )
}

function shorten(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most).replace(/\p{Surrogate}$/u, '')}…` : text
}

/** Without control characters: names in files are not ours, and a terminal obeys them. */
function toOneLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ')
}
