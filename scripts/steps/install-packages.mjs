// Installs the packages of package-lock.json when what is there is not what the lock file says.
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root, runChild } from './run-child.mjs'

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? {}
  } catch {
    return null
  }
}

/**
 * Whether node_modules holds every package of the lock file in its version. npm writes its own record last, so an
 * interrupted installation has none. Optional packages are those of other platforms and may be absent.
 */
export function isInstalled(folder = root) {
  const wanted = readPackages(join(folder, 'package-lock.json'))
  const present = readPackages(join(folder, 'node_modules/.package-lock.json'))
  if (!wanted || !present) return false
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.startsWith('node_modules/')) return true
    return present[path] ? present[path].version === entry.version : entry.optional === true
  })
}

/** How to call npm without a shell: the npm that called us, else the one beside this Node, else the one on the path. */
function npmCommand() {
  const above = process.env.npm_execpath
  if (above?.endsWith('npm-cli.js')) return [process.execPath, [above]]
  const beside = join(dirname(process.execPath), '../lib/node_modules/npm/bin/npm-cli.js')
  try {
    readFileSync(beside)
    return [process.execPath, [beside]]
  } catch {
    return [process.platform === 'win32' ? 'npm.cmd' : 'npm', []]
  }
}

/** Installs if needed; `say` is told before it begins. Throws an Error of one line (npm's own words are printed above it). */
export async function installPackages({ say }) {
  if (isInstalled()) return
  say('Installing packages (about a minute the first time) …')
  const [command, args] = npmCommand()
  // Types and Tailwind are needed to build the pages, also where NODE_ENV=production leaves out development packages.
  const { code } = await runChild(command, [...args, 'ci', '--include=dev', '--no-audit', '--no-fund'], {
    env: { ...process.env, NODE_ENV: '' },
  })
  if (code !== 0) throw new Error(`Installing the packages failed (npm ci ended with ${code}); its reason is above.`)
}
