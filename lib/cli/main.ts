import { CommanderError } from 'commander'
import { AssayError, toSentence } from '../errors.ts'
import { toVisible } from '../report/text-tables.ts'
import { EXIT, exitCodeOf } from './exit-codes.ts'
import { createProgram } from './program.ts'
import { processTerminal, type Terminal } from './terminal.ts'

/** Runs one command line and gives the exit code; whatever is thrown becomes sentences on stderr. */
async function run(argv: readonly string[], terminal: Terminal): Promise<number> {
  let code: number = EXIT.fine
  try {
    await createProgram(terminal, (wanted) => {
      code = wanted
    }).parseAsync([...argv], { from: 'user' })
    return code
  } catch (error) {
    // Commander has already written what it has to say; help and version end here with 0.
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.fine : EXIT.input
    if (error instanceof AssayError) {
      terminal.err(error.problems.map((problem) => `assay: ${toVisible(toSentence(problem))}\n`).join(''))
    } else {
      const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
      terminal.err(`assay: a fault of the program itself, please report it:\n${text}\n`)
    }
    return exitCodeOf(error)
  }
}

// Set and not called: what is still in the streams must get out.
process.exitCode = await run(process.argv.slice(2), processTerminal())
