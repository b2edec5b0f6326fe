/** A stretch of plain text, or one character that cannot be seen, by name. */
export type TextPiece = { readonly text: string } | InvisibleCharacter

export interface InvisibleCharacter {
  /** Short name for a box, such as `NBSP`. */
  readonly invisible: string
  /** Full name for a title and a screen reader, such as `NO-BREAK SPACE`. */
  readonly name: string
  /** `U+00A0`. */
  readonly code: string
  /** A line break is shown as a box and still breaks the line. */
  readonly breaksLine: boolean
  /** How many in a row the one box stands for; only with blanks, where more than one. */
  readonly times?: number
}

const NAMES: Readonly<Record<number, readonly [short: string, name: string]>> = {
  9: ['TAB', 'CHARACTER TABULATION'],
  10: ['LF', 'LINE FEED'],
  13: ['CR', 'CARRIAGE RETURN'],
  27: ['ESC', 'ESCAPE'],
  127: ['DEL', 'DELETE'],
  133: ['NEL', 'NEXT LINE'],
  160: ['NBSP', 'NO-BREAK SPACE'],
  173: ['SHY', 'SOFT HYPHEN'],
  847: ['CGJ', 'COMBINING GRAPHEME JOINER'],
  1564: ['ALM', 'ARABIC LETTER MARK'],
  6158: ['MVS', 'MONGOLIAN VOWEL SEPARATOR'],
  8192: ['NQSP', 'EN QUAD'],
  8193: ['MQSP', 'EM QUAD'],
  8194: ['ENSP', 'EN SPACE'],
  8195: ['EMSP', 'EM SPACE'],
  8196: ['3/MSP', 'THREE-PER-EM SPACE'],
  8197: ['4/MSP', 'FOUR-PER-EM SPACE'],
  8198: ['6/MSP', 'SIX-PER-EM SPACE'],
  8199: ['FSP', 'FIGURE SPACE'],
  8200: ['PSP', 'PUNCTUATION SPACE'],
  8201: ['THSP', 'THIN SPACE'],
  8202: ['HSP', 'HAIR SPACE'],
  8203: ['ZWSP', 'ZERO WIDTH SPACE'],
  8204: ['ZWNJ', 'ZERO WIDTH NON-JOINER'],
  8205: ['ZWJ', 'ZERO WIDTH JOINER'],
  8206: ['LRM', 'LEFT-TO-RIGHT MARK'],
  8207: ['RLM', 'RIGHT-TO-LEFT MARK'],
  8232: ['LSEP', 'LINE SEPARATOR'],
  8233: ['PSEP', 'PARAGRAPH SEPARATOR'],
  8234: ['LRE', 'LEFT-TO-RIGHT EMBEDDING'],
  8235: ['RLE', 'RIGHT-TO-LEFT EMBEDDING'],
  8236: ['PDF', 'POP DIRECTIONAL FORMATTING'],
  8237: ['LRO', 'LEFT-TO-RIGHT OVERRIDE'],
  8238: ['RLO', 'RIGHT-TO-LEFT OVERRIDE'],
  8239: ['NNBSP', 'NARROW NO-BREAK SPACE'],
  8287: ['MMSP', 'MEDIUM MATHEMATICAL SPACE'],
  8288: ['WJ', 'WORD JOINER'],
  8294: ['LRI', 'LEFT-TO-RIGHT ISOLATE'],
  8295: ['RLI', 'RIGHT-TO-LEFT ISOLATE'],
  8296: ['FSI', 'FIRST STRONG ISOLATE'],
  8297: ['PDI', 'POP DIRECTIONAL ISOLATE'],
  12288: ['IDSP', 'IDEOGRAPHIC SPACE'],
  12644: ['HF', 'HANGUL FILLER'],
  65279: ['BOM', 'ZERO WIDTH NO-BREAK SPACE'],
  65440: ['HWHF', 'HALFWIDTH HANGUL FILLER'],
}

