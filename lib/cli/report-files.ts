import type { Comparison } from '../compare/comparison.ts'
import { prepareReport } from '../report/prepare-report.ts'
import type { Report, ReportSide } from '../report/report.ts'
import { comparisonFlags, type Program, quote, toProgram } from '../report/reproduce-commands.ts'
import type { ReportFlags } from './commands/report.ts'
import { readSide } from './compare-files.ts'
import { findFileFlips, findFileLints } from './file-lints.ts'
import { gateFiles } from './gate-files.ts'
import type { Terminal } from './terminal.ts'
import { VERSION } from './version.ts'
import { findWorst } from './worst-of-files.ts'

const SEGMENTS = 3
/** The program as a server gives it out. */
const FETCHED = 'cli.mjs'

/** A report of files, scored, judged and read for flips of meaning here; it has no links. */
export function reportFiles(flags: ReportFlags, terminal: Terminal, now: Date): Report {
  const { gate, comparison: compared, warnings } = gateFiles(flags, terminal, now)
  // Of files there always is one: what cannot be read is refused before.
  const comparison = compared as Comparison
  const base = readSide(flags, 'base', flags.base, flags.baseInput)
  const head = readSide(flags, 'head', flags.head, flags.headInput)
  const data = {
    project: null,
    base: toSide(base.name),
    head: toSide(head.name),
    comparison,
    gate: { ...gate, warnings: warnings.filter((warning) => !comparison.warnings.includes(warning)) },
    baseline: null,
    flips: findFileFlips(base.segments, head.segments, comparison),
    lints: { base: findFileLints(base.segments), head: findFileLints(head.segments) },
    worst: findWorst({ base: base.segments, head: head.segments, comparison, gate, limit: flags.segments ?? SEGMENTS }),
    trust: [],
    command: toCommand(flags, comparison, terminal),
    page: null,
    permalink: null,
    site: null,
    version: VERSION,
  }
  return prepareReport(data)
}

function toSide(name: string): ReportSide {
  return {
    name,
    run: null,
    commit: null,
    branch: null,
    pullRequest: null,
    testSet: null,
    testSetLabel: null,
    date: null,
  }
}

/** From the server that gives the program out, where one is named; else as it was called here. */
function toOwnProgram({ env, config, program }: Terminal): Pick<Program, 'lines' | 'call'> {
  const named = env.ASSAY_URL || config?.url
  if (named && URL.canParse(named)) return toProgram(named)
  return program === FETCHED ? { lines: [], call: `node ${FETCHED}` } : toProgram(null)
}

function toCommand(flags: ReportFlags, comparison: Comparison, terminal: Terminal): string {
  const { lines, call } = toOwnProgram(terminal)
  const { base, head, baseInput, headInput, ref, source } = flags
  const option = (name: string, value: string | undefined) => (value === undefined ? [] : [`--${name} ${quote(value)}`])
  const command = [
    `${call} compare`,
    [
      ...option('base', base),
      ...option('base-input', baseInput),
      ...option('head', head),
      ...option('head-input', headInput),
    ].join(' '),
    ...[...ref.flatMap((file) => option('ref', file)), ...option('source', source)],
    ...comparisonFlags(comparison),
  ].join(' \\\n  ')
  return [...lines, command].join('\n')
}
