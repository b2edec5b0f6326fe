import { describe, expect, it } from 'vitest'
import { soon } from '../../lib/service/soon.ts'

describe('soon', () => {
  it('gives what is there in time, null for what is not, and the work goes on', async () => {
    let finish: (text: string) => void = () => {}
    const work = new Promise<string>((resolve) => {
      finish = resolve
    })
    expect(await soon(work, 1)).toBeNull()
    finish('done')
    expect(await soon(work, 60_000)).toBe('done')
  })
  it('throws what the work throws in time; a later failure is nobody’s', async () => {
    await expect(soon(Promise.reject(new Error('no')), 60_000)).rejects.toThrow('no')
    let fail: (error: Error) => void = () => {}
    const work = new Promise<string>((_, reject) => {
      fail = reject
    })
    expect(await soon(work, 1)).toBeNull()
    fail(new Error('late'))
    await new Promise((resolve) => setImmediate(resolve))
  })
})
