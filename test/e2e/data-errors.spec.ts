import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, watchErrors } from './look.ts'

const PROJECT = 'shifted'
const THINGS = ['valve', 'door', 'gate', 'window', 'shop', 'bank', 'school', 'office', 'museum', 'park']
const lines = THINGS.map((thing, i) => `line ${i} the ${thing} is open and the pump runs`)
const RUNS = {
  right: lines,
  other: lines.map((line) => line.replace('runs', 'ran')),
  moved: [...lines.slice(1), 'extra'],
}
const ids: Record<string, string> = {}

test.beforeAll(async ({ request }) => {
  for (const [system, outputs] of Object.entries(RUNS)) {
    const answer = await request.post('/api/v1/runs?wait=50', {
      headers: { authorization: `Bearer ${process.env.ASSAY_E2E_TOKEN ?? ''}` },
      data: {
        project: PROJECT,
        system,
        testSet: 'lines',
        metrics: ['bleu'],
        segments: outputs.map((hypothesis, i) => ({ id: `s${i}`, references: [lines[i]], hypothesis })),
      },
    })
    expect(answer.ok(), await answer.text()).toBe(true)
    ids[system] = (await answer.json()).id
  }
})

/** What is said on a page before all of the other things. */
async function expectFirst(page: Page, said: string, later: readonly string[]) {
  const text = (await page.locator('main').textContent()) ?? ''
  for (const word of later) {
    expect(text).toContain(word)
    expect([word, text.indexOf(said) < text.indexOf(word)]).toEqual([word, true])
  }
}

test('a run with shifted outputs says so before its figures', async ({ page }) => {
  const errors = watchErrors(page)
  await page.goto(`/runs/${ids.moved}`)
  await expect(
    page.locator('.head').getByText(/Error in the data: .* fit the references 1 line further on/),
  ).toBeVisible()
  await expectFirst(page, 'Error in the data: ', ['BLEU is'])
  await expectAccessible(page)
  await page.goto(`/runs/${ids.right}`)
  await expect(page.getByText(/Error in the data/)).toHaveCount(0)
  expect(errors).toEqual([])
})

test('a comparison with shifted outputs says so at its opening, and counts no flips', async ({ page }) => {
  const errors = watchErrors(page)
  await page.goto(`/compare?project=${PROJECT}&base=run:${ids.right}&head=run:${ids.moved}`)
  await expect(page.locator('.head').getByText(/Error in the data of head: /)).toBeVisible()
  await expectFirst(page, 'Error in the data of head', ['Comparable', 'Too few to rank', 'BLEU'])
  await expect(page.getByText(/Error in the data/)).toHaveCount(1)
  const flips = page.getByRole('region', { name: 'Meaning flips' })
  await expect(flips).toContainText('Not counted: in one of the runs')
  await expect(flips.getByRole('table')).toHaveCount(0)
  await expectAccessible(page)
  await page.goto(`/compare?project=${PROJECT}&base=run:${ids.right}&head=run:${ids.other}`)
  await expect(page.getByText(/Error in the data/)).toHaveCount(0)
  expect(errors).toEqual([])
})

test('among several it is the one that has the error', async ({ page }) => {
  await page.goto(`/compare?project=${PROJECT}&base=run:${ids.right}&head=run:${ids.moved}&head=run:${ids.other}`)
  await expect(page.getByText(/moved.*: Error in the data of head: /)).toHaveCount(1)
  await expect(page.getByText(/Error in the data/)).toHaveCount(1)
})
