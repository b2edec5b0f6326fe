import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, statSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { VERSION } from '../../lib/cli/version.ts'
import { sizeOfWordLists } from '../../scripts/bench/size-of-word-lists.ts'
import { makeFolder, root, runAssay } from './run-assay.ts'

describe('assay', () => {
  it('its version is the package’s', async () => {
    expect(VERSION).toBe(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version)
    expect(await runAssay(['--version'])).toEqual({ code: 0, stdout: `${VERSION}\n`, stderr: '' })
  })
  it('without a command it shows help on stderr and ends with 2; --help is a result', async () => {
    const bare = await runAssay([])
    expect(bare).toMatchObject({ code: 2, stdout: '' })
    expect(bare.stderr).toContain('score')
    const help = await runAssay(['score', '--help'])
    expect(help).toMatchObject({ code: 0, stderr: '' })
    expect(help.stdout).toContain('--level')
  })
  it('an unknown command is bad usage', async () => {
    expect(await runAssay(['scroe'])).toMatchObject({ code: 2, stdout: '', stderr: expect.stringContaining('scroe') })
  })
  it('prints no control character of what it was given, in results and errors', async () => {
    const red = '\u001B[31m'
    const { write } = makeFolder()
    const line = JSON.stringify({ id: `${red}1`, references: ['the pump'], hypothesis: `${red}the pump` })
    const input = write('in.jsonl', `${line}\n`)
    for (const args of [
      [`${red}zz`],
      ['score', '--input', input, '--metric', `${red}zz`],
      ['score', '--input', `${red}none`, '--metric', 'bleu'],
      ['score', '--input', input, '--metric', 'bleu', '--level', 'segment'],
      ['score', '--input', input, `--${red}zz`],
    ]) {
      const { stdout, stderr } = await runAssay(args)
      expect(stdout + stderr, args.join(' ')).not.toMatch(/(?!\n)\p{Cc}/u)
      expect(stdout + stderr).toContain(args.includes('segment') ? '1' : 'u001b')
    }
  })
  it('is at most 1 MB without its word lists, all in one file', async () => {
    await runAssay(['--version'])
    expect(statSync(join(root, 'dist/assay.mjs')).size - sizeOfWordLists()).toBeLessThanOrEqual(1_000_000)
    const { folder } = makeFolder()
    cpSync(join(root, 'dist/assay.mjs'), join(folder, 'cli.mjs'))
    const alone = spawnSync(process.execPath, [join(folder, 'cli.mjs'), 'metrics', 'bleu', '--json'], {
      encoding: 'utf8',
    })
    expect(alone).toMatchObject({ status: 0, stderr: '' })
    expect(JSON.parse(alone.stdout).metrics[0].name).toBe('bleu')
  })
  it('builds itself where the bundle is missing', () => {
    const { folder } = makeFolder()
    for (const part of ['lib', 'scripts', 'package.json', 'tsconfig.json'])
      cpSync(join(root, part), join(folder, part), { recursive: true })
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
    mkdirSync(join(folder, 'elsewhere'))
    const result = spawnSync(process.execPath, ['../scripts/assay.mjs', '--version'], {
      cwd: join(folder, 'elsewhere'),
      encoding: 'utf8',
    })
    expect(result).toMatchObject({ status: 0, stdout: `${VERSION}\n`, stderr: '' })
    expect(existsSync(join(folder, 'dist/assay.mjs'))).toBe(true)
  })
  it('a reader that closes the pipe early is no failure', () => {
    const command = `"${process.execPath}" scripts/assay.mjs metrics --json | head -c 10`
    const result = spawnSync('bash', ['-o', 'pipefail', '-c', command], { cwd: root, encoding: 'utf8' })
    expect(result.stderr).toBe('')
    expect(result.stdout).toHaveLength(10)
  })
})

describe('assay metrics', () => {
  it('prints every metric with keys, defaults, range and direction', async () => {
    const { code, stdout } = await runAssay(['metrics'])
    expect(code).toBe(0)
    expect(stdout).toMatch(/^bleu {2}BLEU: .*\(0 to 100, higher is better\)$/m)
    expect(stdout).toMatch(/^ {2}tok +13a +13a\|.*intl/m)
    expect(stdout).toMatch(/^wer {2}.*lower is better/m)
  })
  it('the same as JSON, where no bound is null', async () => {
    const { metrics } = JSON.parse((await runAssay(['metrics', '--json'])).stdout)
    const wer = metrics.find((metric: { name: string }) => metric.name === 'wer')
    expect(wer).toMatchObject({ direction: 'lower', range: [0, null] })
    expect(metrics.find((metric: { name: string }) => metric.name === 'bleu').keys[0]).toMatchObject({
      key: 'tok',
      default: '13a',
    })
  })
  it('an unknown name lists the known ones', async () => {
    expect(await runAssay(['metrics', 'blue'])).toMatchObject({
      code: 2,
      stdout: '',
      stderr: expect.stringContaining('bleu, chrf'),
    })
  })
})
