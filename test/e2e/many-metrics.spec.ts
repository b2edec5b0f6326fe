import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './look.ts'

/** A run with more metrics than there is room for columns: texts stay readable, no page grows wider than its window. */
const PROJECT = 'many-metrics'
const METRICS = [
  'bleu',
  'bleu:tok=char,smooth=floor',
  'chrf',
  'chrf:nw=2',
  'ter',
  'wer',
  'cer',
  'rouge1',
  'rouge2',
  'rougeL',
  'rougeLsum',
  'meteor',
  'qa_f1',
]
const WIDTHS = [1440, 1024, 390]
/** About 25 characters: a line of an output holds several words, at a phone's width too. */
const LEAST_PX = 160
const ids: string[] = []

test.beforeAll(async ({ request }) => {
  for (let run = 0; run < 3; run++) {
    const answer = await request.post('/api/v1/runs?wait=50', {
      headers: { authorization: `Bearer ${process.env.ASSAY_E2E_TOKEN}`, 'idempotency-key': `${PROJECT}-${run}` },
      data: {
        project: PROJECT,
        system: `gestorbenes Modell ${run}`,
        testSet: 'valves',
        branch: 'main',
        commit: `d0d0d0${run}`,
        commitMessage: 'Train for as many days as the valves are open',
        commitDate: `2026-06-${10 + run}T00:00:00Z`,
        metrics: METRICS,
        segments: Array.from({ length: 24 }, (_, i) => ({
          id: `valves-of-the-northern-station-${i}`,
          document: `station ${i % 4}`,
          source: `Schließen Sie das Ventil ${i}, bevor die Pumpe von Strecke ${i % 5} gestartet wird.`,
          references: [`Close valve ${i} before the pump of line ${i % 5} is started.`],
          hypothesis: `Close valve ${i} ${(i + run) % 3 ? 'before' : 'just as'} the pump of line ${i % 5} is being started.`,
          tags: { domain: i % 2 ? 'maintenance' : 'operation' },
        })),
      },
    })
    expect(answer.ok(), await answer.text()).toBe(true)
    ids.push((await answer.json()).id)
  }
})

const comparison = (...heads: number[]) =>
  `/compare?project=${PROJECT}&base=run:${ids[0]}${heads.map((head) => `&head=run:${ids[head]}`).join('')}`

const PAGES: readonly (readonly [name: string, path: () => string])[] = [
  ['run', () => `/runs/${ids[1]}`],
  ['two metrics of a run', () => `/runs/${ids[1]}/metrics`],
  ['project', () => `/projects/${PROJECT}`],
  ['project as a table', () => `/projects/${PROJECT}?view=table`],
  ['compare', () => comparison(1)],
  ['compare by slices', () => `${comparison(1)}&slice=*`],
  ['compare several', () => comparison(1, 2)],
  ['segment', () => `/projects/${PROJECT}/segments/valves/valves-of-the-northern-station-0?head=${ids[1]}`],
]

/** Sources, references and outputs of more than a few words that stand in a narrower box than `least`. */
function narrowTexts(page: Page, least: number): Promise<string[]> {
  return page.locator('main td.wide, main .texts dd').evaluateAll(
    (boxes, leastPx) =>
      boxes.flatMap((box) => {
        const text = [...box.childNodes].map((node) => node.textContent ?? '').find((part) => part.length > 40)
        const { width } = box.getBoundingClientRect()
        return text && width > 0 && width < leastPx ? [`${Math.round(width)} px: ${text.slice(0, 40)}`] : []
      }),
    least,
  )
}

test.describe('thirteen metrics', () => {
  for (const [name, path] of PAGES)
    test(`${name}: no sideways scroll, and sentences in lines of several words`, async ({ page }) => {
      await page.goto(path(), { waitUntil: 'networkidle' })
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 })
        // Charts measure their width once more after a change of size.
        await page.waitForTimeout(150)
        await page.screenshot({ path: `test-results/screenshots/many-metrics-${name}-${width}.png`, fullPage: true })
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect(over, `${name} at ${width} px`).toBeLessThanOrEqual(0)
        expect([width, await narrowTexts(page, LEAST_PX)]).toEqual([width, []])
      }
    })

  test('every score of a segment can be read, and every metric sorts', async ({ page }) => {
    await page.goto(`/runs/${ids[1]}`, { waitUntil: 'networkidle' })
    const table = page.getByRole('table', { name: 'Segments of this run' })
    await expect(table.getByRole('columnheader')).toHaveCount(2 + 4)
    const row = table.getByRole('row').nth(1)
    await row.getByText('Show source, reference, 9 more scores').click()
    await expect(row.locator('.more-scores > div:visible')).toHaveCount(9)
    await expect(row.locator('.more-scores')).toContainText(/METEOR\s*[01]\.\d{4}/)
    await page.getByRole('navigation', { name: 'Sort by another metric' }).getByRole('link', { name: 'METEOR' }).click()
    const head = table.getByRole('columnheader', { name: /METEOR/ })
    await expect(head).toHaveAttribute('aria-sort', 'ascending')
    await expect(table.getByRole('columnheader')).toHaveCount(2 + 4)
  })

  test('on a phone the scores of a run stand under one another, and all can be hit', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 900 })
    await page.goto(`/runs/${ids[1]}`, { waitUntil: 'networkidle' })
    const places = await page.locator('.scores tr.above, .scores tbody tr:has(td.strong)').evaluateAll((rows) =>
      rows.map((row) => {
        const [name, score] = [row.querySelector('th'), row.querySelector('td.strong')].map((cell) =>
          cell?.getBoundingClientRect(),
        )
        return { right: Math.round(score?.right ?? 0), isBeside: (score?.top ?? 0) < (name?.bottom ?? 0) }
      }),
    )
    expect(places).toHaveLength(METRICS.length)
    expect(new Set(places.map(({ right }) => right)).size).toBe(1)
    expect(places.every(({ isBeside }) => isBeside)).toBe(true)
    await page.locator('.segments details').first().locator('summary').click()
    await expectAccessible(page)
  })
})
