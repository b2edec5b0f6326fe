import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root, runChild } from './run-child.mjs'
import { hashFiles, readStamp, writeStamp } from './stamp.mjs'

const SOURCES = [
  'app',
  'lib',
  'public',
  'prisma/schema.prisma',
  'instrumentation.ts',
  'instrumentation.node.ts',
  'next.config.js',
  'postcss.config.mjs',
  'package-lock.json',
  'tsconfig.json',
]
const STAMP = join(root, '.next/sources.sha256')
export const nextCommand = join(root, 'node_modules/next/dist/bin/next')

/**
 * Builds the pages when a source has changed since they were last built; true when it did.
 * Throws an Error whose message holds the builder's output.
 */
export async function buildPages({ say }) {
  const hash = hashFiles(root, SOURCES, [process.version.split('.')[0]])
  if (readStamp(STAMP) === hash && existsSync(join(root, '.next/BUILD_ID'))) return false
  say('Building the pages (under a minute) …')
  const { code, output } = await runChild(process.execPath, [nextCommand, 'build'], {
    quiet: true,
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  })
  if (code !== 0) throw new Error(`Building the pages failed:\n${output.trimEnd()}`)
  writeStamp(STAMP, hash)
  return true
}
