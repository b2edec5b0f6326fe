import { type APIRequestContext, expect, type Page, test } from '@playwright/test'

/** Every table of every page: the download beside it holds the table's rows, in four formats, with what they rest on. */
const PROJECT = 'downloads'
const FORMATS = ['csv', 'json', 'markdown', 'latex'] as const
/** Drawings in cells, of which no figure is to be read. */
const DRAWN = '.ladder, .align'
/** The sections of slices have a table for each dimension, and one download for all of them. */
const SHARED = ['slices', 'heads']
const ids: string[] = []

function outputOf(i: number, every: number): string {
  return `Close valve ${i} ${i % every === 0 ? 'later' : 'before'} the pump of line ${i % 5} is started.`
}

test.beforeAll(async ({ request }) => {
  const post = async (run: number, every: number, segments: number, over: object = {}) => {
    const answer = await request.post('/api/v1/runs?wait=50', {
      headers: { authorization: `Bearer ${process.env.ASSAY_E2E_TOKEN}`, 'idempotency-key': `${PROJECT}-${run}` },
      data: {
        project: PROJECT,
        system: 'model',
        testSet: 'valves',
        branch: 'main',
        commit: `d0d0d0${run}`,
        commitDate: `2026-06-${10 + run}T00:00:00Z`,
        metrics: ['bleu', 'chrf', 'wer'],
        scores: [{ metric: 'house-score', value: `${run}.5` }],
        segments: Array.from({ length: segments }, (_, i) => ({
          id: `v-${i}`,
          references: [outputOf(i, 1000)],
          hypothesis: i === 1 ? outputOf(i, every).replace('1', '11') : outputOf(i, every),
          tags: { line: String(i % 5) },
        })),
        ...over,
      },
    })
    expect(answer.ok(), await answer.text()).toBe(true)
    ids.push((await answer.json()).id)
  }
  await post(0, 9, 30)
  await post(1, 7, 36)
  await post(2, 2, 36)
  await post(3, 3, 36)
  const headers = { authorization: `Bearer ${process.env.ASSAY_E2E_TOKEN}` }
  const pinned = await request.patch(`/api/v1/projects/${PROJECT}`, { headers, data: { baselineRunId: ids[1] } })
  expect(pinned.ok(), await pinned.text()).toBe(true)
  const expiresAt = new Date(Date.now() + 86_400_000).toISOString()
  const waived = await request.post(`/api/v1/projects/${PROJECT}/waivers`, {
    headers,
    data: { metric: 'bleu', author: '=1+2', reason: 'a test', expiresAt },
  })
  expect(waived.ok(), await waived.text()).toBe(true)
})

const compare = (...heads: number[]) =>
  `/compare?project=${PROJECT}&base=run:${ids[1]}${heads.map((head) => `&head=run:${ids[head]}`).join('')}`

const PAGES: readonly [name: string, path: () => string, tables: number][] = [
  ['projects', () => '/', 1],
  ['project', () => `/projects/${PROJECT}?view=table&branch=*`, 3],
  ['run', () => `/runs/${ids[2]}`, 7],
  ['metrics', () => `/runs/${ids[2]}/metrics`, 4],
  ['compare', () => `${compare(2)}&slice=line`, 10],
  ['compare by errors', () => `${compare(2)}&metric=wer&moved=losses`, 9],
  ['compare other test sets', () => `/compare?project=${PROJECT}&base=run:${ids[0]}&head=run:${ids[2]}`, 8],
  ['compare several', () => compare(2, 3), 2],
  ['segment', () => `/projects/${PROJECT}/segments/valves/v-0`, 2],
  ['test sets', () => `/projects/${PROJECT}/test-sets`, 1],
  ['test set', () => `/projects/${PROJECT}/test-sets/valves`, 3],
  ['settings', () => `/projects/${PROJECT}/settings`, 1],
  ['search', () => '/search?q=d0d0', 1],
]

interface Found {
  readonly caption: string
  readonly section: string
  readonly rows: number
  /** Of the first download after the table in its part of the page. */
  readonly href: string | null
}

function findTables(page: Page): Promise<Found[]> {
  return page.evaluate((drawn) => {
    const tables = [...document.querySelectorAll<HTMLTableElement>('main table')].filter((one) => !one.matches(drawn))
    return tables.map((table) => {
      const part = table.closest('section, .head')
      const links = [...(part?.querySelectorAll<HTMLAnchorElement>('.downloads a[href*="table="]') ?? [])]
      const after = links.find(
        (link) => table.compareDocumentPosition(link) & Node.DOCUMENT_POSITION_FOLLOWING && link.textContent === 'CSV',
      )
      return {
        caption: table.caption?.textContent ?? '',
        section: part?.id ?? '',
        // What a score is also known as has a table and a download of its own, one metric at a time.
        rows: table.querySelectorAll('tbody tr:not(.group, .also)').length,
        href: after?.getAttribute('href') ?? null,
      }
    })
  }, DRAWN)
}

async function readIn(request: APIRequestContext, href: string, format: string): Promise<string> {
  const path = href.replace('format=csv', `format=${format}`)
  const answer = await request.get(path)
  expect(answer.ok(), `${path}: ${answer.status()} ${answer.ok() ? '' : await answer.text()}`).toBe(true)
  expect(answer.headers()['content-disposition']).toMatch(/^attachment; filename="[\w.-]+"$/)
  return answer.text()
}

for (const [name, path, atLeast] of PAGES)
  test(`${name}: each table has its download`, async ({ page, request }) => {
    await page.goto(path())
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    const tables = await findTables(page)
    expect(tables.length, tables.map(({ caption }) => caption).join('; ')).toBeGreaterThanOrEqual(atLeast)
    expect(tables.filter(({ href }) => href === null)).toEqual([])
    const own = tables.filter(({ section }) => !SHARED.includes(section)).map(({ href }) => href)
    expect(new Set(own).size, `${own}`).toBe(own.length)
    for (const href of await page.locator('.downloads a[href*="table="]:text-is("CSV")').all()) {
      const address = (await href.getAttribute('href')) ?? ''
      const [csv, json, markdown, latex] = await Promise.all(FORMATS.map((format) => readIn(request, address, format)))
      const { meta, rows } = JSON.parse(json)
      const shown = tables.filter((table) => table.href === address).reduce((sum, table) => sum + table.rows, 0)
      expect(rows.length, address).toBeGreaterThanOrEqual(shown)
      expect(rows.length, address).toBeGreaterThan(0)
      expect(meta.assay, address).toMatch(/^\d/)
      expect(markdown.split('\n').filter((line) => line.startsWith('| ')).length, address).toBe(rows.length + 2)
      expect(latex.split('\n').filter((line) => line.endsWith(' \\\\')).length, address).toBe(rows.length + 1)
      const [head] = csv.split('\r\n')
      for (const fact of ['method', 'assay']) expect(head.split(','), address).toContain(fact)
      expect(csv, address).not.toMatch(/(^|,|")[=+@]\w/m)
    }
  })

test('a file holds what its table shows', async ({ page, request }) => {
  await page.goto(`/runs/${ids[2]}`)
  const section = page.locator('#signature')
  const shown = await section.getByRole('table').locator('tbody tr').allInnerTexts()
  const href = await section.getByRole('link', { name: 'JSON' }).getAttribute('href')
  const { rows } = JSON.parse(await readIn(request, href ?? '', 'json'))
  expect(rows).toHaveLength(shown.length)
  for (const [i, { field, value }] of rows.entries()) {
    expect(shown[i]).toContain(field)
    expect(shown[i]).toContain(value ?? 'unknown')
  }
})
