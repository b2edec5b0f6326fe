import { MOST_LINES, type ShownLines } from './shorten-lines.ts'
import { toLines } from './to-segments.ts'

/** Problems of which samples were tried: of `samples` so many `passed`. */
export interface ReadCounts extends Pick<ShownLines, 'cut' | 'shortenedTo'> {
  readonly problems: readonly { readonly samples: number; readonly passed: number }[]
  /** The first line that holds no two counts that fit; then there are no problems. */
  readonly bad: { readonly line: number; readonly text: string } | null
}

const COUNTS = /^(\d{1,5})[\s,;:/]+(\d{1,5})$/
const MOST_SHOWN = 60

/**
 * One problem a line: samples, then how many of them passed, apart by blanks, a comma or a slash. Empty lines are none.
 *
 * @example readCounts('10 3').problems // [{ samples: 10, passed: 3 }]
 */
export function readCounts(text: string): ReadCounts {
  const lines = toLines(text).map((line, i) => ({ line: i + 1, text: line.trim() }))
  const given = lines.filter((line) => line.text !== '')
  const problems = given.slice(0, MOST_LINES).map(({ text: line }) => {
    const [, samples, passed] = COUNTS.exec(line) ?? []
    return { samples: Number(samples), passed: Number(passed) }
  })
  const at = problems.findIndex(({ samples, passed }) => !(samples >= 1 && passed <= samples))
  const cut = given.length > MOST_LINES
  if (at < 0) return { problems, bad: null, cut, shortenedTo: null }
  const bad = { line: given[at].line, text: given[at].text.slice(0, MOST_SHOWN) }
  return { problems: [], bad, cut, shortenedTo: null }
}
