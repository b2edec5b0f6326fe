import { cutParts } from '../cut-parts.ts'
import { formatCount } from '../format-number.ts'
import { gateWord } from '../gate-word.ts'
import { reportMessages as words } from '../messages/en/report.ts'
import type { DiffPart } from '../prepare-segment-diff.ts'
import type { Report, ReportRow, ReportSegment } from '../report.ts'
import type { TextPiece } from '../visible-text.ts'
import { cutText, escapeCut, escapeMarkdown, toCodeBlock, toCodeSpan, toLink } from './escape-markdown.ts'
import type { Block } from './fit-blocks.ts'

const MOST_NAME = 120
const MOST_CELL = 300
/** Characters of a segment's text, before they are escaped. */
const MOST_TEXT = 500
/** Which parts are kept first where not all fit. */
const PRIORITY = { rows: 0, differences: 1, coverage: 2, flips: 3, reproduce: 4, segments: 5, lints: 6, slices: 7 }

const line = (text: string, most = MOST_CELL) => escapeCut(text, most, { thin: true })
const more = (left: number) => (left === 0 ? '' : words.more(left, formatCount(left)))

/** What follows the totals, in the order of reading. */
export function listBlocks(report: Report): Block[] {
  const { rows, differences, slices } = report
  const { columns } = words
  return [
    {
      ...table(
        [columns.metric, columns.base, columns.head, columns.difference, columns.n, columns.verdict],
        ':--|--:|--:|:--|--:|:--',
      ),
      rows: rows.map(toRow),
      priority: PRIORITY.rows,
    },
    coverageBlock(report),
    {
      ...table(
        [columns.metric, columns.field, columns.base, columns.head, columns.why, columns.mend],
        ':--|:--|:--|:--|:--|:--',
      ),
      before: `**${words.notCompared}**\n\n${table([columns.metric, columns.field, columns.base, columns.head, columns.why, columns.mend], ':--|:--|:--|:--|:--|:--').before}`,
      rows: differences.map(({ metrics, field, base, head, why, repair }) =>
        row(
          [metrics.join(', '), field, base ?? words.unknown, head ?? words.unknown, why, repair].map((text) =>
            line(text),
          ),
        ),
      ),
      priority: PRIORITY.differences,
    },
    flipsBlock(report),
    segmentsBlock(report),
    folded(words.lints, {
      rows: report.lints.map((lint) => `- ${line(words.lintOf(lint), 600)}\n`),
      priority: PRIORITY.lints,
    }),
    folded(words.sliceTable, {
      ...table(
        [columns.slice, columns.metric, columns.base, columns.head, columns.difference, columns.n, columns.verdict],
        ':--|:--|--:|--:|:--|--:|:--',
      ),
      rows: slices.map((slice) => row([line(slice.slice ?? '', MOST_NAME), ...cellsOf({ ...slice, slice: null })])),
      priority: PRIORITY.slices,
    }),
    reproduceBlock(report),
  ]
}

/** What opens a block whatever is left out of it. */
interface Opening {
  readonly before: string
}

