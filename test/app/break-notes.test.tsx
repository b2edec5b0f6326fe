import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { BreakNotes } from '../../app/_components/projects/break-notes.tsx'
import { prepareTrend } from '../../lib/report/prepare-trend.ts'
import { SIGNATURE, toTrendPoints } from '../report/trend-points.ts'

const intl = { spec: 'bleu:tok=intl', signature: SIGNATURE.replace('tok:13a', 'tok:intl') }
const trend = prepareTrend(toTrendPoints([{}, {}, intl]), { followedBranch: 'main' })
const html = (rescore: (() => Promise<void>) | null) =>
  renderToStaticMarkup(<BreakNotes trend={trend} project="p" rescore={rescore} />)

describe('a break of a line by its signature', () => {
  it('offers to score the older runs anew where the reader may, and always to compare under one signature', () => {
    const link =
      '/compare?project=p&amp;base=run%3Ar1&amp;head=run%3Ar2&amp;metric=bleu%3Atok%3Dintl&amp;repair=rescore'
    const offered = html(async () => {})
    expect(offered).toContain('Rescore 2 older runs under tok:intl')
    expect(offered).toContain('<input type="hidden" name="run" value="r2"/>')
    expect(offered).toContain('<input type="hidden" name="spec" value="bleu:tok=intl"/>')
    expect(offered).toContain(link)
    expect(html(null)).not.toContain('<form')
    expect(html(null)).toContain(link)
  })
})
