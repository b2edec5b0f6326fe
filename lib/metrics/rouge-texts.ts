import { CodeUnits } from '../text/code-units.ts'
import { porterStem } from '../text/porter-stemmer.ts'
import { SpanInterner } from '../text/span-interner.ts'
import { tokenizeChar } from '../text/tokenizers/tokenize-char.ts'
import { tokenizeMixed } from '../text/tokenizers/tokenize-mixed.ts'
import { spanRouge, tokenizeRouge } from '../text/tokenizers/tokenize-rouge.ts'
import { tokenizeWords } from '../text/tokenizers/tokenize-words.ts'
import type { Tokenizer } from '../text/tokenizers/tokenizer.ts'
import { strip } from '../text/white-space.ts'
import type { WordCutter } from '../text/word-cutter.ts'
import type { WordDictionary } from './word-dictionary.ts'

export const ROUGE_TOKENIZERS = {
  rouge: tokenizeRouge,
  char: tokenizeChar,
  mixed: tokenizeMixed,
  word: tokenizeWords,
} satisfies Record<string, Tokenizer>

/** Tokenizers that cut words by a dictionary, which the caller hands in under the same name. */
export const ROUGE_DICTIONARIES = ['jieba', 'mecab'] as const satisfies readonly WordDictionary[]

export type RougeTokenizer = keyof typeof ROUGE_TOKENIZERS | (typeof ROUGE_DICTIONARIES)[number]

/**
 * @example isRougeDictionary('jieba') // true
 */
export function isRougeDictionary(tokenizer: string): tokenizer is WordDictionary {
  return (ROUGE_DICTIONARIES as readonly string[]).includes(tokenizer)
}

/** A text as ROUGE compares it. Ids are equal where tokens are, within one `RougeTexts` until its next `begin`. */
export interface RougeText {
  readonly ids: Int32Array
  /** The same ids cut at line feeds: one part for a text of one line. */
  readonly sentences: readonly Int32Array[]
  /** The text is not blank, yet the tokenizer leaves nothing of it. */
  readonly emptied: boolean
  /** Letters and digits of all scripts in the text, and how many of them the tokenizer drops (`rouge` only). */
  readonly letters: number
  readonly dropped: number
}

/** Bounds of what is remembered: characters of text, and words. */
const MAX_CHARACTERS = 2_000_000
const MAX_WORDS = 200_000
/** rouge_score stems only longer words. */
const LONGEST_UNSTEMMED = 3
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/gu
const spans: number[] = []
const units = new CodeUnits()
const stemUnits = new CodeUnits()
const ASCII_WORD = /^[a-z0-9]+$/

/**
 * Tokenises texts and remembers them, since the variants of ROUGE look at the same texts. What is remembered changes no
 * result; `begin` before each segment keeps it bounded.
 *
 * @example new RougeTexts(null, true).get('Running runs').ids // Int32Array.of(0, 0)
 */
export class RougeTexts {
  /** Null for rouge_score's own, which marks spans without making strings. */
  readonly #cut: Tokenizer | null
  readonly #stem: boolean
  readonly #texts = new Map<string, RougeText>()
  readonly #words = new SpanInterner()
  readonly #tokens = new SpanInterner()
  /** By word, the token that it counts as (its stem), or -1 while unknown. */
  #tokenOf = new Int32Array(1024).fill(-1)
  #characters = 0
  /** Of the text that is being made: characters a–z and 0–9, and whether there are others than ASCII. */
  #kept = 0
  #foreign = false

  constructor(cut: Tokenizer | null, stem: boolean) {
    this.#cut = cut
    this.#stem = stem
  }

  /** Ids given so far are below this. */
  get size(): number {
    return this.#stem ? this.#tokens.size : this.#words.size
  }

