/** Letters of other scripts that most fonts draw like a Latin one, after Unicode's confusables (UTS 39), the common part. */
const LATIN: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ['аеорсухіјѕһԁԛԝ', 'aeopcyxijshdqw'],
    ['АВЕКМНОРСТУХІЈЅ', 'ABEKMHOPCTYXIJS'],
    ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'ABEZHIKMNOPTYX'],
    ['οανιυρ', 'oavlup'],
  ].flatMap(([others, latin]) => [...others].map((letter, i) => [letter, [...latin][i]] as const)),
)

/** A text as it looks: compatibility forms folded, look-alike letters as their Latin ones. */
function lookOf(text: string): string {
  return [...text.normalize('NFKC')].map((letter) => (Object.hasOwn(LATIN, letter) ? LATIN[letter] : letter)).join('')
}

/** A letter on each side that looks the same, with its code point. */
export interface LookAlike {
  readonly from: string
  readonly to: string
}

/** Pairs shown; more say nothing new. */
const MOST = 5

/**
 * The letters by which two texts that look alike differ, such as `с U+0441` and `c U+0063`; none where the texts look
 * different or are the same.
 *
 * @example findLookAlikes('сахар', 'cахар') // [{ from: 'с U+0441', to: 'c U+0063' }]
 */
export function findLookAlikes(from: string, to: string): LookAlike[] {
  if (from === to || lookOf(from) !== lookOf(to)) return []
  const [a, b] = [[...from], [...to]]
  if (a.length !== b.length) return []
  const pairs = new Map<string, LookAlike>()
  a.forEach((letter, i) => {
    if (letter !== b[i]) pairs.set(letter + b[i], { from: nameOf(letter), to: nameOf(b[i]) })
  })
  return [...pairs.values()].slice(0, MOST)
}

function nameOf(letter: string): string {
  const code = letter.codePointAt(0) ?? 0
  return `${letter} U+${code.toString(16).toUpperCase().padStart(4, '0')}`
}
