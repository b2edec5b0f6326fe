import type { LintLanguage } from './guess-language.ts'
import { PhraseTable } from './phrase-table.ts'
import { phrasesOf } from './read-word-list.ts'
import { AUTHORS } from './words/authors.ts'
import { FIGURES, FIRST_NAMES } from './words/people.ts'
import { CITIES, COUNTRIES, FIRMS, REGIONS } from './words/places.ts'

export type NameKind = 'country' | 'city' | 'region' | 'firm' | 'person' | 'figure' | 'author'

export interface ListedName {
  /** Names of one entity mean the same. */
  readonly entity: number
  readonly kind: NameKind
  /** Written in capitals throughout (US), so that it is not mistaken for a word (us). */
  readonly isUpper: boolean
  readonly isCapital: boolean
}

const KINDS: readonly (readonly [NameKind, string])[] = [
  ['country', COUNTRIES],
  ['city', CITIES],
  ['region', REGIONS],
  ['firm', FIRMS],
  ['figure', FIGURES],
  ['author', AUTHORS],
]
const COLUMN: Readonly<Record<LintLanguage, number>> = { en: 0, de: 1, zh: 2 }
const ENDINGS = ['', 'e', 'en', 'er', 'es', 'em']

/** The lists of names in the forms of one language, German adjectives with their endings. */
export function toNameTable(language: LintLanguage): PhraseTable<ListedName> {
  const entries: [string, ListedName][] = []
  let entity = 0
  for (const [kind, list] of KINDS) {
    for (const line of list.trim().split('\n')) {
      entity++
      const columns = line.split('|')
      // Chinese texts hold Latin names too.
      const listed = language === 'zh' ? `${columns[0]}, ${columns[2]}` : columns[COLUMN[language]]
      const forms = language === 'de' ? withEndings(kind, listed) : listed
      for (const form of phrasesOf(forms)) {
        const isCapital = form[0] !== form[0].toLowerCase()
        const name = { entity, kind, isUpper: isCapital && form === form.toUpperCase(), isCapital }
        const isAdjective = language === 'de' && /sch$/.test(form)
        for (const ending of isAdjective ? ENDINGS : ['']) entries.push([form + ending, name])
      }
    }
  }
  if (language !== 'zh') {
    for (const forms of phrasesOf(FIRST_NAMES)) {
      entity++
      for (const form of forms.split(' / '))
        entries.push([form, { entity, kind: 'person', isUpper: false, isCapital: true }])
    }
  }
  return new PhraseTable(entries)
}

function withEndings(kind: NameKind, listed: string): string {
  if (kind === 'author') return withGenitive(listed)
  return kind === 'city' ? withGermanEndings(listed) : listed
}

/** Goethes; of Brahms nothing is made. */
function withGenitive(forms: string): string {
  return phrasesOf(forms)
    .flatMap((form) => (/[sxzß]$/.test(form) ? [form] : [form, `${form}s`]))
    .join(', ')
}

/** Dortmunds, Dortmunder. */
function withGermanEndings(forms: string): string {
  const first = forms.split(',')[0].trim()
  return /^\p{L}+[^aeiouyszx]$/u.test(first) ? `${forms}, ${first}s, ${first}er` : forms
}
