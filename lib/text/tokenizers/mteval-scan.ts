import { isSpace } from '../white-space.ts'

const OTHER = 0
const SPACE = 1
const SYMBOL = 2
const POINT = 3
const HYPHEN = 4
const DIGIT = 5

/** What the rules of mteval-v13a see in each ASCII character. */
const CLASSES = new Uint8Array(128)
for (let code = 0; code < 128; code++) {
  const char = String.fromCharCode(code)
  if (isSpace(code)) CLASSES[code] = SPACE
  else if (char === '.' || char === ',') CLASSES[code] = POINT
  else if (char === '-') CLASSES[code] = HYPHEN
  else if (/[0-9]/.test(char)) CLASSES[code] = DIGIT
  else if (/[{-~[-` -&(-+:-@/]/.test(char)) CLASSES[code] = SYMBOL
}

/**
 * The four language-independent rules of mteval-v13a in one pass over the line (four substitutions one after the other
 * in the original): symbols stand alone; `.` and `,` are split off after and before anything but a digit; a hyphen is
 * split off after a digit.
 *
 * `padded` says whether the line counts as having a space before and after it (13a) or ends at nothing (zh), which
 * decides about a `.` or `,` at its ends. `standsAlone` names further characters (UTF-16 units) that are set apart.
 *
 * @example scanMteval('1,000 cars, 2-door', true) // ['1,000', 'cars', ',', '2', '-', 'door']
 */
export function scanMteval(line: string, padded: boolean, standsAlone?: (code: number) => boolean): string[] {
  const tokens: string[] = []
  const { length } = line
  let start = -1
  // Is there a neighbour on the left, and is it anything but a digit?
  let afterOther = padded
  let afterDigit = false
  // Substitutions do not overlap: a point that was just split off cannot be the left neighbour of the next one.
  let afterSplitPoint = false
  for (let i = 0; i < length; i++) {
    const code = line.charCodeAt(i)
    const kind = code < 128 ? CLASSES[code] : isSpace(code) ? SPACE : standsAlone?.(code) ? SYMBOL : OTHER
    let apart = kind === SYMBOL || kind === SPACE
    let splitPoint = false
    if (kind === POINT) {
      if (afterOther && !afterSplitPoint) apart = splitPoint = true
      else apart = i + 1 < length ? !isDigit(line.charCodeAt(i + 1)) : padded
    } else if (kind === HYPHEN) apart = afterDigit
    if (apart) {
      if (start >= 0) tokens.push(line.slice(start, i))
      if (kind !== SPACE) tokens.push(line[i])
      start = -1
    } else if (start < 0) start = i
    afterDigit = kind === DIGIT
    afterOther = !afterDigit
    afterSplitPoint = splitPoint
  }
  if (start >= 0) tokens.push(line.slice(start))
  return tokens
}

function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39
}
