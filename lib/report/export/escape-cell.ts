import { toCodeSpan } from '../pull-request/escape-markdown.ts'
import { toVisiblePieces } from '../visible-text.ts'

/**
 * A text that somebody sent as a cell of a GitHub-flavoured Markdown table in a file: it shows what it was and does
 * nothing. Nothing is put into it, unlike in a comment (`escapeMarkdown`): people copy hashes and ids out of files. What
 * a forge would look for again in the finished text (a commit, `@name`, `#12`, an address) is written as code instead,
 * where nobody looks; all else that begins markup is an entity or has a backslash. Line breaks and characters that cannot
 * be seen are named.
 *
 * @example escapeCell('4f2c1d9 | a_b') // '`4f2c1d9 `\\|` a_b`'
 */
export function escapeCell(text: string): string {
  const shown = toVisiblePieces(text)
    .map((piece) => {
      if ('text' in piece) return piece.text
      return piece.breaksLine ? ' ⏎ ' : `⟨${piece.invisible}⟩`
    })
    .join('')
    .replace(OWN_SPACE, '\u202f')
  return REFERENCE.test(shown) ? toCode(shown, /([|<>&])/) : escapeText(shown)
}

/** The narrow space within our own numbers. */
const OWN_SPACE = /(?<=\d)⟨NNBSP⟩(?=\d)/g

/**
 * Persons, issues and the like of GitHub and GitLab, tickets of other trackers, commits, addresses, pictures by name. A
 * little too much may be taken for one: that is code then, and still reads as it is.
 */
const REFERENCE =
  /@|[#!$&~%^]\w|[A-Za-z]-\d|GHSA-|(?<![0-9A-Za-z])[0-9a-f]{7,}|[A-Za-z]:\/|:\/\/|www\.|:[\w+-]+:|[\w.+-]:$/i

/**
 * One of our facts as code, for a line of its own: a signature or a hash is whole there, bars included.
 *
 * @example escapeFact('nrefs:1|case:mixed') // '`nrefs:1|case:mixed`'
 */
export function escapeFact(text: string): string {
  return toCode(text, /([<>&])/)
}

/**
 * As code but for the signs that cut it: a bar would end the cell in code, too, and whoever looks for tags looks into code.
 */
function toCode(text: string, signs: RegExp): string {
  return text
    .split(signs)
    .map((part) => (signs.test(part) ? escapeText(part) : part.trim() === '' ? part : toCodeSpan(part)))
    .join('')
}

/** An underscore within a word begins nothing, and names are full of them. */
function escapeText(text: string): string {
  return text.replace(/[\\|`$&<>*[\]~]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, (sign) => ENTITIES[sign] ?? `\\${sign}`)
}

/** Backslashes do not reach into tables and code alike; entities do. */
const ENTITIES: Readonly<Record<string, string>> = {
  '\\': '&#92;',
  '`': '&#96;',
  $: '&#36;',
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
}
