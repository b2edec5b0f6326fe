import { type APIRequestContext, expect } from '@playwright/test'

export const DEMOS = ['demo-translator', 'demo-summariser', 'demo-recogniser']
export const DEMO_WITHIN_MS = 120_000

interface RunPage {
  readonly items: readonly { readonly compute: string }[]
}

/** The demo of a fresh server comes run by run, in the background: what is chosen from it depends on how many there are. */
export async function waitForDemo(request: APIRequestContext, slugs: readonly string[] = DEMOS): Promise<void> {
  for (const slug of slugs)
    await expect
      .poll(
        async () => {
          const response = await request.get(`/api/v1/projects/${slug}/runs`)
          if (!response.ok()) return 0
          return ((await response.json()) as RunPage).items.filter(({ compute }) => compute === 'done').length
        },
        { timeout: DEMO_WITHIN_MS },
      )
      .toBe(12)
}
