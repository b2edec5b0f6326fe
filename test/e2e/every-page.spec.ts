import { expect, test } from '@playwright/test'
import { expectAccessible, takePictures, walkByKeyboard, watchErrors } from './look.ts'

/** Each page as a reader finds it: seen at every width and in both schemes, by assistive technology, and by keyboard. */
const PROJECT = 'every-page'
const METRICS = ['bleu', 'chrf', 'wer']
const RUNS = 10
/** The run without scores that could be made, so that a gap is drawn. */
const FAILED = 4
const ids: string[] = []

function textOf(i: number, spoilt: boolean): string {
  return `Close valve ${i} ${spoilt ? 'later' : 'before'} the pump of line ${i % 5} is ${spoilt ? 'begun' : 'started'}.`
}

test.beforeAll(async ({ request }) => {
  for (let run = 0; run < RUNS; run++) {
    const answer = await request.post('/api/v1/runs?wait=50', {
      // After a failure the set-up runs once more, in another process: the same post is the same run.
      headers: { authorization: `Bearer ${process.env.ASSAY_E2E_TOKEN}`, 'idempotency-key': `${PROJECT}-${run}` },
      data: {
        project: PROJECT,
        system: run % 2 ? 'großes Modell' : 'model',
        testSet: run < 2 ? 'valves' : 'valves and pumps',
        branch: 'main',
        commit: `b0b0b0${run}`,
        commitMessage: `Train for ${run} more days`,
        commitDate: `2026-06-${10 + run}T00:00:00Z`,
        metrics: METRICS,
        segments: Array.from({ length: run < 2 ? 24 : 30 }, (_, i) => ({
          id: `v-${i}`,
          references: [textOf(i, false)],
          ...(run === FAILED
            ? { state: 'failed', reason: 'The system gave no answer.' }
            : { hypothesis: textOf(i, run >= 6 && i % 2 === 0) }),
          tags: { line: String(i % 5) },
        })),
      },
    })
    expect(answer.ok(), await answer.text()).toBe(true)
    ids.push((await answer.json()).id)
  }
})

const compare = (...heads: number[]) =>
  `/compare?project=${PROJECT}&base=run:${ids[2]}${heads.map((head) => `&head=run:${ids[head]}`).join('')}`

const PAGES: readonly [name: string, path: () => string][] = [
  ['projects', () => '/'],
  ['project', () => `/projects/${PROJECT}`],
  ['project as a table', () => `/projects/${PROJECT}?view=table`],
  ['run', () => `/runs/${ids[8]}`],
  ['run without scores', () => `/runs/${ids[FAILED]}`],
  ['two metrics of a run', () => `/runs/${ids[8]}/metrics`],
  ['compare', () => compare(8)],
  ['compare by slices', () => `${compare(8)}&slice=*&open=v-0`],
  ['compare other test sets', () => `/compare?project=${PROJECT}&base=run:${ids[0]}&head=run:${ids[8]}`],
  ['compare several', () => compare(6, 8)],
  ['compare nothing yet', () => `/compare?project=${PROJECT}`],
  ['segment', () => `/projects/${PROJECT}/segments/${encodeURIComponent('valves and pumps')}/v-0`],
  ['test sets', () => `/projects/${PROJECT}/test-sets`],
  ['test set', () => `/projects/${PROJECT}/test-sets/${encodeURIComponent('valves and pumps')}`],
  ['settings', () => `/projects/${PROJECT}/settings`],
  ['search', () => '/search?q=b0b0'],
  ['search without a finding', () => '/search?q=nothing-of-that-kind'],
  ['explain', () => '/explain'],
]

for (const [name, path] of PAGES)
  test(`${name}: looks, axe, and a walk by keyboard`, async ({ page }) => {
    const errors = watchErrors(page)
    await page.goto(path())
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expectAccessible(page)
    await takePictures(page, `page ${name}`.replaceAll(' ', '-'))
    // Another layout: what stood apart is close together. Its colours are those that were looked at.
    const size = page.viewportSize()
    await page.setViewportSize({ width: 390, height: 900 })
    await expectAccessible(page, ['light'])
    if (size) await page.setViewportSize(size)
    await page.goto(path())
    const met = await walkByKeyboard(page)
    expect(met[0]).toContain('Skip to content')
    const links = await page.locator('main a[href]:visible').count()
    expect(met.length).toBeGreaterThan(Math.min(links, 300))
    expect(errors).toEqual([])
  })

test('not found: says so, and where to go', async ({ page }) => {
  for (const path of ['/nowhere', '/runs/none', '/projects/none', `/projects/${PROJECT}/test-sets/none`]) {
    expect((await page.goto(path))?.status(), path).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
  }
  await expectAccessible(page)
  await takePictures(page, 'page-not-found')
})

test('ui-06: every value of a trend by keyboard, the same in a table, with marks besides colours', async ({ page }) => {
  for (const [metric, label] of [
    ['bleu', 'BLEU'],
    ['chrf', 'chrF2'],
    ['wer', 'WER'],
  ] as const) {
    await page.goto(`/projects/${PROJECT}?metric=${metric}&system=*&testSet=*`, { waitUntil: 'networkidle' })
    await page.getByRole('img', { name: new RegExp(`^${label}.* Arrow keys walk the runs`) }).focus()
    await page.keyboard.press('End')
    const reading = page.locator('.reading')
    const readings: string[] = []
    for (let at = 0; at < RUNS; at++) {
      readings.push((await reading.textContent()) ?? '')
      await page.keyboard.press('ArrowLeft')
    }
    expect(new Set(readings).size).toBe(RUNS)
    // Lines are told apart in grey: each series has its own dash.
    const dashes = await page
      .locator('.legend line')
      .evaluateAll((lines) => lines.map((one) => one.getAttribute('stroke-dasharray')))
    expect(dashes.length).toBeGreaterThan(1)
    expect(new Set(dashes).size).toBe(dashes.length)
    await page.getByRole('link', { name: 'As table' }).click()
    const rows = page
      .getByRole('table', { name: new RegExp(`^${label}.* of every run, newest first`) })
      .getByRole('row')
    await expect(rows).toHaveCount(RUNS + 1)
    for (const [at, text] of readings.entries()) {
      const [run, , score] = text.split(', ')
      const row = rows.nth(at + 1)
      await expect(row).toContainText(run)
      if (at === RUNS - 1 - FAILED) await expect(row).toContainText('–')
      else await expect(row).toContainText(score)
      for (const word of ['better', 'worse', 'inconclusive'])
        if (text.endsWith(word)) await expect(row).toContainText(word)
    }
  }
})
