import { Command, InvalidArgumentError, Option } from 'commander'
import { cliMessages as say } from '../report/messages/en/cli.ts'
import { doctorMessages } from '../report/messages/en/doctor.ts'
import { gateMessages } from '../report/messages/en/gate.ts'
import { importMessages } from '../report/messages/en/import.ts'
import { reportMessages } from '../report/messages/en/report.ts'
import { verifyMessages } from '../report/messages/en/verify.ts'
import { toVisibleLines } from '../report/text-tables.ts'
import { REPORT_FORMATS } from '../schema/report-formats.ts'
import type { CompareFlags } from './commands/compare.ts'
import type { ConfigFlags } from './commands/config.ts'
import type { DoctorFlags } from './commands/doctor.ts'
import type { GateFlags } from './commands/gate.ts'
import type { ImportFlags } from './commands/import.ts'
import type { MetricsFlags } from './commands/metrics.ts'
import type { PushFlags } from './commands/push.ts'
import type { ReportFlags } from './commands/report.ts'
import type { ScoreFlags } from './commands/score.ts'
import type { VerifyFlags } from './commands/verify.ts'
import { applySettings } from './config/apply-settings.ts'
import { loadConfig } from './config/load-config.ts'
import type { LoadedConfig } from './config/read-config.ts'
import { skippedSettings } from './config/skipped-settings.ts'
import type { ExitCode } from './exit-codes.ts'
import type { Terminal } from './terminal.ts'
import { VERSION } from './version.ts'

/**
 * All commands with their flags. What a command does is loaded when it is called: the program starts as fast with
 * twenty commands as with one.
 */
