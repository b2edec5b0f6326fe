import { readFileSync } from 'node:fs'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { type ExplainState, FIRST_STATE, toExplainHash } from '../../app/_components/explain/explain-address.ts'
import { TABS } from '../../app/_components/explain/explain-tabs.ts'
import { VERSION } from '../../lib/service/version.ts'
import { expectedFigure, type Shown } from '../explain/expected-figures.ts'
import { expectAccessible, takePictures, watchErrors } from './look.ts'
import { expectPrinted } from './printed.ts'

const LARGEST_SCRIPTS_KB = 350

const HYPOTHESES = ['Öffnen Sie das Ventil, während das System läuft.', 'red red red', '阀门已打开']
const REFERENCES = ['Öffnen Sie das Ventil nicht, solange das System läuft.', 'the red door', '阀门未打开']
const TEXTS = { hypothesis: HYPOTHESES.join('\n'), references: [REFERENCES.join('\n')], lines: 'segments' } as const
const SEGMENTS = HYPOTHESES.map((hypothesis, i) => ({ id: String(i), hypothesis, references: [REFERENCES[i]] }))
const ANSWERS = SEGMENTS.map(({ references, ...segment }) => ({ ...segment, answers: references }))
const PAIRS = ['aa', 'ab', 'bb', 'cb'].map(([label, predictedLabel], i) => ({ id: String(i), label, predictedLabel }))
const PROBLEMS = [
  [10, 3],
  [8, 0],
  [6, 5],
].map(([samples, passed], i) => ({ id: String(i), samples, passed }))
const COSTS = [null, 1, 2, 0.5, 3, 0.25]
const SCORED = [{ id: '1', logBase: 'e' as const, logprobs: [null, -1, -2, -0.5, -3, -0.25], hypothesis: 'a valve' }]

const CASES: readonly [string, Partial<ExplainState>, Shown][] = [
  ['BLEU', { ...TEXTS, tab: 'bleu', segment: 0 }, { spec: 'bleu', segments: SEGMENTS, segment: 0 }],
  ['BLEU of all', { ...TEXTS, tab: 'bleu' }, { spec: 'bleu', segments: SEGMENTS, segment: null }],
  ['chrF', { ...TEXTS, tab: 'chrf', segment: 2 }, { spec: 'chrf', segments: SEGMENTS, segment: 2 }],
  ['METEOR', { ...TEXTS, tab: 'meteor', segment: 1 }, { spec: 'meteor:wordnet=no', segments: SEGMENTS, segment: 1 }],
  [
    'distinct-n',
    { tab: 'distinct', outputs: HYPOTHESES.join('\n'), spec: 'distinct:n=1' },
    { spec: 'distinct:n=1', segments: SEGMENTS, segment: 0 },
  ],
  [
    'pass@k',
    { tab: 'pass', counts: '10 3\n8 0\n6 5', spec: 'pass:k=2' },
    { spec: 'pass:k=2', segments: PROBLEMS, segment: 0 },
  ],
  ['WER', { ...TEXTS, tab: 'edits', segment: 1 }, { spec: 'wer', segments: SEGMENTS, segment: 1 }],
  ['TER', { ...TEXTS, tab: 'edits', spec: 'ter' }, { spec: 'ter', segments: SEGMENTS, segment: null }],
  ['ROUGE', { ...TEXTS, tab: 'rouge', segment: 0, spec: 'rouge1' }, { spec: 'rouge1', segments: SEGMENTS, segment: 0 }],
  ['ROUGE of all', { ...TEXTS, tab: 'rouge', spec: 'rouge1' }, { spec: 'rouge1', segments: SEGMENTS, segment: null }],
  ['answers', { ...TEXTS, tab: 'answers', segment: 1 }, { spec: 'qa_f1', segments: ANSWERS, segment: 1 }],
  [
    'labels',
    { tab: 'labels', gold: 'a\na\nb\nc', predicted: 'a\nb\nb\nb' },
    { spec: 'macro_f1', segments: PAIRS, segment: 0 },
  ],
  [
    'perplexity',
    { tab: 'perplexity', logprobs: 'null -1 -2 -0.5 -3 -0.25', text: 'a valve', window: 4, stride: 2 },
    { spec: 'ppl', segments: SCORED, segment: 0, plan: { window: 4, stride: 2, costs: COSTS } },
  ],
]

