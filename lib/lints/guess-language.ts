import { countScripts } from '../text/spaceless-script.ts'
import { countLittleWords } from './little-words.ts'

/** The languages that the meaning-flip lint knows. */
export type LintLanguage = 'en' | 'zh' | 'de'

/** Most texts have none of these, and their scripts need no counting. */
const BEYOND_LATIN = /[\u0370-\u1fff\u2c00-\uffff]/
const KANA_OR_HANGUL = /[\u3041-\u30ff\uac00-\ud7af]/
const OTHER_SCRIPT = /[\u0370-\u1fff\u3041-\u30ff\uac00-\ud7af]/g
/** In so many words English and German have at least this share of little ones. */
const MANY_WORDS = 8
const LEAST_SHARE = 0.1

/**
 * The language of some texts, of those that the lint knows; null for others. Han without kana is Chinese; among Latin
 * texts the most frequent little words decide, with letters that neither English nor German has. Short texts without
 * any count as English; long ones are in a language without lists.
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
  if (BEYOND_LATIN.test(text)) {
    const { letters, spaceless } = countScripts(text)
    // An ideograph is a word or half of one.
    if (3 * spaceless > letters)
      return { language: KANA_OR_HANGUL.test(text) || /[\u0e00-\u109f]/.test(text) ? null : 'zh', isSure: true }
    if (5 * (text.match(OTHER_SCRIPT)?.length ?? 0) > letters) return { language: null, isSure: true }
  }
  const { count, en, de: little, other, umlauts } = countLittleWords(text)
  if (count >= MANY_WORDS && Math.max(en, little) < LEAST_SHARE * count) return { language: null, isSure: other >= 2 }
  const isOther = other > 0 && other >= 2 * Math.max(en, little)
  // Swedish and Finnish have these letters too: they tell German from English only.
  const de = little + umlauts
  const language = isOther ? null : de > en ? 'de' : 'en'
  const [most, next] = [en, de, other].sort((a, b) => b - a)
  return { language, isSure: most >= 2 && most >= 2 * next }
}
