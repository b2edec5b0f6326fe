import type { Comparison } from '../compare/comparison.ts'
import { formatCount } from './format-number.ts'
import { compareMessages } from './messages/en/compare.ts'
import { type ComparabilityRow, type ComparabilityView, prepareComparability } from './prepare-comparability.ts'

const words = compareMessages.heads.comparability

/** Whether one of several heads may be compared with base, and in which fields it differs from it. */
export interface HeadComparability {
  readonly id: string
  readonly name: string
  readonly state: ComparabilityView['state']
  readonly word: string
  readonly line: string
  /** Fields that differ, also those that leave out one metric alone. */
  readonly rows: readonly ComparabilityRow[]
}

export interface HeadsComparabilityView {
  /** That of the head that stands worst. */
  readonly state: ComparabilityView['state']
  readonly word: string
  readonly line: string
  readonly heads: readonly HeadComparability[]
}

/** The worst last. */
const RANK: readonly string[] = ['comparable', 'repaired', 'after-repair', 'not-comparable']

/**
 * The banner over several heads against one base: one line for all, and each head's own with the fields in which it
 * differs. The word is that of the head that stands worst, so that no head hides behind the others.
 */
export function prepareHeadsComparability(
  heads: readonly { readonly id: string; readonly name: string; readonly comparison: Comparison }[],
): HeadsComparabilityView {
  const views = heads.map(({ id, name, comparison }) => ({ id, name, view: prepareComparability(comparison) }))
  const [worst] = views.map(({ view }) => view).sort((a, b) => RANK.indexOf(b.state) - RANK.indexOf(a.state))
  const some = views.filter(({ view }) => view.state === 'comparable' || view.state === 'repaired').length
  return {
    state: worst.state,
    word: worst.word,
    line:
      some === heads.length
        ? words.allComparable(formatCount(some))
        : words.someComparable({ some: formatCount(some), total: formatCount(heads.length) }),
    heads: views.map(({ id, name, view }) => ({
      id,
      name,
      state: view.state,
      word: view.word,
      line: view.line,
      rows: [...view.rows, ...view.leftOut.flatMap(({ rows }) => rows)],
    })),
  }
}