const addressOf = (changes: Partial<ExplainState>) => `/explain#${toExplainHash({ ...FIRST_STATE, ...changes })}`
const tabs = (page: Page) => page.getByRole('tablist', { name: 'Metrics' })
const worked = (page: Page) => page.locator('#worked')

/** A click before the scripts arrive goes nowhere, as on any page. */
async function openAlive(page: Page, address = '/explain') {
  await page.goto(address)
  await expect(page.locator('.explain')).toHaveAttribute('data-complete', 'true')
}

async function figuresOf(area: Locator) {
  return area.locator('data[data-figure]').evaluateAll((elements) =>
    elements.map((element) => ({
      name: (element as HTMLElement).dataset.figure ?? '',
      exact: Number((element as HTMLDataElement).value),
      printed: element.textContent ?? '',
    })),
  )
}

for (const [name, changes, shown] of CASES) {
  test(`every number of the page is the library’s: ${name}`, async ({ page }) => {
    const errors = watchErrors(page)
    await page.goto(addressOf(changes))
    const tab = page.getByRole('tab', { selected: true })
    await expect(tab).toHaveId(`tab-${changes.tab}`)
    await expect(worked(page).locator('data[data-figure]').first()).toBeVisible()
    await expect
      .poll(async () => (await figuresOf(worked(page))).every(({ name: own, exact }) => isClose(own, exact, shown)))
      .toBe(true)
    const figures = await figuresOf(page.getByRole('main'))
    expect(figures.length).toBeGreaterThan(10)
    for (const { name: figure, exact, printed } of figures) {
      const expected = expectedFigure(figure, shown)
      expect(isClose(figure, exact, shown), `${figure}: ${exact} for ${expected}`).toBe(true)
      expectPrinted(printed, expected)
    }
    expect(errors).toEqual([])
  })
}

function isClose(name: string, exact: number, shown: Shown): boolean {
  const expected = expectedFigure(name, shown)
  if (typeof expected !== 'number') return false
  return Math.abs(exact - expected) <= 1e-9 * Math.max(1, Math.abs(expected))
}

