import { cliMessages as say } from '../../report/messages/en/cli.ts'
import { formatTextTable } from '../../report/text-tables.ts'
import { cliConfigJsonSchema } from '../../schema/cli-config.ts'
import { CONFIG_NAME } from '../config/find-config.ts'
import type { LoadedConfig } from '../config/read-config.ts'
import { SETTINGS } from '../config/settings.ts'
import { EXIT, type ExitCode } from '../exit-codes.ts'
import type { Terminal } from '../terminal.ts'

export interface ConfigFlags {
  readonly schema?: boolean
  readonly json?: boolean
}

/** `assay config`: what is set, and by whom; the token is never shown. `--schema` prints the schema of the file. */
export function configCommand(flags: ConfigFlags, loaded: LoadedConfig | null, { out, env }: Terminal): ExitCode {
  if (flags.schema) {
    out(`${JSON.stringify(cliConfigJsonSchema(), null, 2)}\n`)
    return EXIT.fine
  }
  const settings = SETTINGS.flatMap(({ flag, variable, fromConfig }) => {
    const said = variable && env[variable]
    if (said) return [{ setting: flag, value: flag === 'token' ? say.config.hidden : said, from: variable }]
    const value = loaded && fromConfig?.(loaded.config)
    return value === undefined || value === null ? [] : [{ setting: flag, value, from: loaded?.file }]
  })
  if (flags.json) {
    out(`${JSON.stringify({ file: loaded?.file ?? null, config: loaded?.config ?? null, settings })}\n`)
    return EXIT.fine
  }
  const { columns } = say.config
  const rows = settings.map(({ setting, value, from }) => [setting, [value].flat().join(' '), from ?? ''])
  const table = formatTextTable(
    [columns.setting, columns.value, columns.from].map((title) => ({ title, align: 'left' as const })),
    rows,
  )
  out(
    `${loaded ? say.config.found(loaded.file) : say.config.none(CONFIG_NAME)}\n${rows.length > 0 ? `${table}\n` : ''}`,
  )
  return EXIT.fine
}
