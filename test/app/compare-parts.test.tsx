import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ComparabilityBanner } from '../../app/_components/compare/comparability-banner.tsx'
import { Finding } from '../../app/_components/compare/finding.tsx'
import { FlipsSection } from '../../app/_components/compare/flips-section.tsx'
import { ForestTable } from '../../app/_components/compare/forest-table.tsx'
import { MetricSwitch } from '../../app/_components/compare/metric-switch.tsx'
import { SegmentsSection } from '../../app/_components/compare/segments-section.tsx'
import { ModelText } from '../../app/_components/segments/model-text.tsx'
import { MovedSegmentCard } from '../../app/_components/segments/moved-segment.tsx'
import { DataErrors } from '../../app/_components/ui/data-errors.tsx'
import type { FlipSummary } from '../../lib/compare/summarize-flips.ts'
import { prepareComparison } from '../../lib/report/prepare-comparison.ts'
import { prepareHistogram } from '../../lib/report/prepare-histogram.ts'
import { prepareMoved } from '../../lib/report/prepare-moved.ts'
import { makeComparison, makeResult, makeRun } from '../report/make-comparison.ts'

const viewOf = (changes: Parameters<typeof makeComparison>[0] = {}) =>
  prepareComparison({ comparison: makeComparison(changes), base: makeRun(), head: makeRun({ id: 'r2' }) })
const forest = (changes: Parameters<typeof makeComparison>[0] = {}) =>
  renderToStaticMarkup(<ForestTable view={viewOf(changes).forest} lead="bleu" hrefOf={(spec) => `/?metric=${spec}`} />)

const side = (hypothesis: string, score: number) =>
  ({ hypothesis, predictedLabel: null, state: 'scored', reason: null, score }) as const
const moved = (base: string, head: string) =>
  renderToStaticMarkup(
    <MovedSegmentCard
      scoreLabel="segment BLEU"
      view={prepareMoved(
        {
          position: 0,
          id: '<i>1</i>',
          document: null,
          tags: { x: '<b>tag</b>' },
          source: '<u>s</u>',
          references: ['<s>r</s>'],
          label: null,
          base: side(base, 40),
          head: side(head, 20),
          delta: -20,
        },
        { direction: 'higher', unit: 'points', pair: 'base-head' },
      )}
    />,
  )

describe('a moved segment', () => {
  it('bears a mark for each kind of flip that head brought, and none without', () => {
    const card = (flips?: readonly string[]) =>
      renderToStaticMarkup(
        <MovedSegmentCard
          scoreLabel="segment BLEU"
          view={prepareMoved(
            {
              position: 0,
              id: 's1',
              document: null,
              tags: {},
              source: null,
              references: ['open the valve'],
              label: null,
              base: side('open the valve', 100),
              head: side('do not open the valve', 50),
              delta: -50,
              ...(flips && { flips }),
            },
            { direction: 'higher', unit: 'points', pair: 'base-head' },
          )}
        />,
      )
    expect(card(['negation', 'number']).match(/class="flipnote"/g)).toHaveLength(2)
    expect(card(['negation'])).toContain('negation')
    expect(card()).not.toContain('flipnote')
  })
})

describe('the choices of a metric', () => {
  it('have a name each, since a page with slices has two of them', () => {
    const metrics = ['BLEU', 'TER'].map((label, i) => ({ href: `#${label}`, label, current: i === 0 }))
    const names = (['slices', 'segments'] as const).map((of) => {
      const html = renderToStaticMarkup(<MetricSwitch metrics={metrics} of={of} />)
      return /<nav[^>]* aria-label="([^"]+)"/.exec(html)?.[1]
    })
    expect(names).toEqual(['Metric of the slices', 'Metric of the segments'])
  })
})

describe('forest table', () => {
  it('is a real table whose rows are named, and every drawing repeats its numbers', () => {
    const html = forest()
    expect(html).toMatch(/<table role="table"/)
    expect(html).toMatch(/<th scope="row"[^>]*>.*?BLEU/)
    expect(html).toContain('role="img" aria-label="BLEU: difference −0.91, interval −1.46 to −0.35, worse"')
  })
  it('is drawn by the server before any script has come', () => {
    expect(forest()).toMatch(/class="bandrect"[\s\S]*class="w"/)
  })
  it('links every other metric, and the one that the page speaks about not to itself', () => {
    expect(forest()).toContain('metric=chrf')
    expect(forest()).not.toContain('metric=bleu')
  })
  it('shows no number of a metric that may not be compared', () => {
    const html = forest({ results: [makeResult({ comparable: 'no', verdict: null })] })
    expect(html).toContain('not compared')
    expect(html).not.toMatch(/34\.12|33\.21|0\.91|1\.46/)
  })
})