const HIDDEN =
  /[\u0000-\u001F\u007F-\u00A0\u00AD\u061C\u180E\u2000-\u200B\u200E\u200F\u2028-\u202F\u205F-\u206F\u3000\u3164\uFEFF\uFFA0\uFFF9-\uFFFB\u{E0000}-\u{E007F}]|[\uD800-\uDFFF]/gu
/** Joiners and variation selectors also do honest work inside words and emoji: shown only where asked. */
const HIDDEN_WITH_JOINERS = new RegExp(`${HIDDEN.source}|[\\u034F\\u200C\\u200D\\uFE00-\\uFE0F]`, 'gu')

/** What acts on its surroundings or takes no place; blanks of any width stay. */
const HIDDEN_BUT_BLANKS = new RegExp(`(?!\\p{Zs})(?:${HIDDEN.source})`, 'gu')

/**
 * Splits a text so that every character which cannot be seen, or which would act on its surroundings (bidirectional
 * controls, terminal escapes), becomes a named piece. The plain pieces hold none of them and are safe to print as text.
 *
 * `joiners` also names zero-width joiners and variation selectors; leave it off for text that stayed the same, where
 * a box would break shaping. Without `blanks`, blanks of any width are text like any other, as in names. `spaces` names
 * the common blank too: all of them, or those at the edges of the text and at line ends, which nobody sees. Empty text
 * gives no piece.
 *
 * @example toVisiblePieces('40\u00A0°C') // [{ text: '40' }, { invisible: 'NBSP', … }, { text: '°C' }]
 */
export function toVisiblePieces(text: string, options: VisibleOptions = {}): TextPiece[] {
  const { spaces } = options
  if (spaces === undefined) return nameHidden(text, options)
  const pieces: TextPiece[] = []
  let last = 0
  for (const { 0: run, index } of text.matchAll(/ +/g)) {
    const end = index + run.length
    if (spaces !== 'all' && !isEdge(text, index, end, spaces)) continue
    pieces.push(...nameHidden(text.slice(last, index), options), ...nameSpaces(run.length))
    last = end
  }
  return [...pieces, ...nameHidden(text.slice(last), options)]
}

interface VisibleOptions {
  readonly joiners?: boolean
  readonly blanks?: boolean
  /** `edges` may be named one by one, for a piece of a longer text. */
  readonly spaces?: 'all' | 'edges' | { readonly start: boolean; readonly end: boolean }
}

function isEdge(text: string, start: number, end: number, edges: Exclude<VisibleOptions['spaces'], 'all' | undefined>) {
  const { start: atStart, end: atEnd } = edges === 'edges' ? { start: true, end: true } : edges
  return (atStart && start === 0) || (end === text.length ? atEnd : LINE_END.test(text[end]))
}

const LINE_END = /[\r\n]/
/** More blanks in a row than these are one box. */
const MOST_BOXES = 4

function nameSpaces(times: number): TextPiece[] {
  const one = { invisible: 'SP', name: 'SPACE', code: 'U+0020', breaksLine: false }
  if (times <= MOST_BOXES) return Array.from({ length: times }, () => one)
  return [{ ...one, invisible: `SP ×${times}`, name: `${times} × SPACE`, times }]
}

function nameHidden(text: string, { joiners = false, blanks = true }: VisibleOptions): TextPiece[] {
  const pieces: TextPiece[] = []
  let last = 0
  for (const match of text.matchAll(blanks ? (joiners ? HIDDEN_WITH_JOINERS : HIDDEN) : HIDDEN_BUT_BLANKS)) {
    if (match.index > last) pieces.push({ text: text.slice(last, match.index) })
    pieces.push(toInvisible(match[0].codePointAt(0)!))
    last = match.index + match[0].length
  }
  if (last < text.length) pieces.push({ text: text.slice(last) })
  return pieces
}

function toInvisible(codePoint: number): InvisibleCharacter {
  const code = `U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}`
  const [invisible, name] = NAMES[codePoint] ?? [code, codePoint < 160 ? 'CONTROL CHARACTER' : 'INVISIBLE CHARACTER']
  return { invisible, name, code, breaksLine: codePoint === 10 || codePoint === 8232 || codePoint === 8233 }
}
