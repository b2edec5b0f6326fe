import { MOST_LINES, type ShownLines } from './shorten-lines.ts'
import { toLines } from './to-segments.ts'

/** No two counts, more passed than there are samples, or more samples than the page works out. */
export type CountFault = 'form' | 'more' | 'large'

/** Problems of which samples were tried: of `samples` so many `passed`. */
export interface ReadCounts extends Pick<ShownLines, 'cut' | 'shortenedTo'> {
  readonly problems: readonly { readonly samples: number; readonly passed: number }[]
  /** The first line that cannot be worked out, and why; then there are no problems. */
  readonly bad: { readonly line: number; readonly text: string; readonly kind: CountFault } | null
}

const COUNTS = /^(\d+)[\s,;:/]+(\d+)$/
/** Samples of a problem that are worked out at most: an estimate takes as many steps. */
export const MOST_SAMPLES = 100_000
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
  const faults = problems.map(faultOf)
  const at = faults.findIndex((fault) => fault !== null)
  const cut = given.length > MOST_LINES
  const kind = faults[at] ?? null
  if (kind === null) return { problems, bad: null, cut, shortenedTo: null }
  const bad = { line: given[at].line, text: given[at].text.slice(0, MOST_SHOWN), kind }
  return { problems: [], bad, cut, shortenedTo: null }
}

function faultOf({ samples, passed }: { samples: number; passed: number }): CountFault | null {
  if (!(samples >= 1 && passed >= 0)) return 'form'
  if (passed > samples) return 'more'
  return samples > MOST_SAMPLES ? 'large' : null
}
