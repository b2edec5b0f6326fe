import type { BaselineChoice } from '../compare/baseline.ts'
import type { Comparison } from '../compare/comparison.ts'
import type { GateResult } from '../compare/gate.ts'
import type { GatePolicy } from '../compare/gate-policy.ts'

/** The outcome of a gate, from the server or from files: the one shape that is printed. */
export interface GateAnswer {
  readonly gate: GateResult
  readonly comparison: Comparison | null
  readonly baseline: BaselineChoice | null
  readonly policy: GatePolicy
  readonly warnings: readonly string[]
  /** Whole addresses; null for files. */
  readonly links: Readonly<Record<string, string | null>> | null
}
