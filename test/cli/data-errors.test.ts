import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeFolder, runAssay } from './run-assay.ts'
import { type ServedApi, serveApi } from './serve-api.ts'

const { folder, write } = makeFolder()
const THINGS = ['valve', 'door', 'gate', 'window', 'shop', 'bank', 'school', 'office', 'museum', 'park']
const lines = THINGS.map((thing, i) => `line ${i} the ${thing} is open and the pump runs`)
const ref = write('ref.txt', `${lines.join('\n')}\n`)
/** The same lines, moved up by one: nothing was translated otherwise. */
const shifted = write('shifted.txt', `${[...lines.slice(1), 'extra'].join('\n')}\n`)
const ERROR = /warning: Error in the data of head: .*the outputs fit the references 1 line further on/
const assay = (...args: string[]) => runAssay(args, { cwd: folder })
const pair = ['--base', ref, '--head', shifted, '--ref', ref, '--metric', 'bleu']

describe('outputs that stand one line too high', () => {
  it('are said by the gate and by a comparison before any figure', async () => {
    for (const command of ['gate', 'compare']) {
      const { stderr, stdout } = await assay(command, ...pair, '--json')
      expect([command, stderr]).toEqual([command, expect.stringMatching(ERROR)])
      expect(JSON.parse(stdout).warnings[0]).toMatch(/^Error in the data of head: /)
    }
  }, 60_000)
  it('are said by a comparison of several, of the one that has them alone', async () => {
    const { stderr } = await assay('compare', ...pair, '--head', ref)
    expect(stderr.match(/Error in the data/g)).toHaveLength(1)
  }, 60_000)
  it('stand at the top of a report, which counts no flips', async () => {
    const { stdout } = await assay('report', ...pair)
    expect(stdout.split('\n').slice(0, 4).join('\n')).toMatch(/Error in the data of head/)
    expect(stdout).toContain('Meaning flips are not counted')
    expect(stdout).not.toMatch(/meaning flips? introduced|percentage points/)
  }, 60_000)
  it('are said by a score, in JSON, too', async () => {
    const { stderr, stdout } = await assay('score', '--hyp', shifted, '--ref', ref, '--metric', 'bleu', '--json')
    expect(stderr).toMatch(/warning: Error in the data: /)
    expect(JSON.parse(stdout).warnings[0]).toMatch(/^Error in the data: /)
    expect((await assay('score', '--hyp', ref, '--ref', ref, '--metric', 'bleu')).stderr).toBe('')
  }, 60_000)
})

describe('a push of them', () => {
  let api: ServedApi
  beforeAll(async () => {
    api = await serveApi()
  })
  afterAll(() => api.close())
  it('says so where it waits for the scores', async () => {
    const env = { ASSAY_URL: api.url, ASSAY_TOKEN: api.token }
    const args = ['push', '--project', 'pumps', '--system', 's', '--hyp', shifted, '--ref', ref, '--wait', '60']
    const { code, stderr } = await runAssay(args, { cwd: folder, env })
    expect([code, stderr]).toEqual([0, expect.stringMatching(/warning: Error in the data: /)])
  }, 120_000)
})

describe('counts of one', () => {
  it('are said of one', async () => {
    const head = write('one.txt', `${[...lines.slice(0, 9), 'line 9 the park was shut and the pump ran'].join('\n')}\n`)
    const { stdout } = await assay('compare', '--base', head, '--head', ref, '--ref', ref, '--metric', 'wer')
    expect(stdout).toMatch(/1 output differs\n/)
    expect(stdout).toMatch(/1 segment better, 9 level, 0 worse/)
  }, 60_000)
})
