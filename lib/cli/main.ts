import { CommanderError } from 'commander'
import { AssayError, toSentence } from '../errors.ts'
import { cliMessages as say } from '../report/messages/en/cli.ts'
import { toVisible } from '../report/text-tables.ts'
import { withBareWait } from './bare-wait.ts'
import { EXIT, exitCodeOf } from './exit-codes.ts'
import { asksForJson, toProblemDocument } from './problem-document.ts'
import { createProgram } from './program.ts'
import { processTerminal, type Terminal } from './terminal.ts'

/**
 * Runs one command line and gives the exit code; whatever is thrown becomes sentences on stderr, and where JSON was asked
 * for a problem document on stdout.
 */
async function run(argv: readonly string[], terminal: Terminal): Promise<number> {
  let code: number = EXIT.fine
  try {
    await createProgram(terminal, (wanted) => {
      code = wanted
    }).parseAsync(withBareWait(argv), { from: 'user' })
    return code
  } catch (error) {
    // Help and version end here with 0.
    if (error instanceof CommanderError && error.exitCode === 0) return EXIT.fine
    if (asksForJson(argv)) terminal.out(`${JSON.stringify(toProblemDocument(error))}\n`)
    // Commander has already written what it has to say.
    if (error instanceof CommanderError) return EXIT.input
    if (error instanceof AssayError) {
      terminal.err(error.problems.map((problem) => `assay: ${toVisible(toSentence(problem))}\n`).join(''))
    } else {
      const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
      terminal.err(`assay: ${say.fault}\n${text}\n`)
    }
    return exitCodeOf(error)
  }
}

// Set and not called: what is still in the streams must get out.
process.exitCode = await run(process.argv.slice(2), processTerminal())
