import { buildImportedRun } from '../build-imported-run.ts'
import type { ImportFormat } from '../import-format.ts'

const NAME = 'plain-text'

/** One segment a line. Which of outputs, references or sources they are no file says: the flags of a run do. */
export const plainTextFormat: ImportFormat = {
  name: NAME,
  title: 'plain text, one segment a line',
  // Whatever has lines can be read so: the last resort.
  detect: ({ shape, sampleLines }) => (shape === 'text' && sampleLines.length > 0 ? 0.1 : 0),
  read: (files) =>
    files.map((file) => {
      let count = 0
      let blank = 0
      for (const { text } of file.lines()) {
        count++
        if (text === '') blank++
      }
      return buildImportedRun({
        format: NAME,
        readAs: 'plain text, one segment a line',
        files: [file],
        items: count,
        unknown: ['whether these are outputs, references or sources: give them with --hyp, --ref or --source'],
        notes: blank > 0 ? [`${file.file}: ${blank} lines are empty: empty texts, not missing ones.`] : [],
      })
    }),
}
