import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { makeFolder, runAssay, toJsonLines } from './run-assay.ts'
import { type ServedApi, serveApi } from './serve-api.ts'

const { folder, write } = makeFolder()
const rows = Array.from({ length: 30 }, (_, i) => ({
  id: `s${i}`,
  reference: `boat ${i} leaves`,
  output: `boat ${i} left`,
}))
const whole = write('whole.jsonl', toJsonLines(rows))
const parts = [0, 10, 20].map((from, i) => write(`part-${i}.jsonl`, toJsonLines(rows.slice(from, from + 10))))

vi.setConfig({ testTimeout: 120_000 })

let api: ServedApi
beforeAll(async () => {
  api = await serveApi()
})
afterAll(() => api.close())

const assay = (args: readonly string[], env: Record<string, string> = {}) =>
  runAssay(args, { cwd: folder, env: { ASSAY_URL: api.url, ASSAY_TOKEN: api.token, ...env } })
const push = (project: string, args: readonly string[], env: Record<string, string> = {}) =>
  assay(['push', '--project', project, '--system', 's', '--metric', 'bleu', ...args], env)

describe('parts of matrix jobs', () => {
  it('of a known number make the run with the last one, the same as in one piece', async () => {
    const piece = JSON.parse((await push('matrix', ['--input', whole, '--wait', '--json'])).stdout)
    for (const [i, file] of [parts[2], parts[0]].entries()) {
      const part = await push('matrix', ['--input', file, '--group', 'ci-7', '--shard', `${[3, 1][i]}/3`])
      expect(part.code).toBe(0)
      expect(part.stdout).toContain(`Of group ci-7 ${i + 1} of 3 parts ${i ? 'are' : 'is'} there`)
    }
    expect(await api.countRuns('matrix')).toBe(1)
    const last = await push('matrix', ['--input', parts[1], '--shard', '2/3', '--wait', '--json'], {
      ASSAY_GROUP: 'ci-7',
    })
    const joined = JSON.parse(last.stdout)
    expect(joined.run.testSet).toEqual(piece.run.testSet)
    expect(joined.scores).toEqual(piece.scores)
    expect(await api.countRuns('matrix')).toBe(2)
  })
  it('of plain lines say where they begin; the run is that of the whole files', async () => {
    const lines = (from: number, to: number, key: 'output' | 'reference') =>
      write(
        `${key}-${from}-${to}.txt`,
        `${rows
          .slice(from, to)
          .map((row) => row[key])
          .join('\n')}\n`,
      )
    const files = (from: number, to: number) => [
      ...['--hyp', lines(from, to, 'output')],
      ...['--ref', lines(from, to, 'reference')],
    ]
    const piece = JSON.parse((await push('lines', [...files(0, 30), '--wait', '--json'])).stdout)
    // Refused before anything is posted: the group is not stuck.
    const first = [...files(0, 10), '--group', 'l', '--shard', '1/3']
    expect(await push('lines', first)).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/Lines have no ids but their numbers.*--first-segment N/),
    })
    expect((await push('lines', [...first, '--first-segment', '1'])).code).toBe(0)
    const third = [...files(20, 30), '--group', 'l', '--shard', '3/3', '--first-segment', '21']
    expect((await push('lines', third)).code).toBe(0)
    const second = [...files(10, 20), '--group', 'l', '--shard', '2/3', '--first-segment', '11', '--wait', '--json']
    const joined = JSON.parse((await push('lines', second)).stdout)
    expect(joined.run.testSet).toEqual(piece.run.testSet)
    expect(joined.scores).toEqual(piece.scores)
    expect(await push('lines', ['--input', parts[0], '--group', 'm', '--first-segment', '5'])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('These segments have ids of their own'),
    })
  })
  it('of an unknown number are seen once the group is closed; each call may be made again', async () => {
    for (const file of [...parts, parts[0]])
      expect((await push('open', ['--input', file, '--group', 'g'])).code).toBe(0)
    expect(await api.countRuns('open')).toBe(0)
    const close = ['push', '--project', 'open', '--group', 'g', '--finalize', '--parts', '3']
    const first = await assay([...close, '--wait', '--json'])
    expect(JSON.parse(first.stdout).run.counts).toMatchObject({ scored: 30 })
    const again = await assay(close)
    expect(again).toMatchObject({ code: 0, stdout: expect.stringContaining('is stored already') })
    expect(await api.countRuns('open')).toBe(1)
  })
  it('the last job may post its part and close the group in one call', async () => {
    for (const file of parts.slice(0, 2)) await push('last', ['--input', file, '--group', 'g'])
    const last = await push('last', ['--input', parts[2], '--group', 'g', '--finalize', '--wait', '--json'])
    expect(JSON.parse(last.stdout).run).toMatchObject({ counts: { scored: 30 }, testSet: { segmentCount: 30 } })
  })
  it.each([
    ['a group that is not there', ['--group', 'none', '--finalize'], 'No part of a group "none"'],
    ['a missing part', ['--group', 'half', '--finalize', '--parts', '3'], 'missing, counted from 1: 2, 3.'],
    ['a system of another name', ['--group', 'half', '--input', parts[1], '--system', 'other'], 'disagree on system'],
    ['a part without a group', ['--shard', '1/2', '--input', parts[1]], '--shard: Nothing says which parts'],
    ['closing without a group', ['--finalize'], '--finalize: Nothing says which parts'],
    ['a part beyond the last', ['--group', 'g', '--shard', '4/3', '--input', parts[1]], 'There is no part 4 of 3.'],
    ['a part 0', ['--group', 'g', '--shard', '0/3', '--input', parts[1]], 'There is no part 0 of 3.'],
    ['a part that is no number', ['--group', 'g', '--shard', 'two', '--input', parts[1]], '"two" is no part.'],
    ['two numbers of parts', ['--group', 'g', '--shard', '1/3', '--parts', '4', '--input', parts[1]], 'disagree'],
  ] as const)('%s is refused', async (_title, args, said) => {
    await push('refused', ['--input', parts[0], '--group', 'half', '--shard', '1'])
    const result = await push('refused', args)
    expect(result.stderr).toContain(said)
    expect(result).toMatchObject({ code: 2, stdout: '' })
    expect(await api.countRuns('refused')).toBe(0)
  })
  it('a part that comes again with other content is named as it was counted', async () => {
    await push('again', ['--input', parts[0], '--group', 'g', '--shard', '2/3'])
    const result = await push('again', ['--input', parts[1], '--group', 'g', '--shard', '2/3'])
    expect(result).toMatchObject({ code: 2, stdout: '', stderr: expect.stringContaining('Part 2/3 ') })
  })
  it('what is too large is mended by parts', async () => {
    const full = createServer((request, response) => {
      request.resume()
      request.on('end', () => response.writeHead(413).end('Request Entity Too Large'))
    })
    await new Promise<void>((resolve) => full.listen(0, '127.0.0.1', resolve))
    const url = `http://127.0.0.1:${(full.address() as AddressInfo).port}`
    const result = await push('large', ['--input', parts[0], '--url', url])
    full.close()
    expect(result).toMatchObject({ code: 2, stdout: '', stderr: expect.stringMatching(/--group.*--shard/) })
  })
  it.each([
    ['2026-01-01', '2026-01-01T00:00:00.000Z'],
    ['2026-01-01T02:00:00+02:00', '2026-01-01T00:00:00.000Z'],
  ])('the date of a backfill may be %s', async (date, stored) => {
    const result = await push('dated', ['--input', parts[0], '--date', date, '--commit', 'a'.repeat(40), '--json'])
    const { run, id } = JSON.parse(result.stdout)
    const { date: of } = run ?? (await (await fetch(`${api.url}/api/v1/runs/${id}`)).json())
    expect(new Date(of).toISOString()).toBe(stored)
  })
  it.each(['2026-02-30', '2026-01-01 10:00', 'yesterday'])(
    'the date %s is refused with the forms that are read',
    async (date) => {
      const result = await push('dated', ['--input', parts[0], '--date', date])
      expect(result).toMatchObject({
        code: 2,
        stdout: '',
        stderr: expect.stringMatching(/--date.*no date.*2026-01-31/s),
      })
    },
  )
  it('a part that comes after the end is refused', async () => {
    await push('late', ['--input', parts[0], '--group', 'g'])
    await assay(['push', '--project', 'late', '--group', 'g', '--finalize'])
    const result = await push('late', ['--input', parts[1], '--group', 'g'])
    expect(result).toMatchObject({ code: 2, stderr: expect.stringContaining('The group "g" is closed') })
  })
})