  begin(): void {
    if (this.#characters <= MAX_CHARACTERS && this.#words.size <= MAX_WORDS) return
    this.#texts.clear()
    this.#words.clear()
    this.#tokens.clear()
    this.#tokenOf.fill(-1)
    this.#characters = 0
  }

  get(text: string): RougeText {
    const known = this.#texts.get(text)
    if (known) return known
    const made = this.#make(text)
    this.#texts.set(text, made)
    this.#characters += text.length
    return made
  }

  #make(text: string): RougeText {
    const lower = text.toLowerCase()
    const lines = lower.includes('\n') ? lower.split('\n').filter((line) => line !== '') : [lower]
    this.#kept = 0
    this.#foreign = false
    const sentences = lines.map((line) => this.#toIds(line))
    const ids = sentences.length === 1 ? sentences[0] : concatenate(sentences)
    const kept = this.#kept
    // Of ASCII letters and digits none is lost.
    const letters = this.#foreign ? (text.match(LETTER_OR_DIGIT) ?? []).length : kept
    return {
      ids,
      sentences,
      emptied: ids.length === 0 && strip(text) !== '',
      letters,
      dropped: Math.max(0, letters - kept),
    }
  }

  #toIds(line: string): Int32Array {
    if (this.#cut === null) {
      spans.length = 0
      spanRouge(units.load(line), spans)
      if (!units.isAscii) this.#foreign = true
      const out = new Int32Array(spans.length >> 1)
      for (let i = 0; i < out.length; i++) {
        this.#kept += spans[2 * i + 1] - spans[2 * i]
        const word = this.#words.idOf(units.units, spans[2 * i], spans[2 * i + 1])
        out[i] = this.#stem ? this.#tokenIdOf(word, () => line.slice(spans[2 * i], spans[2 * i + 1])) : word
      }
      return out
    }
    return Int32Array.from(this.#cut(line), (token) => {
      const word = this.#words.idOf(units.load(token).units, 0, token.length)
      return this.#stem ? this.#tokenIdOf(word, () => token) : word
    })
  }

  #tokenIdOf(word: number, toText: () => string): number {
    if (word >= this.#tokenOf.length) {
      const grown = new Int32Array(2 * word).fill(-1)
      grown.set(this.#tokenOf)
      this.#tokenOf = grown
    }
    if (this.#tokenOf[word] >= 0) return this.#tokenOf[word]
    const text = toText()
    const token = stemRougeToken(text)
    const id = this.#tokens.idOf(stemUnits.load(token).units, 0, token.length)
    this.#tokenOf[word] = id
    return id
  }
}

/**
 * The token that a word counts as where ROUGE stems: Porter's stem of longer ASCII words, else the word.
 *
 * @example stemRougeToken('running') // 'run'
 */
export function stemRougeToken(word: string): string {
  return word.length > LONGEST_UNSTEMMED && ASCII_WORD.test(word) ? porterStem(word) : word
}

const shared = new Map<string, RougeTexts>()
/** By the dictionary itself: two of one name may hold other words. */
const sharedByWords = new WeakMap<WordCutter, Map<boolean, RougeTexts>>()

/**
 * The texts under one tokenizer and stemmer setting, shared by all metrics that read them so.
 *
 * @example rougeTexts('rouge', false).get('Café, 42').ids.length // 2
 */
export function rougeTexts(tokenizer: RougeTokenizer, stem: boolean, words?: WordCutter): RougeTexts {
  if (isRougeDictionary(tokenizer)) {
    if (!words) throw new RangeError(`The tokenizer ${tokenizer} needs its dictionary.`)
    const byStem = sharedByWords.get(words) ?? new Map<boolean, RougeTexts>()
    sharedByWords.set(words, byStem)
    return getOrMake(byStem, stem, () => new RougeTexts((line) => words.cut(line), stem))
  }
  const cut = tokenizer === 'rouge' ? null : ROUGE_TOKENIZERS[tokenizer]
  return getOrMake(shared, `${tokenizer} ${stem}`, () => new RougeTexts(cut, stem))
}

function getOrMake<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const known = map.get(key)
  if (known !== undefined) return known
  const made = make()
  map.set(key, made)
  return made
}

function concatenate(parts: readonly Int32Array[]): Int32Array {
  const out = new Int32Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    out.set(part, at)
    at += part.length
  }
  return out
}
