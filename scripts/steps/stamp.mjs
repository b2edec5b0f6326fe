// Stamps tell a later run that a step's inputs have not changed, by content and not by date: a clone has new dates.
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** All files below the given files and folders, sorted, without the folders named in `without`. Missing ones are left out. */
export function listFiles(root, paths, without = ['generated', 'node_modules']) {
  const found = []
  const visit = (path) => {
    const stat = statSync(join(root, path), { throwIfNoEntry: false })
    if (!stat) return
    if (stat.isFile()) found.push(path)
    else if (stat.isDirectory()) {
      for (const name of readdirSync(join(root, path))) if (!without.includes(name)) visit(`${path}/${name}`)
    }
  }
  for (const path of paths) visit(path)
  return found.sort()
}

/** One hash over names and contents of all files below `paths`, and over `extra` facts such as a version. */
export function hashFiles(root, paths, extra = []) {
  const hash = createHash('sha256')
  for (const path of listFiles(root, paths)) {
    const content = readFileSync(join(root, path))
    hash.update(`${path}\0${content.length}\0`).update(content)
  }
  for (const fact of extra) hash.update(`\0${fact}`)
  return hash.digest('hex')
}

/** The stamp written at `file`, or null. */
export function readStamp(file) {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    return null
  }
}

export function writeStamp(file, stamp) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${stamp}\n`)
}
