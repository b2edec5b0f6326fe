import { type Command, InvalidArgumentError, type Option } from 'commander'
import { InputError } from '../../errors.ts'
import type { Terminal } from '../terminal.ts'
import type { LoadedConfig } from './read-config.ts'
import { SETTINGS, type Setting } from './settings.ts'

/**
 * Gives a command's flags that were not typed their value from the environment, else from the configuration. A flag
 * that a command does not have is left alone, and so is all of `skipped`.
 *
 * @throws InputError that names the variable whose value the flag would refuse
 */
export function applySettings(
  command: Command,
  { env, loaded, skipped }: { env: Terminal['env']; loaded: LoadedConfig | null; skipped: ReadonlySet<string> },
): void {
  for (const setting of SETTINGS) {
    const option = command.options.find((one) => one.attributeName() === setting.flag)
    if (!option || setting.own === 'all' || skipped.has(setting.flag) || isTyped(command, setting.flag)) continue
    const text = setting.variable && env[setting.variable]
    if (text && setting.own === 'variable') continue
    const said = text ? parse(option, text, setting) : undefined
    const value = said ?? (loaded ? setting.fromConfig?.(loaded.config) : undefined)
    if (value === undefined) continue
    command.setOptionValueWithSource(setting.flag, value, said === undefined ? 'config' : 'env')
  }
}

function isTyped(command: Command, flag: string): boolean {
  return command.getOptionValueSource(flag) === 'cli'
}

function parse(option: Option, text: string, { variable }: Setting): unknown {
  try {
    return option.parseArg ? option.parseArg(text, undefined) : text
  } catch (error) {
    if (!(error instanceof InvalidArgumentError)) throw error
    throw new InputError({
      code: 'bad-setting',
      message: `"${text}" is not allowed. ${error.message}`,
      place: { option: variable },
    })
  }
}
