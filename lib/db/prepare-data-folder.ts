import { accessSync, constants, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import { dirname, join } from 'node:path'
import { UnavailableError } from '../errors.ts'
import { fileOf } from './copy-database.ts'

// The comments tell the server's bundler that these paths are data, or it would take the whole project for needed.

/**
 * Makes the folder of the database at `url` when it is missing, and makes sure that folder and file can be written.
 * Throws UnavailableError with one line that names the path and the user.
 */
export function prepareDataFolder(url: string): void {
  const file = fileOf(url)
  const folder = dirname(file)
  attempt(folder, () => mkdirSync(/* turbopackIgnore: true */ folder, { recursive: true }))
  const probe = join(/* turbopackIgnore: true */ folder, `.write-test-${process.pid}`)
  attempt(folder, () => {
    writeFileSync(/* turbopackIgnore: true */ probe, '')
    rmSync(/* turbopackIgnore: true */ probe)
  })
  for (const path of [file, `${file}-wal`, `${file}-shm`])
    if (existsSync(/* turbopackIgnore: true */ path))
      attempt(path, () => accessSync(/* turbopackIgnore: true */ path, constants.R_OK | constants.W_OK))
}

function attempt(path: string, action: () => void): void {
  try {
    action()
  } catch (error) {
    throw new UnavailableError({
      code: 'data-not-writable',
      message: `${path} cannot be written by user ${userName()} (${(error as NodeJS.ErrnoException).code}).`,
      mend: 'Change its owner, or set ASSAY_DATA_DIR to another folder.',
    })
  }
}

function userName(): string {
  try {
    return userInfo().username
  } catch {
    // A container may run as a number that has no name.
    return `number ${process.getuid?.() ?? 'unknown'}`
  }
}
