import { truncateSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { makeFolder, runAssay, toJsonLines } from './run-assay.ts'

const { write } = makeFolder()
const hyp = write('hyp.txt', 'the cat sat on the mat today\nit is raining outside again\n')
const ref = write('ref.txt', 'the cat sat on the mat now\nit is raining outside again\n')
const ref2 = write('ref2.txt', 'a cat sat on the mat today\nonce more it rains outside\n')
const short = write('short.txt', 'the cat sat on the mat now\n')

describe('assay score', () => {
  it('prints scores, signatures and counts of plain files', async () => {
    const { code, stdout, stderr } = await runAssay(['score', '--hyp', hyp, '--ref', ref, '--metric', 'bleu', '--json'])
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    const body = JSON.parse(stdout)
    expect(body).toMatchObject({ segments: 2, warnings: [] })
    // Orders 1 to 4 by hand: 11/12, 9/10, 7/8, 5/6 of equal length.
    const expected = 100 * ((11 / 12) * (9 / 10) * (7 / 8) * (5 / 6)) ** (1 / 4)
    expect(body.results).toHaveLength(1)
    expect(body.results[0].score).toBeCloseTo(expected, 10)
    expect(body.results[0]).toMatchObject({ metric: 'bleu', scored: 2, failed: 0, details: { counts: [11, 9, 7, 5] } })
    expect(body.results[0].signature).toMatch(/^nrefs:1\|case:mixed\|eff:no\|tok:13a\|smooth:exp\|version:/)
  })
  it('takes several references and several metrics, in the order given', async () => {
    const args = ['score', '--hyp', hyp, '--ref', ref, '--ref', ref2, '--metric', 'chrf', '--metric', 'bleu:tok=none']
    const body = JSON.parse((await runAssay([...args, '--json'])).stdout)
    expect(body.results.map((result: { metric: string }) => result.metric)).toEqual(['chrf', 'bleu'])
    expect(body.results[1].signature).toContain('nrefs:2')
    expect(body.results[1].signature).toContain('tok:none')
  })
  it('without --json prints a table of the same numbers', async () => {
    const { stdout } = await runAssay(['score', '--hyp', hyp, '--ref', hyp, '--metric', 'bleu'])
    expect(stdout.split('\n')[0]).toMatch(/^metric\s+score\s+scored\s+failed\s+signature$/)
    expect(stdout.split('\n')[1]).toMatch(/^BLEU\s+100\.00\s+2\s+0\s+nrefs:1/)
  })
  it('gives each segment its score with --level segment', async () => {
    const args = ['score', '--hyp', hyp, '--ref', ref, '--metric', 'chrf', '--level', 'segment']
    const body = JSON.parse((await runAssay([...args, '--json'])).stdout)
    expect(body.results[0].segments.map((s: { id: string }) => s.id)).toEqual(['1', '2'])
    expect(body.results[0].segments[1].score).toBe(100)
    expect(body.results[0].segments[0].score).toBeLessThan(100)
    expect((await runAssay(args)).stdout).toMatch(/\nsegment +chrF2\n1 +\d\d\.\d\d\n2 +100\.00\n$/)
  })
  it('leaves failed items out of the score and counts them', async () => {
    const input = write(
      'failed.jsonl',
      toJsonLines([
        { id: 'a', hypothesis: 'good morning to you all', reference: 'good morning to you all' },
        { id: 'b', reference: 'never answered', state: 'failed', reason: 'timeout' },
        { id: 'c', state: 'na' },
      ]),
    )
    const { code, stdout } = await runAssay(['score', '--input', input, '--metric', 'bleu', '--json'])
    expect(code).toBe(0)
    expect(JSON.parse(stdout)).toMatchObject({
      segments: 3,
      results: [
        {
          score: expect.closeTo(100, 10),
          scored: 1,
          failed: 1,
          notApplicable: 1,
          unscored: [{ id: 'b', reason: 'timeout' }, { id: 'c' }],
        },
      ],
    })
  })
  it('correlates scores whose repeats are averaged within a segment first', async () => {
    const row = (id: string, x: number, y: number, repeat = 0) => ({
      id,
      repeat,
      scores: [
        { metric: 'x', value: x },
        { metric: 'y', value: y },
      ],
    })
    // Means of a are 2 and 1: x = 2 5 2 1, y = 1 3 1 4, whose products and squares by hand give 0.5 / √60.75.
    const rows = [row('a', 0, 0), row('a', 4, 2, 1), row('b', 5, 3), row('d', 2, 1), row('e', 1, 4)]
    const input = write('repeated-scores.jsonl', toJsonLines(rows))
    const { stdout } = await runAssay(['score', '--input', input, '--metric', 'pearson:x=x,y=y', '--json'])
    const [result] = JSON.parse(stdout).results
    expect(result.score).toBeCloseTo(0.5 / Math.sqrt(60.75), 12)
    expect(result.scored).toBe(4)
  })
  it('averages repeats within a segment and shows their spread', async () => {
    const input = write(
      'repeats.jsonl',
      toJsonLines([
        { id: 'a', repeat: 1, label: 'x', predictedLabel: 'x' },
        { id: 'b', repeat: 1, label: 'y', predictedLabel: 'x' },
        { id: 'b', repeat: 2, label: 'y', predictedLabel: 'y' },
      ]),
    )
    const { stdout } = await runAssay(['score', '--input', input, '--metric', 'accuracy', '--json'])
    // 1 for a; (0 + 1)/2 for b.
    expect(JSON.parse(stdout)).toMatchObject({
      segments: 2,
      results: [{ score: 0.75, scored: 2, failed: 0, repeats: [0.5, 1] }],
    })
  })
  it('takes the dictionaries that a metric needs from the installed packages', async () => {
    const one = write('synonym-hyp.txt', 'the car is quick\n')
    const other = write('synonym-ref.txt', 'the auto is quick\n')
    const { code, stdout } = await runAssay(['score', '--hyp', one, '--ref', other, '--metric', 'meteor', '--json'])
    expect(code).toBe(0)
    // All four words match, one of them as a synonym only: a metric without WordNet would find three.
    expect(JSON.parse(stdout).results[0].score).toBeGreaterThan(0.95)
  })
  it('reads outputs from standard input', async () => {
    const { stdout } = await runAssay(['score', '--hyp', '-', '--ref', short, '--metric', 'bleu', '--json'], {
      stdin: 'the cat sat on the mat now\n',
    })
    expect(JSON.parse(stdout).results[0].score).toBeCloseTo(100, 10)
  })
  it('says on stderr and in the JSON that a byte-order mark was left out', async () => {
    const marked = write('marked.txt', '\ufeffthe cat sat on the mat now\n')
    const { stdout, stderr } = await runAssay(['score', '--hyp', marked, '--ref', short, '--metric', 'bleu', '--json'])
    expect(stderr).toContain('byte-order mark')
    expect(JSON.parse(stdout)).toMatchObject({
      warnings: [expect.stringContaining('marked.txt')],
      results: [{ score: expect.closeTo(100, 10) }],
    })
  })
})

describe('assay score warns, in the JSON and on stderr', () => {
  const zh = write('zh.txt', '今天天气很好我们去公园散步吧\n')
  it('of a script without spaces under a metric that goes by them', async () => {
    const { code, stdout, stderr } = await runAssay(['score', '--hyp', zh, '--ref', zh, '--metric', 'bleu', '--json'])
    expect(code).toBe(0)
    expect(JSON.parse(stdout).warnings).toContainEqual(expect.stringContaining('tok=zh'))
    expect(stderr).toContain('assay: warning: ')
  })
  it('not where the setting fits', async () => {
    const { stdout, stderr } = await runAssay(['score', '--hyp', zh, '--ref', zh, '--metric', 'bleu:tok=zh', '--json'])
    expect({ warnings: JSON.parse(stdout).warnings, stderr }).toEqual({ warnings: [], stderr: '' })
  })
  it('of outputs too short for a 4-gram', async () => {
    const two = write('two.txt', 'good morning\n')
    const { stdout } = await runAssay(['score', '--hyp', two, '--ref', two, '--metric', 'bleu', '--json'])
    expect(JSON.parse(stdout).warnings).toContainEqual(expect.stringContaining('4-grams'))
  })
})

describe('assay score refuses with exit code 2, nothing on stdout and a sentence on stderr', () => {
  const duplicate = write(
    'duplicate.jsonl',
    toJsonLines([
      { id: 'a', output: 'x' },
      { id: 'a', output: 'y' },
    ]),
  )
  const unknown = write('unknown.jsonl', '{"id":"a","output":"x"}\n{"id":"b","ouput":"y"}\n')
  const nan = write('nan.jsonl', '{"id":"a","nll":NaN}\n')
  const empty = write('empty.txt', '')
  const latin = write('latin1.txt', Uint8Array.from([0x6f, 0x6b, 0x0a, 0x63, 0x61, 0x66, 0xe9, 0x0a]))
  const files = ['--hyp', hyp, '--ref', ref]
  it.each([
    [
      'a missing file',
      ['--hyp', 'nowhere.txt', '--ref', ref, '--metric', 'bleu'],
      'nowhere.txt: There is no such file.',
    ],
    ['a folder', ['--hyp', '/', '--ref', ref, '--metric', 'bleu'], 'a folder'],
    ['an empty file', ['--hyp', empty, '--ref', ref, '--metric', 'bleu'], `${empty}: The file is empty.`],
    ['invalid UTF-8', ['--hyp', latin, '--ref', ref, '--metric', 'bleu'], `${latin}:2:4: `],
    [
      'unequal line counts',
      ['--hyp', hyp, '--ref', short, '--metric', 'bleu'],
      `${hyp} has 2 lines, ${short} has 1 line`,
    ],
    [
      'a duplicate id',
      ['--input', duplicate, '--metric', 'bleu'],
      `${duplicate}:2: Segment "a" is there twice: here and at ${duplicate}:1`,
    ],
    ['an unknown key', ['--input', unknown, '--metric', 'bleu'], `${unknown}:2: Unknown key "ouput". Known: id,`],
    ['NaN', ['--input', nan, '--metric', 'bleu'], `${nan}:1:17: NaN is not JSON. Send null`],
    ['no metric', files, '--metric: No metric was named.'],
    ['an unknown metric', [...files, '--metric', 'blue'], 'There is no metric "blue". Known: bleu, chrf'],
    [
      'an unknown key of a metric',
      [...files, '--metric', 'bleu:token=zh'],
      'no key "token" (in "bleu:token=zh"). Known: tok, ',
    ],
    ['an unknown value', [...files, '--metric', 'bleu:tok=14a'], 'Give one of: 13a'],
    ['no input', ['--metric', 'bleu'], '--hyp: No outputs were given.'],
    ['both kinds of input', [...files, '--input', duplicate, '--metric', 'bleu'], '--hyp cannot stand beside it'],
    ['an unknown flag', [...files, '--metrics', 'bleu'], "unknown option '--metrics'"],
    ['an unknown level', [...files, '--metric', 'bleu', '--level', 'word'], 'Allowed choices are corpus, segment'],
    ['a stray argument', [...files, '--metric', 'bleu', 'stray.txt'], 'too many arguments'],
  ])('%s', async (_title, args, said) => {
    const { code, stdout, stderr } = await runAssay(['score', ...args, '--json'])
    expect(stderr).toContain(said)
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
  })
  it('a file that is longer than any text can be', async () => {
    const large = write('large.txt', '')
    truncateSync(large, 600_000_000)
    const { code, stderr } = await runAssay(['score', '--hyp', large, '--ref', ref, '--metric', 'bleu'])
    expect(code).toBe(2)
    expect(stderr).toContain('large.txt: The file has more than 536.9 MB')
  })
  it('two wrong metrics are told at once', async () => {
    const { stderr } = await runAssay(['score', ...files, '--metric', 'nope', '--metric', 'bleu:tok=xx'])
    expect(stderr).toContain('"nope"')
    expect(stderr).toContain('"xx"')
  })
  it('where no segment can be scored there was nothing to judge: the result is printed, the code is 2', async () => {
    const { code, stdout } = await runAssay(['score', '--hyp', hyp, '--metric', 'bleu', '--json'])
    expect(code).toBe(2)
    expect(JSON.parse(stdout).results[0]).toMatchObject({ score: null, scored: 0, failed: 2 })
    expect(JSON.parse(stdout).results[0].reason).toContain('reference')
  })
})

describe('assay score: nothing to judge', () => {
  const likelihoods = (...parts: readonly object[]) =>
    toJsonLines(parts.map((part, i) => ({ id: `d${i + 1}`, logBase: 'e', hypothesis: 'abcd', ...part })))
  it.each([
    ['no log-probability', { logprobs: [] }],
    ['only unscored positions', { logprobs: [null] }],
    ['no window', { windows: [] }],
    ['no token', { nll: 0, tokenCount: 0 }],
  ])('%s: exit code 2, with the reason', async (name, part) => {
    const input = write(`${name}.jsonl`, likelihoods(part))
    const { code, stdout } = await runAssay(['score', '--input', input, '--metric', 'ppl', '--json'])
    expect(code).toBe(2)
    expect(JSON.parse(stdout).results[0]).toMatchObject({
      score: null,
      scored: 0,
      failed: 1,
      unscored: [{ id: 'd1', reason: 'no token is scored' }],
    })
  })
  it('a text that nobody scored is left out by name, and divides nothing', async () => {
    const input = write('unscored.jsonl', likelihoods({ logprobs: [-1, -2] }, { logprobs: [null, null] }))
    const { code, stdout } = await runAssay(['score', '--input', input, '--metric', 'ppl:unit=byte', '--json'])
    expect(code).toBe(0)
    expect(JSON.parse(stdout).results[0]).toMatchObject({
      score: expect.closeTo(Math.exp(3 / 4), 12),
      unscored: [{ id: 'd2', reason: 'no token is scored' }],
    })
  })
  it('a sum beside other log-probabilities is refused with its segment and line', async () => {
    const input = write('sum.jsonl', likelihoods({ logprobs: [-1, -2], nll: 50 }))
    const { code, stderr } = await runAssay(['score', '--input', input, '--metric', 'ppl'])
    expect(code).toBe(2)
    expect(stderr).toContain('Segment "d1": the negative log-likelihood is 50, and the log-probabilities add up to 3.')
  })
})

describe('assay score: ratings and scores from elsewhere', () => {
  const rated = (id: string, comet: number, ...judges: readonly number[]) => ({
    id,
    scores: [
      { metric: 'comet', value: comet, signature: 'wmt22' },
      ...judges.map((value, i) => ({ metric: 'judge', value, rater: `r${i}`, signature: 'guide 1' })),
    ],
  })
  const input = write('rated.jsonl', toJsonLines([rated('a', 0.1, 1, 1), rated('b', 0.2, 2, 2), rated('c', 0.3, 3, 3)]))
  it('agreement of raters and correlations of two scores are metrics like others', async () => {
    const specs = ['fleiss:name=judge', 'krippendorff:name=judge,level=ordinal', 'pearson:x=comet,y=judge']
    const more = ['spearman:x=comet,y=judge', 'kendall:x=comet,y=judge']
    const args = [...specs, ...more].flatMap((spec) => ['--metric', spec])
    const { code, stdout } = await runAssay(['score', '--input', input, ...args, '--json'])
    expect(code).toBe(0)
    const { results } = JSON.parse(stdout) as { results: { score: number; signature: string }[] }
    for (const { score } of results) expect(score).toBeCloseTo(1, 12)
    expect(results[2].signature).toBe('x:comet|y:judge|xmodel:wmt22|ymodel:guide 1|agg:corpus')
  })
  it('without a name the names that were posted are listed, and nothing is printed', async () => {
    const { code, stdout, stderr } = await runAssay(['score', '--input', input, '--metric', 'external', '--json'])
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
    expect(stderr).toContain('Posted here: comet, judge.')
  })
})

describe('assay score --json with many segments', () => {
  it('is whole JSON, also where it is longer than a pipe takes at once', async () => {
    const many = write('many.txt', 'a line of seven words for all\n'.repeat(3000))
    const metrics = ['wer', 'em', 'bleu'].flatMap((name) => ['--metric', name])
    const args = ['score', '--hyp', many, '--ref', many, ...metrics, '--level', 'segment', '--json']
    const body = JSON.parse((await runAssay(args)).stdout)
    expect(body.results.map((result: { segments: object[] }) => result.segments.length)).toEqual([3000, 3000, 3000])
    expect(body.results[0].segments[2999]).toMatchObject({
      id: '3000',
      score: 0,
      details: { alignment: [['equal', 0, 7, 0, 7]] },
    })
  })
})
