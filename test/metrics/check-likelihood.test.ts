import { describe, expect, it } from 'vitest'
import { checkLikelihood } from '../../lib/metrics/check-likelihood.ts'
import type { MetricSegment } from '../../lib/metrics/metric.ts'

const codes = (segment: Omit<MetricSegment, 'id'>) => checkLikelihood({ ...segment }).map(({ code }) => code)
const window = (begin: number, end: number, nll = 2) => ({ begin, end, scoredFrom: begin, nll })

describe('checkLikelihood', () => {
  it('nothing is wrong with sound likelihoods, nor with a segment that has none', () => {
    expect(codes({ hypothesis: 'a' })).toEqual([])
    expect(codes({ logprobs: [null, -0.5, -0, -17.25], logBase: 'e', tokens: ['a', 'b', 'c', 'd'] })).toEqual([])
    expect(codes({ logprobs: [-0.5, -2], logBase: '2', tokenCount: 3 })).toEqual([])
    expect(codes({ logprobs: [0, 0], logBase: 'e' })).toEqual([])
    expect(codes({ logprobs: [-99.9, -101], logBase: 'e' })).toEqual([])
    expect(codes({ nll: 3.0001, logprobs: [null, -1, -2], logBase: 'e' })).toEqual([])
    expect(codes({ nll: 2, logprobs: [], windows: [], logBase: 'e' })).toEqual([])
    expect(codes({ windows: [window(0, 3, 3)], logprobs: [null, -1, -2], logBase: 'e' })).toEqual([])
    expect(codes({ nll: 100, tokenCount: 20, logBase: '10' })).toEqual([])
    expect(codes({ windows: [window(0, 6), window(6, 11)], tokenCount: 11, logBase: 'e' })).toEqual([])
  })
  it.each([
    ['no base', { logprobs: [-1] }, 'missing-log-base', 'logBase'],
    ['no base of a sum', { nll: 3, tokenCount: 2 }, 'missing-log-base', 'logBase'],
    ['a positive one', { logprobs: [-1, 0.25], logBase: 'e' }, 'positive-logprob', 'logprobs'],
    ['-100', { logprobs: [-1, -100], logBase: 'e' }, 'sentinel-logprob', 'logprobs'],
    ['-9999', { logprobs: [-9999, -2], logBase: 'e' }, 'sentinel-logprob', 'logprobs'],
    ['1e9', { logprobs: [-1, 1e9], logBase: 'e' }, 'sentinel-logprob', 'logprobs'],
    ['the least float32', { logprobs: [-1, -3.4028234663852886e38], logBase: 'e' }, 'sentinel-logprob', 'logprobs'],
    ['a sum of 1e9', { nll: 1e9, tokenCount: 4, logBase: 'e' }, 'sentinel-logprob', 'nll'],
    ['more than tokens', { logprobs: [-1, -2, -3], logBase: 'e', tokens: ['a', 'b'] }, 'count-mismatch', 'logprobs'],
    ['too few for tokens', { logprobs: [-1], logBase: 'e', tokenCount: 3 }, 'count-mismatch', 'logprobs'],
    ['two counts', { nll: 2, logBase: 'e', tokens: ['a'], tokenCount: 2 }, 'count-mismatch', 'tokenCount'],
    ['a sum over nothing', { nll: 2, logBase: 'e', tokenCount: 0 }, 'count-mismatch', 'nll'],
    ['a sum beside others', { nll: 50, logprobs: [-1, -2], logBase: 'e' }, 'count-mismatch', 'nll'],
    ['a sum beside windows', { nll: 5, windows: [window(0, 6)], logBase: 'e' }, 'count-mismatch', 'nll'],
    [
      'windows beside others',
      { windows: [window(0, 3, 3)], logprobs: [-1, -1, -20], logBase: 'e' },
      'count-mismatch',
      'windows',
    ],
    [
      'windows beside too many',
      { windows: [window(0, 3, 7)], logprobs: Array(7).fill(-1), logBase: 'e' },
      'count-mismatch',
      'logprobs',
    ],
    ['a negative sum', { nll: -2, logBase: 'e', tokenCount: 2 }, 'negative-nll', 'nll'],
    ['infinity', { logprobs: [-1, Number.NEGATIVE_INFINITY], logBase: 'e' }, 'non-finite-logprob', 'logprobs'],
    ['a gap', { windows: [window(0, 6), window(7, 11)], logBase: 'e' }, 'window-gap', 'windows'],
    ['an overlap', { windows: [window(0, 6), window(5, 11)], logBase: 'e' }, 'window-overlap', 'windows'],
    ['an end too early', { windows: [window(0, 6)], logBase: 'e', tokenCount: 8 }, 'window-gap', 'windows'],
    ['an end too late', { windows: [window(0, 6)], logBase: 'e', tokenCount: 5 }, 'window-bounds', 'windows'],
    ['a window below 0', { windows: [window(0, 6, -1)], logBase: 'e' }, 'negative-nll', 'windows'],
  ] as const)('%s is named with its key and a way to mend it', (_, segment, code, key) => {
    const faults = checkLikelihood({ ...(segment as Omit<MetricSegment, 'id'>) })
    expect(faults).toMatchObject([{ code, key }])
    expect(faults[0].mend).toMatch(/^[A-Z].*\.$/)
  })
  it('of each kind the first is named, with its token or windows', () => {
    expect(checkLikelihood({ logprobs: [-1, 0.5, 0.7, -9999], logBase: 'e' }).map(({ message }) => message)).toEqual([
      'the log-probability of token 1 is 0.5, above 0',
      'the log-probability of token 3 is -9999, which stands for "none"',
    ])
    expect(checkLikelihood({ windows: [window(0, 6), window(7, 11)], logBase: 'e' })[0].message).toBe(
      'token 6 is not scored: window 0 ends before it and window 1 starts after it',
    )
  })
})
