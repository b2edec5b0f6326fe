import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ReportLinks } from '../../app/_components/compare/report-links.tsx'
import { ReportFileQuery } from '../../lib/schema/report-input.ts'
import { makeRun } from '../report/make-comparison.ts'

const render = (base: string, head: string) =>
  renderToStaticMarkup(<ReportLinks project="manuals" base={makeRun({ id: base })} head={makeRun({ id: head })} />)

it('offers the report in every format that the route takes', () => {
  const hrefs = [...render('a', 'b').matchAll(/href="([^"]+)"/g)].map(([, href]) => href.replaceAll('&amp;', '&'))
  const formats = hrefs.map((href) => {
    const { head, ...query } = Object.fromEntries(new URL(href, 'http://x').searchParams)
    return ReportFileQuery.parse({ ...query, head: [head] }).format
  })
  expect(formats).toEqual(['markdown', 'json', 'junit', 'github', 'gitlab', 'html', 'svg'])
})

it('offers none of a run against itself', () => {
  expect(render('a', 'a')).toBe('')
})