describe('totals alone', () => {
  it('are stored as posted only, and say so', async () => {
    const result = await assay(['push', '--project', 'totals', '--system', 's', '--score', 'bleu=27.1', '--json'])
    expect(result.code).toBe(0)
    expect(result.stderr).toContain('posted only')
    const { run, scores } = JSON.parse(
      (await assay(['push', '--project', 'totals', '--system', 's', '--score', 'bleu=27.1', '--wait', '--json']))
        .stdout,
    )
    expect(run.counts).toEqual({ scored: 0, failed: 0, na: 0 })
    expect(scores).toMatchObject([{ metric: 'bleu', value: 27.1, trust: 'posted-only' }])
  })
  it('of another tool’s file, too', async () => {
    const file = write(
      'bleu.json',
      JSON.stringify({
        name: 'BLEU',
        score: 27.1,
        signature: 'nrefs:1|case:mixed|eff:no|tok:13a|smooth:exp|version:2.5.1',
      }),
    )
    const result = await assay(['push', '--project', 'tool', '--system', 's', file, '--wait', '--json'])
    expect(result.code).toBe(0)
    expect(JSON.parse(result.stdout).scores).toMatchObject([{ value: 27.1, trust: 'posted-only' }])
  })
  it('two of them are compared without a verdict', async () => {
    for (const [system, score] of [
      ['a', '27.1'],
      ['b', '20.2'],
    ])
      await assay([
        'push',
        '--project',
        'pair',
        '--system',
        system,
        '--score',
        `bleu=${score}`,
        '--branch',
        system,
        '--wait',
      ])
    const result = await assay(['compare', '--project', 'pair', '--base', 'branch:a', '--head', 'branch:b', '--json'])
    const { results, postedOnly } = JSON.parse(result.stdout)
    expect(results.filter(({ verdict }: { verdict: unknown }) => verdict !== null)).toEqual([])
    expect(postedOnly).toMatchObject([{ metric: 'bleu', base: 27.1, head: 20.2 }])
    expect(result.code).toBe(2)
  })
})

