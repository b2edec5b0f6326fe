import { cutParts } from './cut-parts.ts'
import { embedSvg } from './embed-svg.ts'
import { escapeXml } from './escape-xml.ts'
import { formatCount } from './format-number.ts'
import { gateWord } from './gate-word.ts'
import { reportMessages as words } from './messages/en/report.ts'
import type { DiffPart } from './prepare-segment-diff.ts'
import type { Report, ReportRow, ReportSegment } from './report.ts'

/** Columns of figures. */
const { base, head, difference, n } = words.columns
const FIGURES: readonly string[] = [base, head, difference, n]

const STYLE = `:root{color-scheme:light dark;--paper:light-dark(#fff,#121417);--ink:light-dark(#15181c,#eceef0);--ink-2:light-dark(#474d55,#b6bcc4);--line:light-dark(#e2e5e7,#2a2f36);--wash:light-dark(#f6f7f8,#1a1e23);--mark:light-dark(#fff3c4,#4a3f12);--better:light-dark(#14599f,#7db8f7);--worse:light-dark(#ad4208,#f59b62)}
body{margin:0;background:var(--paper);color:var(--ink);font:14px/1.55 system-ui,-apple-system,"Segoe UI","Noto Sans","Noto Sans CJK SC",sans-serif}main{max-width:1040px;margin:0 auto;padding:32px 16px 64px}h1{font:600 24px/1.25 Georgia,"Noto Serif",serif;margin:0 0 8px;overflow-wrap:anywhere}h2{font-size:16px;margin:32px 0 8px}p{margin:8px 0;max-width:78ch;overflow-wrap:anywhere}a{color:inherit}.worse{color:var(--worse)}.better{color:var(--better)}.dim{color:var(--ink-2)}.scroll{overflow-x:auto}table{border-collapse:collapse;width:100%;font-size:13px}th,td{border-bottom:1px solid var(--line);padding:6px 12px 6px 0;text-align:left;vertical-align:top}.n{text-align:right;font-variant-numeric:tabular-nums;white-space:nowrap}code,pre{font:12px/1.5 ui-monospace,"Liberation Mono",monospace}pre{background:var(--wash);border:1px solid var(--line);border-radius:5px;padding:12px;overflow-x:auto}li{margin:12px 0;overflow-wrap:anywhere}ins{background:var(--mark);text-decoration:underline}del{background:var(--wash)}.inv{border:1px solid var(--ink-2);border-radius:3px;font-size:10px;padding:0 3px}svg{max-width:100%;height:auto}.vh{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
@media(max-width:640px){table,tbody{display:block}thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}tr{display:flex;flex-wrap:wrap;gap:2px 12px;padding:8px 0;border-bottom:1px solid var(--line)}td{border:0;padding:0;overflow-wrap:anywhere;order:3}td.n{text-align:left}td.k,td.vd{flex:1 0 100%}td.k{order:1;font-weight:600}td.vd{order:2}td[data-of]::before{content:attr(data-of) " ";color:var(--ink-2);font-weight:400}svg{min-width:600px}}`

/**
 * A report as one HTML file that needs nothing else: no script, no request, no font from elsewhere, and a policy that
 * forbids all of them. Light or dark as its reader has it. All that somebody sent is text.
 */
export function writeReportHtml(report: Report): string {
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="referrer" content="no-referrer">',
    '<meta name="color-scheme" content="light dark">',
    `<title>${escapeXml(titleOf(report).slice(0, 200))}</title>`,
    `<style>${STYLE}</style>`,
    '</head>',
    '<body>',
    '<main>',
    ...headOf(report),
    `<div class="scroll" tabindex="0" role="region" aria-label="${escapeXml(report.title)}">${embedSvg(report)}</div>`,
    ...rowsSection(report.rows),
    ...textSection(report),
    ...differencesSection(report),
    ...flipsSection(report),
    ...segmentsSection(report),
    ...lintsSection(report),
    ...slicesSection(report),
    ...reproduceSection(report),
    '</main>',
    '</body>',
    '</html>',
    '',
  ].join('\n')
}

function titleOf({ heading, errors }: Report): string {
  return errors.length === 0 ? heading : `${words.dataErrorShort(errors.length)}. ${heading}`
}

