import { describe, expect, it } from 'vitest'
import { makeFolder, runAssay } from './run-assay.ts'

const { folder, write } = makeFolder()
const texts = Array.from(
  { length: 12 },
  (_, i) => `the ${['red', 'blue', 'green'][i % 3]} boat ${i} leaves the harbour at noon`,
)
const ref = write('ref.txt', `${texts.join('\n')}\n`)
const hyp = write('hyp.txt', `${texts.map((text, i) => (i % 2 ? text : text.replace('leaves', 'left'))).join('\n')}\n`)
const run = (...args: readonly string[]) => runAssay(args, { cwd: folder })
const files = ['--hyp', hyp, '--ref', ref]

interface Verified {
  readonly outcome: string
  readonly value: number
  readonly decimals: number | null
  readonly note: string | null
  readonly spec: string | null
}
async function verify(...args: readonly string[]) {
  const { code, stdout } = await run('verify', ...args, '--json')
  return { code, scores: (JSON.parse(stdout) as { scores: Verified[] }).scores }
}
const own = async (spec: string) => {
  const { stdout } = await run('score', ...files, '--metric', spec, '--json')
  return JSON.parse(stdout).results[0] as { score: number; signature: string }
}

describe('assay verify', () => {
  it('a score is verified at the precision that it was printed with, and the number is that of "assay score"', async () => {
    const { score } = await own('bleu')
    for (const decimals of [1, 2, 6]) {
      const { code, scores } = await verify(...files, '--score', `bleu=${score.toFixed(decimals)}`)
      expect(scores).toMatchObject([{ outcome: 'verified', spec: 'bleu', value: score, decimals, note: null }])
      expect(code).toBe(0)
    }
  })
  it('one that differs in its last digit is told, and ends with 2', async () => {
    const { score } = await own('bleu')
    const { code, scores } = await verify(
      ...files,
      '--score',
      `bleu=${(score + 0.02).toFixed(2)}`,
      '--score',
      `chrf=${(await own('chrf')).score.toFixed(2)}`,
    )
    expect(scores.map(({ outcome }) => outcome)).toEqual(['differs', 'verified'])
    expect(code).toBe(2)
  })
  it('a factor of 100 is recognised and said; a whole number verifies nothing', async () => {
    const { score } = await own('bleu')
    const { code, scores } = await verify(...files, '--score', `bleu=${(score / 100).toFixed(4)}`)
    expect(scores).toMatchObject([{ outcome: 'verified', note: expect.stringContaining('a hundredth') }])
    expect(code).toBe(0)
    const whole = await verify(...files, '--score', `bleu=${Math.round(score)}`)
    expect(whole).toMatchObject({
      code: 2,
      scores: [{ outcome: 'unverified', note: expect.stringContaining('too coarse') }],
    })
  })
  it('names of people and settings of a signature choose the metric', async () => {
    const { score } = await own('bleu:case=lc,tok=char')
    const signature = 'nrefs:1|case:lc|eff:no|tok:char|smooth:exp|version:2.3.1'
    const file = write(
      'bleu.json',
      JSON.stringify({ name: 'BLEU', score: Number(score.toFixed(1)), signature, verbose_score: '1/1/1/1' }),
    )
    const { code, scores } = await verify(file, ...files)
    expect(scores).toMatchObject([{ outcome: 'verified', spec: 'bleu:tok=char,case=lc', value: score }])
    expect(code).toBe(0)
    const other = await verify(file, ...files, '--metric', 'bleu')
    expect(other).toMatchObject({
      code: 2,
      scores: [{ outcome: 'unverified', note: expect.stringContaining('another signature: nrefs:1|case:mixed') }],
    })
  })
  it('a metric that is not computed here is not verified', async () => {
    expect(await verify(...files, '--score', 'COMET=0.81')).toMatchObject({
      code: 2,
      scores: [{ outcome: 'unverified', value: null, note: 'No such metric is computed here.' }],
    })
  })
  it('for people one line a score', async () => {
    const { score } = await own('bleu')
    const { stdout } = await run('verify', ...files, '--score', `bleu=${score.toFixed(1)}`)
    expect(stdout).toMatch(/^bleu +\d+\.\d +\d+\.\d{3} +verified +to 1 decimal$/m)
  })
  it.each([
    ['no score', [...files], '--score: There is no score to verify.'],
    ['no outputs', ['--score', 'bleu=1.5'], 'There are no outputs'],
    ['a value that is no number', [...files, '--score', 'bleu=high'], '"high" is not a decimal number'],
  ])('%s is refused', async (_title, args, said) => {
    const result = await run('verify', ...args)
    expect(result).toMatchObject({ code: 2, stdout: '' })
    expect(result.stderr).toContain(said)
  })
  it('what a team scores by does not narrow what is verified', async () => {
    const { score } = await own('ter')
    const { folder: cwd, write: put } = makeFolder()
    put('assay.config.json', JSON.stringify({ metrics: ['bleu', 'chrf'] }))
    const result = await runAssay(['verify', ...files, '--score', `ter=${score.toFixed(2)}`, '--json'], { cwd })
    expect(JSON.parse(result.stdout).scores).toMatchObject([{ outcome: 'verified', spec: 'ter' }])
    expect(result.code).toBe(0)
  })
})