test('it works without a network once it has arrived, and asks for nothing', async ({ page, context }) => {
  const errors = watchErrors(page)
  await page.goto('/explain', { waitUntil: 'networkidle' })
  await expect(page.locator('.explain')).toHaveAttribute('data-complete', 'true')
  await context.setOffline(true)
  const asked: string[] = []
  // A font weight is looked for when it is first needed.
  page.on('request', (request) => {
    if (!/\.woff2(\?|$)/.test(request.url())) asked.push(request.url())
  })
  for (const tab of TABS) {
    await page.locator(`#tab-${tab}`).click()
    await expect(worked(page).getByRole('heading', { level: 2 })).toContainText('worked out')
    await expect(worked(page).locator('data[data-figure]').first()).toBeVisible()
  }
  await page.locator('#tab-bleu').click()
  await page.getByLabel('hypothesis', { exact: true }).fill('the bus leaves at nine')
  await page.getByLabel('reference', { exact: true }).fill('the bus leaves at ten')
  await page.getByLabel('longest n-gram').selectOption('2')
  await page.getByLabel('smoothing').selectOption('none')
  await page.getByLabel('tokenizer').selectOption('none')
  await expect(page.locator('[data-figure="bleu.score"]')).toHaveText('77.46')
  expect(asked).toEqual([])
  expect(errors.filter((error) => !error.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([])
})

test('each table is a file, exact and defused, made without a network', async ({ page, context }) => {
  const state = { ...FIRST_STATE, ...TEXTS, hypothesis: '=1+2 red red\nred', references: ['the red door\nred'] }
  await page.goto(`/explain#${toExplainHash(state)}`, { waitUntil: 'networkidle' })
  await expect(page.locator('.explain[data-complete="true"]')).toBeVisible()
  await context.setOffline(true)
  const save = async (table: Locator, format: string) => {
    const file = page.waitForEvent('download')
    await table.locator('xpath=following-sibling::p[1]').getByRole('button', { name: format }).click()
    const saved = await file
    return { name: saved.suggestedFilename(), text: readFileSync(await saved.path(), 'utf8') }
  }
  const orders = page.locator('#worked table:not(.ladder)').first()
  const summed = await save(orders, 'JSON')
  expect(summed.name).toBe('assay-explain-bleu.json')
  expect(JSON.parse(summed.text).meta).toMatchObject({ n: 2, segment: 'all' })
  const parts = await save(page.getByRole('table', { name: 'What each segment brings' }), 'JSON')
  expect(parts.name).toBe('assay-explain-bleu-segments.json')
  expect(JSON.parse(parts.text).rows).toHaveLength(3)
  await page.getByRole('combobox', { name: /^segment/ }).selectOption('1 of 2')
  const json = await save(orders, 'JSON')
  expect(json.name).toBe('assay-explain-bleu-segment-1.json')
  const { meta, rows } = JSON.parse(json.text)
  expect(meta).toMatchObject({
    signature: expect.stringContaining('tok:13a'),
    n: 1,
    segment: '1',
    assay: VERSION,
    rowsLeftOut: 0,
  })
  const shown = orders.locator('data[data-figure="bleu.1.precision"]')
  expect(Object.values(rows[0])).toContain(Number(await shown.getAttribute('value')))
  const csv = await save(orders, 'CSV')
  expect(csv.name).toBe('assay-explain-bleu-segment-1.csv')
  // What is drawn cut short stands in full.
  expect(csv.text).not.toMatch(/and \d+ more/)
  expect(csv.text).toContain("'=")
  expect(csv.text).not.toMatch(/(^|,)"?=/m)
  const files = page.locator('.explain .downloads')
  expect(await files.count()).toBe(await page.locator('.explain table:not(.align):not(.ladder)').count())
})

test('a large confusion matrix holds what is in sight, and tells how large it is', async ({ page }) => {
  const errors = watchErrors(page)
  const labels = Array.from({ length: 200 }, (_, i) => `l${String(i).padStart(3, '0')}`)
  await page.goto(addressOf({ tab: 'labels', gold: labels.join('\n'), predicted: labels.join('\n') }))
  const matrix = page.getByRole('table', { name: /^Confusion matrix/ })
  await expect(matrix).toHaveAttribute('aria-rowcount', '201')
  await expect(matrix).toHaveAttribute('aria-colcount', '201')
  const cell = (at: number) => matrix.locator(`[data-figure="labels.cell.${at}.${at}"]`)
  await expect(cell(0)).toHaveText('1')
  await expect(cell(199)).toHaveCount(0)
  expect(await matrix.locator('data').count()).toBeLessThan(2000)
  await expectAccessible(page)
  await takePictures(page, 'explain-large-matrix')
  const box = page.getByRole('group', { name: /^Confusion matrix/ })
  await box.focus()
  await page.keyboard.press('End')
  await expect(matrix.getByRole('rowheader', { name: 'l199' })).toBeInViewport()
  await expect(matrix.getByRole('row').last()).toHaveAttribute('aria-rowindex', '201')
  await box.evaluate((element) => element.scrollTo({ left: element.scrollWidth }))
  await expect(cell(199)).toBeInViewport()
  await expect(cell(199)).toHaveText('1')
  await expect(matrix.getByRole('columnheader', { name: 'l199' })).toBeInViewport()
  await expect(matrix.getByRole('columnheader', { name: 'l199' })).toHaveAttribute('aria-colindex', '201')
  await expect(cell(0)).toHaveCount(0)
  expect(errors).toEqual([])
})

test('all its scripts together stay small', async ({ page }) => {
  await page.goto('/explain', { waitUntil: 'networkidle' })
  await expect(page.locator('.explain')).toHaveAttribute('data-complete', 'true')
  const bytes = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\.js(\?|$)/.test(name))
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
  )
  test.info().annotations.push({ type: 'scripts', description: `${Math.round(bytes / 1024)} kB compressed` })
  expect(bytes).toBeGreaterThan(50_000)
  expect(bytes / 1024, 'kB of compressed scripts').toBeLessThanOrEqual(LARGEST_SCRIPTS_KB)
})

test('tabs, boxes and sliders by keyboard alone; the address keeps what was chosen', async ({ page }) => {
  await openAlive(page)
  await tabs(page).getByRole('tab', { name: 'BLEU' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'chrF' })).toBeFocused()
  await page.keyboard.press('End')
  await expect(page.getByRole('tab', { name: 'pass@k' })).toHaveAttribute('aria-selected', 'true')
  // The focus moves a moment after the key.
  await expect(page.getByRole('tab', { name: 'pass@k' })).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('tab', { name: 'distinct-n' })).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('tab', { name: 'Perplexity' })).toHaveAttribute('aria-selected', 'true')
  const slider = page.getByRole('slider', { name: 'stride' })
  await slider.focus()
  await page.keyboard.press('Home')
  await expect(page.getByText('targets, each scored once')).toBeVisible()
  await page.keyboard.press('End')
  await expect(page.getByText('is scored by no window')).toBeVisible()
  await expect(page).toHaveURL(/#m=perplexity&.*stride=24/)
  await page.reload()
  await expect(page.getByText('is scored by no window')).toBeVisible()
})