export function createProgram(outer: Terminal, setExitCode: (code: ExitCode) => void): Command {
  const program = new Command('assay')
    .description(say.about)
    .version(VERSION)
    .helpCommand(true)
    .configureHelp({ sortSubcommands: false })
    .configureOutput({ writeOut: outer.out, writeErr: (text) => outer.err(toVisibleLines(text)) })
    .exitOverride()
    .showHelpAfterError(say.moreHelp)
    .option('--config <file>', say.config.flag)
  let terminal = outer
  let loaded: LoadedConfig | null = null
  program.hook('preAction', async (_, command) => {
    // What checks a configuration, or prints what it may hold, must not stumble over it.
    if (command.name() === 'doctor' || command.getOptionValueSource('schema') === 'cli') return
    loaded = await loadConfig(outer, program.opts<{ config?: string }>().config)
    if (loaded) terminal = { ...outer, config: loaded.config }
    applySettings(command, { env: outer.env, loaded, skipped: skippedSettings(command) })
  })
  const add = (name: string, about: string) => program.command(name).description(about)

  withFiles(add('score', say.score.about), say)
    .addOption(new Option('--level <level>', say.flags.level).choices(['corpus', 'segment']).default('corpus'))
    .option('--json', say.flags.json)
    .action(async (flags: ScoreFlags) => {
      const { scoreCommand } = await import('./commands/score.ts')
      setExitCode(await scoreCommand(flags, terminal))
    })

  withOutage(add('compare', say.compare.about))
    .option('--base <file>', say.compare.base)
    .option('--head <file>', say.compare.head, collect)
    .option('--ref <file>', say.flags.ref, collect, [])
    .option('--source <file>', say.flags.source)
    .option('--base-input <file>', say.compare.baseInput)
    .option('--head-input <file>', say.compare.headInput, collect)
    .option('--project <slug>', say.compare.project)
    .option('--system <name>', say.compare.system)
    .option('--test-set <name>', say.compare.testSet)
    .option('--metric <spec>', say.flags.metric, collect, [])
    .option('--declare <key=value>', say.compare.declare, collect)
    .option('--repair', say.compare.repairFlag)
    .option('--slice <name>', say.compare.slice, collect)
    .option('--smallest-effect <spec=number>', say.compare.smallestEffect, collect)
    .option('--resamples <count>', say.compare.resamples, toCount(1, 1_000_000))
    .option('--trials <count>', say.compare.trials, toCount(1, 10_000_000))
    .option('--bca', say.compare.bca)
    .option('--seed <number>', say.compare.seed, toCount(0, 2 ** 32 - 1))
    .addOption(new Option('--test <name>', say.compare.test).choices(['bootstrap', 'randomization']))
    .option('--url <address>', say.flags.url)
    .option('--token <token>', say.flags.token)
    .option('--retries <count>', say.flags.retries, toCount(0, 20))
    .option('--json', say.flags.json)
    .action(async (flags: CompareFlags) => {
      const { compareCommand } = await import('./commands/compare.ts')
      setExitCode(await compareCommand(flags, terminal))
    })

  withOutage(withFiles(add('push', say.push.about), say))
    .argument('[files...]', importMessages.files)
    .option('--format <name>', importMessages.format)
    .option('--columns <names>', importMessages.columns)
    .option('--pick <name>', importMessages.pick)
    .option('--project <slug>', say.push.project)
    .option('--system <name>', say.push.system)
    .option('--system-version <text>', say.push.systemVersion)
    .option('--test-set <name>', say.push.testSet)
    .option('--test-set-version <text>', say.push.testSetVersion)
    .option('--test-set-hash <sha256>', say.push.testSetHash)
    .option('--score <name=value>', say.push.score, collect, [])
    .option('--declare <key=value>', say.push.declare, collect, [])
    .option('--commit <sha>', say.push.commit)
    .option('--branch <name>', say.push.branch)
    .option('--pull-request <number>', say.push.pullRequest)
    .option('--base-commit <sha>', say.push.baseCommit)
    .option('--message <text>', say.push.message)
    .option('--date <date>', say.push.date)
    .option('--ci-url <address>', say.push.ciUrl)
    .option('--group <name>', say.push.group)
    .option('--shard <part>', say.push.shard)
    .option('--parts <count>', say.push.parts, toCount(1, 10_000))
    .option('--first-segment <number>', say.push.firstSegment, toCount(1, 10_000_000))
    .option('--finalize', say.push.finalize)
    .option('--idempotency-key <key>', say.push.idempotencyKey)
    .option('--wait [seconds]', say.push.wait, toCount(0, 3600))
    .option('--url <address>', say.flags.url)
    .option('--token <token>', say.flags.token)
    .option('--retries <count>', say.flags.retries, toCount(0, 20))
    .option('--json', say.flags.json)
    .action(async (files: readonly string[], flags: PushFlags) => {
      const { pushCommand } = await import('./commands/push.ts')
      setExitCode(await pushCommand(files, flags, terminal))
    })

  withOutage(withGate(add('gate', gateMessages.cli.about)))
    .option('--require-decision', gateMessages.cli.requireDecision)
    .action(async (flags: GateFlags, command: Command) => {
      const { gateCommand } = await import('./commands/gate.ts')
      setExitCode(await gateCommand(withoutConfig(flags, command), terminal))
    })

  withOutage(withGate(add('report', reportMessages.cli.about)))
    .addOption(
      new Option('--format <name>', reportMessages.cli.format).choices([...REPORT_FORMATS]).default('markdown'),
    )
    .option('--output <file>', reportMessages.cli.output)
    .option('--segments <count>', reportMessages.cli.segments, toCount(0, 200))
    .action(async (flags: ReportFlags, command: Command) => {
      const { reportCommand } = await import('./commands/report.ts')
      setExitCode(await reportCommand(withoutConfig(flags, command), terminal))
    })

  add('import', importMessages.about)
    .argument('<files...>', importMessages.files)
    .option('--dry-run', importMessages.dryRun)
    .option('--format <name>', importMessages.format)
    .option('--columns <names>', importMessages.columns)
    .option('--json', say.flags.json)
    .action(async (files: readonly string[], flags: ImportFlags) => {
      const { importCommand } = await import('./commands/import.ts')
      setExitCode(importCommand(files, flags, terminal))
    })

  add('metrics', say.metrics.about)
    .argument('[name]', say.metrics.name)
    .option('--json', say.flags.json)
    .action(async (name: string | undefined, flags: MetricsFlags) => {
      const { metricsCommand } = await import('./commands/metrics.ts')
      setExitCode(metricsCommand(name, flags, terminal))
    })

  withFiles(add('verify', verifyMessages.about), say)
    .argument('[files...]', importMessages.files)
    .option('--format <name>', importMessages.format)
    .option('--columns <names>', importMessages.columns)
    .option('--pick <name>', importMessages.pick)
    .option('--score <name=value>', verifyMessages.score, collect, [])
    .option('--json', say.flags.json)
    .action(async (files: readonly string[], flags: VerifyFlags) => {
      const { verifyCommand } = await import('./commands/verify.ts')
      setExitCode(await verifyCommand(files, flags, terminal))
    })

  add('doctor', doctorMessages.about)
    .option('--project <slug>', say.push.project)
    .option('--commit <sha>', say.push.commit)
    .option('--branch <name>', say.push.branch)
    .option('--url <address>', say.flags.url)
    .option('--token <token>', say.flags.token)
    .option('--json', say.flags.json)
    .action(async (flags: DoctorFlags) => {
      const { doctorCommand } = await import('./commands/doctor.ts')
      const { config } = program.opts<{ config?: string }>()
      setExitCode(await doctorCommand(flags, terminal, { config, now: Date.now }))
    })

  add('config', say.config.about)
    .option('--schema', say.config.schema)
    .option('--json', say.flags.json)
    .action(async (flags: ConfigFlags) => {
      const { configCommand } = await import('./commands/config.ts')
      setExitCode(configCommand(flags, loaded, terminal))
    })

  return program
}

