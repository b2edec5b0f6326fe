import type { LintLanguage } from './guess-language.ts'
import type { LintToken } from './lint-tokens.ts'
import { PhraseTable } from './phrase-table.ts'
import { FIRST_NAMES } from './words/people.ts'
import { CITIES, COUNTRIES, FIRMS, REGIONS } from './words/places.ts'

export type NameKind = 'country' | 'city' | 'region' | 'firm' | 'person'

/** A name of the lists in a text; names of one entity mean the same. */
export interface NameItem {
  readonly entity: number
  readonly kind: NameKind
  readonly at: number
  readonly end: number
}

interface Name {
  readonly entity: number
  readonly kind: NameKind
  /** Written in capitals throughout (US), so that it is not mistaken for a word (us). */
  readonly isUpper: boolean
  readonly isCapital: boolean
}

interface NameTables {
  readonly phrases: PhraseTable<Name>
  readonly adjectives: ReadonlyMap<string, Name>
}

const KINDS: readonly (readonly [NameKind, string])[] = [
  ['country', COUNTRIES],
  ['city', CITIES],
  ['region', REGIONS],
  ['firm', FIRMS],
]
const ready = new Map<LintLanguage, NameTables>()

/** The names of the lists that occur in a text, from left to right, the longest first. */
export function findNames(text: string, tokens: readonly LintToken[], language: LintLanguage): NameItem[] {
  const { phrases, adjectives } = getNameTables(language)
  const found: NameItem[] = []
  for (let i = 0; i < tokens.length; ) {
    const token = tokens[i]
    const match = token.kind === 'word' || token.kind === 'han' ? phrases.match(tokens, i) : null
    // US$ is a currency.
    const isMoney = match !== null && tokens[i + match.length]?.norm === '$' && tokens[i + match.length].glued
    if (match !== null && !isMoney && isWrittenAs(match.value, text, tokens, i)) {
      found.push({ entity: match.value.entity, kind: match.value.kind, at: i, end: i + match.length })
      i += match.length
      continue
    }
    if (
      language === 'de' &&
      token.norm.length > 6 &&
      token.norm.endsWith('sch', token.norm.length - endingOf(token.norm))
    ) {
      const name = adjectives.get(token.norm.slice(0, token.norm.length - endingOf(token.norm)))
      if (name) found.push({ entity: name.entity, kind: name.kind, at: i, end: i + 1 })
    }
    i++
  }
  return found
}

/** Letters of an adjective's ending: französische, französischen. */
function endingOf(norm: string): number {
  if (norm.endsWith('e')) return 1
  return /e[nrsm]$/.test(norm) ? 2 : 0
}

function isWrittenAs(name: Name, text: string, tokens: readonly LintToken[], at: number): boolean {
  if (!name.isCapital) return true
  if (!tokens[at].capital) return false
  if (!name.isUpper) return true
  const raw = text.slice(tokens[at].start, tokens[at].end)
  return raw === raw.toUpperCase()
}

function getNameTables(language: LintLanguage): NameTables {
  const known = ready.get(language)
  if (known) return known
  const column = language === 'en' ? 0 : language === 'de' ? 1 : 2
  const entries: [string, Name][] = []
  const adjectives = new Map<string, Name>()
  let entity = 0
  for (const [kind, list] of KINDS) {
    for (const line of list.trim().split('\n')) {
      entity++
      const columns = line.split('|')
      // Chinese texts hold Latin names too.
      const forms = (language === 'zh' ? `${columns[0]}, ${columns[2]}` : columns[column]).split(',')
      for (const form of forms.map((each) => each.trim())) {
        const isCapital = form[0] !== form[0].toLowerCase()
        const name: Name = { entity, kind, isUpper: isCapital && form === form.toUpperCase(), isCapital }
        if (language === 'de' && !isCapital) adjectives.set(form, name)
        else entries.push([form, name])
      }
    }
  }
  if (language !== 'zh') {
    for (const form of FIRST_NAMES.split(',').map((each) => each.trim())) {
      entity++
      entries.push([form, { entity, kind: 'person', isUpper: false, isCapital: true }])
    }
  }
  const made = { phrases: new PhraseTable(entries), adjectives }
  ready.set(language, made)
  return made
}
