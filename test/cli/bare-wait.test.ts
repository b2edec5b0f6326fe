import { describe, expect, it } from 'vitest'
import { withBareWait } from '../../lib/cli/bare-wait.ts'
import { makeFolder, runAssay } from './run-assay.ts'

describe('push --wait', () => {
  it.each([
    ['push --wait out.json', 'push out.json --wait'],
    ['push --wait 2026.json --project p', 'push 2026.json --project p --wait'],
    ['push --wait a b -- c', 'push a b --wait -- c'],
    ['push --wait 20 a', 'push --wait 20 a'],
    ['push --wait 20s a', 'push --wait 20s a'],
    ['push --wait --json a', 'push --wait --json a'],
    ['push a --wait', 'push a --wait'],
    ['push --wait=20 a', 'push --wait=20 a'],
    // There the seconds must be given.
    ['gate --wait soon', 'gate --wait soon'],
  ])('%s is %s', (typed, meant) => {
    expect(withBareWait(typed.split(' '))).toEqual(meant.split(' '))
  })
  it('before a file reads the file; a time that is none is refused', async () => {
    const { folder: cwd } = makeFolder()
    const flags = ['--project', 'p', '--system', 's', '--token', 't', '--url', 'http://127.0.0.1:9']
    const read = await runAssay(['push', ...flags, '--wait', 'no-such.json'], { cwd })
    expect(read).toMatchObject({ code: 2, stderr: expect.stringMatching(/^assay: no-such\.json: /m) })
    const refused = await runAssay(['push', ...flags, '--wait', '20s'], { cwd })
    expect(refused).toMatchObject({ code: 2, stderr: expect.stringContaining('Give a whole number') })
  })
})
