import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { expectAccessible, takePictures, watchErrors } from './look.ts'

const PROJECT = 'daily'
const HOSTILE = '../%2F<b>x</b>?#=1+2'
const SCRIPT = `<img src=x onerror="document.title='owned'">`
const REFERENCE = 'Do not open the valve while the system is under pressure.'

/** The first token of the server, as the global setup left it for the command line. */
const token = () => process.env.ASSAY_E2E_TOKEN ?? ''

const ids: string[] = []

test.beforeAll(async ({ request }) => {
  const outputs = (flipped: boolean) => [
    {
      id: HOSTILE,
      source: SCRIPT,
      references: [REFERENCE],
      hypothesis: flipped ? REFERENCE.replace('not ', '') : REFERENCE,
    },
    { id: 'markup', references: ['=1+2'], hypothesis: flipped ? SCRIPT : '=1+2' },
    { id: 'nbsp', references: ['total: 42'], hypothesis: flipped ? 'total:\u00A042' : 'total: 42' },
    { id: 'cyrillic', references: ['сахар'], hypothesis: flipped ? 'cахар' : 'сахар' },
    ...Array.from({ length: 30 }, (_, i) => ({
      id: `s${i}`,
      references: [`Pump number ${i} runs at full speed since the morning shift.`],
      hypothesis: `Pump number ${i} runs at ${flipped && i % 3 === 0 ? 'half' : 'full'} speed since the morning shift.`,
      tags: { line: i % 2 ? 'south' : 'north' },
    })),
  ]
  for (const [i, system] of ['steady', '<b>x</b>', 'third'].entries()) {
    const answer = await request.post('/api/v1/runs?wait=50', {
      // After a failure the set-up runs once more, in another process: the same post is the same run.
      headers: { authorization: `Bearer ${token()}`, 'idempotency-key': `${PROJECT}-${i}` },
      data: {
        project: PROJECT,
        system,
        testSet: 'safety/α',
        commit: `abc${i}def0`,
        commitDate: `2026-03-0${i + 1}T00:00:00Z`,
        metrics: ['bleu', 'chrf'],
        segments: outputs(i > 0),
      },
    })
    expect(answer.ok(), await answer.text()).toBe(true)
    ids.push((await answer.json()).id)
  }
})

test('a run that was just pushed says how variants score it, and nothing was asked for', async ({ page, request }) => {
  const errors = watchErrors(page)
  const answer = await request.post('/api/v1/runs?wait=50', {
    headers: { authorization: `Bearer ${token()}`, 'idempotency-key': `${PROJECT}-just-pushed` },
    data: {
      project: `${PROJECT}-variants`,
      system: 'just-pushed',
      testSet: 'safety/α',
      metrics: ['bleu', 'bleu:tok=none,smooth=none,order=2', 'length_ratio'],
      segments: [{ id: 'a', references: [REFERENCE], hypothesis: REFERENCE.replace('not ', '') }],
    },
  })
  const { id } = await answer.json()
  await page.goto(`/runs/${id}`)
  const scores = page.getByRole('table', { name: 'Scores of this run' })
  // The page looks again by itself until they are there.
  await expect(scores.getByText(/^Also known as: [\d.]+ to [\d.]+ under this name/)).toHaveCount(2, { timeout: 30_000 })
  await expect(page.getByRole('region', { name: 'Also known as' }).getByRole('table')).toBeVisible()
  const own = scores.getByText('bleu:tok=none,smooth=none,order=2, this run')
  await expect(own).toBeHidden()
  await scores.locator('summary', { hasText: 'Also known as' }).nth(1).press('Enter')
  await expect(own).toBeVisible()
  await expect(scores.getByText('NLTK corpus_bleu on text.split(), times 100').last()).toBeVisible()
  await expectAccessible(page)
  await takePictures(page, 'also-known-as')
  await scores
    .getByRole('link', { name: /^Variants of BLEU/ })
    .last()
    .click()
  await expect(page).toHaveURL(/metric=bleu%3Atok%3Dnone.*#variants$/)
  await expect(
    page.getByRole('region', { name: 'Also known as' }).getByRole('row', { name: /^bleu:tok=none,.*, this run/ }),
  ).toBeVisible()
  expect(errors).toEqual([])
})

test('how variants score a run is there without scripts, too', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const page = await context.newPage()
  await page.goto(`/runs/${ids[1]}?metric=chrf`)
  const section = page.getByRole('region', { name: 'Also known as' })
  await expect(async () => {
    await page.reload()
    await expect(section.getByRole('table')).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 30_000 })
  await expect(section.getByRole('row', { name: /^chrF2, this run/ })).toBeVisible()
  await context.close()
})

