/** Words that the rules would treat wrongly and their stems: NLTK's list of irregular forms. */
const IRREGULAR = new Map([
  ['sky', 'sky'],
  ['skies', 'sky'],
  ['dying', 'die'],
  ['lying', 'lie'],
  ['tying', 'tie'],
  ['news', 'news'],
  ['innings', 'inning'],
  ['inning', 'inning'],
  ['outings', 'outing'],
  ['outing', 'outing'],
  ['cannings', 'canning'],
  ['canning', 'canning'],
  ['howe', 'howe'],
  ['proceed', 'proceed'],
  ['exceed', 'exceed'],
  ['succeed', 'succeed'],
])

/** Suffix and replacement, tried in order; the first suffix that fits decides, whether its condition holds or not. */
type Suffixes = readonly (readonly [suffix: string, replacement: string])[]

const STEP_2: Suffixes = [
  ['ational', 'ate'],
  ['tional', 'tion'],
  ['enci', 'ence'],
  ['anci', 'ance'],
  ['izer', 'ize'],
  ['bli', 'ble'],
  ['alli', 'al'],
  ['entli', 'ent'],
  ['eli', 'e'],
  ['ousli', 'ous'],
  ['ization', 'ize'],
  ['ation', 'ate'],
  ['ator', 'ate'],
  ['alism', 'al'],
  ['iveness', 'ive'],
  ['fulness', 'ful'],
  ['ousness', 'ous'],
  ['aliti', 'al'],
  ['iviti', 'ive'],
  ['biliti', 'ble'],
  ['fulli', 'ful'],
  ['logi', 'log'],
]
const STEP_3: Suffixes = [
  ['icate', 'ic'],
  ['ative', ''],
  ['alize', 'al'],
  ['iciti', 'ic'],
  ['ical', 'ic'],
  ['ful', ''],
  ['ness', ''],
]
const STEP_4 = 'al ance ence er ic able ible ant ement ment ent ion ou ism ate iti ous ive ize'.split(' ')

const SURROGATE = /[\ud800-\udfff]/
const ASTRAL = /[\ud800-\udbff][\udc00-\udfff]/g

/**
 * Porter stem of a word, lower-cased first: M. F. Porter, "An algorithm for suffix stripping" (1980), with the
 * departures of NLTK 3.8's default mode (irregular forms, short words, `-ied`, `-ies`, `fulli`, `logi`, `-y` after a
 * consonant). Words of one or two code points stay. Any string is taken; the empty one stays empty.
 *
 * @example porterStem('relational') // 'relat'
 */
export function porterStem(word: string): string {
  const lower = word.toLowerCase()
  return SURROGATE.test(lower) ? stemWithStandIns(lower) : stemPlain(lower)
}

/** Lengths count code points: pairs of surrogates are stemmed as single code units and put back afterwards. */
function stemWithStandIns(word: string): string {
  const originals: string[] = []
  const plain = word.replace(ASTRAL, (pair) => {
    let at = originals.indexOf(pair)
    if (at < 0) at = originals.push(pair) - 1
    return String.fromCharCode(0xdc00 + (at & 0x3ff))
  })
  return stemPlain(plain).replace(/[\udc00-\udfff]/g, (unit) => originals[unit.charCodeAt(0) - 0xdc00] ?? unit)
}

function stemPlain(word: string): string {
  const irregular = IRREGULAR.get(word)
  if (irregular !== undefined) return irregular
  if (word.length <= 2) return word
  return step5b(step5a(step4(step3(step2(step1c(step1b(step1a(word))))))))
}

/** `y` is a consonant at the start and after a vowel; a run of them alternates. */
function isConsonant(word: string, index: number): boolean {
  let flip = false
  let at = index
  while (at > 0 && word.charCodeAt(at) === 121) {
    flip = !flip
    at--
  }
  return isVowelLetter(word.charCodeAt(at)) === flip
}

function isVowelLetter(unit: number): boolean {
  return unit === 97 || unit === 101 || unit === 105 || unit === 111 || unit === 117
}

