import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { makeFolder, runAssay } from './run-assay.ts'

/** A folder with files in it; one that is a repository has `.git`. */
function place(files: Readonly<Record<string, string | object>>, git = true) {
  const { folder } = makeFolder()
  if (git) mkdirSync(join(folder, '.git'))
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true })
    writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content))
  }
  return folder
}
const texts = { 'hyp.txt': 'a b c d e\n', 'ref.txt': 'a b c d e\n' }
const show = async (cwd: string, env: Record<string, string> = {}, ...args: readonly string[]) =>
  JSON.parse((await runAssay([...args, 'config', '--json'], { cwd, env })).stdout)

describe('assay.config.json', () => {
  it('is found from the current folder up to the root of the repository, the nearest one first', async () => {
    const folder = place({
      'assay.config.json': { project: 'far' },
      'a/b/x': '',
      'c/assay.config.json': { project: 'near' },
    })
    expect(await show(join(folder, 'a/b'))).toMatchObject({
      file: '../../assay.config.json',
      config: { project: 'far' },
    })
    expect(await show(join(folder, 'c'))).toMatchObject({ file: 'assay.config.json', config: { project: 'near' } })
  })
  it('above the root of the repository, and above a folder that is in none, it is somebody else’s', async () => {
    const folder = place(
      { 'assay.config.json': { project: 'p' }, 'repo/.git/x': '', 'repo/a/x': '', 'plain/x': '' },
      false,
    )
    expect(await show(join(folder, 'repo/a'))).toMatchObject({ file: null })
    expect(await show(join(folder, 'plain'))).toMatchObject({ file: null })
    expect(await show(folder)).toMatchObject({ file: 'assay.config.json' })
  })
  it('another one can be named, before or after the command', async () => {
    const folder = place({ 'assay.config.json': { project: 'p' }, 'other.json': { project: 'o' } })
    expect((await show(folder, {}, '--config', 'other.json')).config).toEqual({ project: 'o' })
    const after = await runAssay(['config', '--json', '--config', 'other.json'], { cwd: folder })
    expect(JSON.parse(after.stdout).config).toEqual({ project: 'o' })
    const gone = await runAssay(['config', '--config', 'gone.json'], { cwd: folder })
    expect(gone).toMatchObject({
      code: 2,
      stdout: '',
      stderr: expect.stringContaining('gone.json: There is no such file.'),
    })
  })
  it('stands below the environment, which stands below flags', async () => {
    const folder = place({ ...texts, 'assay.config.json': { metrics: ['chrf'], project: 'p', retries: 3 } })
    const score = async (...args: readonly string[]) =>
      JSON.parse(
        (await runAssay(['score', '--hyp', 'hyp.txt', '--ref', 'ref.txt', '--json', ...args], { cwd: folder })).stdout,
      ).results.map(({ metric }: { metric: string }) => metric)
    expect(await score()).toEqual(['chrf'])
    expect(await score('--metric', 'bleu')).toEqual(['bleu'])
    const { settings } = await show(folder, { ASSAY_PROJECT: 'q', ASSAY_TOKEN: 'assay_secret' })
    expect(settings).toContainEqual({ setting: 'project', value: 'q', from: 'ASSAY_PROJECT' })
    expect(settings).toContainEqual({ setting: 'retries', value: 3, from: 'assay.config.json' })
    expect(JSON.stringify(settings)).not.toContain('assay_secret')
  })
  it('a project set for all does not turn files into names of runs', async () => {
    const folder = place({
      ...texts,
      'assay.config.json': { project: 'p', metrics: ['bleu'], url: 'http://127.0.0.1:9' },
    })
    const files = ['compare', '--base', 'hyp.txt', '--head', 'hyp.txt', '--ref', 'ref.txt', '--json']
    expect(await runAssay(files, { cwd: folder, env: { ASSAY_PROJECT: 'q' } })).toMatchObject({ code: 0 })
    const stored = ['compare', '--base', 'run:a', '--head', 'branch:main', '--retries', '0']
    expect(await runAssay(stored, { cwd: folder })).toMatchObject({
      code: 5,
      stderr: expect.stringContaining('127.0.0.1:9 cannot be reached'),
    })
  })
  it('may name its schema, which "assay config --schema" prints', async () => {
    const folder = place({ 'assay.config.json': { $schema: 'http://127.0.0.1:3000/schema/assay.config.json' } })
    expect(await runAssay(['config'], { cwd: folder })).toMatchObject({ code: 0 })
    const schema = JSON.parse((await runAssay(['config', '--schema'])).stdout)
    expect(schema).toMatchObject({ type: 'object', additionalProperties: false })
    expect(Object.keys(schema.properties)).toContain('metrics')
    expect(Object.keys(schema.properties)).not.toContain('token')
  })
  it('is served by the server, the same', async () => {
    const { GET } = await import('../../app/schema/assay.config.json/route.ts')
    const response = GET()
    expect(response.headers.get('content-type')).toContain('application/schema+json')
    expect(await response.json()).toEqual(JSON.parse((await runAssay(['config', '--schema'])).stdout))
  })
  it.each([
    [
      'an unknown key',
      { projct: 'p' },
      'assay.config.json /projct: "projct" is no key of a configuration. Known: $schema',
    ],
    ['a value of another kind', { retries: 'many' }, 'assay.config.json /retries: '],
    ['a number out of range', { retries: 99 }, 'assay.config.json /retries: '],
    ['a metric that there is not', { metrics: ['bleu', 'blue'] }, 'assay.config.json /metrics/1: '],
    ['an effect that is none', { smallestEffects: { bleu: 0 } }, 'assay.config.json /smallestEffects/bleu: '],
    ['a rule of the gate that is none', { gate: { level: 2 } }, 'assay.config.json /gate/level: '],
    ['an unknown rule of the gate', { gate: { thresold: 2 } }, 'assay.config.json /gate/thresold: '],
    [
      'a bound on a metric that there is not',
      { gate: { minimum: { nope: 1 } } },
      'assay.config.json /gate/minimum/nope: ',
    ],
    [
      'a gated metric that there is not',
      { gate: { metrics: ['bleu', 'blue'] } },
      'assay.config.json /gate/metrics/1: ',
    ],
    [
      'a minimum above the maximum',
      { gate: { minimum: { bleu: 2 }, maximum: { bleu: 1 } } },
      'assay.config.json /gate/minimum/bleu: ',
    ],
    ['an address of another kind', { url: 'file:///etc' }, 'assay.config.json /url: '],
    ['a token', { token: 'assay_secret' }, 'assay.config.json /token: A token does not belong into a file'],
    ['a list in place of an object', [], 'assay.config.json: '],
    ['no JSON', '{\n  "project": ,\n}', 'assay.config.json:2:14: This is not JSON'],
    ['half of it', '{"project": "p"', 'assay.config.json:1:16: The JSON breaks off here.'],
    ['nothing', '', 'assay.config.json: The file is empty.'],
    ['NaN', '{"retries": NaN}', 'assay.config.json:1:13: NaN is not JSON.'],
  ])('%s is refused with its place and a mend', async (_title, content, said) => {
    const folder = place({ ...texts, 'assay.config.json': content as object })
    const result = await runAssay(['score', '--hyp', 'hyp.txt', '--ref', 'ref.txt', '--metric', 'bleu'], {
      cwd: folder,
    })
    expect(result).toMatchObject({ code: 2, stdout: '' })
    expect(result.stderr).toContain(said)
    expect(result.stderr).not.toContain('assay_secret')
  })
  it('"assay config" and "assay doctor" refuse a rule of an unknown metric, with its place', async () => {
    const folder = place({ 'assay.config.json': { gate: { minimum: { nope: 1 } } } })
    const config = await runAssay(['config'], { cwd: folder })
    expect(config).toMatchObject({ code: 2, stderr: expect.stringContaining('/gate/minimum/nope') })
    const doctor = await runAssay(['doctor', '--json', '--url', 'http://127.0.0.1:9'], { cwd: folder })
    const { checks } = JSON.parse(doctor.stdout) as { checks: { name: string; status: string; message: string }[] }
    expect(checks.find(({ name }) => name === 'config')).toMatchObject({
      status: 'fail',
      message: expect.stringContaining('/gate/minimum/nope'),
    })
  })
  it('a wrong value of the environment is told by the name of its variable', async () => {
    const result = await runAssay(['push', '--project', 'p', '--system', 's'], {
      env: { ASSAY_RETRIES: 'many', ASSAY_TOKEN: 't' },
    })
    expect(result).toMatchObject({ code: 2, stdout: '', stderr: expect.stringContaining('ASSAY_RETRIES: "many"') })
  })
})
