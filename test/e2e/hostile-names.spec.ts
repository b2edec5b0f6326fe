import { expect, test } from '@playwright/test'
import { type HostileRuns, hostilePages, MARK, postHostileNames } from './hostile-names.ts'

/** Names that turn what stands beside them, that nobody can see, and that never break: on every page. */
let runs: HostileRuns

test.beforeAll(async ({ request }) => {
  test.setTimeout(240_000)
  runs = await postHostileNames(request)
})

/** What acts on what stands beside it, or on a terminal, or takes no place. */
const ACTING =
  '[\\u0000-\\u0008\\u000b-\\u000c\\u000e-\\u001f\\u007f-\\u009f\\u061c\\u200b\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069]'
const MOST_TITLE = 250

test('no string for a browser or a screen reader holds a character that acts, and no name turns its neighbours', async ({
  page,
}) => {
  test.setTimeout(400_000)
  const found: string[] = []
  for (const path of hostilePages(runs)) {
    await page.goto(path, { waitUntil: 'networkidle' })
    await expect(page.getByRole('main'), path).toBeVisible()
    const chart = page.locator('.overlay[tabindex]')
    if ((await chart.count()) > 0) {
      await chart.first().focus()
      await page.keyboard.press('ArrowLeft')
      await page.keyboard.press('ArrowLeft')
    }
    const title = await page.title()
    if (new RegExp(ACTING).test(title) || title.length > MOST_TITLE) found.push(`${path.slice(0, 90)}: title ${title}`)
    const seen = await page.evaluate(lookForActing, { acting: ACTING, mark: MARK })
    found.push(...seen.map((what) => `${path.slice(0, 90)}: ${what}`))
  }
  expect([...new Set(found)]).toEqual([])
})

/** In the page: every string that is spoken or shown as it is, and every piece of text. */
function lookForActing({ acting, mark }: { acting: string; mark: string }): string[] {
  const isActing = new RegExp(acting)
  const found = new Set<string>()
  const place = (at: Element | null): string =>
    at === null || at === document.body
      ? ''
      : `${place(at.parentElement)}>${at.tagName.toLowerCase()}${at.className && typeof at.className === 'string' ? `.${at.className.split(' ').join('.')}` : ''}`
  const short = (at: Element | null) => place(at).split('>').slice(-5).join('>')
  const spoken = ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'alt', 'placeholder', 'data-l']
  for (const element of document.body.querySelectorAll('*'))
    for (const name of spoken)
      if (isActing.test(element.getAttribute(name) ?? '')) found.add(`${name} of ${short(element)}`)
  // Plain strings to whoever reads them: markup within is lost.
  const plain = 'option, title, caption, [aria-live], [role=status], [role=alert]'
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const at = node.parentElement
    if (!at || at.closest('script, style, noscript, template')) continue
    const text = node.textContent ?? ''
    if (isActing.test(text)) found.add(`text in ${short(at)}`)
    else if (text.includes(mark) && !at.closest('option, title, svg') && !at.closest('bdi, [dir]:not(html)'))
      found.add(`not isolated in ${short(at)}`)
  }
  for (const element of document.body.querySelectorAll(plain))
    if (isActing.test(element.textContent ?? '')) found.add(`spoken text of ${short(element)}`)
  return [...found]
}

const WIDTHS = [1440, 1024, 390]

test('no page grows wider than its window, whatever the names', async ({ page }) => {
  test.setTimeout(400_000)
  const wide: string[] = []
  for (const path of hostilePages(runs)) {
    await page.setViewportSize({ width: WIDTHS[0], height: 900 })
    await page.goto(path, { waitUntil: 'networkidle' })
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      // Charts measure their width once more after a change of size.
      await page.waitForTimeout(100)
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      if (over > 0) wide.push(`${width}: ${path.slice(0, 90)} by ${over} px`)
    }
  }
  expect(wide).toEqual([])
})

test('in the list of projects no text lies over another, and names have room', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    await page.waitForTimeout(100)
    const { over, narrowest } = await page.evaluate(() => {
      const boxes = (row: Element) =>
        [...row.querySelectorAll('td')].map((cell) => {
          // Of what is cut after some lines, the box is what is seen.
          const parts = [...cell.childNodes].map((node) => {
            if (node instanceof Element) return node.getBoundingClientRect()
            const range = document.createRange()
            range.selectNodeContents(node)
            return range.getBoundingClientRect()
          })
          const seen = parts.filter(({ width, height }) => width > 0 && height > 0)
          const [left, top] = [Math.min(...seen.map((one) => one.left)), Math.min(...seen.map((one) => one.top))]
          const [right, bottom] = [
            Math.max(...seen.map((one) => one.right)),
            Math.max(...seen.map((one) => one.bottom)),
          ]
          return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top))
        })
      const meets = (a: DOMRect, b: DOMRect) =>
        a.width > 0 &&
        b.width > 0 &&
        a.left < b.right - 1 &&
        b.left < a.right - 1 &&
        a.top < b.bottom - 1 &&
        b.top < a.bottom - 1
      const rows = [...document.querySelectorAll('.projects tbody tr')]
      return {
        over: rows.flatMap((row) => {
          const all = boxes(row)
          return all.flatMap((box, i) =>
            all
              .slice(i + 1)
              .flatMap((other, j) =>
                meets(box, other) ? [`${row.textContent?.slice(0, 20)}: cells ${i} and ${i + 1 + j}`] : [],
              ),
          )
        }),
        narrowest: Math.min(...rows.map((row) => row.querySelector('td.project')!.getBoundingClientRect().width)),
      }
    })
    expect(over, `at ${width}`).toEqual([])
    expect(narrowest, `at ${width}`).toBeGreaterThan(75)
  }
})
