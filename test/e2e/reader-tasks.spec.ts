import { expect, test } from '@playwright/test'
import { expectAccessible, takePictures, walkByKeyboard, watchErrors } from './look.ts'

/** What readers come for: each task from a page that they start at, by links alone. */
const PROJECT = 'tasks'
const REFERENCE = (i: number) => `Pump ${i} must not run while valve ${i} is closed and the pressure is rising.`
const headers = () => ({ authorization: `Bearer ${process.env.ASSAY_E2E_TOKEN}` })
const ids: string[] = []

/** Outputs get worse from run 3 on; from run 2 on one segment has lost its negation. */
function outputOf(run: number, i: number): string {
  if (i === 7 && run >= 2) return REFERENCE(i).replace('not ', '')
  if (run >= 3 && i % 2 === 0) return REFERENCE(i).replace('closed', 'shut').replace('rising', 'going up')
  return REFERENCE(i)
}

test.beforeAll(async ({ request }) => {
  for (let run = 1; run <= 4; run++) {
    const answer = await request.post('/api/v1/runs?wait=50', {
      // After a failure the set-up runs once more, in another process: the same post is the same run.
      headers: { ...headers(), 'idempotency-key': `${PROJECT}-${run}` },
      data: {
        project: PROJECT,
        system: 'model',
        testSet: 'pumps',
        branch: run === 4 ? 'fix/limits' : 'main',
        ...(run === 4 && { pullRequest: '48', baseCommit: 'feed002' }),
        commit: `feed00${run}`,
        commitDate: `2026-04-0${run}T00:00:00Z`,
        metrics: ['bleu', 'chrf', 'wer'],
        segments: Array.from({ length: 40 }, (_, i) => ({
          id: `p-${i}`,
          references: [REFERENCE(i)],
          hypothesis: outputOf(run, i),
          tags: { line: i % 4 ? 'south' : 'north' },
        })),
      },
    })
    expect(answer.ok(), await answer.text()).toBe(true)
    ids.push((await answer.json()).id)
  }
})

const compareOf = (base: number, head: number) =>
  `/compare?project=${PROJECT}&base=run:${ids[base]}&head=run:${ids[head]}`

test('find out why this pull request got worse', async ({ page }) => {
  const errors = watchErrors(page)
  await page.goto(compareOf(1, 3))
  await expect(page.getByRole('main')).toContainText('Worse.')
  const carried = page.getByRole('region', { name: 'What carries the difference' })
  await expect(carried.getByRole('img', { name: /builds up over 20 segments that carry something/ })).toBeVisible()
  const moved = page.getByRole('region', { name: 'Moved most' })
  await expect(moved.getByRole('article')).toHaveCount(10)
  const first = moved.getByRole('article').first()
  await expect(first.locator('del').first()).toContainText('closed')
  await first.getByRole('link', { name: 'Matches and edits' }).click()
  await expect(page.getByRole('table', { name: 'Which n-grams match, by the token at which they begin' })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Alignment of reference and hypothesis' })).toContainText('shut')
  await expectAccessible(page)
  await takePictures(page, 'task-why-worse')
  expect(errors).toEqual([])
})

test('see that a pull request got worse before its comparison is opened', async ({ page }) => {
  const table = page.getByRole('table', { name: 'Runs with scores, newest first' })
  // The verdict is made in the background once the scores are there.
  await expect(async () => {
    await page.goto(`/projects/${PROJECT}`)
    await expect(table.getByRole('row', { name: /feed004/ })).toContainText('worse', { timeout: 1000 })
  }).toPass()
  await expect(page.getByRole('main')).toContainText(/open pull requests\s*1 1 worse by BLEU · PR 48/)
  await table
    .getByRole('row', { name: /feed004/ })
    .getByRole('link', { name: 'feed004' })
    .click()
  await expect(page.getByRole('main')).toContainText('Worse than its merge base on BLEU')
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: 'See the comparison' }).click()
  await expect(page).toHaveURL(new RegExp(`base=run(:|%3A)${ids[1]}&head=run(:|%3A)${ids[3]}`))
  await page.goto('/')
  await expect(page.getByRole('row', { name: new RegExp(PROJECT) })).toContainText('PR 48 is worse')
})

test('see since when', async ({ page }) => {
  await page.goto(`/projects/${PROJECT}/segments/pumps/p-7`)
  await expect(page.getByRole('main')).toContainText('Negation differs since feed002')
  await expect(page.getByRole('main')).toContainText('feed001 before it has no such flag')
  await expectAccessible(page)
  await takePictures(page, 'task-since-when')
  await page.goto(`/projects/${PROJECT}`)
  const table = page.getByRole('table', { name: 'Runs with scores, newest first' })
  await expect(table.getByRole('row', { name: /feed003/ })).toContainText('worse')
})