function headOf({
  mark,
  heading,
  verdict,
  errors,
  gate,
  skipped,
  base,
  head,
  baseline,
  testSet,
  totals,
  page,
}: Report): string[] {
  const tone = verdict === 'better' || verdict === 'worse' ? ` class="${verdict}"` : ''
  const side = (of: Report['base']) =>
    `<bdi>${escapeXml(of.name)}</bdi>${of.commit === null ? '' : ` ${link(`<code>${escapeXml(of.commit)}</code>`, of.link)}`}`
  const from = baseline === null ? '' : ` (${escapeXml(baseline)})`
  return [
    ...errors.map((error) => `<p class="worse"><b>${escapeXml(error)}</b></p>`),
    `<h1><span${tone} aria-hidden="true">${escapeXml(mark)}</span> ${escapeXml(heading)}</h1>`,
    `<p><b>${escapeXml(gate.line)}</b> ${[...gate.notes, ...skipped].map(escapeXml).join(' ')}</p>`,
    `<p>${side(base)}${from} → ${side(head)}${testSet === null ? '' : ` · <bdi>${escapeXml(testSet)}</bdi>`}${page === null ? '' : ` · ${link(words.page, page)}`}</p>`,
    `<p><b>${totals.map(escapeXml).join(' ')}</b></p>`,
  ]
}

function rowsSection(rows: readonly ReportRow[]): string[] {
  const { columns } = words
  return table(
    [columns.metric, columns.base, columns.head, columns.difference, columns.n, columns.verdict],
    rows.map((row) => {
      const name = row.slice === null ? row.label : words.inSlice({ metric: row.label, slice: row.slice })
      return [key(name), ...figures(row)]
    }),
    FIGURES,
  )
}

function slicesSection({ slices }: Report): string[] {
  const { columns } = words
  return section(
    words.sliceTable,
    slices.length === 0
      ? []
      : table(
          [columns.slice, columns.metric, columns.base, columns.head, columns.difference, columns.n, columns.verdict],
          slices.map((row) => [key(row.slice ?? ''), key(row.label), ...figures(row)]),
          FIGURES,
        ),
  )
}

function figures({ base, head, difference, interval, n, mark, verdict, word, qualifier, gate }: ReportRow): Cell[] {
  const tone = verdict === 'better' || verdict === 'worse' ? ` class="${verdict}"` : ''
  const rest = [
    ...(gate === null ? [] : [words.gate.column(gateWord(gate))]),
    ...(qualifier === null ? [] : [qualifier]),
  ]
  return [
    number(base),
    number(head),
    number([difference, interval].filter(Boolean).join(' ')),
    number(n),
    {
      attributes: ' class="vd"',
      html: `<b${tone}>${escapeXml(`${mark} ${word}`)}</b>${rest.length === 0 ? '' : `, ${rest.map(escapeXml).join(', ')}`}`,
    },
  ]
}

function textSection({ coverage, remarks, unpaired }: Report): string[] {
  const lists = unpaired.map(({ title, ids, more }) => `${title}: ${ids.join(', ')}${more === null ? '' : ` ${more}`}`)
  return [coverage, remarks, lists]
    .filter((texts) => texts.length > 0)
    .map((texts) => `<p>${texts.map(escapeXml).join(' ')}</p>`)
}

function differencesSection({ differences }: Report): string[] {
  const { columns } = words
  return section(
    words.notCompared,
    differences.length === 0
      ? []
      : table(
          [columns.metric, columns.field, columns.base, columns.head, columns.why, columns.mend],
          differences.map(({ metrics, field, base, head, why, repair }) =>
            [metrics.join(', '), field, base ?? words.unknown, head ?? words.unknown, why, repair].map((text, i) =>
              (i === 0 ? key : cell)(text),
            ),
          ),
        ),
  )
}

function flipsSection({ flips }: Report): string[] {
  const { columns } = words
  return section(
    words.flips,
    flips.length === 0
      ? []
      : table(
          [columns.kind, columns.introduced, columns.removed, columns.where],
          flips.map(({ kind, introduced, removed, ids }) => {
            const left = introduced - ids.length
            const named = ids.map((one) => link(`<bdi>${escapeXml(one.id)}</bdi>`, one.link)).join(', ')
            const more = left > 0 ? ` ${words.moreIds(formatCount(left))}` : ''
            const where = { attributes: '', html: `${named}${more}` }
            return [key(kind), number(formatCount(introduced)), number(formatCount(removed)), where]
          }),
          [columns.introduced, columns.removed],
        ),
  )
}

function segmentsSection({ segments, segmentsTotal }: Report): string[] {
  if (segments.length === 0) return []
  const left = segmentsTotal - segments.length
  return section(words.segments(segments.length, formatCount(segments.length)), [
    '<ul>',
    ...segments.map(toItem),
    '</ul>',
    ...(left > 0 ? [`<p class="dim">${words.moreSegments(left, formatCount(left))}</p>`] : []),
  ])
}

