import { CommanderError } from 'commander'
import { AssayError, type Problem } from '../errors.ts'
import { cliMessages as say } from '../report/messages/en/cli.ts'

/** What pipelines read; `score` prints a result or nothing. */
const COMMANDS = ['push', 'gate', 'report', 'import', 'compare', 'verify']

/** Whether a command line asks for JSON, so that what goes wrong is asked for as JSON too. */
export function asksForJson(argv: readonly string[]): boolean {
  const command = argv.find((word) => word === 'score' || COMMANDS.includes(word))
  if (command === undefined || command === 'score') return false
  if (argv.includes('--json')) return true
  return command === 'report' && (argv.includes('--format=json') || argv[argv.indexOf('--format') + 1] === 'json')
}

/** What went wrong with the keys of the API's problem documents, and `file` where it stands in one. */
export function toProblemDocument(error: unknown): { readonly problems: readonly object[] } {
  if (error instanceof AssayError) return { problems: error.problems.map(toJson) }
  if (error instanceof CommanderError)
    return { problems: [{ code: 'bad-usage', message: error.message.replace(/^error: /, '') }] }
  return { problems: [{ code: 'program-fault', message: say.fault }] }
}

function toJson({ code, message, place = {}, mend }: Problem): object {
  const { option, ...where } = place
  return { code, message, ...where, ...(option !== undefined && { parameter: option }), ...(mend && { mend }) }
}
