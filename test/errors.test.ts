import { describe, expect, it } from 'vitest'
import * as here from '../lib/errors.ts'

describe('errors of another copy of this module', () => {
  it('are known by kind, as a server of several bundles needs it', async () => {
    // @ts-expect-error the query makes a second copy of the module, as a second bundle would
    const other = (await import('../lib/errors.ts?copy')) as typeof here
    expect(other.InputError).not.toBe(here.InputError)
    const thrown = new other.InputError({ code: 'x', message: 'X.' })
    expect(thrown instanceof here.AssayError).toBe(true)
    expect(thrown instanceof here.InputError).toBe(true)
    expect(thrown instanceof here.ConflictError).toBe(false)
    expect(new other.ConflictError({ code: 'x', message: 'X.' }) instanceof here.ConflictError).toBe(true)
  })
  it('are not taken for anything else that is thrown', () => {
    for (const value of [new Error('x'), null, undefined, 'x', { kind: 'input' }])
      expect(value instanceof here.AssayError).toBe(false)
  })
})
