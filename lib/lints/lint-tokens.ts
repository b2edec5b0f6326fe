/** One word, number, ideograph or sign of a text, as the lints read it. */
export interface LintToken {
  /** Lower case; `n't` is `not`, full-width forms are ASCII. */
  readonly norm: string
  /** Place in the text, in UTF-16 units. */
  readonly start: number
  readonly end: number
  readonly kind: 'word' | 'number' | 'han' | 'sign'
  /** Begins with a capital letter. */
  readonly capital: boolean
  /** No white space before it. */
  readonly glued: boolean
}

/** The kinds that may be in a word come first. */
const WORD = 1
const DIGIT = 2
const HAN = 3
const SPACE = 4
const SIGN = 5
const APOSTROPHE = 0x27
const CURLY_APOSTROPHE = 0x2019
const POINT = 0x2e
const FULL_WIDTH = /[\uff01-\uff5e]/
const SUFFIX = /^'(?:s|re|ve|ll|d|m)$/
const SHORT: Readonly<Record<string, string>> = { ca: 'can', wo: 'will', sha: 'shall', ai: 'be' }

/** Kind of every UTF-16 unit: the loop below asks for each letter. */
const KINDS = new Uint8Array(0x10000)
for (let code = 0; code < KINDS.length; code++) KINDS[code] = toKind(code)

/**
 * Cuts a text into words, numbers with their separators, single ideographs and signs. Contractions are taken apart
 * (`don't` is `do`, `not`), hyphens inside words vanish, `U.S.` and `p.m.` are one token.
 * Example: the norms of `lintTokens("It isn't 1,280 km")` are `it`, `is`, `not`, `1,280`, `km`.
 */
export function lintTokens(text: string): LintToken[] {
  const line = FULL_WIDTH.test(text) ? toHalfWidth(text) : text
  const lower = toLower(line)
  const { length } = lower
  const tokens: LintToken[] = []
  let glued = false
  for (let i = 0; i < length; ) {
    const kind = KINDS[lower.charCodeAt(i)]
    if (kind === SPACE) {
      glued = false
      i++
      continue
    }
    const start = i
    if (kind === WORD) {
      do i++
      while (i < length && KINDS[lower.charCodeAt(i)] <= DIGIT)
      const capital = lower.charCodeAt(start) !== line.charCodeAt(start)
      const next = i < length ? lower.charCodeAt(i) : 0
      if (next === APOSTROPHE || next === CURLY_APOSTROPHE || (next === POINT && i === start + 1)) {
        i = endOfWord(lower, start)
        pushWord(tokens, lower.slice(start, i), start, i, capital, glued)
      } else {
        const norm = lower.slice(start, i)
        if (norm === 'cannot') pushWord(tokens, norm, start, i, capital, glued)
        else tokens.push({ norm, start, end: i, kind: 'word', capital, glued })
      }
    } else if (kind === DIGIT) {
      i = endOfNumber(lower, i)
      tokens.push({ norm: lower.slice(start, i), start, end: i, kind: 'number', capital: false, glued })
    } else {
      i += kind === HAN || lower.charCodeAt(i) >= 0xd800 ? (lower.codePointAt(i)! > 0xffff ? 2 : 1) : 1
      if (kind === HAN || !isInnerHyphen(lower, start)) {
        const norm = lower.slice(start, i)
        tokens.push({ norm, start, end: i, kind: kind === HAN ? 'han' : 'sign', capital: false, glued })
      }
    }
    glued = true
  }
  return tokens
}

function toHalfWidth(text: string): string {
  return text.replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
}

/** Lower case of the same length, so that places stay: a dotted capital I would grow. */
function toLower(line: string): string {
  const lower = line.toLowerCase()
  if (lower.length === line.length) return lower
  return Array.from(line, (letter) =>
    letter.toLowerCase().length === letter.length ? letter.toLowerCase() : letter,
  ).join('')
}

