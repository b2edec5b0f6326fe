import type { GateOutcome } from '../../compare/gate.ts'
import { InputError } from '../../errors.ts'
import { cliMessages } from '../../report/messages/en/cli.ts'
import { gateMessages } from '../../report/messages/en/gate.ts'
import { EXIT, type ExitCode } from '../exit-codes.ts'
import { formatGate } from '../format-gate.ts'
import type { GateAnswer } from '../gate-answer.ts'
import { unlessDown } from '../outage.ts'
import type { PolicyFlags } from '../read-policy.ts'
import type { Terminal } from '../terminal.ts'

export interface GateFlags extends PolicyFlags {
  readonly base?: string
  readonly head?: string
  readonly ref: readonly string[]
  readonly source?: string
  readonly baseInput?: string
  readonly headInput?: string
  readonly project?: string
  readonly system?: string
  readonly baseSystem?: string
  readonly testSet?: string
  readonly targetBranch?: string
  readonly requireDecision?: boolean
  readonly wait?: number
  readonly allowOutage?: boolean
  readonly url?: string
  readonly token?: string
  readonly retries?: number
  readonly json?: boolean
}

const say = gateMessages.cli

const CODES: Readonly<Record<GateOutcome, ExitCode>> = {
  pass: EXIT.fine,
  fail: EXIT.regression,
  'nothing-to-judge': EXIT.input,
  'not-comparable': EXIT.notComparable,
  'cannot-tell': EXIT.fine,
}

/** `assay gate`: of stored runs with `--project`, else of files. The exit code is the outcome. */
export function gateCommand(flags: GateFlags, terminal: Terminal, now = new Date()): Promise<ExitCode> {
  const { allowOutage: flag, requireDecision: required = false } = flags
  const rule = { flag, config: terminal.config?.allowOutage, required }
  return unlessDown(async () => show(await judge(flags, terminal, now), flags, terminal), rule, terminal)
}

async function judge(flags: GateFlags, terminal: Terminal, now: Date): Promise<GateAnswer> {
  if (!isOfStoredRuns(flags)) return (await import('../gate-files.ts')).gateFiles(flags, terminal, now)
  refuseFiles(flags)
  return (await import('../gate-on-server.ts')).gateOnServer(flags, terminal)
}

/** The id of a run says its project as well. */
function isOfStoredRuns({ project, head }: GateFlags): boolean {
  return project !== undefined || head?.startsWith('run:') === true
}

function refuseFiles({ ref, source, baseInput, headInput }: GateFlags): void {
  const files = { '--ref': ref[0], '--source': source, '--base-input': baseInput, '--head-input': headInput }
  const [option] = Object.entries(files).find(([, given]) => given !== undefined) ?? []
  if (option === undefined) return
  throw new InputError({
    code: 'conflicting-flags',
    message: say.ofStored(option),
    place: { option },
    mend: say.ofStoredMend,
  })
}

function show(answer: GateAnswer, { json, requireDecision }: GateFlags, terminal: Terminal): ExitCode {
  for (const warning of new Set(answer.warnings)) terminal.err(cliMessages.warning(warning))
  terminal.out(`${json ? JSON.stringify(answer) : formatGate(answer)}\n`)
  const { outcome } = answer.gate
  return requireDecision && outcome === 'cannot-tell' ? EXIT.cannotTell : CODES[outcome]
}
