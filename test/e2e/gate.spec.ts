import { expect, test } from '@playwright/test'
import { expectAccessible, takePictures, watchErrors } from './look.ts'

const PROJECT = 'gated'
const HOSTILE = `<img src=x onerror="document.title='owned'">`
const NOUNS = ['cat', 'dog', 'fox', 'cow']
const ids: string[] = []

const headers = () => ({ authorization: `Bearer ${process.env.ASSAY_E2E_TOKEN ?? ''}` })
const segments = (spoil: number) =>
  Array.from({ length: 60 }, (_, i) => {
    const reference = `the ${NOUNS[i % 4]} went slowly from the old house to door number ${i}`
    return {
      id: `s${i}`,
      references: [reference],
      hypothesis: i % spoil === 0 ? reference.replace('went', 'is') : reference,
    }
  })

test.beforeAll(async ({ request }) => {
  for (const [i, spoil] of [9, 2].entries()) {
    const answer = await request.post('/api/v1/runs?wait=50', {
      headers: headers(),
      data: {
        project: PROJECT,
        system: 'm',
        testSet: 't',
        commit: `abc000${i}`,
        branch: i === 0 ? 'main' : 'feature',
        commitDate: `2026-03-0${i + 1}T00:00:00Z`,
        metrics: ['bleu', 'chrf'],
        segments: segments(spoil),
      },
    })
    expect(answer.ok(), await answer.text()).toBe(true)
    ids.push((await answer.json()).id)
  }
})

test('the gate stands beside the finding, by the function that a pipeline goes by', async ({ page, request }) => {
  const errors = watchErrors(page)
  await page.goto(`/runs/${ids[1]}`)
  const section = page.getByRole('region', { name: 'Gate' })
  await section.getByRole('link', { name: 'Compare the two' }).click()
  await expect(page.getByRole('heading', { name: 'The gate fails: 2 of 2 rules' })).toBeVisible()
  const table = page.getByRole('table', { name: 'What the gate looked at' })
  const asked = { project: PROJECT, head: `run:${ids[1]}` }
  const { gate, baseline } = await (await request.post('/api/v1/gate', { data: asked })).json()
  expect([gate.outcome, baseline.runId, baseline.how]).toEqual(['fail', ids[0], 'target-branch'])
  for (const { reason } of gate.metrics) await expect(table).toContainText(reason)
  await expectAccessible(page)
  await takePictures(page, 'gate-compare')
  expect(errors).toEqual([])
})

test('on the run’s page it is said once the two were compared, and how the baseline was found', async ({ page }) => {
  const errors = watchErrors(page)
  await page.goto(`/compare?project=${PROJECT}&base=run:${ids[0]}&head=run:${ids[1]}`)
  await page.goto(`/runs/${ids[1]}`)
  const section = page.getByRole('region', { name: 'Gate' })
  await expect(section.getByRole('table')).toContainText('BLEU')
  await expect(section).toContainText('last run of the target branch on main')
  await expectAccessible(page)
  expect(errors).toEqual([])
})

test('rules and waivers are read on the settings page; what people wrote stays text', async ({ page, request }) => {
  const errors = watchErrors(page)
  const address = `/api/v1/projects/${PROJECT}`
  const patched = await request.patch(address, {
    headers: headers(),
    data: { gate: { minimum: { chrf: 0 }, level: 0.01 } },
  })
  expect(patched.ok(), await patched.text()).toBe(true)
  for (const metric of ['bleu', 'chrf'])
    await request.post(`${address}/waivers`, {
      headers: headers(),
      data: { metric, author: HOSTILE, reason: HOSTILE, expiresAt: '2999-01-01', branch: 'feature' },
    })
  await page.goto(`/projects/${PROJECT}`)
  await page.getByRole('link', { name: 'Rules', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Rules' })).toContainText('chrf 0')
  await expect(page.getByRole('table', { name: 'Waivers of this project' })).toContainText(HOSTILE)
  await expect(page.locator('main img[src="x"]')).toHaveCount(0)
  await expect(page).not.toHaveTitle('owned')
  await expectAccessible(page)
  await takePictures(page, 'gate-settings')
  await page.goto(`/compare?project=${PROJECT}&base=run:${ids[0]}&head=run:${ids[1]}`)
  await expect(page.getByRole('heading', { name: 'The gate passes.' })).toBeVisible()
  await expect(page.getByRole('table', { name: 'What the gate looked at' })).toContainText('fails, waived')
  expect(errors).toEqual([])
})
