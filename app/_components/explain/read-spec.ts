import { InputError } from '../../../lib/errors.ts'
import type { TestSetFacts } from '../../../lib/metrics/metric.ts'
import { requiredResources } from '../../../lib/metrics/required-resources.ts'
import { createMetric, formatSpec, parseSpec, type Spec } from '../../../lib/metrics/spec.ts'
import { findTab, nameOf, specsOf, type Tab } from './explain-tabs.ts'

/** Why a tab does not show the very SPEC that the address asks for. */
export type SpecProblem =
  /** No metric is called so. */
  | { readonly kind: 'unknown' }
  /** The metric is known; its settings cannot be read, or contradict each other. */
  | { readonly kind: 'settings' }
  /** Known, and no tab works it out. */
  | { readonly kind: 'elsewhere' }
  | { readonly kind: 'other-tab'; readonly tab: Tab }
  /** It needs a dictionary, and the page has none. */
  | { readonly kind: 'dictionary' }

/** What a tab works out, and why it is not what was asked for. */
export interface ReadSpec {
  readonly spec: string
  readonly problem: SpecProblem | null
}

const ANY_FACTS: TestSetFacts = { references: 1, labels: [] }

/**
 * The SPEC that a tab works out: the one that is asked for where that is one of the tab's and needs no dictionary, else
 * the nearest that the tab can, with the reason. What depends on the pasted texts alone is not looked at here.
 *
 * @example readSpec('wer:case=lc', 'edits') // { spec: 'wer:case=lc', problem: null }
 */
export function readSpec(asked: string | null, tab: Tab): ReadSpec {
  const [first] = specsOf(tab)
  if (asked === null) return { spec: first, problem: null }
  const instead = (kind: 'unknown' | 'settings' | 'elsewhere'): ReadSpec => ({ spec: first, problem: { kind } })
  try {
    const parsed = parseSpec(asked)
    const own = findTab(asked)
    if (own === null) return instead('elsewhere')
    if (own !== tab) return { spec: first, problem: { kind: 'other-tab', tab: own } }
    if (requiredResources([parsed]).length === 0) return { spec: formatSpec(checkSettings(parsed)), problem: null }
    return { spec: withoutDictionary(parsed, first), problem: { kind: 'dictionary' } }
  } catch (error) {
    if (!(error instanceof InputError)) throw error
    return instead(isKnown(asked) ? 'settings' : 'unknown')
  }
}

/** Throws InputError where settings contradict each other. Named labels can only be held against pasted ones. */
function checkSettings(spec: Spec): Spec {
  try {
    createMetric(spec, ANY_FACTS)
  } catch (error) {
    if (!(error instanceof InputError) || error.problems.some(({ code }) => code !== 'unknown-label')) throw error
  }
  return spec
}

/** The same settings, but for those with which the tab opens; what still needs a dictionary gives way to these alone. */
function withoutDictionary(asked: Spec, first: string): string {
  const { name, options } = parseSpec(first)
  if (name !== asked.name) return first
  const { options: defaults } = parseSpec(name)
  const chosen = Object.entries(options).filter(([key, value]) => value !== defaults[key])
  const mended = { name, options: { ...asked.options, ...Object.fromEntries(chosen) } }
  return requiredResources([mended]).length === 0 ? formatSpec(mended) : first
}

function isKnown(spec: string): boolean {
  try {
    parseSpec(nameOf(spec))
    return true
  } catch (error) {
    if (error instanceof InputError) return false
    throw error
  }
}
