import { AssayError } from '../../errors.ts'
import { doctorMessages as say } from '../../report/messages/en/doctor.ts'
import type { Check } from '../doctor/check.ts'
import { toFailed } from '../doctor/check.ts'
import { checkConfig } from '../doctor/check-config.ts'
import { checkGit } from '../doctor/check-git.ts'
import { checkProject } from '../doctor/check-project.ts'
import { checkServer } from '../doctor/check-server.ts'
import { checkToken } from '../doctor/check-token.ts'
import { EXIT, type ExitCode } from '../exit-codes.ts'
import { getServerUrl } from '../server-address.ts'
import type { Terminal } from '../terminal.ts'

export interface DoctorFlags {
  readonly project?: string
  readonly commit?: string
  readonly branch?: string
  readonly url?: string
  readonly token?: string
  readonly json?: boolean
}

/** `assay doctor`: whether a push and a gate from here would work. Changes nothing, and looks on where one thing fails. */
export async function doctorCommand(
  flags: DoctorFlags,
  terminal: Terminal,
  { config: named, now }: { config?: string; now: () => number },
): Promise<ExitCode> {
  const checks: Check[] = []
  const { checks: ofConfig, loaded } = await checkConfig(terminal, named)
  const here = { ...terminal, ...(loaded && { config: loaded.config }) }
  const { checks: ofGit, facts } = await checkGit(here, { commit: flags.commit, branch: flags.branch })
  checks.push(...ofConfig, ...ofGit, ...(await checkRemote(flags, here, facts, now)))
  const failed = checks.filter(({ status }) => status === 'fail')
  if (flags.json) terminal.out(`${JSON.stringify({ ok: failed.length === 0, checks: checks.map(toJson) })}\n`)
  else terminal.out(checks.map(format).join(''))
  if (failed.length === 0) return EXIT.fine
  return failed.some(({ isServer }) => isServer) ? EXIT.server : EXIT.input
}

async function checkRemote(
  flags: DoctorFlags,
  terminal: Terminal,
  facts: Awaited<ReturnType<typeof checkGit>>['facts'],
  now: () => number,
): Promise<readonly Check[]> {
  const { env, config } = terminal
  const slug = flags.project ?? (env.ASSAY_PROJECT || config?.project)
  try {
    const url = getServerUrl(flags.url ?? (env.ASSAY_URL ? undefined : config?.url), env)
    const asked = { url, token: flags.token ?? (env.ASSAY_TOKEN || undefined) }
    const ofServer = await checkServer(asked, now)
    if (ofServer.some(({ status }) => status === 'fail')) return ofServer
    return [...ofServer, await checkToken(asked, slug), ...(await checkProject(asked, { slug, facts, terminal }))]
  } catch (error) {
    if (error instanceof AssayError) return [toFailed('server', error)]
    throw error
  }
}

function toJson({ name, status, message, mend }: Check) {
  return { name, status, message, mend }
}

function format({ name, status, message, mend }: Check): string {
  const mark = say.marks[status].padEnd(5)
  return `${mark} ${name.padEnd(9)} ${message}\n${mend === null || status === 'ok' ? '' : `${' '.repeat(16)}${mend}\n`}`
}
