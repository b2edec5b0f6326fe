import type { AskedRepair, Comparison, FieldDifference, MetricComparison } from '../compare/comparison.ts'
import { isCompared } from '../compare/is-compared.ts'
import { formatCount, formatDifference, formatNumber, toDecimals, toUnitDecimals } from './format-number.ts'
import { compareMessages } from './messages/en/compare.ts'

const words = compareMessages.comparability

export interface ComparabilityRow {
  readonly field: string
  readonly base: string | null
  readonly head: string | null
  readonly why: string
  readonly repair: string
  /** Labels of the metrics that this field belongs to. */
  readonly metrics: readonly string[]
}

export interface ComparabilityView {
  /** `repaired`: there are numbers, since the scores were made again or only shared segments are compared. */
  readonly state: 'comparable' | 'after-repair' | 'repaired' | 'not-comparable'
  readonly word: string
  readonly line: string
  /** Fields that differ: those that stop the whole page, or those that were mended by keeping to shared segments. */
  readonly rows: readonly ComparabilityRow[]
  /** What a repair would do, where both sides can be rescored from their outputs; else null. */
  readonly repair: {
    readonly buttons: readonly { readonly repair: AskedRepair; readonly text: string }[]
    readonly text: string
  } | null
  /** What a repair that was asked for did; null where none was. */
  readonly repaired: readonly string[] | null
  /** The figures under the settings and over the segments that each run came with, whose differences mean nothing. */
  readonly asScored: string | null
  /** Metrics that alone may not be compared, beside others that may. */
  readonly leftOut: readonly { readonly label: string; readonly rows: readonly ComparabilityRow[] }[]
  /** Ids that were not paired, by reason; empty lists left out. */
  readonly unpaired: readonly {
    readonly title: string
    readonly ids: readonly string[]
    readonly more: string | null
  }[]
}

/** Ids printed of each list; the whole lists are in the JSON of the comparison. */
const LISTED_IDS = 50

/**
 * What the banner above every figure says: may the two runs be compared, in which fields do they differ, and what
 * would mend it. One metric that may be compared makes the pair comparable; the others are then named as left out.
 */
export function prepareComparability(comparison: Comparison, asked: AskedRepair | null = null): ComparabilityView {
  const { results } = comparison
  const compared = results.filter(isCompared)
  const rest = results.filter((result) => !isCompared(result))
  const shared = compared.filter((result) => result.comparable === 'after-repair')
  const rescored = compared.filter((result) => result.repaired !== undefined)
  const state =
    compared.length === 0 && results.length > 0
      ? stateOf(rest)
      : shared.length + rescored.length > 0
        ? 'repaired'
        : 'comparable'
  const rows =
    state === 'repaired'
      ? listDifferingFields(shared).map((row) => ({ ...row, repair: words.restricted(formatCount(comparison.pairs)) }))
      : state === 'comparable'
        ? []
        : listDifferingFields(rest)
  return {
    state,
    word: wordOf(state, rescored.length > 0),
    line: [
      ...(rescored.length > 0 ? [words.repair.line(rescored.map(settingOf))] : []),
      ...(compared.length === 0 && state !== 'comparable' && state !== 'repaired' ? [differLine(rows, state)] : []),
      ...(shared.length > 0 ? [words.onShared] : []),
      ...(state === 'comparable' ? [agreeLine(compared.length, results.length)] : []),
      ...pairingLines(comparison),
    ].join(' '),
    rows,
    repair:
      asked === null && rest.some((result) => result.differences.some(({ repair }) => repair === 'rescore'))
        ? {
            buttons: (['rescore-base', 'rescore'] as const).map((repair) => ({
              repair,
              text: words.repair.buttons[repair],
            })),
            text: words.repair.text,
          }
        : null,
    repaired: asked === null ? null : describeRepair(comparison),
    asScored: sayAsScored(rescored.length > 0 ? rescored : shared),
    leftOut:
      compared.length > 0 ? rest.map((result) => ({ label: result.label, rows: listDifferingFields([result]) })) : [],
    unpaired: [
      { title: words.changedIds, ids: comparison.changed },
      { title: words.baseIds, ids: comparison.unpaired.base },
      { title: words.headIds, ids: comparison.unpaired.head },
    ]
      .filter((list) => list.ids.length > 0)
      .map(({ title, ids }) => ({
        title,
        ids: ids.slice(0, LISTED_IDS),
        more: ids.length > LISTED_IDS ? words.moreIds(formatCount(ids.length - LISTED_IDS)) : null,
      })),
  }
}