test('two metrics of a run: chosen by the keyboard, drawn, as a table, and the segments to read', async ({ page }) => {
  const errors = watchErrors(page)
  await page.goto(`/runs/${ids[1]}`)
  await page.getByRole('link', { name: 'Where two metrics disagree' }).click()
  await expect(page.getByRole('img', { name: /Segment BLEU \(across\) against segment chrF2/ })).toBeVisible()
  await page.getByLabel('Slice').selectOption({ label: 'line: north' })
  await page.getByRole('button', { name: 'Show' }).press('Enter')
  await expect(page).toHaveURL(/slice=line%3Anorth/)
  await expect(page.getByText('over 15 segments of line: north.')).toBeVisible()
  await page.getByText('As table').click()
  await expect(page.getByRole('table', { name: /Segment BLEU \(across\)/ })).toBeVisible()
  await expectAccessible(page)
  await takePictures(page, 'two-metrics')
  await page.goto(`/runs/${ids[1]}/metrics`)
  const list = page.getByRole('region', { name: 'Where they disagree most' })
  await list
    .getByRole('link', { name: /^BLEU of .* worked out$/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'BLEU, worked out' })).toBeVisible()
  expect(errors).toEqual([])
})

test('a run: spread, slices, lints, flagged segments, and from there to a segment over time', async ({ page }) => {
  const errors = watchErrors(page)
  await page.goto(`/runs/${ids[1]}`)
  await expect(page.getByRole('region', { name: 'Segment scores' }).getByRole('img')).toBeVisible()
  const slices = page.getByRole('table', { name: 'BLEU within each slice' })
  await expect(slices.getByRole('row', { name: /^north / })).toContainText('15')
  await expect(page.getByRole('region', { name: 'Lints' })).toContainText('Meaning flips: negation')
  await expectAccessible(page)
  await takePictures(page, 'run-full')
  await page.getByRole('link', { name: /^Meaning flips \d/ }).click()
  await page.getByRole('table', { name: 'Segments of this run' }).getByRole('link', { name: HOSTILE }).click()
  await expect(page.getByRole('heading', { level: 1, name: HOSTILE })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Negation differs.')
  await expect(page.getByRole('main')).toContainText(SCRIPT)
  await expect(page.getByRole('table', { name: 'Outputs of this segment over time' }).getByRole('row')).toHaveCount(4)
  await expect(page.locator('main b:text-is("x"), main img')).toHaveCount(0)
  await expect(page).not.toHaveTitle('owned')
  await expectAccessible(page)
  await takePictures(page, 'segment')
  expect(errors).toEqual([])
})

test('differences nobody can see are named', async ({ page }) => {
  for (const [key, name] of [
    ['nbsp', 'NO-BREAK SPACE'],
    ['cyrillic', 'U+0441'],
  ] as const) {
    await page.goto(`/search?q=${key}`)
    await page.getByRole('main').getByRole('link', { name: key, exact: true }).click()
    await page.getByRole('link', { name: 'head → reference' }).click()
    await expect(page.locator('dl.texts ins, dl.texts del').first()).toBeVisible()
    await expect(page.locator('dl.texts')).toContainText(name)
  }
})

test('a comparison in slices, as a scatter, with meaning flips; and three runs at once', async ({ page }) => {
  const errors = watchErrors(page)
  await page.goto(`/compare?project=${PROJECT}&base=run:${ids[0]}&head=run:${ids[1]}`)
  await expect(page.getByRole('region', { name: 'Meaning flips' })).toContainText('Head introduces 1 and removes 0')
  await expect(page.getByRole('img', { name: /Segment BLEU of base against head over 34 segments/ })).toBeVisible()
  await page.getByRole('navigation', { name: 'Slices by' }).getByRole('link', { name: 'tags' }).click()
  const slices = page.getByRole('table', { name: 'Difference in BLEU within each slice' })
  await expect(slices.getByRole('row', { name: /^north/ })).toBeVisible()
  await expectAccessible(page)
  await takePictures(page, 'compare-slices')
  await page.goto(`/compare?project=${PROJECT}&base=run:${ids[0]}&head=run:${ids[1]}&head=run:${ids[2]}`)
  await expect(page.getByRole('table', { name: /Difference in BLEU of each run/ }).getByRole('row')).toHaveCount(3)
  await expect(page.getByRole('table', { name: 'Runs ranked by BLEU' }).getByRole('row')).toHaveCount(4)
  await expectAccessible(page)
  for (const [region, name, rows] of [
    ['Each against base', 'comparison', 2],
    ['Ranking', 'ranking', 3],
  ] as const) {
    const link = page.getByRole('region', { name: region }).getByRole('link', { name: 'JSON' })
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
    expect(download.suggestedFilename()).toMatch(new RegExp(`^[\\w.-]+-heads-${name}\\.json$`))
    const table = JSON.parse(readFileSync(await download.path(), 'utf8'))
    expect(table.meta).toMatchObject({ base: ids[0], heads: `${ids[1]} ${ids[2]}` })
    expect(table.rows.filter(({ metric }: { metric: string }) => metric === 'BLEU')).toHaveLength(rows)
  }
  await takePictures(page, 'compare-heads')
  expect(errors).toEqual([])
})

test('test sets and their versions', async ({ page }) => {
  await page.goto(`/projects/${PROJECT}/test-sets`)
  await page.getByRole('table').getByRole('link', { name: 'safety/α' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'safety/α' })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Segments by tag' }).getByRole('row', { name: /north/ })).toContainText(
    '15',
  )
  await expectAccessible(page)
  await takePictures(page, 'test-set')
})

