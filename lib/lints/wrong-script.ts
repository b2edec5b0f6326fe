import { countByScript, type Script } from './count-scripts.ts'
import { type DataLint, type LintSegment, toFinding } from './data-lint.ts'

/** Fewer letters than this may be a name or a formula. */
const LEAST_LETTERS = 5
/** An output with less than this share of its letters in the scripts of its references is in another script. */
const LEAST_SHARE = 0.5

/** Outputs that are written in another script than their own references, such as one that was not translated. */
export const WRONG_SCRIPT: DataLint = {
  code: 'wrong-script',
  check: (segments) => {
    const tally = new Map<string, number>()
    const found = segments.filter((segment) => {
      const pair = findOtherScript(segment)
      if (pair !== null) tally.set(pair, (tally.get(pair) ?? 0) + 1)
      return pair !== null
    })
    if (found.length === 0) return []
    const [most] = [...tally].sort((a, b) => b[1] - a[1])[0]
    const [expected, actual] = most.split('/')
    const facts = {
      code: 'wrong-script',
      severity: 'warning',
      part: 'hypothesis',
      total: segments.length,
      found,
    } as const
    return [toFinding(facts, { expected, actual })]
  },
}

/** `expected/actual`, or null where the output is in a script of its references. */
function findOtherScript({ state, hypothesis, references }: LintSegment): string | null {
  if (state !== 'scored' || typeof hypothesis !== 'string' || !references || references.length === 0) return null
  const actual = countByScript(hypothesis)
  const letters = sum(actual.values())
  if (weigh(actual) < LEAST_LETTERS) return null
  const expected = countByScript(references.join('\n'))
  if (weigh(expected) < LEAST_LETTERS) return null
  const known = new Set(expected.keys())
  // Han and kana go together in Japanese; Latin stands in any text.
  if (known.has('Kana')) known.add('Han')
  const main = mostOf(expected)
  if (main !== 'Latin') known.delete('Latin')
  const share = sum([...actual].filter(([script]) => known.has(script)).map(([, count]) => count)) / letters
  return share < LEAST_SHARE && mostOf(actual) !== main ? `${main}/${mostOf(actual)}` : null
}

/** Letters, of which an ideograph or a syllable counts as two. */
function weigh(counts: ReadonlyMap<Script, number>): number {
  return sum([...counts].map(([script, count]) => (DENSE.has(script) ? 2 * count : count)))
}

const DENSE: ReadonlySet<Script> = new Set(['Han', 'Kana', 'Hangul'])

function mostOf(counts: ReadonlyMap<Script, number>): Script {
  return [...counts].sort((a, b) => b[1] - a[1])[0][0]
}

function sum(numbers: Iterable<number>): number {
  let total = 0
  for (const number of numbers) total += number
  return total
}