describe('what a push is given', () => {
  it('comes from the configuration and the environment where no flag says it', async () => {
    write(
      'assay.config.json',
      JSON.stringify({
        project: 'configured',
        system: 'c',
        testSet: 'harbour',
        metrics: ['chrf'],
        declared: { temperature: 0.2 },
      }),
    )
    const result = await assay(['push', '--input', whole, '--wait', '--json', '--declare', 'prompt=v2'], {
      ASSAY_SYSTEM: 'e',
      ASSAY_COMMIT: 'abc1234',
      ASSAY_BRANCH: 'main',
    })
    write('assay.config.json', '{}')
    const { run, scores } = JSON.parse(result.stdout)
    expect(run).toMatchObject({
      projectSlug: 'configured',
      system: 'e',
      commit: 'abc1234',
      branch: 'main',
      testSet: { name: 'harbour' },
      declared: { temperature: 0.2, prompt: 'v2' },
    })
    expect(scores.map(({ metric }: { metric: string }) => metric)).toEqual(['chrf'])
  })
  it('missing names are told all at once, with every way to give them', async () => {
    const { code, stderr } = await assay(['push', '--input', whole])
    expect(code).toBe(2)
    expect(stderr).toMatch(/--project: .*ASSAY_PROJECT.*"project".*\n.*--system: .*ASSAY_SYSTEM/)
  })
  it('a large run is packed while it is sent, and may be sent again', async () => {
    const many = Array.from({ length: 60_000 }, (_, i) => ({
      id: `s${i}`,
      reference: `boat ${i} leaves the harbour at noon with ${i * 7} passengers on board and ${i % 13} of crew`,
      output: `boat ${i} left the harbour at noon with ${i * 7} passengers`,
    }))
    const file = write('many.jsonl', toJsonLines(many))
    const first = await push('large', ['--input', file, '--json'])
    expect({ code: first.code, stderr: first.stderr }).toEqual({ code: 0, stderr: '' })
    expect(JSON.parse(first.stdout).run.testSet.segmentCount).toBe(60_000)
    const again = await push('large', ['--input', file])
    expect(again).toMatchObject({ code: 0, stdout: expect.stringContaining('is stored already') })
  })
})

describe('a server that is down', () => {
  const args = ['--input', whole, '--retries', '0']
  const down = { ASSAY_URL: 'http://127.0.0.1:9' }
  it('fails a push at a terminal, and in CI warns with nothing on stdout', async () => {
    expect(await push('down', args, down)).toMatchObject({ code: 5, stdout: '' })
    const inCi = await push('down', args, { ...down, CI: 'true' })
    expect(inCi).toMatchObject({ code: 0, stdout: '', stderr: expect.stringContaining('cannot be reached') })
  })
  it('flag before environment before configuration', async () => {
    write('assay.config.json', JSON.stringify({ allowOutage: true }))
    expect((await push('down', args, down)).code).toBe(0)
    expect((await push('down', args, { ...down, ASSAY_ALLOW_OUTAGE: '0' })).code).toBe(5)
    expect((await push('down', [...args, '--allow-outage'], { ...down, ASSAY_ALLOW_OUTAGE: '0' })).code).toBe(0)
    write('assay.config.json', '{}')
    expect((await push('down', [...args, '--no-allow-outage'], { ...down, CI: 'true' })).code).toBe(5)
  })
  it('a wrong token is no outage: it fails everywhere', async () => {
    const result = await push('down', args, { CI: 'true', ASSAY_TOKEN: 'assay_wrong' })
    expect(result).toMatchObject({ code: 2, stdout: '' })
  })
})

describe('progress', () => {
  it('in CI is plain lines on stderr, elsewhere nothing', async () => {
    const { stderr } = await push('progress', ['--input', whole, '--json'], { CI: 'true' })
    expect(stderr).toMatch(/^assay: sending \S+ kB to http:\/\/127\.0\.0\.1:\d+\n$/)
    // What is to be minded about the scores is said anywhere.
    const { stderr: here } = await push('progress', ['--input', whole, '--json'])
    expect(here.split('\n').filter((line) => !/^assay: warning: BLEU is 0 /.test(line))).toEqual([''])
  })
})