test('single keys: search, rows, selection, comparison, and off', async ({ page }) => {
  // Keys are heard once the scripts are there.
  await page.goto(`/projects/${PROJECT}`, { waitUntil: 'networkidle' })
  await page.keyboard.press('/')
  await page.keyboard.type('abc1')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?q=abc1/)
  await expect(page.getByRole('table', { name: 'Runs found' }).getByRole('row')).toHaveCount(2)
  await expectAccessible(page)
  await takePictures(page, 'search')
  await page.goto(`/projects/${PROJECT}`, { waitUntil: 'networkidle' })
  for (const key of ['j', 'x', 'j', 'x', 'c']) await page.keyboard.press(key)
  const sides = async () => ['base', 'head'].map((side) => new URL(page.url()).searchParams.get(side))
  await page.waitForURL(/\/compare\?/, { waitUntil: 'networkidle' })
  expect(await sides()).toEqual([`run:${ids[1]}`, `run:${ids[2]}`])
  await page.keyboard.press('s')
  await expect.poll(sides).toEqual([`run:${ids[2]}`, `run:${ids[1]}`])
  await page.keyboard.press('?')
  await page.getByRole('button', { name: 'Turn single keys off' }).click()
  await page.getByRole('button', { name: 'Close' }).click()
  const address = page.url()
  await page.keyboard.press('s')
  await page.waitForTimeout(300)
  expect(page.url()).toBe(address)
})

test('a signature is copied, and that is said beside the button', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`/runs/${ids[1]}`, { waitUntil: 'networkidle' })
  const card = page.locator('.canon').first()
  await expect(card.getByRole('status')).toHaveText('')
  await card.getByRole('button', { name: 'Copy' }).click()
  await expect(card.getByRole('status')).toHaveText('Copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('nrefs:')
})

test('downloads are files, and cells that calculate are text', async ({ page, request }) => {
  await page.goto(`/runs/${ids[1]}`)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('region', { name: 'Segments', exact: true }).getByRole('link', { name: 'CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^[\w.-]+-segments\.csv$/)
  const csv = await (await request.get(`/api/v1/runs/${ids[0]}/export?table=segments`)).text()
  expect(csv).toContain("'=1+2")
  expect((await request.get(`/api/v1/runs/${ids[0]}/export?table=none`)).status()).toBe(400)
})
