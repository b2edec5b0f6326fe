const BEGINS = /^(?:ein|zwei|zwo|drei|dritt|erst|vier|fünf|sech|sieb|acht|neun|zehn|elf|zwölf|zwanzig|hundert|tausend)/
/** Asked of every word of a text, so that most need no regular expression. */
const FIRST_LETTERS = new Set([
  'ein',
  'zwe',
  'zwo',
  'dre',
  'dri',
  'ers',
  'vie',
  'fün',
  'sec',
  'sie',
  'ach',
  'neu',
  'zeh',
  'elf',
  'zwö',
  'zwa',
  'hun',
  'tau',
])
const ORDINAL = /(?:s?te[nrsm]?)$/
const COMPOUND = /(?:jährig|tägig|stündig|monatig|wöchig|prozentig|köpfig|fach|mal)(?:e[nrsm]?)?$/

/** Whether a word begins like a number of more than one part: a cheap test before it is parsed. */
export function beginsGermanNumber(word: string): boolean {
  return word.length >= 5 && FIRST_LETTERS.has(word.slice(0, 3)) && BEGINS.test(word)
}

/**
 * A German number written as one word, cardinal or ordinal, or the number in front of such as `-jährig`; null where the
 * word is none. `small` holds the words up to twelve, the teens and the tens.
 * Example: `einundzwanzig` is 21, `zwölfhundertachtzig` 1280, `zweihundertste` 200, `fünfjähriger` 5.
 */
export function parseGermanNumber(word: string, small: ReadonlyMap<string, number>): number | null {
  const known = small.get(word)
  if (known !== undefined) return known
  if (!beginsGermanNumber(word)) return null
  const inflected = small.get(word.replace(/e[nrsm]$/, 'e'))
  if (inflected !== undefined) return inflected
  const whole = parseParts(word, small)
  if (whole !== null) return whole
  if (ORDINAL.test(word)) {
    const ordinal = parseOrdinal(word, small)
    if (ordinal !== null) return ordinal
  }
  const before = word.replace(COMPOUND, '')
  return before === word || before === '' ? null : parseParts(before, small)
}

function parseOrdinal(word: string, small: ReadonlyMap<string, number>): number | null {
  const base = word.replace(ORDINAL, '')
  const direct = parseParts(base, small)
  if (direct !== null) return direct
  // hundertfünfte: the last part is an ordinal of its own.
  const cut = Math.max(word.lastIndexOf('hundert') + 7, word.lastIndexOf('tausend') + 7)
  if (cut < 8) return null
  const last = small.get(word.slice(cut).replace(/e[nrsm]$/, 'e'))
  const front = parseParts(word.slice(0, cut), small)
  return last === undefined || front === null ? null : front + last
}

function parseParts(word: string, small: ReadonlyMap<string, number>): number | null {
  const known = small.get(word)
  if (known !== undefined && !/^eine/.test(word)) return known
  for (const [name, scale] of [
    ['tausend', 1000],
    ['hundert', 100],
  ] as const) {
    const at = word.indexOf(name)
    if (at < 0) continue
    const left = at === 0 ? 1 : parseParts(word.slice(0, at), small)
    const rest = word.slice(at + name.length).replace(/^und(?=.)/, '')
    const right = rest === '' ? 0 : parseParts(rest, small)
    return left === null || right === null ? null : left * scale + right
  }
  const und = word.indexOf('und')
  if (und <= 0) return null
  const ones = small.get(word.slice(0, und))
  const tens = small.get(word.slice(und + 3))
  return ones === undefined || tens === undefined || ones > 9 || tens < 20 ? null : ones + tens
}
