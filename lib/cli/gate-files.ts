import type { Comparison } from '../compare/comparison.ts'
import { gate } from '../compare/gate.ts'
import { tagsOfSlices } from '../compare/gated-items.ts'
import { majorityShareOf } from '../compare/majority-share.ts'
import { createMetric } from '../metrics/spec.ts'
import { testSetFacts } from '../metrics/test-set-facts.ts'
import type { GateFlags } from './commands/gate.ts'
import { compareFiles, readSide } from './compare-files.ts'
import type { GateAnswer } from './gate-answer.ts'
import { readPolicy } from './read-policy.ts'
import { scoreRun, toScorableRun } from './score-run.ts'
import type { Terminal } from './terminal.ts'

/** Judges files without a server, scored here by the metrics that rules or flags name. */
export function gateFiles(flags: GateFlags, terminal: Terminal, now: Date): GateAnswer {
  const policy = readPolicy(flags, terminal)
  const { metrics = terminal.config?.metrics ?? [], smallestEffects = {}, minimum = {}, maximum = {} } = policy
  const bounded = [...Object.keys(minimum), ...Object.keys(maximum)]
  const { base, baseInput, head, headInput, ref, source } = flags
  const comparison = compareFiles({
    base,
    baseInput,
    head: head === undefined ? undefined : [head],
    headInput: headInput === undefined ? undefined : [headInput],
    ref,
    source,
    metric: [...new Set([...metrics, ...bounded])],
    slice: tagsOfSlices(policy.slices ?? []),
    smallestEffect: Object.entries(smallestEffects).map(([spec, effect]) => `${spec}=${effect}`),
  }) as Comparison
  const majorityShare = comparison.results.some(({ metric }) => metric === 'accuracy') ? shareOfHead(flags) : null
  const result = gate(comparison, policy, { now: now.toISOString(), majorityShare })
  return {
    gate: result,
    comparison,
    baseline: null,
    policy,
    // Those of the data first: an error there makes all else meaningless.
    warnings: [...comparison.warnings, ...result.warnings],
    links: null,
  }
}

/** As the server has it from head's stored scores. */
function shareOfHead(flags: GateFlags): number | null {
  const run = toScorableRun(readSide(flags, 'head', flags.head, flags.headInput).segments)
  const { score } = scoreRun(createMetric('accuracy', testSetFacts(run.scorable)), run, 'corpus')
  return majorityShareOf([{ metric: 'accuracy', details: score.details }])
}
