import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import { readEnv } from '../lib/env.ts'

describe('readEnv', () => {
  it('has a default for everything', () => {
    expect(readEnv({})).toEqual({
      dataDir: resolve('data'),
      databaseUrl: pathToFileURL(resolve('data/assay.db')).href,
      demo: true,
      maxBodyBytes: 67_108_864,
      host: '127.0.0.1',
      port: 3000,
      allowedHosts: [],
      publicUrl: null,
    })
  })

  it('takes each from its variable', () => {
    const env = readEnv({
      ASSAY_DATA_DIR: '/srv/a b',
      ASSAY_DEMO: '0',
      ASSAY_MAX_BODY_BYTES: '2048',
      HOST: '::1',
      PORT: '0',
    })
    expect(env).toMatchObject({ dataDir: '/srv/a b', demo: false, maxBodyBytes: 2048, host: '::1', port: 0 })
    expect(env.databaseUrl).toBe(pathToFileURL(join('/srv/a b', 'assay.db')).href)
    expect(readEnv({ DATABASE_URL: 'file:other.db' }).databaseUrl).toBe('file:other.db')
  })

  it.each([
    [{ DATABASE_URL: 'postgres://db/assay' }, /DATABASE_URL.*must start with "file:"/],
    [{ PORT: '70000' }, /PORT must be a whole number from 0 to 65535; it is "70000"/],
    [{ ASSAY_MAX_BODY_BYTES: '64MB' }, /ASSAY_MAX_BODY_BYTES must be a whole number.*"64MB"/],
  ])('refuses %j by name', (variables, message) => {
    expect(() => readEnv(variables)).toThrow(message)
  })
})
