import type { GatePolicy } from '../compare/gate-policy.ts'
import type { ProjectRecord, WaiverRecord } from '../schema/records.ts'
import { formatCount } from './format-number.ts'
import { formatPlain } from './format-plain.ts'
import { gateMessages } from './messages/en/gate.ts'
import { encodeName } from './path-step.ts'

const words = gateMessages.settings

export interface GateSettingsView {
  readonly statement: string
  readonly facts: readonly { readonly label: string; readonly value: string; readonly isDefault: boolean }[]
  readonly waivers: readonly WaiverRow[]
  readonly commands: { readonly rules: string; readonly waiver: string; readonly remove: string }
}

export interface WaiverRow {
  readonly key: string
  readonly metric: string
  readonly for: string
  readonly author: string
  readonly reason: string
  readonly expiresAt: string
  readonly isInForce: boolean
  readonly state: string
  /** Null for one that stands in the rules themselves. */
  readonly id: string | null
}

/** Rules and waivers of a project for its settings page, with commands that change them. `now` and `url` are the reader's. */
export function prepareGateSettings(input: {
  readonly project: ProjectRecord
  readonly waivers: readonly WaiverRecord[]
  readonly now: string
  readonly url: string
}): GateSettingsView {
  const { project, waivers, now, url } = input
  const policy: GatePolicy = {
    ...project.gate,
    smallestEffects: { ...project.smallestEffects, ...project.gate.smallestEffects },
  }
  const facts = listFacts(policy, project)
  const path = `/api/v1/projects/${encodeName(project.slug)}`
  const ofRules = (project.gate.waivers ?? []).map((waiver, i) => ({ ...waiver, id: null, key: `rule-${i}` }))
  return {
    statement: facts.some(({ isDefault }) => !isDefault) ? words.statement.some : words.statement.none,
    facts,
    waivers: [...waivers.map((waiver) => ({ ...waiver, key: waiver.id })), ...ofRules].map((waiver) => ({
      key: waiver.key,
      metric: waiver.metric,
      for:
        [
          ...(waiver.headRunId ? [words.ofRun(waiver.headRunId)] : []),
          ...(waiver.branch ? [words.ofBranch(waiver.branch)] : []),
        ].join(', ') || words.everything,
      author: waiver.author,
      reason: waiver.reason,
      expiresAt: waiver.expiresAt,
      isInForce: Date.parse(now) <= Date.parse(waiver.expiresAt),
      state: Date.parse(now) <= Date.parse(waiver.expiresAt) ? words.inForce : words.ended,
      id: waiver.id,
    })),
    commands: {
      rules: words.patch({ url, path, body: toShellText(JSON.stringify({ gate: exampleOf(project) })) }),
      waiver: words.post({
        url,
        path: `${path}/waivers`,
        body: toShellText(JSON.stringify(exampleWaiver(project, now))),
      }),
      remove: words.remove({ url, path: `${path}/waivers` }),
    },
  }
}

function listFacts(policy: GatePolicy, project: ProjectRecord): GateSettingsView['facts'] {
  const { facts } = words
  const pairs = (rules: Readonly<Record<string, number>> = {}) =>
    Object.entries(rules)
      .map(([spec, value]) => `${spec} ${formatPlain(value)}`)
      .join(', ')
  const fact = (label: string, value: string | null | undefined, byDefault: string) => ({
    label,
    value: value || byDefault,
    isDefault: !value,
  })
  const { metrics, level, minimumPairs, correction, slices, coverageDrop, incomparable, baseline } = policy
  return [
    fact(facts.metrics, metrics && (metrics.join(', ') || facts.none), facts.allMetrics),
    fact(facts.smallestEffects, pairs(policy.smallestEffects), facts.none),
    fact(facts.minimum, pairs(policy.minimum), facts.none),
    fact(facts.maximum, pairs(policy.maximum), facts.none),
    fact(facts.slices, slices?.join(', '), facts.none),
    fact(facts.level, level === undefined ? null : formatPlain(level), formatPlain(0.05)),
    fact(facts.correction, correction && (correction === 'holm' ? facts.holm : facts.noCorrection), facts.holm),
    fact(facts.minimumPairs, minimumPairs === undefined ? null : formatCount(minimumPairs), formatCount(0)),
    fact(facts.coverageDrop, coverageDrop === undefined ? null : formatPoints(coverageDrop), formatPoints(0.01)),
    fact(facts.incomparable, incomparable && facts[incomparable], facts.fail),
    fact(facts.baseline, baseline && facts[baseline], facts.rule),
    fact(facts.mainBranch, project.mainBranch === 'main' ? null : project.mainBranch, project.mainBranch),
  ]
}

/** A difference of two shares is no share. */
function formatPoints(difference: number): string {
  // 0.07 × 100 is a hair above 7.
  const points = Number((difference * 100).toPrecision(12))
  return words.facts.points(formatPlain(points), points === 1)
}

/** What is set, or a start where nothing is. */
function exampleOf({ gate, metrics, smallestEffects }: ProjectRecord): GatePolicy {
  if (Object.keys(gate).length > 0) return gate
  const [lead = 'bleu'] = metrics
  return { metrics: [lead], smallestEffects: { [lead]: smallestEffects[lead] ?? 0.5 } }
}

const MONTH_MS = 30 * 24 * 60 * 60 * 1000

function exampleWaiver({ gate, metrics }: ProjectRecord, now: string) {
  const [metric = metrics[0] ?? 'bleu'] = gate.metrics ?? []
  const end = new Date(Date.parse(now) + MONTH_MS).toISOString().slice(0, 10)
  return { metric, author: 'YOUR NAME', reason: 'WHY', expiresAt: end, branch: 'BRANCH' }
}

/** Within single quotes of a shell. */
function toShellText(text: string): string {
  return text.replaceAll("'", "'\\''")
}
