/** Cuts text of a script without spaces into words by a dictionary; handed in by the caller as a resource. */
export interface WordCutter {
  /** Program and dictionary with their versions, as signatures print them: other versions give other words. */
  readonly version: string
  /** The words of a line, white space left out; none for an empty or blank line. Equal lines give equal words. */
  cut(line: string): string[]
}

/**
 * @example isWordCutter({ version: '1', cut: () => [] }) // true
 */
export function isWordCutter(resource: unknown): resource is WordCutter {
  return typeof (resource as WordCutter | undefined)?.cut === 'function'
}
