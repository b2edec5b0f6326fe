import type { Comparison } from '../../compare/comparison.ts'
import { cliMessages as say } from '../../report/messages/en/cli.ts'
import { areSeveralHeads, type ComparedHeads } from '../compared-heads.ts'
import { exitCodeOfComparison, exitCodeOfHeads } from '../exit-code-of-comparison.ts'
import type { ExitCode } from '../exit-codes.ts'
import { formatComparison } from '../format-comparison.ts'
import { formatHeads } from '../format-heads.ts'
import { unlessDown } from '../outage.ts'
import type { Terminal } from '../terminal.ts'

export interface CompareFlags {
  readonly base?: string
  /** One, or several to be compared with one base and ranked. */
  readonly head?: readonly string[]
  readonly ref: readonly string[]
  readonly source?: string
  readonly baseInput?: string
  readonly headInput?: readonly string[]
  readonly project?: string
  readonly system?: string
  readonly testSet?: string
  readonly metric: readonly string[]
  readonly slice?: readonly string[]
  readonly smallestEffect?: readonly string[]
  /** Settings of both runs that nobody can observe, as `push` declares them. */
  readonly declare?: readonly string[]
  /** Rescore both under one signature. */
  readonly repair?: boolean
  readonly resamples?: number
  readonly trials?: number
  readonly bca?: boolean
  readonly seed?: number
  readonly test?: 'bootstrap' | 'randomization'
  readonly url?: string
  readonly token?: string
  readonly retries?: number
  readonly allowOutage?: boolean
  readonly json?: boolean
}

/** `assay compare`: of files here, or with `--project` of stored runs on the server. */
export function compareCommand(flags: CompareFlags, terminal: Terminal): Promise<ExitCode> {
  const rule = { flag: flags.allowOutage, config: terminal.config?.allowOutage }
  return unlessDown(async () => show(await compare(flags, terminal), flags, terminal), rule, terminal)
}

function show(answer: Comparison | ComparedHeads, flags: CompareFlags, terminal: Terminal): ExitCode {
  const several = areSeveralHeads(answer)
  const warnings = several ? answer.heads.flatMap((one) => one.warnings) : answer.warnings
  for (const warning of new Set(warnings)) terminal.err(say.warning(warning))
  const text = flags.json ? JSON.stringify(answer) : several ? formatHeads(answer) : formatComparison(answer)
  terminal.out(`${text}\n`)
  const areNamed = flags.metric.length > 0
  return several ? exitCodeOfHeads(answer.heads, areNamed) : exitCodeOfComparison(answer, areNamed)
}

async function compare(flags: CompareFlags, terminal: Terminal): Promise<Comparison | ComparedHeads> {
  if (flags.project === undefined) return (await import('../compare-files.ts')).compareFiles(flags)
  return (await import('../compare-on-server.ts')).compareOnServer(flags, terminal)
}
