import { describe, expect, it } from 'vitest'
import { prepareCarried } from '../../lib/report/prepare-carried.ts'

const at = { decimals: 2, label: 'BLEU' }

describe('the curve of what carries a difference', () => {
  it('ends at the corpus difference and says what a few carry', () => {
    const cumulative = Array.from({ length: 101 }, (_, k) => (k <= 60 ? -k / 40 : -1.5 + (k - 60) / 80))
    const view = prepareCarried({ cumulative, losses: 60, worst: 60 }, at)
    expect(view?.sentence).toBe('The 25 segments that pull most towards worse carry −0.63; all together −1.00.')
    expect(view?.description).toContain(
      'over 100 segments that carry something, worst first: −1.50 after 60, where it stands worst, −1.00 at the end',
    )
    expect(view?.marks.map(({ label }) => label)).toEqual(['25 segments: −0.63', 'worst after 60: −1.50', 'all: −1.00'])
    expect(view?.path[0][0]).toBe(0)
    expect(view?.path.at(-1)?.[0]).toBe(100)
    expect(view?.rows.at(-1)).toEqual({ segments: '100', difference: '−1.00' })
  })
  it('marks where the curve stands worst, which is not where single losses end', () => {
    const cumulative = [0, -2, -3, -3.5, -3, -1]
    const view = prepareCarried({ cumulative, losses: 2, worst: 3 }, at)
    expect(view?.sentence).toBe('The 2 segments that pull most towards worse carry −3.00; all together −1.00.')
    expect(view?.marks.map(({ label }) => label)).toEqual(['2 segments: −3.00', 'worst after 3: −3.50', 'all: −1.00'])
  })
  it('thins long curves and keeps its ends', () => {
    const cumulative = Float64Array.from({ length: 100_001 }, (_, k) => -k / 1000)
    const view = prepareCarried({ cumulative, losses: 100_000, worst: 100_000 }, at)
    expect(view?.path.length).toBeLessThanOrEqual(304)
    expect(view?.path.at(-1)?.[1]).toBe(100)
  })
  it('is not there for less than two changed segments, nor for what is not a number', () => {
    expect(prepareCarried({ cumulative: [0, -1], losses: 1, worst: 1 }, at)).toBeNull()
    expect(prepareCarried({ cumulative: [0, Number.NaN, -1], losses: 1, worst: 1 }, at)).toBeNull()
  })
  it('says where nothing pulls down', () => {
    expect(prepareCarried({ cumulative: [0, 1, 2], losses: 0, worst: 0 }, at)?.sentence).toBe(
      'No changed segment pulls towards worse.',
    )
  })
})
