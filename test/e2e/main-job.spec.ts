import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import type { Comparison } from '../../lib/compare/comparison.ts'
import { assay, type PushedRun, push } from './command-line.ts'
import { expectAccessible, takePictures, watchErrors } from './look.ts'
import { expectPrinted, numbersOf } from './printed.ts'

const file = (side: string) => fileURLToPath(new URL(`../fixtures/e2e/station.${side}.txt`, import.meta.url))
const PROJECT = 'station-notices'
const METRICS = ['bleu', 'chrf']

let base: PushedRun
let head: PushedRun

test.beforeAll(() => {
  const common = { project: PROJECT, testSet: 'notices', ref: file('ref'), metrics: METRICS }
  base = push({ ...common, system: 'phrase-book', hyp: file('base'), commit: 'a1b2c3d4e5f6' })
  head = push({ ...common, system: 'interpreter', hyp: file('head'), commit: 'f6e5d4c3b2a1' })
})

test('from the list of projects to a comparison, by links and forms alone', async ({ page }) => {
  const errors = watchErrors(page)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/projects?\./)
  await takePictures(page, 'projects')
  await page.getByRole('main').getByRole('link', { name: PROJECT }).click()

  await expect(page.getByRole('heading', { level: 1, name: PROJECT })).toBeVisible()
  const runs = page.getByRole('table', { name: 'Runs with scores, newest first' })
  await expect(runs.getByRole('row')).toHaveCount(3)
  await runs
    .getByRole('row', { name: /interpreter/ })
    .getByRole('link')
    .first()
    .click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('interpreter at f6e5d4c')
  await page.getByLabel('Base run').selectOption(`run:${base.id}`)
  await page.getByRole('button', { name: 'Compare with this run as head' }).click()

  await expect(page).toHaveURL(/\/compare\?/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('interpreter against phrase-book on notices')
  await expect(page.getByRole('main')).toContainText('Better. BLEU is higher by')
  expect(errors).toEqual([])
})

test('the compare page prints what the command line prints for the same files', async ({ page }) => {
  const files = ['--base', file('base'), '--head', file('head'), '--ref', file('ref')]
  const printed = assay(['compare', ...files, ...METRICS.flatMap((spec) => ['--metric', spec]), '--json'])
  const { results, pairs } = JSON.parse(printed) as Comparison & { pairs: number }
  await page.goto(`/compare?project=${PROJECT}&base=run:${base.id}&head=run:${head.id}`)
  await expect(page.getByRole('region', { name: 'Comparability' })).toContainText(
    `${pairs} of ${pairs} segments paired`,
  )
  const table = page.getByRole('table', { name: 'Differences, head minus base, with 95 % intervals' })
  for (const [label, result] of [
    ['BLEU', results[0]],
    ['chrF2', results[1]],
  ] as const) {
    const cells = table.getByRole('row', { name: new RegExp(`^${label} `) }).getByRole('cell')
    expectPrinted((await numbersOf(cells.nth(0)))[0], result.base)
    expectPrinted((await numbersOf(cells.nth(1)))[0], result.head)
    const [difference, low, high] = await numbersOf(cells.nth(3))
    expectPrinted(difference, result.delta)
    expectPrinted(low, result.ci?.[0])
    expectPrinted(high, result.ci?.[1])
    await expect(cells.nth(4)).toHaveText(String(result.n))
    await expect(cells.nth(5)).toContainText(result.verdict ?? 'none')
  }
  await takePictures(page, 'compare')
})

test('swapping the two sides turns the verdict round', async ({ page }) => {
  await page.goto(`/compare?project=${PROJECT}&base=run:${base.id}&head=run:${head.id}`)
  await page.getByRole('link', { name: 'Swap base and head' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('phrase-book against interpreter on notices')
  await expect(page.getByRole('main')).toContainText('Worse. BLEU is lower by')
})

test('the run page finds segments by their text and keeps the search in the address', async ({ page }) => {
  await page.goto(`/runs/${head.id}`)
  await takePictures(page, 'run')
  const segments = page.getByRole('table', { name: 'Segments of this run' })
  await expect(segments.getByRole('row')).toHaveCount(34)
  await page.getByRole('main').getByRole('searchbox').fill('ferry')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(/[?&]q=ferry/)
  await expect(segments.getByRole('row')).toHaveCount(2)
  await expect(segments).toContainText('Change here for the ferry to the islands.')
  await page.reload()
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('ferry')
  await expect(segments.getByRole('row')).toHaveCount(2)
})

test('an output full of HTML is shown as text and runs nothing', async ({ page }) => {
  const errors = watchErrors(page)
  const hostile = '<script>window.hacked = true</script><img src=x onerror="window.hacked = true">'
  await page.goto(`/runs/${head.id}?q=onerror`)
  await expect(page.getByRole('table', { name: 'Segments of this run' })).toContainText(hostile)
  await page.goto(`/compare?project=${PROJECT}&base=run:${base.id}&head=run:${head.id}&moved=losses`)
  await expect(page.getByRole('region', { name: 'Moved most' }).getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('region', { name: 'Moved most' })).toContainText('onerror')
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
  expect(await page.locator('img[src="x"]').count()).toBe(0)
  expect(errors).toEqual([])
})

test('a run that is not there is said to be not there', async ({ page }) => {
  const response = await page.goto('/runs/nothing-of-that-name')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

for (const [name, toPath] of [
  ['projects', () => '/'],
  ['project', () => `/projects/${PROJECT}`],
  ['run', () => `/runs/${head.id}`],
  ['compare', () => `/compare?project=${PROJECT}&base=run:${base.id}&head=run:${head.id}`],
] as const) {
  test(`the ${name} page holds no barrier that axe can see`, async ({ page }) => {
    await page.goto(toPath())
    await expectAccessible(page)
  })
}
