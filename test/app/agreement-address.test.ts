import { describe, expect, it } from 'vitest'
import { parseAgreementAddress, toAgreementHref } from '../../app/_components/runs/agreement-address.ts'

describe('address of two metrics', () => {
  it('is read and written', () => {
    const address = parseAgreementAddress('r1', { x: 'bleu', y: 'chrf:nw=2', slice: 'line:north' })
    expect(address).toEqual({
      id: 'r1',
      x: 'bleu',
      y: 'chrf:nw=2',
      slice: { by: 'line', value: 'north' },
      badSlice: null,
    })
    expect(toAgreementHref(address)).toBe('/runs/r1/metrics?x=bleu&y=chrf%3Anw%3D2&slice=line%3Anorth')
  })
  it('another writing of a SPEC is that SPEC', () => {
    expect(parseAgreementAddress('r1', { x: 'bleu:tok=13a' }).x).toBe('bleu')
  })
  it('keeps what it cannot read, to be told', () => {
    expect(parseAgreementAddress('r1', { x: 'nope', slice: 'nope' })).toMatchObject({
      x: 'nope',
      slice: null,
      badSlice: 'nope',
    })
  })
})
