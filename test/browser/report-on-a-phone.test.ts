import { type Browser, chromium } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { prepareReport } from '../../lib/report/prepare-report.ts'
import { writeReport } from '../../lib/report/write-report.ts'
import { findChromium } from '../../scripts/steps/find-chromium.mjs'
import { makeReportData } from '../report/make-report-data.ts'

const WIDTH = 390

describe('a report as HTML at 390 pixels', () => {
  let browser: Browser
  beforeAll(async () => {
    const executablePath = await findChromium({ say: () => {} })
    browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--no-first-run'] })
  }, 240_000)
  afterAll(() => browser?.close())

  const measure = async (width: number) => {
    const page = await browser.newPage({ viewport: { width, height: 844 } })
    await page.setContent(writeReport(prepareReport(makeReportData()), 'html'))
    const measured = await page.evaluate(() => {
      const box = (element: Element) => element.getBoundingClientRect()
      const rows = [...document.querySelectorAll('tbody tr')].map((row) => {
        const cells = [...row.querySelectorAll('td')].map(box)
        const lines = [...new Set(cells.map(({ top }) => Math.round(top)))]
        const filled = lines.map((line) =>
          Math.max(...cells.filter(({ top }) => Math.round(top) === line).map(({ height }) => height)),
        )
        return { height: box(row).height, filled: filled.reduce((sum, one) => sum + one, 0), lines: lines.length }
      })
      return {
        page: document.documentElement.scrollWidth,
        rows,
        verdicts: [...document.querySelectorAll('td.vd b')].map((element) => box(element).right),
        names: [...document.querySelectorAll('td')].map((cell) => getComputedStyle(cell, '::before').content),
      }
    })
    await page.close()
    return measured
  }

  it('shows every verdict without scrolling', async () => {
    const { page, verdicts } = await measure(WIDTH)
    expect(page).toBe(WIDTH)
    expect(verdicts.length).toBeGreaterThan(2)
    for (const right of verdicts) expect(right).toBeLessThanOrEqual(WIDTH)
  })
  it('has no blank space in its rows but their own padding and gaps', async () => {
    const { rows } = await measure(WIDTH)
    for (const { height, filled, lines } of rows) expect(height).toBeLessThanOrEqual(filled + 2 * lines + 18)
  })
  it('names the column of every figure there, and not where the heads stand over them', async () => {
    const name = expect.stringContaining('difference [95 % interval]')
    expect((await measure(WIDTH)).names).toContainEqual(name)
    expect((await measure(1280)).names).not.toContainEqual(name)
  })
})