test('find the ten worst segments', async ({ page }) => {
  await page.goto(`/runs/${ids[2]}?sort=bleu&order=asc`)
  const rows = page.getByRole('table', { name: 'Segments of this run' }).getByRole('row')
  for (let place = 1; place <= 10; place++)
    await expect(rows.nth(place).getByRole('link', { name: /^p-\d*[02468]$/ })).toBeVisible()
})

test('explain this score', async ({ page }) => {
  await page.goto(`/projects/${PROJECT}/segments/pumps/p-8`)
  await page
    .getByRole('region', { name: 'N-gram matches' })
    .getByRole('link', { name: /^Explain this BLEU/ })
    .click()
  await expect(page).toHaveURL(/\/explain#/)
  await expect(page.getByRole('heading', { name: 'BLEU, worked out' })).toBeVisible()
  await expect(page.getByText('going up').first()).toBeVisible()
})

test('a pinned baseline tells drift and how often it was looked at', async ({ page, request }) => {
  const patch = { baselineRunId: ids[0], smallestEffects: { bleu: 0.5 } }
  expect((await request.patch(`/api/v1/projects/${PROJECT}`, { headers: headers(), data: patch })).ok()).toBe(true)
  const section = page.getByRole('region', { name: 'Since the baseline' })
  await expect(async () => {
    await page.goto(`/projects/${PROJECT}`)
    await expect(section.getByRole('row', { name: /^BLEU/ })).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expect(section).toContainText('2 runs looked at since.')
  await expectAccessible(page)
  await takePictures(page, 'project-baseline')
})

test('what the address asks and nobody has is said, not dropped', async ({ page }) => {
  await page.goto(`/projects/${PROJECT}?metric=comet&slice=line&branch=nowhere`)
  const note = page.getByRole('note')
  await expect(note).toContainText('No run has a score called “comet”')
  await expect(note).toContainText('There is no branch “nowhere”')
  await expect(note).toContainText('“slice” is not something that this page can be asked')
})

test('of a run, too', async ({ page }) => {
  await page.goto(`/runs/${ids[0]}?metric=comet&sort=meteor&state=lost&page=2`)
  const note = page.getByRole('note')
  await expect(note).toContainText('No score of this run is called “comet”')
  await expect(note).toContainText('No score of this run is called “meteor”')
  await expect(note).toContainText('“state=lost” is not something that this page can be asked')
  await expect(note).toContainText('“page” is not something')
  await page.goto(`/runs/${ids[0]}?sort=random:3&order=desc`)
  await expect(page.getByRole('main')).toBeVisible()
  await expect(note).toHaveCount(0)
})

test('an unknown run is answered with 404, and says which', async ({ page }) => {
  const answer = await page.goto(`/compare?project=${PROJECT}&base=run:none&head=run:${ids[0]}`)
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('No such run.')
  await expect(page.getByRole('main')).toContainText('none')
})

test('filters work without scripts', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const page = await context.newPage()
  await page.goto(`/projects/${PROJECT}`)
  await page.getByLabel('branch').selectOption('fix/limits')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page).toHaveURL(/branch=fix%2Flimits/)
  await expect(page.getByRole('table', { name: 'Runs with scores, newest first' }).getByRole('row')).toHaveCount(2)
  await context.close()
})

test('a filter chosen before the scripts arrive counts', async ({ page }) => {
  let arrive = () => {}
  const chosen = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route('**/*.js*', async (route) => {
    await chosen
    await route.continue()
  })
  await page.goto(`/projects/${PROJECT}`, { waitUntil: 'commit' })
  await page.getByLabel('branch').selectOption('fix/limits')
  arrive()
  await expect(page).toHaveURL(/branch=fix%2Flimits/)
})

test('by keyboard alone: charts give their values, every link has its turn', async ({ page }) => {
  await page.goto(`/projects/${PROJECT}`, { waitUntil: 'networkidle' })
  const chart = page.getByRole('img', { name: /BLEU over .* Arrow keys walk the runs/ })
  await chart.focus()
  await page.keyboard.press('End')
  await expect(page.locator('.reading')).toContainText('feed00')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/runs\//)
  await page.goto(compareOf(0, 2))
  expect((await walkByKeyboard(page)).length).toBeGreaterThan(20)
})
