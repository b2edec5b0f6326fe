import type { RunInput } from '../../lib/schema/run-input.ts'

const WORDS = ['the', 'pump', 'valve', 'opens', 'when', 'pressure', 'falls', 'below', 'limit', 'again']

/** A small run of texts that differ by number; `spoil` puts a wrong word into every so many outputs. */
export function makeRun(over: Partial<RunInput> & { count?: number; spoil?: number } = {}): RunInput {
  const { count = 12, spoil = 3, ...rest } = over
  return {
    project: 'pumps',
    system: 'model',
    testSet: 'manual',
    segments: Array.from({ length: count }, (_, i) => {
      const words = WORDS.map((word, k) => (k === 3 ? `${word} ${i}` : word))
      const output = i % spoil === 0 ? words.map((word, k) => (k === 2 ? 'gate' : word)) : words
      return { id: `s${i}`, source: `Quelle ${i}`, references: [words.join(' ')], hypothesis: output.join(' ') }
    }),
    ...rest,
  }
}