function pushWord(
  tokens: LintToken[],
  word: string,
  start: number,
  end: number,
  capital: boolean,
  glued: boolean,
): void {
  const norm = word.includes('’') ? word.replaceAll('’', "'") : word
  const push = (part: string, from: number, to: number) => {
    const isFirst = from === start
    tokens.push({
      norm: part,
      start: from,
      end: to,
      kind: 'word',
      capital: capital && isFirst,
      glued: glued || !isFirst,
    })
  }
  const apostrophe = norm.lastIndexOf("'")
  if (norm === 'cannot') {
    push('can', start, start + 3)
    push('not', start + 3, end)
  } else if (apostrophe < 0) {
    push(norm, start, end)
  } else if (norm.endsWith("n't")) {
    const stem = norm.slice(0, -3)
    if (stem !== '') push(SHORT[stem] ?? stem, start, end - 3)
    push('not', end - 3, end)
  } else if (SUFFIX.test(norm.slice(apostrophe))) {
    if (apostrophe > 0) push(norm.slice(0, apostrophe), start, start + apostrophe)
    push(norm.slice(apostrophe), start + apostrophe, end)
  } else push(norm, start, end)
}

function endOfWord(line: string, start: number): number {
  let i = start + 1
  for (; i < line.length; i++) {
    const kind = KINDS[line.charCodeAt(i)]
    if (kind === WORD || kind === DIGIT) continue
    const sign = line[i]
    if ((sign === "'" || sign === '’') && kindAt(line, i + 1) === WORD) continue
    // Letters with dots between: U.S., p.m.
    if (sign === '.' && i - start === 1 && kindAt(line, i + 1) === WORD && kindAt(line, i + 2) !== WORD) {
      let end = i + 2
      while (line[end] === '.' && kindAt(line, end + 1) === WORD && kindAt(line, end + 2) !== WORD) end += 2
      return line[end] === '.' ? end + 1 : end
    }
    break
  }
  return i
}

function endOfNumber(line: string, start: number): number {
  let i = start + countDigits(line, start)
  // Groups of three after at most three digits (1 280 000), else points and commas.
  const first = i - start
  while (first <= 3 && isThousandSpace(line[i]) && countDigits(line, i + 1) === 3) i += 4
  for (;;) {
    const digits = line[i] === '.' || line[i] === ',' ? countDigits(line, i + 1) : 0
    if (digits === 0) return i
    i += 1 + digits
  }
}

function isThousandSpace(sign: string | undefined): boolean {
  return sign === '\u00a0' || sign === '\u202f' || sign === '\u2009' || sign === ' ' || sign === "'" || sign === '’'
}

function countDigits(line: string, from: number): number {
  let count = 0
  while (kindAt(line, from + count) === DIGIT) count++
  return count
}

/** A hyphen between letters, or between a letter and a digit, joins; between digits it is a sign. */
function isInnerHyphen(line: string, at: number): boolean {
  const sign = line.charCodeAt(at)
  if (sign !== 0x2d && sign !== 0x2010 && sign !== 0x2011) return false
  const before = at > 0 ? kindAt(line, at - 1) : SPACE
  const after = kindAt(line, at + 1)
  return (before === WORD && (after === WORD || after === DIGIT)) || (before === DIGIT && after === WORD)
}

function kindAt(line: string, at: number): number {
  return at < line.length ? KINDS[line.charCodeAt(at)] : SPACE
}

function toKind(code: number): number {
  if (code < 0x80) {
    if (code >= 0x61 && code <= 0x7a) return WORD
    if (code <= 0x20) return SPACE
    if (code >= 0x30 && code <= 0x39) return DIGIT
    return code >= 0x41 && code <= 0x5a ? WORD : SIGN
  }
  if (code < 0xc0) return code === 0xb5 ? WORD : code === 0xa0 ? SPACE : SIGN
  if (code < 0x2000) return code === 0xd7 || code === 0xf7 ? SIGN : WORD
  if (code === 0x2009 || code === 0x202f || code === 0x3000 || code === 0x200b || code === 0x2028) return SPACE
  if (code < 0x2c00) return SIGN
  if ((code >= 0x3400 && code <= 0x9fff) || (code >= 0xd840 && code <= 0xd88d) || (code >= 0xf900 && code <= 0xfaff)) {
    return HAN
  }
  if (code === 0x3007 || (code >= 0x3041 && code <= 0x30ff)) return HAN
  if ((code >= 0x2e00 && code < 0x3041) || (code >= 0xd800 && code <= 0xf8ff) || code >= 0xfe00) return SIGN
  return WORD
}
