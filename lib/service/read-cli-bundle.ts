import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { NotFoundError } from '../errors.ts'

/** The command line, bundled into one file; throws NotFoundError where it was not built. */
export async function readCliBundle(): Promise<string> {
  try {
    return await readFile(join(/* turbopackIgnore: true */ process.cwd(), 'dist/assay.mjs'), 'utf8')
  } catch {
    throw new NotFoundError({ code: 'no-cli', message: 'The command line is not built on this server.' })
  }
}
