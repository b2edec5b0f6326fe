import { formatCount } from '../format-number.ts'
import { reportMessages as words } from '../messages/en/report.ts'
import type { Report, ReportSideView } from '../report.ts'
import { escapeCut, toCodeSpan, toLink } from './escape-markdown.ts'
import { fitBlocks } from './fit-blocks.ts'
import { listBlocks } from './pull-request-blocks.ts'

/** GitHub refuses comments of more than 65 536 characters; those beyond the basic plane are counted as two here. */
export const MOST_CHARACTERS = 65_000
/** GitHub refuses a step's summary of more than 1 MiB. */
export const MOST_SUMMARY_BYTES = 1_000_000

/** Names and reasons in the part that always stands are cut here, so that it always fits. */
const MOST_NAME = 120
const MOST_SENTENCE = 600
const MOST_NOTES = 8

/**
 * A report as a comment for a pull request, in GitHub-flavoured Markdown. Errors in the data, verdict, gate, runs,
 * link and totals come first and always fit; what follows is cut by whole rows and says how many were left out. All that somebody sent is escaped.
 * The last line is a comment that nobody sees, the same for every report of the project, by which a bot finds the comment
 * that it wrote before and edits it.
 *
 * @example writePullRequest(prepareReport(data)).split('\n')[0] // '### ▼ Worse: BLEU −0.91 [−1.46, −0.35]…'
 */
export function writePullRequest(report: Report): string {
  return write(report, MOST_CHARACTERS, (text) => text.length)
}

/** The same for a job's summary on GitHub, which may be sixteen times as long and is counted in bytes. */
export function writeJobSummary(report: Report): string {
  const encoder = new TextEncoder()
  return write(report, MOST_SUMMARY_BYTES, (text) => encoder.encode(text).length)
}

function write(report: Report, most: number, measure: (text: string) => number): string {
  const top = topOf(report)
  const bottom = bottomOf(report)
  const room = most - measure(top) - measure(bottom)
  return top + fitBlocks(listBlocks(report), { room, measure }).join('') + bottom
}

function topOf(report: Report): string {
  const { gate, totals, skipped, errors } = report
  const notes = [...gate.notes, ...skipped]
  return [
    ...errors.map((error) => `**${sentence(error)}**`),
    `### ${report.mark} ${sentence(report.heading)}`,
    [`**${sentence(gate.line)}**`, ...notes.slice(0, MOST_NOTES).map(sentence)].join(' ') +
      (notes.length > MOST_NOTES ? ` ${words.moreIds(formatCount(notes.length - MOST_NOTES))}` : ''),
    sidesLine(report),
    `**${totals.map(sentence).join(' ')}**`,
    '',
  ].join('\n\n')
}

function sidesLine({ base, head, baseline, testSet, page }: Report): string {
  const from = `${sideOf(base)}${baseline === null ? '' : ` (${name(baseline)})`}`
  return [
    `${from} → ${sideOf(head)}`,
    ...(testSet === null ? [] : [name(testSet)]),
    ...(page === null ? [] : [toLink(words.page, page)]),
  ].join(' · ')
}

function sideOf({ name: system, commit, link }: ReportSideView): string {
  const shown = toCodeSpan(system.length > MOST_NAME ? `${system.slice(0, MOST_NAME)}…` : system)
  return commit === null ? toLink(shown, link) : `${shown} ${toLink(toCodeSpan(commit.slice(0, MOST_NAME)), link)}`
}

function bottomOf({ page, head, made, marker }: Report): string {
  const small = [
    head.commit === null ? [] : [words.updated({ commit: toCodeSpan(head.commit.slice(0, MOST_NAME)) })],
    name(made),
  ]
    .flat()
    .join(' · ')
  const link = page === null ? '' : `**${toLink(words.page, page)}** · `
  return `${link}<sub>${small}</sub>\n\n<!-- ${marker} -->\n`
}

function name(text: string): string {
  return escapeCut(text, MOST_NAME, { thin: true })
}

function sentence(text: string): string {
  return escapeCut(text, MOST_SENTENCE, { thin: true })
}
