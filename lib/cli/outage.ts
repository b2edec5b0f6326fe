import { InputError, UnavailableError } from '../errors.ts'
import { cliMessages as say } from '../report/messages/en/cli.ts'
import { EXIT, type ExitCode } from './exit-codes.ts'
import type { Terminal } from './terminal.ts'

/** What may be said of outages, the surest first. */
export interface OutageRule {
  /** `--allow-outage` or `--no-allow-outage`. */
  readonly flag?: boolean
  /** `allowOutage` of `assay.config.json`. */
  readonly config?: boolean
  /** A decision was demanded: an outage passes only where a flag says so. */
  readonly required?: boolean
}

/**
 * Does what needs the server; where that is down and an outage is allowed, warns and ends well with nothing on stdout.
 * Without a word from flag, `ASSAY_ALLOW_OUTAGE` or configuration an outage is allowed in CI and nowhere else
 * (docs/decisions/outages.md). What is no outage, such as a wrong token, is thrown on.
 */
export async function unlessDown(
  work: () => Promise<ExitCode>,
  rule: OutageRule,
  terminal: Terminal,
): Promise<ExitCode> {
  try {
    return await work()
  } catch (error) {
    if (!isOutage(error) || !(await isAllowed(rule, terminal))) throw error
    for (const { message } of error.problems) terminal.err(say.warning(say.outage(message)))
    return EXIT.fine
  }
}

/** A wrong address is no outage, and neither is a server that answers and needs longer than one waits. */
const NO_OUTAGE = ['unexpected-answer', 'still-computing']

function isOutage(error: unknown): error is UnavailableError {
  return error instanceof UnavailableError && error.problems.every(({ code }) => !NO_OUTAGE.includes(code))
}

async function isAllowed({ flag, config, required = false }: OutageRule, { env, cwd }: Terminal): Promise<boolean> {
  if (flag !== undefined) return flag
  if (required) return false
  const said = readSwitch(env.ASSAY_ALLOW_OUTAGE) ?? config
  if (said !== undefined) return said
  if (env.CI !== undefined && !/^(|0|false)$/i.test(env.CI)) return true
  const { findCiFacts } = await import('./ci-facts.ts')
  return findCiFacts({ env, cwd }).facts.ci !== undefined
}

function readSwitch(text: string | undefined): boolean | undefined {
  if (text === undefined || text === '') return undefined
  if (/^(1|true|yes)$/i.test(text)) return true
  if (/^(0|false|no)$/i.test(text)) return false
  throw new InputError({
    code: 'bad-switch',
    message: `"${text}" is neither yes nor no.`,
    place: { option: 'ASSAY_ALLOW_OUTAGE' },
    mend: 'Set it to 1 or 0.',
  })
}
