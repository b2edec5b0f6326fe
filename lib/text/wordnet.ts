/** Parts of speech in the order of NLTK's look-up. */
export const WORDNET_POS = ['noun', 'verb', 'adj', 'adv'] as const
export type WordNetPos = (typeof WORDNET_POS)[number]

/** The database files of one WordNet release, as they are published (`index.noun`, `data.noun`, `noun.exc`, …). */
export interface WordNetFiles {
  readonly index: Readonly<Record<WordNetPos, Uint8Array>>
  readonly data: Readonly<Record<WordNetPos, Uint8Array>>
  readonly exceptions: Readonly<Record<WordNetPos, string>>
}

/** What METEOR asks of a thesaurus. */
export interface Synonyms {
  /** Names the data: part of a metric's signature. */
  readonly version: string
  /** Single words that mean the same as `word` in any sense; without the word itself unless it is listed. */
  synonymsOf(word: string): ReadonlySet<string>
}

/** Endings and what stands for them in the base form: NLTK 3.8's MORPHOLOGICAL_SUBSTITUTIONS. */
const ENDINGS: Readonly<Record<WordNetPos, readonly (readonly [string, string])[]>> = {
  noun: [
    ['s', ''],
    ['ses', 's'],
    ['ves', 'f'],
    ['xes', 'x'],
    ['zes', 'z'],
    ['ches', 'ch'],
    ['shes', 'sh'],
    ['men', 'man'],
    ['ies', 'y'],
  ],
  verb: [
    ['s', ''],
    ['ies', 'y'],
    ['es', 'e'],
    ['es', ''],
    ['ed', 'e'],
    ['ed', ''],
    ['ing', 'e'],
    ['ing', ''],
  ],
  adj: [
    ['er', ''],
    ['est', ''],
    ['er', 'e'],
    ['est', 'e'],
  ],
  adv: [],
}

const MAX_REMEMBERED = 50_000
/** Far above the longest lemma; longer words have no synonyms, so that peeling endings off stays cheap. */
const LONGEST_WORD = 200
const NONE: ReadonlySet<string> = new Set()
const LINE_FEED = 10
const SPACE = 32

/**
 * A look-up over WordNet's own files, which are searched in place: nothing is parsed beforehand. A word is looked up
 * in lower case in all parts of speech, through its irregular and regular base forms, as NLTK 3.8's
 * `wordnet.synsets(word)` does; its synonyms are all lemma names of these synsets without an underscore, in their own
 * case. A word that WordNet lacks has none.
 *
 * With WordNet 3.0, `synonymsOf('cars')` holds auto, automobile, car, gondola, machine, motorcar and railcar.
 */
export function createWordNet(version: string, files: WordNetFiles): Synonyms {
  const exceptions = Object.fromEntries(
    WORDNET_POS.map((pos) => [pos, parseExceptions(files.exceptions[pos])]),
  ) as Record<WordNetPos, ReadonlyMap<string, readonly string[]>>
  const remembered = new Map<string, ReadonlySet<string>>()
  const lookUp = (word: string): ReadonlySet<string> => {
    const found = new Set<string>()
    for (const pos of WORDNET_POS) {
      for (const offsets of findForms(word, pos, exceptions[pos], files.index[pos]))
        for (const offset of offsets) addLemmas(files.data[pos], offset, found)
    }
    return found
  }
  return {
    version,
    synonymsOf(word) {
      const lower = word.toLowerCase()
      const known = remembered.get(lower)
      if (known) return known
      if (remembered.size >= MAX_REMEMBERED) remembered.clear()
      const found = lower.length > LONGEST_WORD ? NONE : lookUp(lower)
      remembered.set(lower, found)
      return found
    },
  }
}

/** Synset offsets of each base form of the word that the index has: NLTK's `_morphy`. */
function findForms(
  word: string,
  pos: WordNetPos,
  exceptions: ReadonlyMap<string, readonly string[]>,
  index: Uint8Array,
): number[][] {
  const filter = (forms: readonly string[]) =>
    [...new Set(forms)].map((form) => findOffsets(index, form)).filter((offsets) => offsets !== null)
  const irregular = exceptions.get(word)
  if (irregular) return filter([word, ...irregular])
  let forms = applyEndings([word], pos)
  let found = filter([word, ...forms])
  // Each round shortens the words or ends the loop.
  while (found.length === 0 && forms.length > 0) {
    forms = applyEndings(forms, pos)
    found = filter(forms)
  }
  return found
}

function applyEndings(forms: readonly string[], pos: WordNetPos): string[] {
  const made = new Set<string>()
  for (const form of forms)
    for (const [ending, base] of ENDINGS[pos])
      if (form.endsWith(ending)) made.add(form.slice(0, form.length - ending.length) + base)
  return [...made]
}

function parseExceptions(text: string): ReadonlyMap<string, readonly string[]> {
  const map = new Map<string, readonly string[]>()
  for (const line of text.split('\n')) {
    const [form, ...bases] = line.trim().split(/\s+/)
    if (form) map.set(form, bases)
  }
  return map
}

/**
 * Synset offsets of a lemma in an index file, or null: binary search over lines that are sorted by byte. The licence at
 * the top is lines that begin with spaces, which sort before every lemma.
 */
function findOffsets(index: Uint8Array, lemma: string): number[] | null {
  if (!/^[!-~]+$/.test(lemma)) return null
  let low = 0
  let high = index.length
  while (low < high) {
    let start = (low + high) >>> 1
    while (start > low && index[start - 1] !== LINE_FEED) start--
    const order = compareLemma(index, start, lemma)
    if (order === 0) return parseOffsets(readLine(index, start))
    if (order > 0) high = start
    else {
      low = index.indexOf(LINE_FEED, start) + 1
      if (low === 0) return null
    }
  }
  return null
}

/** Negative where the line's lemma sorts before the given one. */
function compareLemma(index: Uint8Array, start: number, lemma: string): number {
  for (let i = 0; i < lemma.length; i++) {
    const byte = index[start + i]
    const difference = (byte === LINE_FEED || byte === undefined ? SPACE : byte) - lemma.charCodeAt(i)
    if (difference !== 0) return difference
  }
  return index[start + lemma.length] === SPACE ? 0 : 1
}

/** `lemma pos synsets pointers [pointer…] senses tagged offset…`: the last `synsets` fields. */
function parseOffsets(line: string): number[] {
  const fields = line.trim().split(' ')
  return fields.slice(fields.length - Number(fields[2])).map(Number)
}

/** `offset file type words(hex) word id word id …`: adjectives may carry a marker in brackets, which is no part of the word. */
function addLemmas(data: Uint8Array, offset: number, out: Set<string>): void {
  const fields = readLine(data, offset).split(' ')
  const count = Number.parseInt(fields[3], 16)
  for (let i = 0; i < count; i++) {
    const lemma = fields[4 + 2 * i].replace(/\(.*\)$/, '')
    if (!lemma.includes('_')) out.add(lemma)
  }
}

function readLine(bytes: Uint8Array, start: number): string {
  const end = bytes.indexOf(LINE_FEED, start)
  let line = ''
  for (let i = start; i < (end < 0 ? bytes.length : end); i++) line += String.fromCharCode(bytes[i])
  return line
}
