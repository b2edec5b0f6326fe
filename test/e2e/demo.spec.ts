import { expect, test } from '@playwright/test'
import { expectAccessible, takePictures, watchErrors } from './look.ts'
import { DEMO_WITHIN_MS, DEMOS, waitForDemo } from './wait-for-demo.ts'

interface RunPage {
  readonly total: number
  readonly items: readonly { readonly id: string; readonly compute: string; readonly commitMessage: string }[]
}

test.describe.configure({ mode: 'serial' })

test('a first start shows three demo projects, twelve scored runs each', async ({ page, request }) => {
  test.setTimeout(DEMO_WITHIN_MS + 60_000)
  await waitForDemo(request)
  const errors = watchErrors(page)
  await page.goto('/')
  for (const name of ['Manuals translator', 'Shift report summariser', 'Voice note recogniser']) {
    await expect(page.getByRole('main').getByRole('row', { name: new RegExp(`${name}.*demo`) })).toBeVisible()
  }
  await takePictures(page, 'projects-demo')
  expect(errors).toEqual([])
})

test('the translator shows its regression, and where its tokenizer changed', async ({ page }) => {
  await page.goto('/projects/demo-translator')
  const runs = page.getByRole('table', { name: 'Runs with scores, newest first' })
  await expect(runs.getByRole('row', { name: /Quantise all weights/ })).toContainText('worse')
  await expect(runs.getByRole('row').filter({ hasText: 'worse' })).toHaveCount(1)
  await expect(page.getByRole('region', { name: 'Trend' })).toContainText('tok 13a → zh')
  await takePictures(page, 'project-demo')
  await expectAccessible(page)
})

test('two runs scored under different tokenizers are not compared as they stand, and the field is named', async ({
  page,
  request,
}) => {
  const { items } = (await (await request.get('/api/v1/projects/demo-translator/runs')).json()) as RunPage
  const idOf = (start: string) => items.find(({ commitMessage }) => commitMessage.startsWith(start))?.id
  const [base, head] = [idOf('Glossary'), idOf('Score with tok:zh')]
  await page.goto(`/compare?project=demo-translator&base=run:${base}&head=run:${head}`)
  const banner = page.getByRole('region', { name: 'Comparability' })
  for (const part of ['tok', '13a', 'zh']) await expect(banner).toContainText(part)
  await takePictures(page, 'compare-tokenizers')
})

test('one click removes the demo and nothing else', async ({ page, request }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Remove demo' }).click()
  await expect(page.getByRole('button', { name: 'Remove demo' })).toHaveCount(0)
  for (const slug of DEMOS) expect((await request.get(`/api/v1/projects/${slug}`)).status()).toBe(404)
  await page.goto('/')
  await expect(page.getByText('Manuals translator')).toHaveCount(0)
})
