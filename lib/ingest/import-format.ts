import type { ImportFile } from './import-file.ts'
import type { ImportedRun } from './imported-run.ts'

export interface ReadOptions {
  /** What the columns of a table without header hold, from the left: `source`, `reference`, `hypothesis`, `label`, … */
  readonly columns?: readonly string[]
}

/** A kind of file that another tool writes: one module in `formats/`, one line in `registry.ts`. */
export interface ImportFormat {
  /** As in `--format NAME`; kebab-case. */
  readonly name: string
  readonly title: string
  /** From 0 (it is not) to 1 (nothing else looks so), by content alone: names of files mislead. */
  readonly detect: (file: ImportFile) => number
  /** The same for a file that no format knows alone, beside files that tell: predictions beside their data set. */
  readonly detectBeside?: (file: ImportFile, others: readonly ImportFile[]) => boolean
  /**
   * Runs of the files, which belong together and are all of this format.
   *
   * @throws InputError with file, line or pointer, and mend
   */
  readonly read: (files: readonly ImportFile[], options: ReadOptions) => ImportedRun[]
}
