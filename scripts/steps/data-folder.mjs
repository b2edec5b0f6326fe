import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs'
import { userInfo } from 'node:os'
import { dirname, join } from 'node:path'

function userName() {
  try {
    return userInfo().username
  } catch {
    return `number ${process.getuid?.() ?? '?'}`
  }
}

/** Node's own recursive mkdir never ends where a file system says ENOENT to mkdir, as /proc does. */
function makeFolder(folder) {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  try {
    mkdirSync(folder)
  } catch (error) {
    // Another start may have made it in between.
    if (error.code !== 'EEXIST') throw error
  }
}

/**
 * Makes the data folder if needed and makes sure that it, and a database in it, can be written.
 * Throws an Error of one line that names the path and the user.
 */
export function ensureDataFolder(folder) {
  try {
    makeFolder(folder)
  } catch (error) {
    throw new Error(`The data folder ${folder} cannot be made by user ${userName()} (${error.code}).`)
  }
  if (!statSync(folder).isDirectory()) throw new Error(`The data folder ${folder} is a file.`)
  for (const path of [folder, join(folder, 'assay.db')]) {
    try {
      accessSync(path, constants.R_OK | constants.W_OK)
    } catch (error) {
      if (error.code === 'ENOENT') continue
      throw new Error(
        `${path} cannot be written by user ${userName()} (${error.code}); change its owner or ASSAY_DATA_DIR.`,
      )
    }
  }
}
