import { countScripts } from '../text/spaceless-script.ts'

/** The languages that the meaning-flip lint knows. */
export type LintLanguage = 'en' | 'zh' | 'de'

const KANA_OR_HANGUL = /[\u3041-\u30ff\uac00-\ud7af]/
const OTHER_SCRIPT = /[\u0370-\u1fff\u3041-\u30ff\uac00-\ud7af]/g
const FREQUENT: Readonly<Record<'en' | 'de' | 'other', ReadonlySet<string>>> = {
  en: new Set(
    'the of and to is that it for was with as his he by not this but from are or have an they which you were her she there been their has would what will if can all no we my your at be on in a i do does did please'.split(
      ' ',
    ),
  ),
  de: new Set(
    'der die das und ist nicht ein eine den dem des mit sich auf für von zu im es auch als an er sie hat wird aus bei nach einen einer wurde sind dass wie über zum zur haben war noch nur am um kein keine wir ich vor in was sein ihr'.split(
      ' ',
    ),
  ),
  other: new Set(
    'le la les des et un une est pas que qui dans pour sur au du el los las y en por con una del se il di che non per i lo gli o os as do da em não não com uma het een van niet op te dat zijn och att det som är på av på jest nie się na to že je v a z'.split(
      ' ',
    ),
  ),
}

/**
 * The language of some texts, of those that the lint knows; null for others. Han without kana is Chinese; among Latin
 * texts the most frequent little words decide, and texts without any count as English.
 * Example: `guessLanguage(['Das Ventil ist offen.'])` is `'de'`.
 */
export function guessLanguage(texts: readonly string[]): LintLanguage | null {
  return readLanguage(texts).language
}

/** The same, and whether the texts leave no doubt: by their script, or by words of one language alone. */
export function readLanguage(texts: readonly string[]): {
  readonly language: LintLanguage | null
  readonly isSure: boolean
} {
  const text = texts.join('\n')
  const { letters, spaceless } = countScripts(text)
  // An ideograph is a word or half of one.
  if (3 * spaceless > letters)
    return { language: KANA_OR_HANGUL.test(text) || /[\u0e00-\u109f]/.test(text) ? null : 'zh', isSure: true }
  if (5 * (text.match(OTHER_SCRIPT)?.length ?? 0) > letters) return { language: null, isSure: true }
  let en = 0
  let other = 0
  let de = text.match(/[äöß]/gi)?.length ?? 0
  for (const word of text.toLowerCase().split(/[^\p{L}]+/u)) {
    if (FREQUENT.en.has(word)) en++
    if (FREQUENT.de.has(word)) de++
    if (FREQUENT.other.has(word)) other++
  }
  const language = other > 2 * Math.max(en, de) ? null : de > en ? 'de' : 'en'
  const [most, next] = [en, de, other].sort((a, b) => b - a)
  return { language, isSure: most >= 2 && most >= 2 * next }
}
