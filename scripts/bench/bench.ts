/** One thing that is measured. */
export interface Bench {
  readonly name: string
  /** What it should take on one core, warm, in milliseconds; null where nothing is asked. */
  readonly limitMs: number | null
  /** Folders below `../shared` that it reads; where one is absent it is skipped and named. */
  readonly needs: readonly string[]
  /** Reads the input and returns what is timed; its result keeps the work from being optimised away. */
  prepare(): () => unknown
}

export interface BenchResult {
  readonly name: string
  readonly limitMs: number | null
  /** Median over the runs after warm-up: of the clock, and of the processor's time, which other programs disturb less. */
  readonly medianMs: number | null
  readonly cpuMs: number | null
  readonly runs: number
  readonly skipped: string | null
}