/** Porter's m: how often a vowel is followed by a consonant in the first `length` letters. */
function measure(word: string, length: number): number {
  let count = 0
  let consonant = true
  for (let i = 0; i < length; i++) {
    const unit = word.charCodeAt(i)
    const here: boolean = unit === 121 ? i === 0 || !consonant : !isVowelLetter(unit)
    if (here && !consonant) count++
    consonant = here
  }
  return count
}

function hasVowel(word: string): boolean {
  for (let i = 0; i < word.length; i++) if (!isConsonant(word, i)) return true
  return false
}

function endsDouble(word: string): boolean {
  const last = word.length - 1
  return last >= 1 && word[last] === word[last - 1] && isConsonant(word, last)
}

/** Consonant, vowel, consonant other than w, x, y; in two letters a vowel and a consonant are enough. */
function endsShort(word: string, length: number): boolean {
  if (length === 2) return !isConsonant(word, 0) && isConsonant(word, 1)
  if (length < 3) return false
  const last = word[length - 1]
  return (
    isConsonant(word, length - 3) &&
    !isConsonant(word, length - 2) &&
    isConsonant(word, length - 1) &&
    last !== 'w' &&
    last !== 'x' &&
    last !== 'y'
  )
}

function step1a(word: string): string {
  if (!word.endsWith('s')) return word
  if (word.endsWith('ies')) return word.slice(0, word.length === 4 ? -1 : -2)
  if (word.endsWith('sses')) return word.slice(0, -2)
  return word.endsWith('ss') ? word : word.slice(0, -1)
}

function step1b(word: string): string {
  if (word.endsWith('ied')) return word.slice(0, word.length === 4 ? -1 : -2)
  if (word.endsWith('eed')) return measure(word, word.length - 3) > 0 ? word.slice(0, -1) : word
  const cut = word.endsWith('ed') ? 2 : word.endsWith('ing') ? 3 : 0
  if (cut === 0) return word
  const stem = word.slice(0, -cut)
  if (!hasVowel(stem)) return word
  if (stem.endsWith('at') || stem.endsWith('bl') || stem.endsWith('iz')) return `${stem}e`
  if (endsDouble(stem)) return /[lsz]$/.test(stem) ? stem : stem.slice(0, -1)
  return measure(stem, stem.length) === 1 && endsShort(stem, stem.length) ? `${stem}e` : stem
}

function step1c(word: string): string {
  const at = word.length - 2
  return word.endsWith('y') && at > 0 && isConsonant(word, at) ? `${word.slice(0, -1)}i` : word
}

function step2(word: string): string {
  // `alli` is replaced first and the step taken again, so that `-ationalli` loses both parts.
  if (word.endsWith('alli') && measure(word, word.length - 4) > 0) return step2(word.slice(0, -2))
  for (const [suffix, replacement] of STEP_2) {
    if (!word.endsWith(suffix)) continue
    const stem = word.length - suffix.length
    // For `logi` the condition looks at the word without its last three letters: `l` belongs to the stem.
    const holds = measure(word, suffix === 'logi' ? word.length - 3 : stem) > 0
    return holds ? word.slice(0, stem) + replacement : word
  }
  return word
}

function step3(word: string): string {
  for (const [suffix, replacement] of STEP_3) {
    if (!word.endsWith(suffix)) continue
    const stem = word.length - suffix.length
    return measure(word, stem) > 0 ? word.slice(0, stem) + replacement : word
  }
  return word
}

function step4(word: string): string {
  for (const suffix of STEP_4) {
    if (!word.endsWith(suffix)) continue
    const stem = word.length - suffix.length
    const before = word[stem - 1]
    const holds = measure(word, stem) > 1 && (suffix !== 'ion' || before === 's' || before === 't')
    return holds ? word.slice(0, stem) : word
  }
  return word
}

function step5a(word: string): string {
  if (!word.endsWith('e')) return word
  const stem = word.length - 1
  const m = measure(word, stem)
  return m > 1 || (m === 1 && !endsShort(word, stem)) ? word.slice(0, stem) : word
}

function step5b(word: string): string {
  return word.endsWith('ll') && measure(word, word.length - 1) > 1 ? word.slice(0, -1) : word
}
