import type { Measure } from './language-lists.ts'
import { PhraseTable } from './phrase-table.ts'
import { linesOf, phrasesOf } from './read-word-list.ts'
import { getUnit, type Unit } from './units.ts'
import type { LanguageWords } from './words/language-words.ts'

/** Units and currencies by the words for them. */
export function toMeasures(words: Pick<LanguageWords, 'units' | 'currencies'>): PhraseTable<Measure> {
  const found = new Map<string, { units: Unit[]; currencies: string[] }>()
  const at = (phrase: string) => {
    const known = found.get(phrase) ?? { units: [], currencies: [] }
    found.set(phrase, known)
    return known
  }
  for (const line of linesOf(words.units)) {
    const [key, list] = line.split(': ')
    for (const phrase of phrasesOf(list)) at(phrase).units.push(getUnit(key))
  }
  for (const line of linesOf(words.currencies)) {
    const [code, list] = line.split(': ')
    for (const phrase of phrasesOf(list)) at(phrase).currencies.push(code)
  }
  return new PhraseTable(found)
}
