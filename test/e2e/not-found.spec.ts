import { expect, test } from '@playwright/test'

/** What is not there says so to whoever reads it: with status, title and text, before any script and without. */
test.use({ javaScriptEnabled: false })

test('a page of what is not there is whole without scripts', async ({ page, request }) => {
  const { items } = await (await request.get('/api/v1/projects')).json()
  const { slug } = items[0].project
  for (const path of [
    '/nowhere',
    '/runs/none',
    '/runs/none/metrics',
    '/projects/none',
    '/projects/none/settings',
    '/projects/none/test-sets',
    `/projects/${slug}/test-sets/none`,
    `/projects/${slug}/segments/none/none`,
    `/compare?project=${slug}&base=run:none&head=branch:none`,
    '/compare?project=none&base=run:none&head=run:none',
  ]) {
    const answer = await page.goto(path)
    expect(answer?.status(), path).toBe(404)
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1)
    await expect(page.getByRole('main').getByRole('link').first(), path).toBeVisible()
    // Where the address says more than that nothing is there, it is the title.
    await expect(page, path).toHaveTitle(/^(Not found|Compare two runs|none.*) · Assay$/)
    // Styled like every page: the bar is a row, not a list of words.
    await expect(page.locator('header.bar'), path).toHaveCSS('display', 'flex')
  }
  expect((await page.goto(`/projects/${slug}`))?.status()).toBe(200)
})
