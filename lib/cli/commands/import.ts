import { InputError } from '../../errors.ts'
import { importFiles } from '../../ingest/import-files.ts'
import type { ImportedRun } from '../../ingest/imported-run.ts'
import { EXIT, type ExitCode } from '../exit-codes.ts'
import { formatImportedRun } from '../format-imported-run.ts'
import { readNamedBytes } from '../read-run.ts'
import { listWithoutModel } from '../scores-without-model.ts'
import type { Terminal } from '../terminal.ts'

export interface ImportFlags {
  readonly dryRun?: boolean
  readonly format?: string
  readonly columns?: string
  readonly json?: boolean
}

/** `assay import --dry-run`: what files of other tools are read as, and what they leave unknown. Stores nothing. */
export function importCommand(files: readonly string[], flags: ImportFlags, terminal: Terminal): ExitCode {
  if (!flags.dryRun)
    throw new InputError({
      code: 'missing-flag',
      message: 'Import only reads and says what it found.',
      place: { option: '--dry-run' },
      mend: 'Add --dry-run, or store the files with: assay push --project NAME --system NAME --format NAME FILE …',
    })
  const runs = importFiles(files.map(readNamedBytes), {
    ...(flags.format !== undefined && { format: flags.format }),
    ...(flags.columns !== undefined && { columns: flags.columns.split(',') }),
  })
  if (flags.json) terminal.out(`${JSON.stringify({ runs: runs.map(toJson) })}\n`)
  else terminal.out(runs.map((run) => `${formatImportedRun(run)}\n`).join('\n'))
  return EXIT.fine
}

function toJson(run: ImportedRun) {
  const { segments } = run
  const count = (state: string) => segments.filter((segment) => segment.state === state).length
  return {
    ...run,
    withoutModel: listWithoutModel(run.segments, run.settings),
    segments: segments.length,
    states: { scored: count('scored'), failed: count('failed'), na: count('na') },
    firstId: segments[0]?.id ?? null,
    lastId: segments.at(-1)?.id ?? null,
  }
}
