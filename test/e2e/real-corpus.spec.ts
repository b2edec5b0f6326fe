import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { push } from './command-line.ts'
import { takePictures } from './look.ts'
import { expectPrinted, numbersOf } from './printed.ts'

const shared = fileURLToPath(new URL('../../../shared/', import.meta.url))
const corpus = (name: string) => `${shared}corpora/wmt17-ende/${name}.txt`
const figures = `${shared}conformance/sacrebleu/real-wmt17-ende.json`
const isThere = existsSync(corpus('ref')) && existsSync(figures)

interface Figures {
  readonly score: number
  readonly p_value: number | null
  readonly mean: number
  readonly ci: number
}
interface Paired {
  readonly profile: string
  readonly test: string
  readonly n_samples: number
  readonly seed: number
  readonly results: readonly ({ readonly system: string } & Record<'BLEU' | 'chrF2', Figures>)[]
}

test('3 004 real segments: the compare page shows sacreBLEU 2.6’s figures for LIUM-NMT and uedin-nmt', async ({
  page,
}) => {
  test.skip(!isThere, 'the corpora of the folder shared are not beside this checkout')
  test.setTimeout(120_000)
  const { paired } = JSON.parse(readFileSync(figures, 'utf8')) as { paired: readonly Paired[] }
  const wanted = paired.find(
    ({ profile, test, n_samples, seed }) =>
      profile === 'numpy2' && test === 'bs' && n_samples === 1000 && seed === 12345,
  )
  const [base, head] = ['LIUM-NMT', 'uedin-nmt'].map((name) => {
    const found = wanted?.results.find(({ system }) => system === name)
    if (!found) throw new Error(`${figures} holds no figures of ${name}`)
    return found
  })
  const common = { project: 'wmt17-ende', testSet: 'newstest2017', ref: corpus('ref'), metrics: ['bleu', 'chrf'] }
  const runs = [base, head].map(({ system }, index) =>
    push({ ...common, system, hyp: corpus(system), commit: `${index + 1}`.repeat(12) }),
  )
  await page.goto(`/compare?project=wmt17-ende&base=run:${runs[0].id}&head=run:${runs[1].id}`)
  const differences = page.getByRole('table', { name: 'Differences, head minus base, with 95 % intervals' })
  const compatible = page.getByRole('table', { name: /sacreBLEU 2\.6/ })
  for (const label of ['BLEU', 'chrF2'] as const) {
    const cells = differences.getByRole('row', { name: new RegExp(`^${label} `) }).getByRole('cell')
    expectPrinted((await numbersOf(cells.nth(0)))[0], base[label].score)
    expectPrinted((await numbersOf(cells.nth(1)))[0], head[label].score)
    const [difference, low, high] = await numbersOf(cells.nth(3))
    expectPrinted(difference, head[label].score - base[label].score)
    const number = (text: string) => Number(text.replace('−', '-'))
    expect(number(low)).toBeLessThan(number(difference))
    expect(number(high)).toBeGreaterThan(number(difference))
    const row = compatible.getByRole('row', { name: new RegExp(`^${label}`) })
    const [baseScore, baseMean, baseHalf] = await numbersOf(row.getByRole('cell').nth(0))
    const [headScore, headMean, headHalf] = await numbersOf(row.getByRole('cell').nth(1))
    expectPrinted(baseScore, base[label].score)
    expectPrinted(baseMean, base[label].mean)
    expectPrinted(baseHalf, base[label].ci)
    expectPrinted(headScore, head[label].score)
    expectPrinted(headMean, head[label].mean)
    expectPrinted(headHalf, head[label].ci)
    expectPrinted((await numbersOf(row.getByRole('cell').nth(2)))[0], head[label].p_value)
  }
  await takePictures(page, 'compare-wmt17')
})