describe('banner', () => {
  it('not comparable names field, both values, why and repair; the unknown is a word', () => {
    const difference = {
      field: 'bos',
      base: 'yes',
      head: null,
      why: 'Unknown equals nothing.',
      repair: 'none',
    } as const
    const view = viewOf({ results: [makeResult({ comparable: 'no', differences: [difference], verdict: null })] })
    const html = renderToStaticMarkup(
      <ComparabilityBanner
        view={view.comparability}
        alone={<a href="/runs/r1">base</a>}
        repairHref={(repair) => `/?repair=${repair}`}
        exportPath="/export"
        undoHref="/"
      />,
    )
    for (const part of ['cmp stop', 'Not comparable', 'bos', 'yes', 'unknown', 'Unknown equals nothing.', '/runs/r1'])
      expect(html).toContain(part)
    expect(html).not.toContain('repair=rescore')
  })
  it('offers the repair where outputs are stored, as a link that needs no script, and its undoing', () => {
    const difference = { field: 'tok', base: '13a', head: 'intl', why: 'Other tokens.', repair: 'rescore' } as const
    const results = [makeResult({ comparable: 'after-repair', differences: [difference], verdict: null })]
    const banner = (repair: 'rescore' | 'rescore-base' | null, changes: Parameters<typeof makeComparison>[0]) =>
      renderToStaticMarkup(
        <ComparabilityBanner
          view={
            prepareComparison({ comparison: makeComparison(changes), base: makeRun(), head: makeRun(), repair })
              .comparability
          }
          alone={null}
          repairHref={(repair) => `/?repair=${repair}`}
          exportPath="/export"
          undoHref="/?undone"
        />,
      )
    expect(banner(null, { results })).toContain('href="/?repair=rescore"')
    expect(banner(null, { results })).toMatch(/href="[^"]*repair=rescore-base">Rescore both under base’s signature/)
    const repaired = {
      how: 'rescore' as const,
      sides: ['base' as const],
      before: { base: 'tok:13a', head: 'tok:intl' },
      signature: 'tok:intl',
      differences: [difference],
    }
    const html = banner('rescore', { results: [makeResult({ repaired })] })
    expect(html).toContain('href="/?undone"')
    expect(html).toContain('base rescored from outputs under tok:intl; before, base tok:13a, head tok:intl.')
    expect(html).toMatch(/Comparable, repaired.*Both rescored under tok:intl/)
    const under = { ...repaired, sides: ['head' as const], signature: 'tok:13a' }
    expect(banner('rescore-base', { results: [makeResult({ repaired: under })] })).toContain(
      'Both rescored under tok:13a.',
    )
    const third = { ...repaired, sides: ['base' as const, 'head' as const], signature: 'case:mixed|tok:char' }
    expect(banner('rescore', { results: [makeResult({ repaired: third })] })).toContain(
      'Both rescored under case:mixed|tok:char.',
    )
  })
})

describe('flips of a comparison', () => {
  it('have their heads beside each number where the heads of the table are out of sight', () => {
    const run = makeRun()
    const none = { count: 0, ids: [] }
    const rate = { base: null, head: null, delta: null } as unknown as FlipSummary['rate']
    const kinds = [{ kind: 'negation', base: 1, head: 1, introduced: none, removed: none }]
    const html = renderToStaticMarkup(
      <FlipsSection
        flips={{ pairs: 40, base: 1, head: 1, introduced: 0, removed: 0, rate, kinds }}
        isOfOtherData={false}
        of={{ project: 'p', base: run, head: run }}
        exportPath="/export"
      />,
    )
    const cells = html.match(/<td [^>]*>/g) ?? []
    expect(cells).toHaveLength(4)
    for (const cell of cells) expect(cell).toMatch(/data-l="[^"]+"/)
  })
})

describe('finding', () => {
  it('says the verdict in a word beside its shape', () => {
    const html = renderToStaticMarkup(<Finding sentence={viewOf().sentence} />)
    expect(html).toMatch(/Worse\.<\/span> BLEU is lower by <b class="num">0\.91<\/b> points/)
  })
  it('is small beside errors in the data, which stand before it', () => {
    const errors = ['Error in the data of head: its numbers are about other data than meant.', 'And another.']
    expect(renderToStaticMarkup(<Finding sentence={viewOf().sentence} isOfOtherData />)).toContain(
      'class="statement s"',
    )
    expect(renderToStaticMarkup(<Finding sentence={viewOf().sentence} />)).not.toContain('class="statement s"')
    const html = renderToStaticMarkup(<DataErrors errors={errors} />)
    expect(html).toMatch(/^<div class="data-errors"><p class="statement">/)
    expect(html.replace(/<[^>]*>/g, '')).toBe(` ${errors.join('')}`)
    expect(renderToStaticMarkup(<DataErrors errors={[]} />)).toBe('')
  })
})

describe('segments', () => {
  it('the histogram has a table of the same counts', () => {
    const histogram = prepareHistogram({ deltas: [-7, 3, 4], label: 'BLEU', unit: 'points', direction: 'higher' })
    const html = renderToStaticMarkup(
      <SegmentsSection metrics={[]} exportPath="/export" outcome={viewOf().outcome!} histogram={histogram} />,
    )
    expect(html).toContain('aria-label="Distribution of segment BLEU differences: 1 lost, 2 gained"')
    expect(html).toMatch(/0 to \+5<\/th><td class="n">2/)
  })
})

describe('text under test', () => {
  it('is text and never markup, wherever it comes from', () => {
    const html = moved('<img src=x onerror=alert(1)>', '<script>alert(2)</script>')
    expect(html).not.toMatch(/<(img|script|i|u|s)[ >]/)
    expect(html).toContain('&lt;/script')
  })
  it('says removed and added to those who do not see the marks', () => {
    const html = moved('nine bolts', 'ten bolts')
    expect(html).toContain('<del><span class="vh">removed: </span>nine</del>')
    expect(html).toContain('<ins><span class="vh">added: </span>ten</ins>')
  })
  it('has its own direction, and a bidirectional override is a named box without effect', () => {
    const html = moved('a', 'b\u202Ec')
    expect(html).toMatch(/<dd dir="auto"/)
    expect(html).not.toContain('\u202E')
    expect(html).toContain('RIGHT-TO-LEFT OVERRIDE U+202E')
  })
  it('unfolds when it is long', () => {
    const html = renderToStaticMarkup(<ModelText text={'word '.repeat(1000)} limit={100} />)
    expect(html).toMatch(/<details[^>]*><summary>Show all 5\u202f000 characters/)
  })
})