test('Chinese: the whole page changes its language and says so', async ({ page }) => {
  await openAlive(page)
  await page.getByRole('button', { name: '中文' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('这个数字从何而来？')
  await expect(page.getByRole('heading', { name: '它看不见什么' })).toBeVisible()
  await expect(page.locator('.explain')).toHaveAttribute('lang', 'zh-Hans')
  await expect(page).toHaveURL(/#lang=zh/)
})

test('what is typed before the scripts arrive is kept', async ({ page }) => {
  let arrive = () => {}
  const typed = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route('**/*.js*', async (route) => {
    await typed
    await route.continue()
  })
  await page.goto('/explain', { waitUntil: 'commit' })
  await page.getByLabel('hypothesis', { exact: true }).fill('the bus leaves at nine')
  await page.getByLabel('reference', { exact: true }).fill('the bus leaves at ten')
  await page.getByLabel('longest n-gram').selectOption('2')
  await page.getByLabel('smoothing').selectOption('none')
  await page.getByLabel('tokenizer').selectOption('none')
  arrive()
  await expect(page.locator('[data-figure="bleu.score"]')).toHaveText('77.46')
  await expect(page.getByLabel('hypothesis', { exact: true })).toHaveValue('the bus leaves at nine')
})

test('a metric that is not worked out here is said to be elsewhere, in both languages', async ({ page }) => {
  await page.goto('/explain#s=krippendorff')
  const note = page.getByRole('status').filter({ hasText: 'krippendorff' })
  await expect(note).toContainText('assay score --input FILE --metric krippendorff')
  await expect(note).toContainText('Shown here: bleu.')
  await expectAccessible(page)
  await takePictures(page, 'explain-elsewhere')
  await page.goto('/explain#m=bleu&s=rougeL&lang=zh')
  await page.getByRole('button', { name: '转到ROUGE' }).click()
  await expect(page.getByRole('heading', { name: 'ROUGE-L，逐步计算' })).toBeVisible()
  await page.goto('/explain#s=meteor')
  await expect(page.getByRole('status').filter({ hasText: 'needs a dictionary' })).toContainText('--metric meteor')
  await expect(page.locator('[data-figure="meteor.score"]')).toBeVisible()
})

test('what the address holds and the page does not read is named, until something is chosen', async ({ page }) => {
  await page.goto('/explain#m=nope&tok=evil', { waitUntil: 'networkidle' })
  const note = page.getByRole('status').filter({ hasText: 'reads nothing of these parts' })
  await expect(note).toContainText('m=nope, tok=evil')
  await expectAccessible(page)
  await page.locator('#tab-chrf').click()
  await expect(page.getByText('reads nothing of these parts')).toHaveCount(0)
})

test('all segments come first, and a chosen one is in the address', async ({ page }) => {
  await page.goto(addressOf({ ...TEXTS, tab: 'bleu' }), { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { level: 3, name: /^All 3 segments: / })).toBeVisible()
  await expectAccessible(page)
  await takePictures(page, 'explain-all-segments')
  await page.getByRole('button', { name: 'Segment 2, work it out' }).click()
  await expect(page.getByRole('heading', { level: 3, name: /^Segment 2 only: .*; all: / })).toBeVisible()
  await expect(page).toHaveURL(/&seg=2/)
  await page.getByRole('combobox', { name: /^segment/ }).selectOption('all 3 segments')
  await expect(page).not.toHaveURL(/seg=/)
})

test('unequal lines are named, and pasted HTML is text', async ({ page }) => {
  await page.goto('/explain')
  await page.getByLabel('hypothesis', { exact: true }).fill('<img src=x onerror="window.hacked = true">\nb')
  await expect(page.getByText('The hypothesis has 2 lines, reference has 1.')).toBeVisible()
  await page.getByLabel('line breaks').selectOption('text')
  await expect(page.locator('[data-figure="bleu.score"]')).toBeVisible()
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
})

for (const tab of TABS) {
  test(`the ${tab} tab holds no barrier that axe can see, and fits a phone`, async ({ page }) => {
    await page.goto(addressOf({ tab }))
    await expect(worked(page).locator('data[data-figure]').first()).toBeVisible()
    await expectAccessible(page)
    await takePictures(page, `explain-${tab}`)
  })
}
