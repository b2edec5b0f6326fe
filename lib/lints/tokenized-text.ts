import { type DataLint, type LintPart, toFinding } from './data-lint.ts'
import { textsOf } from './text-lint.ts'

/** Subword marks of sentencepiece, BPE and WordPiece, and escapes and joiners of the Moses tokenizer. */
const SUBWORD = /\u2581|\S@@(?: |$)| ##\p{L}|@-@|-[LR][RSC]B-/u
const ESCAPE = /&(?:apos|quot|amp|lt|gt);/
/** A text about escapes or markup has to write them. */
const ABOUT_ESCAPES = /&amp;\w+;|ampersand|\bentit|\bescap|\bX?HTML|\bXML|<\/?[a-z][^<>]*>/i
/** Options, paths, variables and operators: in a command a period is a folder. */
const COMMAND = /(?:^|\s)(?:--?[a-z][\w-]*(?=[\s=]|$)|&&|\|\||\.{1,2}\/|\.\.(?=\s|$)|\$[({A-Za-z])/
/** A period, danda or comma with a blank on both sides; other signs have a blank before them in French. */
const LOOSE_SIGN = /\S [.,\u0964\u0965\u06d4\u060c](?: |$)/
/** The clitics of the Penn Treebank: What 's that, do n't. */
const LOOSE_CLITIC = /\S (?:n['’]t|['’](?:s|re|ve|ll|d|m))(?=\s|$)/i
const TIGHT_SIGN = /\S[.,\u0964\u0965\u06d4\u060c](?:\s|["”“»)]|$)/
const SPACELESS = '[\\u0e00-\\u0e7f\\u3041-\\u30ff\\u3400-\\u9fff\\uff66-\\uff9f]'
const SPACED_LETTERS = new RegExp(`${SPACELESS} (?=${SPACELESS})`, 'g')
const LETTERS = new RegExp(SPACELESS, 'g')

/** From this share of the texts that can show it on, it is how the texts are written, not a slip. */
const MANY = 0.2
/** Blanks per letter of a script that has none between words. */
const SPACED = 0.1

type Trace = 'subword' | 'spaced-script' | 'loose-signs'
type Verdict = Trace | 'clean' | 'silent'

/**
 * Texts that were cut into tokens: signs set loose, subword marks, or blanks in a script without blanks. Metrics cut
 * texts themselves, and a second time changes the numbers. Told of sources, outputs and references apart, where a fifth
 * of the texts that could show it do.
 */
export const TOKENIZED_TEXT: DataLint = {
  code: 'tokenized-text',
  check: (segments) =>
    (['source', 'hypothesis', 'references'] as const satisfies readonly LintPart[]).flatMap((part) => {
      const verdicts = segments.map(
        (segment) => textsOf(segment, part).map(verdictOf).find(isTrace) ?? verdictOfAll(textsOf(segment, part)),
      )
      const telling = verdicts.filter((verdict) => verdict !== 'silent').length
      const found = segments.filter((_, i) => isTrace(verdicts[i]))
      if (found.length === 0 || found.length < MANY * telling) return []
      const trace = mostOf(verdicts.filter(isTrace))
      const facts = { code: 'tokenized-text', severity: 'warning', part, total: segments.length, found } as const
      return [toFinding(facts, { trace })]
    }),
}

function verdictOfAll(texts: readonly string[]): Verdict {
  return texts.some((text) => verdictOf(text) === 'clean') ? 'clean' : 'silent'
}

function verdictOf(text: string): Verdict {
  if (SUBWORD.test(text) || (ESCAPE.test(text) && !ABOUT_ESCAPES.test(text))) return 'subword'
  const letters = text.match(LETTERS)?.length ?? 0
  if (letters >= 4) {
    const spaced = text.match(SPACED_LETTERS)?.length ?? 0
    return spaced >= SPACED * letters ? 'spaced-script' : 'clean'
  }
  if (LOOSE_CLITIC.test(text)) return 'loose-signs'
  if (COMMAND.test(text)) return 'silent'
  const isLoose = LOOSE_SIGN.test(text)
  if (isLoose && !TIGHT_SIGN.test(text)) return 'loose-signs'
  return isLoose || TIGHT_SIGN.test(text) ? 'clean' : 'silent'
}

function isTrace(verdict: Verdict): verdict is Trace {
  return verdict !== 'clean' && verdict !== 'silent'
}

function mostOf(traces: readonly Trace[]): Trace {
  const count = (trace: Trace) => traces.filter((each) => each === trace).length
  return [...new Set(traces)].sort((a, b) => count(b) - count(a))[0]
}
