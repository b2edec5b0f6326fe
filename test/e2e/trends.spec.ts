import { expect, type Page, test } from '@playwright/test'
import { watchErrors } from './look.ts'

/** The trend of a project that failed once and changed its tokenizer: nothing hidden, and mended in place. */
const PROJECT = 'tokenizers'
const WORDS = 'the valve of the pump is opened when the pressure falls below the limit'.split(' ')
const ids: string[] = []

test.beforeAll(async ({ request }) => {
  const days = [
    { metrics: ['bleu:tok=intl'], spoil: 60 },
    { metrics: ['bleu:tok=intl'], spoil: 20 },
    { metrics: ['bleu:tok=intl'], spoil: 0 },
    { metrics: ['bleu'], spoil: 2 },
  ]
  for (const [day, { metrics, spoil }] of days.entries()) {
    const answer = await request.post('/api/v1/runs?wait=50', {
      headers: { authorization: `Bearer ${process.env.ASSAY_E2E_TOKEN}`, 'idempotency-key': `${PROJECT}-${day}` },
      data: {
        project: PROJECT,
        system: 'model',
        testSet: 'sentences',
        branch: 'main',
        commit: `feed00${day}`,
        commitDate: `2026-05-0${day + 1}T00:00:00Z`,
        metrics,
        segments: Array.from({ length: 60 }, (_, i) => {
          const words = WORDS.map((word, k) => (k === 3 ? `${word} ${i}` : word))
          const output = i % spoil === 0 ? words.map((word, k) => (k > 5 && k < 9 ? 'gate' : word)) : words
          const told = { id: `s${i}`, references: [words.join(' ')] }
          return spoil === 0
            ? { ...told, state: 'failed', reason: 'out of memory' }
            : { ...told, hypothesis: output.join(' ') }
        }),
      },
    })
    expect(answer.status(), await answer.text()).toBe(201)
    ids.push(((await answer.json()) as { id: string }).id)
  }
})

const chart = (page: Page) => page.getByRole('img', { name: /^BLEU.* Arrow keys walk the runs/ })

test('Home goes to the oldest run at once, and Enter opens it', async ({ page }) => {
  await page.goto(`/projects/${PROJECT}`, { waitUntil: 'networkidle' })
  await chart(page).focus()
  await page.keyboard.press('Home')
  await expect(page.locator('.reading')).toContainText('feed000')
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('.reading')).toContainText('feed001')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/runs/${ids[1]}$`))
})

test('J begins in the table whose rows can be chosen, whatever tables stand before it', async ({ page }) => {
  await page.goto(`/projects/${PROJECT}?view=table`, { waitUntil: 'networkidle' })
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await expect(page.locator('form[data-compare] input:checked')).toHaveCount(1)
})

test('a break by its signature is mended in place, and a failed run before it hides no regression', async ({
  page,
}) => {
  const errors = watchErrors(page)
  await page.goto(`/projects/${PROJECT}`, { waitUntil: 'networkidle' })
  const trend = page.getByRole('region', { name: 'Trend' })
  await expect(page.getByText('Not comparable.')).toBeVisible()
  await expect(trend.getByRole('link', { name: 'Compare both sides under tok:13a' })).toBeVisible()
  await trend.getByRole('button', { name: 'Rescore 2 older runs under tok:13a' }).click()
  await page.waitForURL(/metric=bleu/)
  await expect(
    page.getByText(/BLEU is lower than in the last run with a score \(one run without came between\)/),
  ).toBeVisible()
  await expect(trend.getByText('The line breaks at')).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Runs' })).toContainText('over a run without a score')
  expect(errors).toEqual([])
})
