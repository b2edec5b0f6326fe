import { toVisiblePieces } from '../visible-text.ts'

/** U+2060: has no width and breaks no line, but stands between the sign and the name that a forge would look for. */
const BREAK = '\u2060'

/**
 * A text that somebody sent (an output, a name, a reason) as GitHub-flavoured Markdown that shows it and does nothing:
 * no markup, HTML, link, image, formula or emoji, no cell or line of its own, nobody mentioned, no issue or commit
 * referred to. Two means, since forges look twice: what begins markup in the source is written as an entity or with a
 * backslash; what is looked for again in the finished text (`@name`, `#12`, a commit's digits, addresses) is broken by
 * a character without width. Line breaks, direction controls and other characters that cannot be seen are named. What is
 * written with this may stand in a cell or after other words, not at the start of a line; a colon of ours right after it
 * belongs into the text, since it would close `:name`.
 *
 * `thin` keeps the narrow spaces and intervals of our own numbers, for sentences of ours that hold names.
 *
 * @example escapeMarkdown('a | @b') // 'a &#124; @\u2060b'
 */
export function escapeMarkdown(text: string, { thin = false }: { readonly thin?: boolean } = {}): string {
  const escaped = toVisiblePieces(text)
    .map((piece) => {
      if ('text' in piece) return escapePiece(piece.text)
      if (thin && piece.code === 'U+202F') return '\u202f'
      return piece.breaksLine ? ' ⏎ ' : `⟨${piece.invisible}⟩`
    })
    .join('')
  return thin ? escaped.replace(INTERVAL, '[$1]') : escaped
}

/** Brackets around two numbers begin nothing, since no line of ours could define what they would refer to. */
const INTERVAL = /\\\[([−+]?[\d.\u202f]+, [−+]?[\d.\u202f]+)\\\]/g

/** As `escapeMarkdown`, cut after `most` characters with a mark that says so; never within a pair of surrogates. */
export function escapeCut(text: string, most: number, options?: { readonly thin?: boolean }): string {
  if (text.length <= most) return escapeMarkdown(text, options)
  return `${escapeMarkdown(cutText(text, most), options)}…`
}

/** The first `most` UTF-16 units, one fewer where the cut would halve a character. */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text
  const last = text.charCodeAt(most - 1)
  return text.slice(0, last >= 0xd800 && last <= 0xdbff ? most - 1 : most)
}

function escapePiece(text: string): string {
  return breakReferences(text).replace(/[\\|`$&<>*_[\]~#!]/g, (sign) => ENTITIES[sign] ?? `\\${sign}`)
}

/** Backslashes do not reach into tables and code alike; entities do. */
const ENTITIES: Readonly<Record<string, string>> = {
  '\\': '&#92;',
  '|': '&#124;',
  '`': '&#96;',
  $: '&#36;',
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
}

/** What GitHub and GitLab turn into references, links and pictures when they read the finished text. */
function breakReferences(text: string): string {
  return (
    text
      // @name, #12, and GitLab's !12, $12, &12, ~label, %milestone, ^alert#1.
      .replace(/[@#]|[!$&~%^](?=\S)/g, `$&${BREAK}`)
      // GH-12, GHSA-…, and the prefixes of other trackers.
      .replace(/[A-Za-z]-(?=\d)|GHSA-/gi, `$&${BREAK}`)
      // A commit: seven hexadecimal digits or more. Six at a time are none.
      .replace(/[0-9a-f]{7,}/gi, (digits) => digits.replace(/.{6}(?=.)/g, `$&${BREAK}`))
      .replace(/www(?=\.)/gi, `$&${BREAK}`)
      .replace(/:(?=\/\/)/g, `${BREAK}:`)
      .replace(/:(?=[\w+-]+:)/g, `:${BREAK}`)
  )
}

/**
 * A text as a code span, for names and commands outside of tables. Forges look for no references in code; its fence is
 * longer than any run of backticks in it.
 *
 * @example toCodeSpan('base-12L') // '`base-12L`'
 */
export function toCodeSpan(text: string): string {
  const shown = toPlainLine(text)
  if (shown.trim() === '') return '` `'
  const fence = '`'.repeat(longestRun(shown) + 1)
  const space = /^[` ]|[` ]$/.test(shown) ? ' ' : ''
  return `${fence}${space}${shown}${space}${fence}`
}

/** A fenced block that its text cannot leave; line breaks are kept, other characters that cannot be seen are named. */
export function toCodeBlock(text: string): string {
  const lines = text.split('\n').map(toPlainLine)
  const fence = '`'.repeat(Math.max(3, ...lines.map((line) => longestRun(line) + 1)))
  return `${fence}\n${lines.join('\n')}\n${fence}`
}

function toPlainLine(text: string): string {
  return toVisiblePieces(text)
    .map((piece) => ('text' in piece ? piece.text : piece.breaksLine ? ' ⏎ ' : `⟨${piece.invisible}⟩`))
    .join('')
}

function longestRun(text: string): number {
  // As a fold: a text may hold more runs than a call has room for arguments.
  return (text.match(/`+/g) ?? []).reduce((most, run) => Math.max(most, run.length), 0)
}

/**
 * A link to an address of ours; without an address, or with one that is not http(s), the label alone. `label` is
 * Markdown already.
 */
export function toLink(label: string, address: string | null): string {
  if (address === null || !/^https?:\/\//i.test(address) || !URL.canParse(address)) return label
  const href = new URL(address).href.replace(/[()<>[\]|*_`~\\]/g, (sign) => PERCENT(sign))
  return `[${label}](${href.replaceAll('&', '&amp;')})`
}

const PERCENT = (sign: string) => `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`
