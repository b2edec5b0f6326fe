import { chmodSync, existsSync, lstatSync, mkdirSync, symlinkSync } from 'node:fs'

/**
 * Puts the project's own command beside those of its packages, where `npx` looks first: npm links the commands of
 * packages only, and would otherwise install the project into its cache to find it.
 */
export function linkCommand(root) {
  const folder = `${root}node_modules/.bin`
  if (process.platform === 'win32' || !existsSync(`${root}node_modules`)) return
  mkdirSync(folder, { recursive: true })
  chmodSync(`${root}scripts/assay.mjs`, 0o755)
  if (lstatSync(`${folder}/assay`, { throwIfNoEntry: false })) return
  symlinkSync('../../scripts/assay.mjs', `${folder}/assay`)
}
