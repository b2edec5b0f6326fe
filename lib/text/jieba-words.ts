/** The words of jieba's dictionary by frequency; beginnings of words that are none themselves have frequency 0. */
export interface JiebaWords {
  readonly frequencies: ReadonlyMap<string, number>
  readonly total: number
}

/**
 * Reads jieba's `dict.txt`: a line a word, with frequency and part of speech behind spaces. Every beginning of a word
 * gets an entry, so that a search for longer words knows when to stop. Throws RangeError for a line that is no such.
 *
 * @example parseJiebaWords('江南 5 ns\n江 2 n\n').total // 7
 */
export function parseJiebaWords(text: string): JiebaWords {
  const frequencies = new Map<string, number>()
  let total = 0
  for (const line of text.split('\n')) {
    if (line === '' || line === '\r') continue
    const space = line.indexOf(' ')
    const word = line.slice(0, space)
    const frequency = Number.parseInt(line.slice(space + 1), 10)
    if (space < 1 || !(frequency >= 0)) throw new RangeError(`"${line}" is not a word with its frequency.`)
    frequencies.set(word, frequency)
    total += frequency
    for (let end = 1; end < word.length; end++) {
      const beginning = word.slice(0, end)
      if (!frequencies.has(beginning)) frequencies.set(beginning, 0)
    }
  }
  return { frequencies, total }
}
