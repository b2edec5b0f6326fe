import { porterStem } from '../text/porter-stemmer.ts'
import { tokenizeChar } from '../text/tokenizers/tokenize-char.ts'
import { tokenizeMixed } from '../text/tokenizers/tokenize-mixed.ts'
import { tokenizeRouge } from '../text/tokenizers/tokenize-rouge.ts'
import { tokenizeWords } from '../text/tokenizers/tokenize-words.ts'
import type { Tokenizer } from '../text/tokenizers/tokenizer.ts'
import { strip } from '../text/white-space.ts'

export const ROUGE_TOKENIZERS = {
  rouge: tokenizeRouge,
  char: tokenizeChar,
  mixed: tokenizeMixed,
  word: tokenizeWords,
} satisfies Record<string, Tokenizer>

export type RougeTokenizer = keyof typeof ROUGE_TOKENIZERS

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
const MAX_CHARACTERS = 4_000_000
const MAX_WORDS = 200_000
/** rouge_score stems only longer words. */
const LONGEST_UNSTEMMED = 3
const NOT_ASCII = /[^\0-\x7f]/
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/gu
const ASCII_WORD = /^[a-z0-9]+$/

/**
 * Tokenises texts and remembers them, since the variants of ROUGE look at the same texts. What is remembered changes no
 * result; `begin` before each segment keeps it bounded.
 */
export class RougeTexts {
  readonly #tokenize: Tokenizer
  readonly #stem: boolean
  readonly #countsDropped: boolean
  readonly #texts = new Map<string, RougeText>()
  readonly #ids = new Map<string, number>()
  readonly #words = new Map<string, number>()
  #characters = 0

  constructor(tokenizer: RougeTokenizer, stem: boolean) {
    this.#tokenize = ROUGE_TOKENIZERS[tokenizer]
    this.#stem = stem
    this.#countsDropped = tokenizer === 'rouge'
  }

  /** Ids given so far are below this. */
  get size(): number {
    return this.#ids.size
  }

  begin(): void {
    if (this.#characters <= MAX_CHARACTERS && this.#words.size <= MAX_WORDS) return
    this.#texts.clear()
    this.#ids.clear()
    this.#words.clear()
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
    const sentences = lines.map((line) => this.#toIds(line))
    const ids = sentences.length === 1 ? sentences[0] : concatenate(sentences)
    const foreign = this.#countsDropped && NOT_ASCII.test(text)
    // Of ASCII letters and digits none is lost.
    const letters = foreign ? (text.match(LETTER_OR_DIGIT) ?? []).length : this.#countsDropped ? countKept(lower) : 0
    return {
      ids,
      sentences,
      emptied: ids.length === 0 && strip(text) !== '',
      letters,
      dropped: foreign ? Math.max(0, letters - countKept(lower)) : 0,
    }
  }

  #toIds(line: string): Int32Array {
    const tokens = this.#tokenize(line)
    const out = new Int32Array(tokens.length)
    for (let i = 0; i < tokens.length; i++) out[i] = this.#words.get(tokens[i]) ?? this.#addWord(tokens[i])
    return out
  }

  #addWord(word: string): number {
    const stems = this.#stem && word.length > LONGEST_UNSTEMMED && ASCII_WORD.test(word)
    const token = stems ? porterStem(word) : word
    let id = this.#ids.get(token)
    if (id === undefined) {
      id = this.#ids.size
      this.#ids.set(token, id)
    }
    this.#words.set(word, id)
    return id
  }
}

const shared = new Map<string, RougeTexts>()

/** The texts under one tokenizer and stemmer setting, shared by all metrics that read them so. */
export function rougeTexts(tokenizer: RougeTokenizer, stem: boolean): RougeTexts {
  const key = `${tokenizer} ${stem}`
  const known = shared.get(key)
  if (known) return known
  const made = new RougeTexts(tokenizer, stem)
  shared.set(key, made)
  return made
}

/** Characters a–z and 0–9. */
function countKept(lower: string): number {
  let kept = 0
  for (let i = 0; i < lower.length; i++) {
    const code = lower.charCodeAt(i)
    if ((code >= 97 && code <= 122) || (code >= 48 && code <= 57)) kept++
  }
  return kept
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
