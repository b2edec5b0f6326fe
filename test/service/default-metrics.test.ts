import { describe, expect, it } from 'vitest'
import { defaultMetrics } from '../../lib/service/default-metrics.ts'

describe('the perplexities of a run that names no metric', () => {
  it.each([
    ['tokens', { logprobs: [-1] }, ['ppl']],
    ['tokens and bytes', { nll: 1, tokenCount: 2, byteCount: 4 }, ['ppl', 'ppl:unit=byte']],
    ['words and bytes, no tokens', { nll: 1, wordCount: 1, byteCount: 4 }, ['ppl:unit=word', 'ppl:unit=byte']],
    ['bytes alone', { nll: 1, byteCount: 4 }, ['ppl:unit=byte']],
    // So that the page says what is missing.
    ['no count at all', { nll: 1 }, ['ppl']],
  ] as const)('with %s: those that have a count', (_title, likelihood, specs) => {
    expect(defaultMetrics([{ id: '1', ...likelihood }])).toEqual(specs)
  })
})
