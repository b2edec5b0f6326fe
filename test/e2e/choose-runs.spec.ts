import { expect, type Page, test } from '@playwright/test'
import { DEMO_WITHIN_MS, waitForDemo } from './wait-for-demo.ts'

/** Runs of a project are chosen in its table and compared: by keys, by mouse, and without scripts. */

const PROJECT = '/projects/demo-translator'
test.beforeAll(async ({ request }) => {
  test.setTimeout(DEMO_WITHIN_MS + 30_000)
  await waitForDemo(request, ['demo-translator'])
})

const chosen = (page: Page) => page.locator('form[data-compare] input:checked')

test('several runs by keys alone: the choice is said, stands in the address, and opens their comparison', async ({
  page,
}) => {
  await page.goto(PROJECT, { waitUntil: 'networkidle' })
  const boxes = page.getByRole('checkbox', { name: /^compare / })
  await boxes.nth(0).focus()
  for (const row of [0, 2, 4]) {
    while (!(await boxes.nth(row).evaluate((box) => box.closest('tr')?.hasAttribute('data-current'))))
      await page.keyboard.press('j')
    await page.keyboard.press('x')
  }
  await expect(page.getByText('3 runs chosen; the oldest is base')).toBeVisible()
  expect(new URL(page.url()).searchParams.getAll('head')).toHaveLength(3)
  await page.reload({ waitUntil: 'networkidle' })
  await expect(chosen(page)).toHaveCount(3)

  await page.keyboard.press('c')
  await page.waitForURL(/\/compare\?/)
  await expect(page).toHaveTitle(/^2 runs against /)
  await expect(page.getByRole('region', { name: 'Comparability' }).getByRole('row')).toHaveCount(3)
  await expect(page.getByRole('region', { name: 'Ranking' })).toContainText('segments that all 3 runs share')
  await expect(page.getByRole('region', { name: 'Reproduce' })).toContainText('--head run:')
})

test('a choice outlasts filters, metrics, views and pages, and may hold runs that a filter hides', async ({ page }) => {
  await page.goto(PROJECT, { waitUntil: 'networkidle' })
  const heads = () => new URL(page.url()).searchParams.getAll('head')
  const boxes = page.getByRole('checkbox', { name: /^compare / })
  await boxes.nth(0).check()
  await boxes.nth(1).check()
  await expect.poll(heads).toHaveLength(2)
  const both = heads()
  const trend = page.getByRole('region', { name: 'Trend' })
  await trend.getByRole('link', { name: 'chrF2' }).click()
  await page.waitForURL(/metric=chrf/)
  expect(heads()).toEqual(both)
  await trend.getByRole('link', { name: 'As table' }).click()
  await page.waitForURL(/view=table/)
  expect(heads()).toEqual(both)
  await trend.getByRole('combobox', { name: 'branch' }).selectOption({ label: 'main' })
  await page.waitForURL(/branch=main/)
  expect(heads()).toEqual(both)
  expect(new URL(page.url()).searchParams.get('metric')).toBe('chrf')
  await expect(chosen(page)).toHaveCount(2)
  await page.getByRole('button', { name: 'Compare chosen' }).click()
  await page.waitForURL(/\/compare\?/)
})

test('two runs by mouse, with a base that was chosen, and none without enough', async ({ page }) => {
  await page.goto(PROJECT, { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Compare chosen' }).click()
  await expect(page.getByText('Choose two runs or more, or one and a base.')).toBeVisible()
  await page
    .getByRole('checkbox', { name: /^compare / })
    .nth(2)
    .check()
  const base = page.getByRole('radio', { name: / as base$/ }).nth(0)
  await base.check()
  await page.getByRole('button', { name: 'Compare chosen' }).click()
  await page.waitForURL(/\/compare\?/)
  expect(new URL(page.url()).searchParams.getAll('head')).toHaveLength(1)
  await expect(page).toHaveTitle(/^\w{7} against \w{7}, /)
})

test('without scripts the same form leads there', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const page = await context.newPage()
  await page.goto(PROJECT)
  for (const row of [0, 1, 3])
    await page
      .getByRole('checkbox', { name: /^compare / })
      .nth(row)
      .check()
  await page.getByRole('button', { name: 'Compare chosen' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^2 runs against one base/ })).toBeVisible()
  await context.close()
})

test('more moved segments come below those that are read, which stay where they are', async ({ page }) => {
  await page.goto(PROJECT, { waitUntil: 'networkidle' })
  await page
    .getByRole('checkbox', { name: /^compare / })
    .nth(0)
    .check()
  await page
    .getByRole('checkbox', { name: /^compare / })
    .nth(2)
    .check()
  await page.keyboard.press('c')
  await page.waitForURL(/\/compare\?/)
  const moved = page.getByRole('region', { name: 'Moved most' })
  await expect(moved.getByRole('article')).toHaveCount(10)
  const first = await moved.getByRole('article').first().getAttribute('aria-label')
  await moved.getByRole('link', { name: 'Show 10 more' }).click()
  await expect(moved.getByRole('article').nth(10)).toBeVisible()
  await expect(moved.getByRole('article').first()).toHaveAttribute('aria-label', first ?? '')
  await moved.getByRole('link', { name: 'Random' }).click()
  await page.waitForURL(/moved=random/)
  await expect(moved.getByRole('article')).toHaveCount(10)
})
