import { cutByHmm, type JiebaEmissions } from '../jieba-hmm.ts'
import type { JiebaWords } from '../jieba-words.ts'
import { portableLog } from '../portable-math.ts'
import { isSpace } from '../white-space.ts'
import type { WordCutter } from '../word-cutter.ts'

// Runs that jieba looks up; all else is cut into single characters.
const LOOKED_UP = /[\u4e00-\u9fd5a-zA-Z0-9+#&._%-]+/g
const CHINESE = /[\u4e00-\u9fd5]+/g
const LATIN = /[a-zA-Z0-9]+(?:\.[0-9]+)?%?/g

interface Jieba {
  readonly version: string
  readonly words: JiebaWords
  readonly emissions: JiebaEmissions
}

/**
 * Chinese words as `jieba.cut` of Python gives them by default (accurate mode, hidden Markov model on): the most likely
 * path through the dictionary's words, then the model for characters that stand alone. White space is left out, since
 * what follows joins and splits at it. Source: jieba 0.42.1, `__init__.py` and `finalseg/__init__.py`.
 *
 * @example createJieba({ version: '1', words: parseJiebaWords('中国 5 ns\n'), emissions: parseJiebaEmissions('') }).cut('中国')
 * // ['中国']
 */
export function createJieba({ version, words, emissions }: Jieba): WordCutter {
  const { frequencies } = words
  const logTotal = portableLog(words.total)

  /** For each position the end of the word that begins there on the most likely path. */
  function findPath(run: string): Int32Array {
    const length = run.length
    const ends = new Int32Array(length)
    const best = new Float64Array(length + 1)
    for (let begin = length - 1; begin >= 0; begin--) {
      best[begin] = Number.NEGATIVE_INFINITY
      for (let end = begin + 1; end <= length; end++) {
        const frequency = frequencies.get(run.slice(begin, end))
        if (frequency === undefined) break
        if (frequency > 0) take(begin, end, portableLog(frequency))
      }
      // A character that begins no word stands for itself.
      if (best[begin] === Number.NEGATIVE_INFINITY) take(begin, begin + 1, 0)
    }
    return ends

    function take(begin: number, end: number, logFrequency: number) {
      const likelihood = logFrequency - logTotal + best[end]
      // Of equals the longer word, which comes later.
      if (likelihood < best[begin]) return
      best[begin] = likelihood
      ends[begin] = end
    }
  }

  function cutRun(run: string, out: string[]): void {
    const ends = findPath(run)
    let alone = ''
    for (let begin = 0; begin < run.length; begin = ends[begin]) {
      if (ends[begin] === begin + 1) {
        alone += run[begin]
        continue
      }
      cutAlone(alone, out)
      alone = ''
      out.push(run.slice(begin, ends[begin]))
    }
    cutAlone(alone, out)
  }

  /** Characters in a row that each stand alone on the path. */
  function cutAlone(characters: string, out: string[]): void {
    if (characters.length < 2) {
      if (characters !== '') out.push(characters)
    } else if (frequencies.get(characters)) out.push(...characters)
    else
      for (const [part, chinese] of splitAt(characters, CHINESE)) {
        if (chinese) out.push(...cutByHmm(part, emissions))
        else for (const [piece] of splitAt(part, LATIN)) out.push(piece)
      }
  }

  return {
    version,
    cut(line) {
      const out: string[] = []
      for (const [part, lookedUp] of splitAt(line, LOOKED_UP)) {
        if (lookedUp) cutRun(part, out)
        else for (const character of part) if (!isSpace(character.charCodeAt(0))) out.push(character)
      }
      return out
    },
  }
}

/** The text in pieces: those that match, and what stands between them. */
function* splitAt(text: string, pattern: RegExp): Generator<[string, boolean]> {
  let at = 0
  for (const match of text.matchAll(pattern)) {
    if (match.index > at) yield [text.slice(at, match.index), false]
    yield [match[0], true]
    at = match.index + match[0].length
  }
  if (at < text.length) yield [text.slice(at), false]
}
