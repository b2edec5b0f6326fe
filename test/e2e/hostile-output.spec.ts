import { expect, test } from '@playwright/test'
import { watchErrors } from './look.ts'

/** Model output is only ever text: on every page, in titles, chart labels and exports. */
const OUTPUTS = [
  `<img src=x onerror="document.title='owned'">`,
  '[click](javascript:alert(1))',
  "</script><script>document.title='owned'</script>",
  '<svg onload=alert(1)>',
  '\u202Eright to left\u202C and \u2066isolated\u2069',
  '\u001B[31mred\u001B[0m',
  '=HYPERLINK("http://evil.example","x")',
  '+1+cmd|calc',
  '@everyone',
  `${'long '.repeat(200_000)}end`,
  'x'.repeat(1_000_000),
  'x\r=HYPERLINK("http://evil.example","x")\u2028=1+1;=2',
]
/** Ids may be hostile, too. */
const IDS: Readonly<Record<number, string>> = { 0: OUTPUTS[0], 4: OUTPUTS[4], 5: OUTPUTS[5] }
const ACTING = /[\u0000-\u0008\u000b-\u001f\u202a-\u202e\u2066-\u2069]/
const PROJECT = 'hostile'
const NAME = '<b>x</b>'
const METRIC = '"><i>y'
const ids: string[] = []

test.beforeAll(async ({ request }) => {
  for (const turn of [0, 1]) {
    const answer = await request.post('/api/v1/runs?wait=50', {
      // After a failure the set-up runs once more, in another process: the same post is the same run.
      headers: { authorization: `Bearer ${process.env.ASSAY_E2E_TOKEN}`, 'idempotency-key': `${PROJECT}-${turn}` },
      data: {
        project: PROJECT,
        system: NAME,
        testSet: NAME,
        branch: NAME,
        commitMessage: OUTPUTS[0],
        commitDate: `2026-05-0${turn + 1}T00:00:00Z`,
        metrics: ['bleu', 'chrf'],
        scores: [{ metric: METRIC, value: '1.5' }],
        segments: OUTPUTS.map((text, i) => ({
          id: IDS[i] ?? `h${i}`,
          source: text.slice(0, 500),
          references: [`plain reference number ${i} of this set`],
          hypothesis: turn === 0 ? `plain reference number ${i} of this set` : text,
          tags: { kind: OUTPUTS[3] },
        })),
      },
    })
    expect(answer.ok(), await answer.text()).toBe(true)
    ids.push((await answer.json()).id)
  }
})

const pages = (): readonly string[] => [
  '/',
  `/projects/${PROJECT}`,
  `/projects/${PROJECT}?view=table`,
  `/projects/${PROJECT}?metric=${encodeURIComponent(METRIC)}`,
  `/projects/${PROJECT}?branch=${encodeURIComponent(OUTPUTS[0])}`,
  `/runs/${ids[1]}`,
  `/runs/${ids[1]}?q=${encodeURIComponent(OUTPUTS[2])}`,
  `/compare?project=${PROJECT}&base=run:${ids[0]}&head=run:${ids[1]}`,
  `/compare?project=${PROJECT}&base=run:${ids[0]}&head=run:${ids[1]}&slice=*&open=h2`,
  `/compare?project=${PROJECT}&base=run:${encodeURIComponent(OUTPUTS[0])}&head=run:${ids[1]}`,
  `/projects/${PROJECT}/test-sets/${encodeURIComponent(NAME)}`,
  `/projects/${PROJECT}/segments/${encodeURIComponent(NAME)}/h3`,
  `/projects/${PROJECT}/segments/${encodeURIComponent(NAME)}/h9`,
  `/projects/${PROJECT}/segments/${encodeURIComponent(NAME)}/h10`,
  ...Object.values(IDS).map(
    (id) => `/projects/${PROJECT}/segments/${encodeURIComponent(NAME)}/${encodeURIComponent(id)}`,
  ),
  `/search?q=${encodeURIComponent(OUTPUTS[0])}`,
]

test('ui-03: no page makes an element, a title or a link of it', async ({ page }) => {
  test.setTimeout(240_000)
  const errors = watchErrors(page)
  page.on('dialog', (dialog) => errors.push(`dialog: ${dialog.message()}`))
  for (const path of pages()) {
    await page.goto(path)
    await expect(page.getByRole('main'), path).toBeVisible()
    const made = page.locator(
      'main img, main b:text-is("x"), main i:text-is("y"), [onload], [onerror], a[href^="javascript"]',
    )
    expect(await made.count(), path).toBe(0)
    await expect(page, path).not.toHaveTitle('owned')
    // Shown by name, never as they are: they would turn or hide what stands beside them.
    expect(ACTING.test(await page.title()), `title of ${path}`).toBe(false)
    const read = await page.locator('header, main').allTextContents()
    expect(ACTING.test(read.join('')), path).toBe(false)
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(wide, `${path} scrolls sideways`).toBeLessThanOrEqual(0)
  }
  expect(errors.filter((text) => !/404/.test(text))).toEqual([])
})

test('no export carries a formula or markup that acts', async ({ request }) => {
  const compared = `/api/v1/compare/export?project=${PROJECT}&base=run:${ids[0]}&head=run:${ids[1]}`
  const ofProject = `/api/v1/projects/${PROJECT}/export?testSet=${encodeURIComponent(NAME)}`
  for (const path of [
    `/api/v1/runs/${ids[1]}/export?table=segments`,
    `/api/v1/projects/${PROJECT}/export`,
    `${compared}&table=slices&slice=*`,
    compared,
    `${compared}&head=run:${ids[0]}`,
    `${compared}&table=ranking`,
    ...['moved', 'fields', 'flips', 'gate', 'histogram'].map((table) => `${compared}&table=${table}`),
    ...['lints', 'signature', 'disagreements', 'gate'].map((table) => `/api/v1/runs/${ids[1]}/export?table=${table}`),
    ...['test-sets', 'trend'].map((table) => `/api/v1/projects/${PROJECT}/export?table=${table}`),
    ...['versions', 'changes', 'tags'].map((table) => `${ofProject}&table=${table}`),
    ...['segment-scores', 'segment-time'].map((table) => `${ofProject}&table=${table}&segment=h3`),
    '/api/v1/export?table=projects',
    `/api/v1/export?table=found-segments&q=${encodeURIComponent(OUTPUTS[0])}`,
  ]) {
    for (const format of ['csv', 'markdown', 'latex', 'json']) {
      const answer = await request.get(`${path}${path.includes('?') ? '&' : '?'}format=${format}`)
      expect(answer.ok(), `${path} ${format}`).toBe(true)
      const text = await answer.text()
      // Whatever a reader takes for the end of a record or of a cell.
      if (format === 'csv') expect(text, path).not.toMatch(/(^|[,";\v\f\u001c-\u001e\u0085])[=+@]\w/m)
      // CSV and JSON are data, byte for byte; what is printed to be read has no control characters.
      if (format === 'markdown' || format === 'latex') expect(text.includes('\u001B'), `${path} ${format}`).toBe(false)
      if (format === 'markdown') expect(text, path).not.toMatch(/<img|<script|<svg/)
    }
  }
})
