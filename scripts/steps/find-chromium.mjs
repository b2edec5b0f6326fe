// The browser tests need a real Chromium: the system's, else Playwright's own, else it is installed.
import { existsSync } from 'node:fs'
import { runChild } from './run-child.mjs'

const KNOWN_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
]

async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test')
  return chromium.executablePath()
}

/** Whether the program is there and runs; Ubuntu's package, for one, is a script that only asks for another installer. */
async function works(path) {
  if (!path || !existsSync(path)) return false
  if (process.platform === 'win32') return true
  return (await runChild(path, ['--version'], { quiet: true })).code === 0
}

async function search() {
  for (const path of [process.env.ASSAY_CHROMIUM, ...KNOWN_PLACES, await playwrightsOwn()]) {
    if (await works(path)) return path
  }
  return null
}

async function installWithApt() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const updated = await runChild('/usr/bin/apt-get', ['update', '-qq'], { quiet: true, env })
  if (updated.code !== 0) return
  await runChild('/usr/bin/apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
    quiet: true,
    env,
  })
}

/** Path of a Chromium that runs; installs one if there is none. Throws an Error of one line when it cannot. */
export async function findChromium({ say }) {
  const present = await search()
  if (present) return present
  say('No Chromium found; installing one …')
  await installWithApt()
  const installed = await search()
  if (installed) return installed
  const args = ['node_modules/playwright/cli.js', 'install', 'chromium']
  const { output } = await runChild(process.execPath, args, { quiet: true })
  const downloaded = await search()
  if (downloaded) return downloaded
  const reason = output.trim().split('\n').at(-1) ?? ''
  throw new Error(`The browser tests need Chromium: install it, or name its path in ASSAY_CHROMIUM. (${reason})`)
}
