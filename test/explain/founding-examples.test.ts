import { describe, expect, it } from 'vitest'
import { explainBleu } from '../../lib/explain/explain-bleu.ts'
import { explainEdits } from '../../lib/explain/explain-edits.ts'
import { explainPerplexity, explainWindows } from '../../lib/explain/explain-perplexity.ts'
import { explainRouge } from '../../lib/explain/explain-rouge.ts'
import { lcsPath } from '../../lib/explain/lcs-path.ts'
import { ngramTable } from '../../lib/explain/ngram-table.ts'
import { editDistance } from '../../lib/text/edit-distance.ts'
import { internTokens } from '../../lib/text/intern-tokens.ts'
import { lcsLength } from '../../lib/text/lcs.ts'

const pair = (hypothesis: string, reference: string) => ({ id: '1', hypothesis, references: [reference] })

describe('the examples that this product began from', () => {
  const BLEU_2 = 'bleu:order=2,smooth=none,tok=none'
  it('BLEU-2 rewards a wrong hour over a missing one', () => {
    const missing = explainBleu(pair('the bus leaves', 'the bus leaves at ten'), BLEU_2)
    expect(missing?.score).toBeCloseTo(51.34, 2)
    expect(missing?.brevityPenalty).toBeCloseTo(Math.exp(1 - 5 / 3), 12)
    const wrong = explainBleu(pair('the bus leaves at nine', 'the bus leaves at ten'), BLEU_2)
    expect(wrong?.score).toBeCloseTo(77.46, 2)
    expect(wrong?.orders.map(({ matches, total }) => [matches, total])).toEqual([
      [4, 5],
      [3, 4],
    ])
  })
  it('a word said three times counts once: precision 1/3', () => {
    const [unigrams] = ngramTable(['red', 'red', 'red'], [['the', 'red', 'door']], 1)
    expect([unigrams.matches, unigrams.total]).toEqual([1, 3])
    expect(unigrams.at).toEqual(['match', 'clipped', 'clipped'])
    const bleu = explainBleu(pair('red red red', 'the red door'), 'bleu:order=1,smooth=none,tok=none')
    expect(bleu?.orders[0].precision).toBeCloseTo(100 / 3, 12)
  })
  it('ROUGE-1 of a negated sentence: recall 1, precision 4/5, F1 8/9', () => {
    const steps = explainRouge(pair('the valve is not open', 'the valve is open'), 'rouge1')
    expect(steps).toMatchObject({ hits: 4, inHypothesis: 5, inReference: 4, recall: 1, precision: 4 / 5 })
    expect(steps?.f).toBeCloseTo(8 / 9, 12)
  })
  it('order: a longest common subsequence of 2, an edit distance of 2', () => {
    const sides = [
      ['we', 'ship', 'today'],
      ['today', 'we', 'ship'],
    ]
    const [a, b] = internTokens(...sides)
    expect(lcsPath(sides[0], sides[1])).toHaveLength(2)
    expect(lcsLength(a, b)).toBe(2)
    expect(editDistance(a, b)).toBe(2)
  })
  it('one digit of four: CER 1/4', () => {
    expect(explainEdits(pair('1230', '1280'), 'cer')).toMatchObject({ score: 1 / 4, substitutions: 1, errors: 1 })
  })
  it('probabilities of 1/4: perplexity 4', () => {
    const logprobs = [Math.log(1 / 4), Math.log(1 / 4), Math.log(1 / 4)]
    expect(explainPerplexity([{ id: '1', logBase: 'e', logprobs }]).perToken).toBeCloseTo(4, 12)
  })
  it('batches of unlike size are weighed by their targets: 6.063, not 5', () => {
    const batch = (id: string, targets: number, perplexity: number) => ({
      id,
      logBase: 'e' as const,
      nll: targets * Math.log(perplexity),
      tokenCount: targets,
    })
    const steps = explainPerplexity([batch('a', 2, 2), batch('b', 8, 8)])
    expect(steps.perToken).toBeCloseTo(6.063, 3)
    expect(steps.meanOfDocuments).toBeCloseTo(5, 12)
  })
  it('a window of 4 over 6 tokens scores 5 targets, once each', () => {
    const steps = explainWindows({ tokens: 6, window: 4, stride: 2 })
    expect(steps.targets).toBe(5)
    expect(steps.windows.reduce((sum, { targets }) => sum + targets, 0)).toBe(5)
    expect(steps.scoredBy).toEqual([null, 0, 0, 0, 1, 1])
    expect(steps.faults).toEqual([])
  })
})
