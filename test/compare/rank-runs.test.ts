import { describe, expect, it } from 'vitest'
import { compareSides } from '../../lib/compare/compare.ts'
import { rankRuns } from '../../lib/compare/rank-runs.ts'
import { InputError } from '../../lib/errors.ts'
import { createGenerator } from '../../lib/stats/generator.ts'
import { makeSide, type SideSegment } from './make-side.ts'

const specOf = (direction: string) => `external:name=item,model=m,direction=${direction}`
const ITEM = specOf('higher')
const COUNT = 80
/** Item scores around a level, with noise of its own for each seed. */
function scored(level: number, seed: number): SideSegment[] {
  const words = new Uint32Array(COUNT)
  createGenerator(seed).fillWords(words)
  return Array.from({ length: COUNT }, (_, i) => ({
    id: `q${i}`,
    scores: [{ metric: 'item', value: level + (i % 9) + (words[i] % 100) / 50, signature: 'm' }],
  }))
}
const run = (name: string, level: number, seed: number, spec = ITEM) => ({
  name,
  side: makeSide([spec], scored(level, seed)),
})
const options = { resamples: 400, trials: 600 }
const [low, lowToo, middle, high] = [run('low', 0, 1), run('low too', 0.02, 2), run('middle', 2, 3), run('high', 5, 4)]

describe('a ranking', () => {
  const ranking = rankRuns([low, high, lowToo, middle], ITEM, options)

  it('puts together what cannot be told apart, best first', () => {
    expect(ranking.groups.map((group) => [...group].sort())).toEqual([['high'], ['middle'], ['low', 'low too']])
    expect(ranking.runs.map(({ better, worse }) => [better, worse])).toEqual([
      [3, 0],
      [2, 1],
      [0, 2],
      [0, 2],
    ])
    expect(ranking).toMatchObject({ n: COUNT, family: 6, left: [], reason: null })
  })
  it('has for each pair the interval and p that comparing the two alone has', () => {
    const [alone] = compareSides(low.side, high.side, options).results
    const pair = ranking.pairs.find(({ upper, lower }) => upper === 'high' && lower === 'low')
    expect(pair).toMatchObject({ delta: alone.delta, ci: alone.ci, p: alone.p, apart: true })
    expect(pair?.pAdjusted).toBeGreaterThanOrEqual(pair?.p ?? 1)
  })
  it('tells nobody apart by a few shared segments, and says that they are few', () => {
    const short = { name: 'short', side: makeSide([ITEM], scored(9, 5).slice(0, 12)) }
    const few = rankRuns([low, high, short], ITEM, options)
    expect(few).toMatchObject({ n: 12, few: true })
    expect(few.groups).toHaveLength(1)
    expect(few.runs.map(({ better, worse }) => better + worse)).toEqual([0, 0, 0])
    expect(ranking.few).toBe(false)
  })
  it('does not depend on the order of the runs', () => {
    expect(rankRuns([middle, lowToo, low, high], ITEM, options)).toEqual(ranking)
  })
  it('is the other way round where lower is better', () => {
    const spec = specOf('lower')
    const { groups } = rankRuns([run('low', 0, 1, spec), run('high', 5, 4, spec)], spec, options)
    expect(groups).toEqual([['low'], ['high']])
  })
  it('two runs share a group exactly where they cannot be told apart, also in a chain of small steps', () => {
    const steps = [0, 0.15, 0.3, 0.45].map((level, i) => run(`step ${i}`, level, 10 + i))
    const chain = rankRuns(steps, ITEM, options)
    const apart = chain.pairs.filter((pair) => pair.apart)
    expect(apart.length).toBeGreaterThan(0)
    expect(apart.length).toBeLessThan(6)
    expect(chain.groups.length).toBeGreaterThan(1)
    for (const pair of chain.pairs)
      expect(chain.groups.some((group) => group.includes(pair.upper) && group.includes(pair.lower))).toBe(!pair.apart)
    const order = chain.runs.map(({ name }) => name)
    for (const group of chain.groups) expect(group).toEqual(order.filter((name) => group.includes(name)))
  })
  it('identical runs are one group', () => {
    const { groups, pairs } = rankRuns([run('a', 1, 1), run('b', 1, 1)], ITEM, options)
    expect(groups).toEqual([['a', 'b']])
    expect(pairs[0]).toMatchObject({ delta: 0, apart: false })
  })
  it('rests on the segments that all runs share unchanged and scored', () => {
    const less = { name: 'less', side: makeSide([ITEM], scored(9, 5).slice(10).reverse()) }
    const failed = {
      name: 'failed',
      side: makeSide(
        [ITEM],
        scored(2, 6).map((segment, i) => (i >= 75 ? { ...segment, failed: true } : segment)),
      ),
    }
    const { n, groups } = rankRuns([low, less, failed], ITEM, options)
    expect(n).toBe(65)
    expect(groups.flat().sort()).toEqual(['failed', 'less', 'low'])
  })
})

describe('no ranking, but a reason', () => {
  it.each([
    [
      'a metric without a better direction',
      [run('a', 0, 1, specOf('neither')), run('b', 1, 2, specOf('neither'))],
      specOf('neither'),
    ],
    ['a metric that no run has', [low, high], 'bleu'],
    [
      'runs that share no segment',
      [
        low,
        {
          name: 'x',
          side: makeSide([ITEM], [{ id: 'other', scores: [{ metric: 'item', value: 1, signature: 'm' }] }]),
        },
      ],
      ITEM,
    ],
  ])('%s', (_title, runs, spec) => {
    expect(rankRuns(runs, spec, options)).toMatchObject({ groups: [], runs: [], reason: expect.stringMatching(/\.$/) })
  })
  it('a run of another signature is left out and named', () => {
    const other = run('other', 5, 7, 'external:name=item,direction=higher')
    const renamed = { name: 'other', side: { ...other.side, metrics: [{ ...other.side.metrics[0], spec: ITEM }] } }
    expect(rankRuns([low, renamed, high], ITEM, options)).toMatchObject({
      left: ['other'],
      groups: [['high'], ['low']],
    })
  })
  it('one run is bad input', () => {
    expect(() => rankRuns([low], ITEM)).toThrow(InputError)
  })
})
