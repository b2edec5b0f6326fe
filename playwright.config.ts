import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'

const executablePath = process.env.ASSAY_CHROMIUM ?? ['/usr/bin/chromium'].find((path) => existsSync(path))
const isRoot = process.getuid?.() === 0

/** Browser tests over the server as `npm start` starts it; see test/e2e/start-server.ts. */
export default defineConfig({
  testDir: 'test/e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results/playwright',
  globalSetup: './test/e2e/global-setup.ts',
  // One server with one database: tests that post and tests that remove take turns.
  workers: 1,
  retries: 0,
  // Pictures at three widths in two schemes and axe take their time where others use the machine, too.
  timeout: 240_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    // Set by the global setup; workers read this file again after it.
    baseURL: process.env.ASSAY_E2E_URL,
    locale: 'en-GB',
    timezoneId: 'UTC',
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    trace: 'off',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        ...(isRoot ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