function toItem({ id, link: address, flips, scores, reference, diff, notes }: ReportSegment): string {
  const { shown, rest, length, kept } = cutParts(diff.parts, 2000, 2000)
  const cut = rest.length > 0 || length > kept ? ` … ${words.moreText(formatCount(length - kept))}` : ''
  const first = [
    link(`<bdi>${escapeXml(id)}</bdi>`, address),
    ...flips.map((flip) => `<b>${escapeXml(flip)}</b>`),
    escapeXml(scores),
  ]
  return [
    `<li>${first.join(', ')}`,
    ...(reference === null
      ? []
      : [`${words.reference}: <span dir="auto">${escapeXml(reference.slice(0, 2000))}</span>`]),
    ...(diff.parts.length === 0
      ? []
      : [`${words.change}: <span dir="auto">${shown.map(toMarkedText).join('')}</span>${cut}`]),
    ...notes.map(escapeXml),
  ]
    .join('<br>')
    .concat('</li>')
}

function toMarkedText({ kind, pieces }: DiffPart): string {
  const text = pieces
    .map((piece) =>
      'text' in piece
        ? escapeXml(piece.text)
        : `<span class="inv" title="${escapeXml(`${piece.name} ${piece.code}`)}">${escapeXml(piece.invisible)}</span>`,
    )
    .join('')
  if (kind === 'same') return text
  return kind === 'removed' ? `<del>${text}</del>` : `<ins>${text}</ins>`
}

function lintsSection({ lints }: Report): string[] {
  return section(
    words.lints,
    lints.map((lint) => `<p>${escapeXml(words.lintOf(lint))}</p>`),
  )
}

function reproduceSection({ signatures, method, data, permalink, made }: Report): string[] {
  return section(words.reproduce, [
    ...(method === '' ? [] : [`<p>${escapeXml(method)}</p>`]),
    ...(data.command === '' ? [] : [`<pre>${data.command.split('\n').map(escapeXml).join('\n')}</pre>`]),
    ...(permalink === null ? [] : [`<p>${link(words.permalink, permalink)}</p>`]),
    ...signatures.map((signature) => `<p><code>${escapeXml(words.signature(signature))}</code></p>`),
    `<p class="dim">${escapeXml(made)}</p>`,
  ])
}

function section(title: string, body: readonly string[]): string[] {
  return body.length === 0 ? [] : ['<section>', `<h2>${escapeXml(title)}</h2>`, ...body, '</section>']
}

interface Cell {
  readonly attributes: string
  readonly html: string
  /** It says what the row is about. */
  readonly isKey?: boolean
}

/**
 * Scrolls by itself where it is too wide, so that the page never does. Heads of numbers stand over their numbers. On a
 * narrow screen each row is a paragraph, its verdict behind its name, and each figure carries the name of its column; the
 * roles keep it a table for those who hear it.
 */
function table(
  heads: readonly string[],
  rows: readonly (readonly Cell[])[],
  numbers: readonly string[] = [],
): string[] {
  const head = (text: string) =>
    `<th scope="col" role="columnheader"${numbers.includes(text) ? ' class="n"' : ''}>${escapeXml(text)}</th>`
  const body = ({ attributes, html, isKey = false }: Cell, i: number) => {
    const of = isKey || heads[i] === words.columns.verdict ? '' : ` data-of="${escapeXml(heads[i])}"`
    return `<td role="cell"${attributes}${of}>${html}</td>`
  }
  return [
    `<div class="scroll" tabindex="0" role="region" aria-label="${escapeXml(heads.join(', '))}">`,
    `<table role="table"><thead role="rowgroup"><tr role="row">${heads.map(head).join('')}</tr></thead>`,
    `<tbody role="rowgroup">${rows.map((row) => `<tr role="row">${row.map(body).join('')}</tr>`).join('\n')}</tbody></table>`,
    '</div>',
  ]
}

function cell(text: string): Cell {
  return { attributes: ' dir="auto"', html: escapeXml(text) }
}

function key(text: string): Cell {
  return { attributes: ' class="k" dir="auto"', html: escapeXml(text), isKey: true }
}

function number(text: string): Cell {
  return { attributes: ' class="n"', html: escapeXml(text) }
}

/** `label` is HTML already. */
function link(label: string, address: string | null): string {
  return address === null || !/^https?:\/\//.test(address) ? label : `<a href="${escapeXml(address)}">${label}</a>`
}
