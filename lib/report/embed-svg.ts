import { escapeXml } from './escape-xml.ts'
import { formatCount } from './format-number.ts'
import { reportMessages as words } from './messages/en/report.ts'
import { type ForestDrawing, type ForestRow, prepareForest } from './prepare-forest.ts'
import type { Report } from './report.ts'

const WIDTH = 640
const ROW = 26
const TOP = 64
/** Of the line under the title that says of an error in the data. */
const ERROR_LINE = 20
/** The plot's left edge and the width of one percent. */
const LEFT = 131
const PERCENT = 2.88
/** Rows that are drawn; what is more is said in words. */
const MOST_ROWS = 12

const STYLE = `.bg{fill:#fff;stroke:#e2e5e7}.t{font:400 12px system-ui,-apple-system,"Segoe UI",sans-serif;fill:#15181c}.s{font-size:11px}.n{font-variant-numeric:tabular-nums}.h{font-weight:600}.q{fill:#646b74}.v{font:600 12px system-ui,-apple-system,"Segoe UI",sans-serif;fill:currentColor}.bd{fill:#eef0f2}.z{stroke:#15181c}.l{stroke:currentColor;stroke-width:2;fill:none}.m{fill:currentColor;stroke:#fff;stroke-width:1.5}.o{fill:#fff;stroke:currentColor;stroke-width:1.75}.better{color:#14599f}.worse{color:#ad4208}.open{color:#5a616a}.v.open{font-weight:500}@media(prefers-color-scheme:dark){.bg{fill:#121417;stroke:#2a2f36}.t{fill:#eceef0}.q{fill:#8f97a2}.bd{fill:#1f2329}.z{stroke:#eceef0}.m{stroke:#121417}.o{fill:#121417}.better{color:#7db8f7}.worse{color:#f59b62}.open{color:#a1a9b3}}`

/**
 * The differences of a comparison as one picture to embed: verdict, drawn intervals, n and commits, with a title and a
 * description for those who do not see it. No script, no font and nothing else from elsewhere; it follows the reader's
 * light or dark.
 */
export function embedSvg(report: Report): string {
  const { comparison } = report.data
  const forest = prepareForest(comparison)
  const bySpec = new Map(forest.groups.flatMap((group) => group.rows).map((row) => [row.spec, row]))
  const all = comparison.results.flatMap(({ spec }) => bySpec.get(spec) ?? [])
  const rows = all.slice(0, MOST_ROWS)
  const { errors } = report
  const top = errors.length === 0 ? TOP : TOP + ERROR_LINE
  const bottom = top + rows.length * ROW
  const height = bottom + 44
  const word =
    words.words[(report.verdict ?? 'none') as keyof typeof words.words] ?? report.gate.line.replace(/\.$/, '')
  const commits = [report.base.commit, report.head.commit].filter(Boolean).join('…')
  const description = rows.map((row) => row.description).join('. ')
  const said = words.embed.note({ scale: forest.scale, pairs: formatCount(comparison.pairs), testSet: report.testSet })
  const left = all.length > rows.length ? ` · ${words.embed.more(all.length - rows.length)}` : ''
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-labelledby="t d">`,
    `<title id="t">${escapeXml(words.embed.title({ word, title: report.title }))}</title>`,
    `<desc id="d">${escapeXml([...errors, `${report.heading}. ${description}. ${said}`].join(' '))}</desc>`,
    `<style>${STYLE}</style>`,
    `<rect class="bg" x=".5" y=".5" width="${WIDTH - 1}" height="${height - 1}" rx="5"/>`,
    `<text class="t h" x="20" y="28"><tspan class="${tone(report.verdict)}" fill="currentColor">${escapeXml(`${report.mark} ${word}`)}</tspan>${escapeXml(` · ${cut(report.title, 60)}`)}</text>`,
    commits === '' ? '' : `<text class="t q s" x="620" y="28" text-anchor="end">${escapeXml(cut(commits, 24))}</text>`,
    errors.length === 0
      ? ''
      : `<text class="t h worse" x="20" y="48"><tspan fill="currentColor">${escapeXml(words.dataErrorShort(errors.length))}</tspan></text>`,
    `<text class="t q s" x="267" y="${top - 10}" text-anchor="end">${words.embed.worse}</text><text class="t q s" x="283" y="${top - 10}">${words.embed.better}</text>`,
    ...rows.map((row, i) => toBand(row.drawing, top + i * ROW)),
    `<line class="z" x1="275" x2="275" y1="${top}" y2="${bottom}"/>`,
    ...rows.map((row, i) => toRow(row, top + i * ROW + ROW / 2)),
    `<text class="t q s" x="20" y="${bottom + 28}">${escapeXml(cut(said, 90) + left)}</text></svg>`,
  ].join('')
}

function toBand({ band }: ForestDrawing, top: number): string {
  if (band === null) return ''
  const [from, to] = [place(Math.min(band.from.at, band.to.at)), place(Math.max(band.from.at, band.to.at))]
  return `<rect class="bd" x="${from}" y="${top}" width="${round(to - from)}" height="${ROW}"/>`
}

function toRow(row: ForestRow, y: number): string {
  const name = row.turned ? `${row.label} ${words.lower}` : row.label
  const color = tone(row.verdict)
  return [
    `<text class="t" x="20" y="${y + 4}">${escapeXml(cut(name, 16))}</text>`,
    toDrawing(row.drawing, row.verdict, y, color),
    `<text class="t n" x="496" y="${y + 4}" text-anchor="end">${escapeXml(row.difference ?? '–')}</text>`,
    `<text class="v ${color}" x="515" y="${y + 4}">${escapeXml(cut(row.verdictWord, 20))}</text>`,
  ].join('')
}

function toDrawing(drawing: ForestDrawing, verdict: ForestRow['verdict'], y: number, color: string): string {
  const { kind, low, high, point, clippedLow, clippedHigh } = drawing
  if (kind !== 'interval' || low === null || high === null)
    return `<text class="t q s" x="283" y="${y + 4}">${escapeXml(cut(drawing.words ?? '', 32))}</text>`
  const [a, b] = [place(low), place(high)]
  const cap = (x: number) => `<path class="l" d="M${x} ${y - 4.4}v8.8"/>`
  const arrow = (x: number, way: 1 | -1) => `<path d="M${x + 4 * way} ${y}l${-7 * way}-4.5v9z" fill="currentColor"/>`
  return [
    `<g class="${color}"><path class="l" d="M${a} ${y}H${b}"/>`,
    clippedLow ? arrow(a, -1) : cap(a),
    clippedHigh ? arrow(b, 1) : cap(b),
    point === null ? '' : `<g transform="translate(${place(point)} ${y})">${marker(verdict)}</g>`,
    '</g>',
  ].join('')
}

/** Shapes differ as words and colours do. */
function marker(verdict: ForestRow['verdict']): string {
  if (verdict === 'better') return '<path class="m" d="M0-5.6 6 5H-6Z"/>'
  if (verdict === 'worse') return '<path class="m" d="M0 5.6 6-5H-6Z"/>'
  return '<path class="o" d="M0-6 5.5 0 0 6-5.5 0Z"/>'
}

function tone(verdict: Report['verdict'] | ForestRow['verdict']): string {
  return verdict === 'better' || verdict === 'worse' ? verdict : 'open'
}

function place(percent: number): number {
  return round(LEFT + percent * PERCENT)
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}

function cut(text: string, most: number): string {
  const letters = [...text]
  return letters.length <= most ? text : `${letters.slice(0, most - 1).join('')}…`
}
