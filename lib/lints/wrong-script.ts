import { countByScript, type Script } from './count-scripts.ts'
import { type DataLint, type LintSegment, toFinding } from './data-lint.ts'

/** Fewer letters than this may be a name or a formula. */
const LEAST_LETTERS = 5
/** An output with less than this share of its letters in the scripts of its references is in another script. */
const LEAST_SHARE = 0.5

/** Ideographs of Chinese that Japanese does not write, or writes in another form. */
const NOT_JAPANESE =
  /[这们吗么没说还让给过从对时为开门见问间个样经现发员动实产业东车长电关头进两应你她很吧啊呢這們嗎麼沒說讓從對妳]/
const KANA = /[\u3041-\u30ff\uff66-\uff9f]/
/** So many outputs without kana, and so large a share of those whose references have kana, are no headlines any more. */
const MANY_WITHOUT_KANA = 5
const SHARE_WITHOUT_KANA = 0.5
/** Where so many of the references have kana, those without are Japanese too. */
const SHARE_WITH_KANA = 0.5

/** Outputs that are written in another script than their own references, such as one that was not translated. */
export const WRONG_SCRIPT: DataLint = {
  code: 'wrong-script',
  check: (segments) => {
    const tally = new Map<string, number>()
    const kana = segments.filter(hasKanaReference)
    const isJapanese = kana.length > 0 && kana.length >= SHARE_WITH_KANA * segments.length
    const isChinese = createChineseFinder(kana)
    const found = segments.filter((segment) => {
      const pair = findOtherScript(segment, isJapanese) ?? (isChinese(segment) ? 'Kana/Han' : null)
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
function findOtherScript({ state, hypothesis, references }: LintSegment, isJapanese: boolean): string | null {
  if (state !== 'scored' || typeof hypothesis !== 'string' || !references || references.length === 0) return null
  const actual = countByScript(hypothesis)
  const letters = sum(actual.values())
  if (weigh(actual) < LEAST_LETTERS) return null
  const expected = countByScript(references.join('\n'))
  if (weigh(expected) < LEAST_LETTERS) return null
  const known = new Set(expected.keys())
  // Han and kana go together in Japanese; Latin stands in any text.
  if (known.has('Kana')) known.add('Han')
  else if (isJapanese && known.has('Han')) known.add('Kana')
  const main = mostOf(expected)
  if (main !== 'Latin') known.delete('Latin')
  const share = sum([...actual].filter(([script]) => known.has(script)).map(([, count]) => count)) / letters
  return share < LEAST_SHARE && mostOf(actual) !== main ? `${main}/${mostOf(actual)}` : null
}

/**
 * Tells Chinese outputs from Japanese ones, where the references have kana: by an ideograph that is not Japanese, and all
 * outputs without kana where there are many. One alone may be a headline.
 */
function createChineseFinder(withKana: readonly LintSegment[]): (segment: LintSegment) => boolean {
  const bare = withKana.filter(({ hypothesis }) => {
    const counts = countByScript(hypothesis ?? '')
    return !counts.has('Kana') && weigh(counts) >= LEAST_LETTERS && mostOf(counts) === 'Han'
  })
  const many = bare.length >= MANY_WITHOUT_KANA && bare.length >= SHARE_WITHOUT_KANA * withKana.length
  const chinese = new Set(many ? bare : bare.filter(({ hypothesis }) => NOT_JAPANESE.test(hypothesis ?? '')))
  return (segment) => chinese.has(segment)
}

function hasKanaReference({ state, hypothesis, references }: LintSegment): boolean {
  return state === 'scored' && typeof hypothesis === 'string' && (references ?? []).some((text) => KANA.test(text))
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
