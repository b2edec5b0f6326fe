import type { LanguageLists, Measure } from './language-lists.ts'
import type { LintToken } from './lint-tokens.ts'

/** How many quarters or thirds of what the rest of the word names. */
const PART = /^(?:(drei|zwei)?(viertel|drittel))(.{3,})$/
const COUNT: Readonly<Record<string, number>> = { drei: 3, zwei: 2 }
const ARTICLE = /^(?:eine?[nrms]?)$/

/** Most words of a text are asked, and no regular expression for them. */
function mayNamePart(norm: string): boolean {
  return norm.length > 9 && (norm.includes('viertel') || norm.includes('drittel'))
}

/** A part of a measure or of a large number in one word, with its article: eine Dreiviertelstunde, eine Viertelmillion. */
export function readGermanPart(
  tokens: readonly LintToken[],
  at: number,
  lists: LanguageLists,
): (Measure & { readonly values: readonly number[]; readonly length: number }) | null {
  if (!mayNamePart(tokens[at].norm) && !mayNamePart(tokens[at + 1]?.norm ?? '')) return null
  const isArticle = ARTICLE.test(tokens[at].norm)
  const k = isArticle ? at + 1 : at
  const parts = tokens[k]?.kind === 'word' ? PART.exec(tokens[k].norm) : null
  if (parts === null) return null
  const share = (COUNT[parts[1]] ?? 1) / (parts[2] === 'viertel' ? 4 : 3)
  const length = k + 1 - at
  const scale = lists.scales.get(parts[3])
  if (scale !== undefined) {
    const money = lists.measures.match(tokens, k + 1)
    const { units, currencies } = money?.value ?? NOTHING
    return { values: [share * scale], units, currencies, length: length + (money?.length ?? 0) }
  }
  const measure = lists.measures.match([{ ...tokens[k], norm: parts[3] }], 0)
  return measure && { values: [share], ...measure.value, length }
}

const NOTHING: Measure = { units: [], currencies: [] }
