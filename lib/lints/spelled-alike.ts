const MARKS = /[\u0300-\u036f]/g
/** Below this share of letters to be changed, two names are one in two spellings. */
const ALIKE = 0.4

/**
 * Whether two names are likely the same in two spellings or forms: Tchaikovsky and Chaikovsky, Galicia and Galizien,
 * Merkel and Merkels. Compares letters without accents, and consonants alone.
 */
export function isSpelledAlike(a: string, b: string): boolean {
  const x = toPlain(a)
  const y = toPlain(b)
  if (x === y || (Math.min(x.length, y.length) >= 3 && (x.startsWith(y) || y.startsWith(x)))) return true
  if (distance(x, y) <= ALIKE * Math.max(x.length, y.length)) return true
  const [c, d] = [toConsonants(x), toConsonants(y)]
  return c.length >= 2 && c === d
}

function toPlain(name: string): string {
  return name
    .normalize('NFD')
    .replace(MARKS, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/[^\p{L}\p{N}]/gu, '')
}

function toConsonants(name: string): string {
  return name
    .replace(/tsch|tch|ch|sch|sh/g, 'c')
    .replace(/ph/g, 'f')
    .replace(/[kq]/g, 'c')
    .replace(/w/g, 'v')
    .replace(/z/g, 's')
    .replace(/[aeiouyhj]/g, '')
    .replace(/(.)\1+/g, '$1')
}

/** Levenshtein distance by letters; names are short. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      next[j] = Math.min(next[j - 1] + 1, row[j] + 1, row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1))
    }
    row = next
  }
  return row[b.length]
}
