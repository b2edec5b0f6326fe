/** By UTF-16 unit its lower, half-width form; 0 where it was not asked yet. */
const FOLDED = new Uint16Array(0x10000)
const FIRST_FULL_WIDTH = 0xff01
const LAST_FULL_WIDTH = 0xff5e
/** How far full-width forms are from ASCII. */
const WIDTH = 0xfee0

/**
 * Writes a text unit by unit in lower case and half width: `codes[i]` belongs to `text[i]`, so that places stay. A
 * letter whose lower case is longer (a dotted capital I) stays as it is where the whole text would grow.
 * `codes` must have room for the text.
 * Example: `foldLetters('Ａb', codes)` writes the codes of `ab`.
 */
export function foldLetters(text: string, codes: Uint16Array): void {
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    let folded = FOLDED[unit]
    if (folded === 0) {
      if (needsContext(unit)) {
        foldInContext(text, codes)
        return
      }
      folded = toHalfWidth(String.fromCharCode(unit)).toLowerCase().charCodeAt(0)
      FOLDED[unit] = folded
    }
    codes[i] = folded
  }
}

/** Whether the unit began with a capital letter, given what `foldLetters` made of it. */
export function isCapital(unit: number, folded: number): boolean {
  return folded !== (unit >= FIRST_FULL_WIDTH && unit <= LAST_FULL_WIDTH ? unit - WIDTH : unit)
}

/** Whether its lower case depends on its neighbours: a sigma at the end of a word, half of a pair, a dotted capital I. */
function needsContext(unit: number): boolean {
  return unit === 0x3a3 || unit === 0x130 || (unit >= 0xd800 && unit <= 0xdfff)
}

function foldInContext(text: string, codes: Uint16Array): void {
  const lower = toLower(toHalfWidth(text))
  for (let i = 0; i < lower.length; i++) codes[i] = lower.charCodeAt(i)
}

function toHalfWidth(text: string): string {
  return text.replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - WIDTH))
}

/** Lower case of the same length. */
function toLower(line: string): string {
  const lower = line.toLowerCase()
  if (lower.length === line.length) return lower
  return Array.from(line, (letter) =>
    letter.toLowerCase().length === letter.length ? letter.toLowerCase() : letter,
  ).join('')
}