/** Rules of a gate have their own place in a configuration: what it says for other commands is none. */
function withoutConfig<Flags extends GateFlags>(flags: Flags, command: Command): Flags {
  const rules = ['metric', 'smallestEffect', 'slice', 'wait']
  const isRule = (name: string) => rules.includes(name) && command.getOptionValueSource(name) === 'config'
  return Object.fromEntries(Object.entries(flags).filter(([name]) => !isRule(name))) as unknown as Flags
}

/** Whether a server that is down fails the command; without a word CI goes on (docs/decisions/outages.md). */
function withOutage(command: Command): Command {
  return command.option('--allow-outage', say.push.allowOutage).option('--no-allow-outage', say.push.noAllowOutage)
}

/** Two sides, rules and the way to the server: what a gate is asked by. */
function withGate(command: Command): Command {
  return command
    .option('--base <run>', gateMessages.cli.base)
    .option('--head <run>', gateMessages.cli.head)
    .option('--ref <file>', say.flags.ref, collect, [])
    .option('--source <file>', say.flags.source)
    .option('--base-input <file>', say.compare.baseInput)
    .option('--head-input <file>', say.compare.headInput)
    .option('--project <slug>', gateMessages.cli.project)
    .option('--system <name>', gateMessages.cli.system)
    .option('--base-system <name>', gateMessages.cli.baseSystem)
    .option('--test-set <name>', gateMessages.cli.testSet)
    .option('--target-branch <name>', gateMessages.cli.targetBranch)
    .option('--metric <spec>', gateMessages.cli.metric, collect)
    .option('--smallest-effect <spec=number>', gateMessages.cli.smallestEffect, collect)
    .option('--minimum <spec=number>', gateMessages.cli.minimum, collect)
    .option('--maximum <spec=number>', gateMessages.cli.maximum, collect)
    .option('--slice <name>', gateMessages.cli.slice, collect)
    .option('--policy-file <file>', gateMessages.cli.policyFile)
    .option('--wait <seconds>', gateMessages.cli.wait, toCount(0, 3600))
    .option('--url <address>', say.flags.url)
    .option('--token <token>', say.flags.token)
    .option('--retries <count>', say.flags.retries, toCount(0, 20))
    .option('--json', say.flags.json)
}

function withFiles(command: Command, { flags }: typeof say): Command {
  return command
    .option('--hyp <file>', flags.hyp)
    .option('--ref <file>', flags.ref, collect, [])
    .option('--source <file>', flags.source)
    .option('--input <file>', flags.input)
    .option('--metric <spec>', flags.metric, collect, [])
}

function collect(value: string, earlier: readonly string[] = []): readonly string[] {
  return [...earlier, value]
}

function toCount(min: number, max: number) {
  return (text: string): number => {
    const value = /^\d+$/.test(text) ? Number(text) : Number.NaN
    if (!(value >= min && value <= max)) throw new InvalidArgumentError(say.wholeNumber(min, max))
    return value
  }
}