function table(heads: readonly string[], rule: string): Pick<Block, 'after' | 'more'> & Opening {
  return {
    before: `| ${heads.join(' | ')} |\n|${rule}|\n`,
    after: '',
    // A line right under a table would become a row of it.
    more: (left) => (left === 0 ? '' : `\n${more(left)}`),
  }
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |\n`
}

function toRow(of: ReportRow): string {
  return row(cellsOf(of))
}

function cellsOf({
  label,
  slice,
  base,
  head,
  difference,
  interval,
  n,
  mark,
  verdict,
  word,
  qualifier,
  gate,
}: ReportRow): string[] {
  const name = slice === null ? label : words.inSlice({ metric: label, slice })
  const strong = verdict === 'better' || verdict === 'worse'
  const said = [
    `${mark} ${strong ? `**${line(word)}**` : line(word)}`,
    ...(gate === null ? [] : [line(words.gate.column(gateWord(gate)))]),
    ...(qualifier === null ? [] : [line(qualifier)]),
  ]
  return [
    line(name, MOST_NAME),
    line(base),
    line(head),
    line(interval === null ? difference : `${difference} ${interval}`),
    line(n),
    said.join(', '),
  ]
}

function coverageBlock({ coverage, remarks, unpaired }: Report): Block {
  const lists = unpaired.map(({ title, ids, more: rest }) => {
    const named = ids.slice(0, 10).map((id) => line(id, 80))
    const left = ids.length > named.length || rest !== null ? ' …' : ''
    return `${line(title)}: ${named.join(', ')}${left}`
  })
  const sentences = [...coverage, ...remarks].map((text) => line(text, 600))
  return {
    before: '',
    rows: [...sentences, ...lists].map((text, i) => `${i === 0 ? '' : ' '}${text}`),
    after: '',
    more: (left) => (left === 0 ? '' : ` ${more(left)}`),
    priority: PRIORITY.coverage,
  }
}

function flipsBlock({ flips }: Report): Block {
  const { columns } = words
  return {
    ...folded(
      words.flips,
      table([columns.kind, columns.introduced, columns.removed, columns.where], ':--|--:|--:|:--'),
    ),
    rows: flips.map(({ kind, introduced, removed, ids }) => {
      const named = ids.map(({ id, link }) => toLink(line(id, 80), link)).join(', ')
      const left = introduced - ids.length
      const where = left > 0 && ids.length > 0 ? `${named} ${words.moreIds(formatCount(left))}` : named
      return row([line(kind), formatCount(introduced), formatCount(removed), where || '–'])
    }),
    priority: PRIORITY.flips,
  }
}

function segmentsBlock({ segments, segmentsTotal }: Report): Block {
  const unlisted = (listed: number) => segmentsTotal - listed
  const say = (left: number) => (left > 0 ? `\n${words.moreSegments(left, formatCount(left))}\n` : '')
  return {
    before: (left) => {
      const title =
        left === 0
          ? words.segments(segments.length, formatCount(segments.length))
          : words.someSegments({ shown: formatCount(segments.length - left), all: formatCount(segmentsTotal) })
      return `<details><summary>${title}</summary>\n\n`
    },
    rows: segments.map(toItem),
    after: '\n</details>',
    more: (left) => say(unlisted(segments.length - left)),
    priority: PRIORITY.segments,
  }
}

function toItem({ id, link, flips, scores, reference, diff, notes }: ReportSegment): string {
  const first = [toLink(line(id, 80), link), ...flips.map((flip) => `**${line(flip)}**`), line(scores)].join(', ')
  const { shown, length, kept } = cutParts(diff.parts, MOST_TEXT, MOST_TEXT)
  const shownLength = shown.reduce((sum, part) => sum + part.length, 0)
  const cut = length > Math.min(kept, shownLength) ? ` … ${words.moreText(formatCount(length - shownLength))}` : ''
  return [
    `- ${first}`,
    ...(reference === null ? [] : [`${words.reference}: ${escapeCut(reference, MOST_TEXT)}`]),
    ...(diff.parts.length === 0 ? [] : [`${words.change}: ${shown.map(toMarkedText).join('')}${cut}`]),
    ...notes.map((note) => line(note)),
  ]
    .join('<br>')
    .concat('\n')
}

/** Fixed tags around escaped text: emphasis by signs depends on what stands beside it. */
function toMarkedText({ kind, pieces }: DiffPart): string {
  const text = pieces.map(toPlainPiece).join('')
  if (kind === 'same') return text
  return kind === 'removed' ? `<del>${text}</del>` : `<ins>${text}</ins>`
}

function toPlainPiece(piece: TextPiece): string {
  if ('text' in piece) return escapeMarkdown(piece.text)
  return piece.breaksLine ? ' ⏎ ' : `⟨${piece.invisible}⟩`
}

function reproduceBlock({ signatures, method, data, permalink }: Report): Block {
  return folded(words.reproduce, {
    rows: [
      ...(method === '' ? [] : [`${line(method, 1000)}\n\n`]),
      ...(data.command === '' ? [] : [`${words.again}\n\n${toCodeBlock(data.command.slice(0, 6000))}\n\n`]),
      ...(permalink === null ? [] : [`${toLink(words.permalink, permalink)}\n\n`]),
      ...signatures.map(
        ({ metric, signature, implementation }) =>
          `- ${line(`${cutText(metric, MOST_NAME)}:`)} ${toCodeSpan(signature.slice(0, 1000))} (${line(implementation)})\n`,
      ),
    ],
    priority: PRIORITY.reproduce,
  })
}

/** A block that its reader unfolds. */
function folded(title: string, block: Partial<Omit<Block, 'before'> & Opening>): Block {
  return {
    rows: [],
    more: (left) => (left === 0 ? '' : `\n${more(left)}\n`),
    priority: 0,
    ...block,
    before: `<details><summary>${title}</summary>\n\n${block.before ?? ''}`,
    after: '\n</details>',
  }
}
