import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Screenshots of the whole page at three widths and in both schemes; the page must not scroll sideways at any. */
export async function takePictures(page: Page, name: string): Promise<void> {
  const size = page.viewportSize()
  for (const width of [1440, 1024, 390]) {
    await page.setViewportSize({ width, height: 900 })
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      // Charts measure their width once more after a change of size.
      await page.waitForTimeout(250)
      await page.screenshot({ path: `test-results/screenshots/${name}-${colorScheme}-${width}.png`, fullPage: true })
    }
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow, `${name} scrolls sideways at ${width} px`).toBeLessThanOrEqual(0)
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  if (size) await page.setViewportSize(size)
}

/** No violation of WCAG 2.2 A and AA that axe can see, in both colour schemes or in one. */
export async function expectAccessible(
  page: Page,
  schemes: readonly ('light' | 'dark')[] = ['light', 'dark'],
): Promise<void> {
  // After a link within the app the title of the new page comes a moment after its content.
  await expect(page).toHaveTitle(/\S/)
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
      .analyze()
    const found = violations.map(
      ({ id, nodes }) => `${id} (${colorScheme}): ${nodes.map(({ target }) => target).join(', ')}`,
    )
    expect(found).toEqual([])
  }
  await page.emulateMedia({ colorScheme: 'light' })
}

/**
 * Every element that takes the focus, in order, until the page's end: each must be seen, and show that it has the focus.
 * Gives what was met, as `TAG text`.
 */
export async function walkByKeyboard(page: Page): Promise<readonly string[]> {
  const seen = new Map<string, string>()
  for (let i = 0; i < 400; i++) {
    await page.keyboard.press('Tab')
    const place = await page.evaluate(() => {
      const at = document.activeElement
      if (!at || at === document.body) return null
      const box = at.getBoundingClientRect()
      // A field in a frame has its ring around the frame.
      const isRinged = (one: Element | null) => {
        const style = one && getComputedStyle(one)
        return style !== null && style.outlineStyle !== 'none' && style.outlineWidth !== '0px'
      }
      const name = (at.getAttribute('aria-label') ?? at.textContent ?? '').trim().slice(0, 40)
      return {
        key: `${at.tagName} ${name} ${Math.round(box.x + scrollX)} ${Math.round(box.y + scrollY)}`,
        what: `${at.tagName} ${name}`,
        shown: box.width > 0 && box.height > 0 && (isRinged(at) || isRinged(at.parentElement)),
      }
    })
    if (place === null || seen.has(place.key)) break
    expect(place.shown, `${place.what} shows that it has the focus`).toBe(true)
    seen.set(place.key, place.what)
  }
  return [...seen.values()]
}

/** Collects what a page must never show: script errors and refused content. */
export function watchErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  return errors
}
