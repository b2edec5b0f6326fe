/** What a UTF-16 unit may be part of. The kinds that may be in a word come first. */
export const WORD = 1
export const DIGIT = 2
export const HAN = 3
export const SPACE = 4
export const SIGN = 5

/** Kind of every UTF-16 unit: it is asked for each letter of a text. */
export const KINDS = new Uint8Array(0x10000)
for (let code = 0; code < KINDS.length; code++) KINDS[code] = toKind(code)

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
