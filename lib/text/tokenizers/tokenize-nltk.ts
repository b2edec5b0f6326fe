import { splitWords } from '../white-space.ts'

/** A pattern and what stands for it; applied in order, each to the text that the one before left. */
type Rules = readonly (readonly [RegExp, string])[]

/** Python's `\w` and `\b`, which know letters of every script. */
const WORD = '[\\p{L}\\p{N}_]'
/** Python's `\s`. */
const SPACE = '[\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000]'
const EDGE = `(?:(?<=${WORD})(?!${WORD})|(?<!${WORD})(?=${WORD}))`

const STARTING_QUOTES: Rules = [
  [/([«“‘„]|`+)/gu, ' $1 '],
  [/^"/u, '``'],
  [/(``)/gu, ' $1 '],
  [/([ ([{<])("|'{2})/gu, '$1 `` '],
  [new RegExp(`(')(?!re|ve|ll|m|t|s|d|n)(${WORD})${EDGE}`, 'giu'), '$1 $2'],
]
const PUNCTUATION: Rules = [
  // The look-ahead takes all closing marks at once: spaces are never tried twice, however many there are.
  [new RegExp(`([^.])(\\.)(?=([\\])}>"'»”’ ]*))\\3${SPACE}*$`, 'u'), '$1 $2 $3 '],
  [/([:,])([^\p{Nd}])/gu, ' $1 $2'],
  [/([:,])$/u, ' $1 '],
  [/\.{2,}/gu, ' $& '],
  [/[;@#$%&]/gu, ' $& '],
  [new RegExp(`([^.])(\\.)([\\])}>"']*)${SPACE}*$`, 'u'), '$1 $2$3 '],
  [/[?!]/gu, ' $& '],
  [/([^'])' /gu, "$1 ' "],
  [/\*/gu, ' $& '],
  [/[\][(){}<>]/gu, ' $& '],
  [/--/gu, ' -- '],
]
const ENDING_QUOTES: Rules = [
  [/([»”’])/gu, ' $1 '],
  [/''/gu, " '' "],
  [/"/gu, " '' "],
  [/([^' ])('[sS]|'[mM]|'[dD]|') /gu, '$1 $2 '],
  [/([^' ])('ll|'LL|'re|'RE|'ve|'VE|n't|N'T) /gu, '$1 $2 '],
]
/** "cannot" is "can not", "gonna" is "gon na". */
const CONTRACTIONS: Rules = [
  ...['(can)(not)', "(d)('ye)", '(gim)(me)', '(gon)(na)', '(got)(ta)', '(lem)(me)', "(more)('n)"].map(
    (parts) => [new RegExp(`${EDGE}${parts}${EDGE}`, 'giu'), ' $1 $2 '] as const,
  ),
  [new RegExp(`${EDGE}(wan)(na)(?=${SPACE})`, 'giu'), ' $1 $2 '],
  [new RegExp(` ('t)(is)${EDGE}`, 'giu'), ' $1 $2 '],
  [new RegExp(` ('t)(was)${EDGE}`, 'giu'), ' $1 $2 '],
]

/**
 * English words in Penn Treebank style: NLTK 3.8's NLTKWordTokenizer, which `word_tokenize` applies to each sentence.
 * There is no sentence splitter here: the text is taken as one sentence, so that only its last full stop is cut off.
 * Double quotes become `` and ''. None for an empty or blank text.
 *
 * @example tokenizeNltk("It's 5 o'clock; don't wait.") // ['It', "'s", '5', "o'clock", ';', 'do', "n't", 'wait', '.']
 */
export function tokenizeNltk(text: string): string[] {
  let out = text
  for (const [pattern, by] of STARTING_QUOTES) out = out.replace(pattern, by)
  for (const [pattern, by] of PUNCTUATION) out = out.replace(pattern, by)
  out = ` ${out} `
  for (const [pattern, by] of ENDING_QUOTES) out = out.replace(pattern, by)
  for (const [pattern, by] of CONTRACTIONS) out = out.replace(pattern, by)
  return splitWords(out)
}
