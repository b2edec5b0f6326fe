import type { StoredScore } from '../db/scores.ts'
import { parseSpec } from '../metrics/spec.ts'

type Scored = Pick<StoredScore, 'spec' | 'metric' | 'label'>

export interface SpecMatch {
  /** By what the two sides are matched and the result is called. */
  readonly name: string
  readonly base: string
  readonly head: string
}

/**
 * The SPECs under which two runs are set against each other when none is named: equal ones; of what is left, SPECs of one
 * metric (under one label before any other), so that the answer names the fields that differ; and what only one run has,
 * which can be made for the other. In the order of head's scores, then what only base has.
 *
 * @example base bleu, head bleu:tok=intl: [{ name: 'bleu:tok=intl', base: 'bleu', head: 'bleu:tok=intl' }]
 */
export function matchSpecs(base: readonly Scored[], head: readonly Scored[]): SpecMatch[] {
  const common = new Set(base.map((score) => score.spec).filter((spec) => head.some((score) => score.spec === spec)))
  const open = base.filter((score) => !common.has(score.spec))
  const matches = head.map((score): SpecMatch => {
    const { spec } = score
    const rival = common.has(spec) ? -1 : findRival(score, open)
    return { name: spec, base: rival < 0 ? spec : open.splice(rival, 1)[0].spec, head: spec }
  })
  return [...matches, ...open.map(({ spec }) => ({ name: spec, base: spec, head: spec }))]
}

/** Likelihoods of two kinds: no run can be scored by the other one's metric, since its figures are not of that kind. */
const TWINS = new Map([
  ['ppl', 'pseudo_ppl'],
  ['pseudo_ppl', 'ppl'],
])

/** Place of the score that asks the same question under other settings, or −1. */
export function findRival({ metric, label }: Omit<Scored, 'spec'>, among: readonly Scored[]): number {
  const same = among.findIndex((score) => score.metric === metric && score.label === label)
  // Posted scores of two names are two measures, whatever they share.
  if (same >= 0 || metric === 'external') return same
  const other = among.findIndex((score) => score.metric === metric)
  return other >= 0 ? other : among.findIndex((score) => score.metric === TWINS.get(metric))
}

/**
 * The SPEC by which a run answers for one that was named: its own of the other kind of likelihood where it has no other,
 * which is not comparable and says so; else the one that was named.
 */
export function answeringSpec(spec: string, own: readonly Scored[]): string {
  const { name } = parseSpec(spec)
  const twin = TWINS.get(name)
  if (twin === undefined || own.some(({ metric }) => metric === name)) return spec
  return own.find(({ metric }) => metric === twin)?.spec ?? spec
}
