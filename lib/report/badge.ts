import type { StatedVerdict } from '../compare/stated-verdict.ts'
import { escapeXml } from './escape-xml.ts'
import { formatNumber, toDecimals, toUnitDecimals } from './format-number.ts'
import { reportMessages } from './messages/en/report.ts'

const words = reportMessages.badge

export type BadgeVerdict = StatedVerdict | 'not-comparable' | 'none' | 'no-score'

/** A badge: what it says on its two halves, and what a screen reader says. */
export interface Badge {
  readonly label: string
  readonly text: string
  readonly title: string
  readonly shape: BadgeVerdict | null
}

/** A verdict against the baseline, with its shape. */
export function verdictBadge(verdict: BadgeVerdict): Badge {
  return { label: words.name, text: words.text[verdict], title: words.title[verdict], shape: verdict }
}

/** A score with the half-width of its interval. */
export function scoreBadge(score: {
  readonly label: string
  readonly value: number
  readonly interval: readonly [number, number] | null
  readonly unit: string | null
  readonly project: string
  /** Null for a run of no branch. */
  readonly branch: string | null
}): Badge {
  const { label, value, interval, unit, project, branch } = score
  const decimals = toDecimals(interval, toUnitDecimals(unit === 'ratio' ? 'ratio' : 'points'))
  const shown = formatNumber(value, decimals)
  const halfWidth = interval === null ? null : formatNumber((interval[1] - interval[0]) / 2, decimals)
  return {
    label,
    text: halfWidth === null ? shown : shown + words.halfWidth(halfWidth),
    title: words.score({ metric: label, value: shown, halfWidth, project, branch }),
    shape: null,
  }
}

const MOST_LETTERS = 40

/** A badge as SVG: ink, not red or green; the shape says the verdict a second time. Nothing is loaded from elsewhere. */
export function badgeSvg({ label, text, title, shape }: Badge): string {
  const [left, right] = [cut(label), cut(text)]
  const split = Math.round((measure(left) + 16) * 10) / 10
  const drawn = shape === null ? '' : SHAPES[shape]
  const textAt = split + (drawn === '' ? 8 : 22)
  const width = Math.ceil(textAt + measure(right) + 8)
  const name = escapeXml(title.slice(0, 300))
  const font = 'font-family="Verdana,DejaVu Sans,sans-serif" font-size="11"'
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="20" role="img" aria-label="${name}"><title>${name}</title>`,
    `<rect x=".5" y=".5" width="${width - 1}" height="19" rx="3" fill="#15181c" stroke="#868d95"/>`,
    `<path d="M${split} 1H${width - 3.5}a2.5 2.5 0 0 1 2.5 2.5V16.5a2.5 2.5 0 0 1-2.5 2.5H${split}Z" fill="#ebedee"/>`,
    `<text x="8" y="14" fill="#fff" ${font}>${escapeXml(left)}</text>`,
    drawn === '' ? '' : `<g transform="translate(${split + 13} 10)">${drawn}</g>`,
    `<text x="${textAt}" y="14" fill="#15181c" ${font}>${escapeXml(right)}</text></svg>`,
  ].join('')
}

const DIAMOND = '<path d="M0-5 4.6 0 0 5-4.6 0Z" fill="none" stroke="#474d55" stroke-width="1.6"/>'
const STRUCK_RING =
  '<circle r="4.4" fill="none" stroke="#15181c" stroke-width="1.5"/><path d="M-3 3 3-3" stroke="#15181c" stroke-width="1.5"/>'
const SHAPES: Readonly<Record<BadgeVerdict, string>> = {
  better: '<path d="M0-4.5 5 4H-5Z" fill="#14599f"/>',
  worse: '<path d="M0 4.5 5-4H-5Z" fill="#ad4208"/>',
  'too-small':
    '<path d="M-4.5-2q2.2-2 4.5 0t4.5 0M-4.5 2.5q2.2-2 4.5 0t4.5 0" fill="none" stroke="#15181c" stroke-width="1.4"/>',
  'not-after-correction': DIAMOND,
  few: DIAMOND,
  inconclusive: DIAMOND,
  identical: '<path d="M-4.5-2h9M-4.5 2h9" stroke="#15181c" stroke-width="1.5"/>',
  'not-comparable': STRUCK_RING,
  none: '',
  'no-score': '',
}

/** Widths of Verdana at 11 px, in classes; wide scripts take a whole em. An estimate that errs to the wide side. */
function measure(text: string): number {
  let width = 0
  for (const letter of text) {
    if (/[\p{Mn}\p{Me}]/u.test(letter)) continue
    if (/[ijlI.,:;'|!\u202f]/.test(letter)) width += 3.6
    else if (/[frt()[\]\- /\\]/.test(letter)) width += 4.6
    else if (/[mwMW%@]/.test(letter)) width += 10.2
    else if (/[A-Z±−+=<>≠]/.test(letter)) width += 8
    else if (letter.charCodeAt(0) < 0x0600) width += 6.8
    else width += 11
  }
  return width
}

function cut(text: string): string {
  const letters = [...text]
  return letters.length <= MOST_LETTERS ? text : `${letters.slice(0, MOST_LETTERS - 1).join('')}…`
}
