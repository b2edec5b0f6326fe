import { appendFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { InputError } from '../../errors.ts'
import { reportMessages } from '../../report/messages/en/report.ts'
import type { Report } from '../../report/report.ts'
import { writeReport } from '../../report/write-report.ts'
import type { ReportFormat } from '../../schema/report-formats.ts'
import { EXIT, type ExitCode } from '../exit-codes.ts'
import { unlessDown } from '../outage.ts'
import type { Terminal } from '../terminal.ts'
import type { GateFlags } from './gate.ts'

/** What a gate is asked by, and how the answer is written. */
export interface ReportFlags extends GateFlags {
  readonly format: ReportFormat
  readonly output?: string
  readonly segments?: number
}

/** `assay report`: of stored runs with `--project`, else of files. Ends well whatever the verdict: the gate decides. */
export function reportCommand(flags: ReportFlags, terminal: Terminal, now = new Date()): Promise<ExitCode> {
  const rule = { flag: flags.allowOutage, config: terminal.config?.allowOutage }
  return unlessDown(
    async () => {
      const report = await makeReport(flags, terminal, now)
      const format = flags.json ? 'json' : flags.format
      write(writeReport(report, format), format, flags.output, terminal)
      return EXIT.fine
    },
    rule,
    terminal,
  )
}

async function makeReport(flags: ReportFlags, terminal: Terminal, now: Date): Promise<Report> {
  if (flags.project === undefined) return (await import('../report-files.ts')).reportFiles(flags, terminal, now)
  return (await import('../report-on-server.ts')).reportOnServer(flags, terminal)
}

/** A job's summary is appended to, since every step of the job writes into it. */
function write(text: string, format: ReportFormat, output: string | undefined, { out, err, env, cwd }: Terminal) {
  const file = output ?? (format === 'github' ? env.GITHUB_STEP_SUMMARY || undefined : undefined)
  if (file === undefined || file === '-') {
    out(text)
    return
  }
  try {
    if (format === 'github') appendFileSync(resolve(cwd, file), text)
    else writeFileSync(resolve(cwd, file), text)
  } catch (error) {
    throw new InputError({
      code: 'unwritable-file',
      message: reportMessages.cli.unwritable((error as NodeJS.ErrnoException).code ?? String(error)),
      place: { file },
    })
  }
  err(reportMessages.cli.written(file))
}
