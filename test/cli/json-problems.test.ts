import { describe, expect, it } from 'vitest'
import { makeFolder, runAssay, toJsonLines } from './run-assay.ts'

const { folder: cwd, write } = makeFolder()
const DOWN = ['--url', 'http://127.0.0.1:9', '--retries', '0', '--project', 'p', '--token', 't']
write('twice.jsonl', toJsonLines([1, 1].map(() => ({ id: 'a', reference: 'the cat', hypothesis: 'the cat' }))))

describe('what goes wrong under --json', () => {
  it.each<[string, readonly string[], number, object]>([
    ['push: no token', ['push', '--input', 'twice.jsonl', '--json'], 2, { code: 'missing-token', mend: /ASSAY_TOKEN/ }],
    ['push: a server that is down', ['push', '--input', 'none', '--json', ...DOWN], 2, { code: /./ }],
    [
      'gate: a server that is down',
      ['gate', '--json', '--head', 'run:a', ...DOWN],
      5,
      { message: /cannot be reached/ },
    ],
    [
      'report: no such file',
      ['report', '--base', 'x', '--head', 'y', '--ref', 'z', '--metric', 'bleu', '--json'],
      2,
      { file: 'x' },
    ],
    [
      'report: as a format',
      ['report', '--base', 'x', '--head', 'y', '--ref', 'z', '--metric', 'bleu', '--format', 'json'],
      2,
      { file: 'x' },
    ],
    [
      'import: without --dry-run',
      ['import', 'twice.jsonl', '--json'],
      2,
      { code: 'missing-flag', parameter: '--dry-run' },
    ],
    [
      'import: ids that are there twice',
      ['import', '--dry-run', 'twice.jsonl', '--json'],
      2,
      { line: 2, file: 'twice.jsonl' },
    ],
    ['compare: no metric', ['compare', '--base', 'x', '--head', 'y', '--json'], 2, { parameter: '--metric' }],
    ['verify: no file', ['verify', '--json'], 2, { code: /./ }],
    ['a flag that is unknown', ['gate', '--json', '--zz'], 2, { code: 'bad-usage', message: /unknown option '--zz'/ }],
    ['a value that is none', ['push', '--json', '--wait=x'], 2, { code: 'bad-usage', message: /--wait/ }],
  ])(
    '%s: problems as JSON on stdout, sentences on stderr, and the same exit code',
    async (_, args, code, expected) => {
      const result = await runAssay(args, { cwd })
      expect(result.code, result.stderr).toBe(code)
      const { problems } = JSON.parse(result.stdout)
      expect(problems[0]).toMatchObject({ code: expect.any(String), message: expect.any(String) })
      for (const [key, value] of Object.entries(expected))
        expect(problems[0][key], key).toEqual(value instanceof RegExp ? expect.stringMatching(value) : value)
      const plain = args.filter((arg) => arg !== '--json').map((arg) => (arg === 'json' ? 'markdown' : arg))
      expect(await runAssay(plain, { cwd })).toMatchObject({ code, stdout: '' })
      expect(result.stderr).not.toBe('')
    },
    60_000,
  )
  it('score prints a result or nothing', async () => {
    expect(await runAssay(['score', '--json', '--metric', 'bleu'], { cwd })).toMatchObject({ code: 2, stdout: '' })
  })
  it('help and version are no problems', async () => {
    expect((await runAssay(['gate', '--json', '--help'])).stdout).not.toContain('problems')
  })
})
