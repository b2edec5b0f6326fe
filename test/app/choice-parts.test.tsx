import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { RunsTable } from '../../app/_components/projects/runs-table.tsx'
import { prepareRuns } from '../../lib/report/prepare-runs.ts'
import { toTrendPoints } from '../report/trend-points.ts'

const runs = toTrendPoints([{}]).map(({ run }) => run)
const table = prepareRuns({ runs, scores: new Map(), metrics: [], steps: new Map() })
const shown = (elsewhere: Parameters<typeof RunsTable>[0]['elsewhere']) =>
  renderToStaticMarkup(
    <RunsTable
      project="p"
      table={table}
      verdictBy={null}
      counted="1 run"
      chosen={{ base: null, heads: [] }}
      elsewhere={elsewhere}
    />,
  )

describe('chosen runs that a filter hides', () => {
  it('stand below the table, named and chosen, and make a comparison with the one that is there', () => {
    const html = shown([
      { side: 'head', ref: 'run:x', name: 'feed003' },
      { side: 'base', ref: 'run:y', name: '<b>' },
    ])
    expect(html).toContain('Chosen too, but not in this list')
    expect(html).toMatch(/<input type="checkbox" aria-label="compare feed003" name="head" checked="" value="run:x"\/>/)
    expect(html).toMatch(/<input type="radio" aria-label="&lt;b&gt; as base" name="base" checked="" value="run:y"\/>/)
    expect(html).toContain('Compare chosen')
  })
  it('are not spoken of where there are none', () => {
    expect(shown([])).not.toContain('Chosen too')
    expect(shown([])).not.toContain('Compare chosen')
  })
})