function describeRepair({ results }: Comparison): string[] {
  const done = results.flatMap(({ label, repaired }) =>
    repaired
      ? words.repair.done({
          label,
          sides: repaired.sides,
          base: repaired.before.base,
          head: repaired.before.head,
          signature: repaired.signature,
        })
      : [],
  )
  return done.length === 0 ? [words.repair.nothing] : done
}

function wordOf(state: ComparabilityView['state'], isRescored: boolean): string {
  if (state === 'repaired') return isRescored ? words.repairedWord : words.afterRepair
  return { comparable: words.comparable, 'after-repair': words.afterRepair, 'not-comparable': words.notComparable }[
    state
  ]
}

/** `tok:13a`: the fields on which the sides differed, with the value that both have now; the whole signature for none. */
function settingOf({ repaired }: MetricComparison): string {
  // The side that was not scored again has the value of both; where both were, neither has.
  const side = repaired?.sides.includes('head') ? 'base' : 'head'
  const fields = repaired?.differences.map(({ field, [side]: value }) => `${field}:${value ?? words.unknown}`) ?? []
  return fields.length > 0 && repaired?.sides.length === 1 ? fields.join('|') : (repaired?.signature ?? '')
}

/** Of rescored metrics their scores before, with the settings; of others each side over its whole test set. */
function sayAsScored(results: readonly MetricComparison[]): string | null {
  const figures = results.flatMap(({ label, ci, unit, repaired, whole }) => {
    const { base, head } = repaired ? (repaired.values ?? { base: null, head: null }) : whole
    if (base === null || head === null) return []
    const decimals = toDecimals(ci, toUnitDecimals(unit === 'points' ? 'points' : 'ratio'))
    const settings = (side: 'base' | 'head') =>
      (repaired?.differences ?? []).map(({ field, [side]: value }) => `${field}:${value ?? words.unknown}`).join('|')
    return words.figure({
      label,
      base: formatNumber(base, decimals),
      head: formatNumber(head, decimals),
      difference: formatDifference(head - base, decimals),
      settings: { base: settings('base'), head: settings('head') },
    })
  })
  return figures.length === 0 ? null : words.asScored(figures)
}

/** How many segments each side brought to the comparison. */
export function countSides(comparison: Comparison): { base: number; head: number } {
  const shared = comparison.pairs + comparison.changed.length
  return { base: shared + comparison.unpaired.base.length, head: shared + comparison.unpaired.head.length }
}

function stateOf(results: readonly MetricComparison[]): 'after-repair' | 'not-comparable' {
  return results.some((result) => result.comparable === 'after-repair') ? 'after-repair' : 'not-comparable'
}

function agreeLine(agree: number, total: number): string {
  return words.agree({
    agree: formatCount(agree),
    total: formatCount(total),
    all: agree === total,
    one: total === 1,
  })
}

function differLine(rows: readonly ComparabilityRow[], state: 'after-repair' | 'not-comparable'): string {
  const unknown = rows.filter((row) => row.base === null || row.head === null).length
  return words.differ({ differ: rows.length - unknown, unknown, repairable: state === 'after-repair' })
}

function pairingLines(comparison: Comparison): string[] {
  const sides = countSides(comparison)
  const { changed, unpaired } = comparison
  return [
    words.paired({
      count: comparison.pairs,
      pairs: formatCount(comparison.pairs),
      base: formatCount(sides.base),
      head: formatCount(sides.head),
      same: sides.base === sides.head,
    }),
    ...(changed.length > 0 ? [words.changed(changed.length, formatCount(changed.length))] : []),
    ...(unpaired.base.length > 0 ? [words.onlyBase(formatCount(unpaired.base.length))] : []),
    ...(unpaired.head.length > 0 ? [words.onlyHead(formatCount(unpaired.head.length))] : []),
  ]
}

/** Fields that keep metrics apart, each once with the labels of all metrics that it concerns. */
export function listDifferingFields(results: readonly MetricComparison[]): ComparabilityRow[] {
  const rows = new Map<string, { difference: FieldDifference; metrics: string[] }>()
  for (const result of results) {
    for (const difference of result.differences) {
      const key = JSON.stringify([
        difference.field,
        difference.base,
        difference.head,
        difference.why,
        difference.repair,
      ])
      const row = rows.get(key)
      if (row) row.metrics.push(result.label)
      else rows.set(key, { difference, metrics: [result.label] })
    }
  }
  return [...rows.values()].map(({ difference, metrics }) => ({
    field: difference.field,
    base: difference.base,
    head: difference.head,
    why: difference.why,
    repair: words.repairs[difference.repair],
    metrics,
  }))
}
