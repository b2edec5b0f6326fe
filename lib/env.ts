import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { InputError } from './errors.ts'

/** What the environment decides, checked once: the only place that reads it. */
export interface Env {
  /** Folder of the database, its copies and the first token; `ASSAY_DATA_DIR`, default `./data`. */
  readonly dataDir: string
  /** `DATABASE_URL`, default the file `assay.db` in the data folder. */
  readonly databaseUrl: string
  /** `ASSAY_DEMO=0` leaves the demo projects out. */
  readonly demo: boolean
  /** `ASSAY_MAX_BODY_BYTES`, default 64 MiB: limit of a posted body, also after unpacking. */
  readonly maxBodyBytes: number
  /** `HOST`, default 127.0.0.1. */
  readonly host: string
  /** `PORT`, default 3000. */
  readonly port: number
  /** `ASSAY_ALLOWED_HOSTS`: names that a request may call this server by, beside loopback ones; all when HOST is open. */
  readonly allowedHosts: readonly string[]
  /** `ASSAY_PUBLIC_URL`: where readers find this server, without a slash at its end; null to take a request's word. */
  readonly publicUrl: string | null
}

type Variables = Readonly<Record<string, string | undefined>>

const MOST_BODY_BYTES = 1024 ** 3

/**
 * The settings in `variables`; throws InputError that names the variable.
 *
 * @example
 * readEnv({ ASSAY_DATA_DIR: '/srv/assay' }).databaseUrl // 'file:///srv/assay/assay.db'
 */
export function readEnv(variables: Variables = process.env): Env {
  // The folder is the user's choice at run time; a bundler that follows it would take in the whole project.
  const dataDir = resolve(/* turbopackIgnore: true */ process.cwd(), variables.ASSAY_DATA_DIR || 'data')
  return {
    dataDir,
    databaseUrl: readDatabaseUrl(variables, dataDir),
    demo: !['0', 'false', 'no', 'off'].includes((variables.ASSAY_DEMO ?? '').toLowerCase()),
    maxBodyBytes: readInteger(variables, 'ASSAY_MAX_BODY_BYTES', 64 * 1024 * 1024, 1024, MOST_BODY_BYTES),
    host: variables.HOST || '127.0.0.1',
    port: readInteger(variables, 'PORT', 3000, 0, 65_535),
    allowedHosts: readAllowedHosts(variables),
    publicUrl: readPublicUrl(variables),
  }
}

function readPublicUrl({ ASSAY_PUBLIC_URL: text }: Variables): string | null {
  if (!text) return null
  if (/^https?:\/\//i.test(text) && URL.canParse(text)) return new URL(text).href.replace(/\/+$/, '')
  throw new InputError({
    code: 'bad-setting',
    message: `ASSAY_PUBLIC_URL must be an address of http or https; it is "${text}".`,
    place: { option: 'ASSAY_PUBLIC_URL' },
  })
}

function readAllowedHosts({ ASSAY_ALLOWED_HOSTS: named, HOST: host }: Variables): readonly string[] {
  if (named) return named.split(',').map((name) => name.trim().toLowerCase())
  // Whoever opens the server to other machines calls it by names that only they know.
  return host && !/^(?:localhost|127\.|::1$)/.test(host) ? ['*'] : []
}

function readDatabaseUrl(variables: Variables, dataDir: string): string {
  const url = variables.DATABASE_URL
  if (!url) return pathToFileURL(join(dataDir, 'assay.db')).href
  if (url.startsWith('file:')) return url
  throw new InputError({
    code: 'unsupported-database',
    message: 'DATABASE_URL must start with "file:".',
    place: { option: 'DATABASE_URL' },
    mend: 'Leave it out for SQLite in the data folder; other databases are not supported yet.',
  })
}

function readInteger(variables: Variables, name: string, fallback: number, min: number, max: number): number {
  const text = variables[name]
  if (!text) return fallback
  const value = Number(text)
  if (/^\d+$/.test(text) && value >= min && value <= max) return value
  throw new InputError({
    code: 'bad-setting',
    message: `${name} must be a whole number from ${min} to ${max}; it is "${text}".`,
    place: { option: name },
  })
}
