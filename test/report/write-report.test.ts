import fc from 'fast-check'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { parse } from 'parse5'
import { describe, expect, it } from 'vitest'
import { type BadgeVerdict, badgeSvg, scoreBadge, verdictBadge } from '../../lib/report/badge.ts'
import { embedSvg } from '../../lib/report/embed-svg.ts'
import { prepareReport } from '../../lib/report/prepare-report.ts'
import type { ReportData } from '../../lib/report/report.ts'
import { writeReport } from '../../lib/report/write-report.ts'
import { makeComparison, makeResult } from './make-comparison.ts'
import { makeMoved, makeReportData, makeSide } from './make-report-data.ts'
import { HOSTILE } from './pull-request/read-markdown.ts'

const prepare = (changes?: Partial<ReportData>) => prepareReport(makeReportData(changes))
const readXml = (text: string) => {
  expect(XMLValidator.validate(text)).toBe(true)
  return new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '' }).parse(text)
}
/** What XML 1.0 does not allow at all, nor what would turn the text around. */
const FORBIDDEN =
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF\u202A-\u202E\u2066-\u2069]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/

const hostileText = fc
  .array(fc.constantFrom(...HOSTILE, ']]>', '"', "'", '\uFFFE', 'a'), { minLength: 1, maxLength: 5 })
  .map((parts) => parts.join(''))
/** The report with this text wherever a sender may write. */
function spoil(text: string) {
  const data = makeReportData()
  const moved = makeMoved()
  return prepare({
    project: text,
    comparison: {
      ...data.comparison,
      results: data.comparison.results.map((one) => ({
        ...one,
        label: text,
        signature: text,
        differences: one.differences.map((difference) => ({ ...difference, field: text, base: text, head: text })),
      })),
      changed: [text],
      warnings: [text],
    },
    base: makeSide({ name: text, commit: text, testSetLabel: text }),
    head: makeSide({ name: text, testSet: text, testSetLabel: text }),
    gate: { ...data.gate, warnings: [text], metrics: data.gate.metrics.map((one) => ({ ...one, reason: text })) },
    worst: {
      spec: 'bleu',
      total: 1,
      items: [{ ...moved, id: text, references: [text], head: { ...moved.head, hypothesis: text } }],
    },
    command: text,
  })
}

describe('JUnit', () => {
  const suiteOf = (changes?: Partial<ReportData>) => readXml(writeReport(prepare(changes), 'junit')).testsuites
  const cannotTell = (
    outcome: ReportData['gate']['outcome'],
    of: ReportData['gate']['outcome'],
  ): ReportData['gate'] => ({
    outcome,
    family: 1,
    warnings: [],
    metrics: [{ spec: 'bleu', outcome: of, code: 'worse', reason: 'So it is.', pAdjusted: null }],
  })
  const endings = (changes: Partial<ReportData>) => {
    const { failures, errors, skipped } = suiteOf(changes)
    return { failures, errors, skipped }
  }

  it('has a case a metric with its figures, and the failing one is a failure', () => {
    const { tests, failures, errors, testsuite } = suiteOf()
    expect({ tests, failures, errors }).toEqual({ tests: '3', failures: '1', errors: '0' })
    const [bleu, chrf] = testsuite.testcase
    expect(bleu).toMatchObject({
      classname: 'manuals',
      name: 'BLEU',
      failure: { message: 'Worse, by at least the smallest effect that matters.', type: 'regression' },
    })
    expect(chrf).toMatchObject({ name: 'chrF2' })
    expect(chrf['system-out']).toContain('60.43 → 60.31')
    expect(chrf).not.toHaveProperty('failure')
  })
  it.each([
    ['fail', 'fail', { failures: '1', errors: '0', skipped: '0' }],
    ['not-comparable', 'not-comparable', { failures: '0', errors: '1', skipped: '0' }],
    ['nothing-to-judge', 'nothing-to-judge', { failures: '0', errors: '1', skipped: '0' }],
    ['cannot-tell', 'cannot-tell', { failures: '0', errors: '0', skipped: '1' }],
    ['pass', 'pass', { failures: '0', errors: '0', skipped: '0' }],
    ['pass', 'not-comparable', { failures: '0', errors: '0', skipped: '1' }],
  ] as const)('a gate that says %s with a metric that is %s', (outcome, of, counts) => {
    expect(endings({ gate: cannotTell(outcome, of) })).toEqual(counts)
  })
  it('a metric that is missing is an error, and an empty comparison is not a file without cases', () => {
    const gate = { ...cannotTell('nothing-to-judge', 'nothing-to-judge') }
    const missing = { ...gate, metrics: gate.metrics.map((one) => ({ ...one, spec: 'ter' })) }
    expect(endings({ gate: missing })).toMatchObject({ errors: '1' })
    const empty = makeComparison({ results: [], pairs: 0 })
    expect(endings({ comparison: empty, gate: { ...gate, metrics: [] } })).toMatchObject({ errors: '1' })
  })
})

describe('OpenMetrics', () => {
  const text = writeReport(prepare(), 'gitlab')
  it('has full precision, names that stay, and no line for what has no number', () => {
    expect(text).toContain('assay_score{metric="bleu",side="head"} 33.21\n')
    expect(text).toContain('assay_difference{metric="bleu"} -0.91\n')
    expect(text).toContain('assay_gate{outcome="fail"} 1\n')
    expect(text.match(/.*comet.*/g)).toEqual(['assay_segments_scored{metric="comet"} 1997'])
    expect(text).not.toMatch(/NaN|null|undefined/)
    expect(text.endsWith('# EOF\n')).toBe(true)
  })
  it('is line by line a name, labels and a number, whatever a SPEC holds', () => {
    fc.assert(
      fc.property(hostileText, (spec) => {
        const text = writeReport(prepare({ comparison: makeComparison({ results: [makeResult({ spec })] }) }), 'gitlab')
        for (const line of text.trimEnd().split('\n'))
          expect(line).toMatch(
            /^(# (TYPE|HELP|EOF).*|[a-zA-Z_:][\w:]*(\{(\w+="([^"\\\s]|\\["\\])*",?)*\})? -?[\d.e+-]+)$/,
          )
      }),
      { numRuns: 100 },
    )
  })
})

describe('slices in OpenMetrics', () => {
  it('whose names differ in what a line cannot hold are series of their own', () => {
    const values = ['med x', 'med_x', 'med\tx', 'med%20x', 'a = b', 'a=b']
    const slices = {
      dimensions: [
        {
          by: 'domain',
          left: 0,
          slices: values.map((value) => ({ value, pairs: 40, results: [makeResult({ spec: 'bleu' })] })),
        },
      ],
    }
    const text = writeReport(prepare({ comparison: makeComparison({ slices: slices as never }) }), 'gitlab')
    const series = text.split('\n').filter((line) => line.startsWith('assay_difference{'))
    expect(series.map((line) => line.split(' ')[0])).toContain('assay_difference{metric="bleu",slice="domain=med%20x"}')
    expect(series.filter((line) => line.includes('slice=')).length).toBe(values.length)
    expect(new Set(series.map((line) => line.split(' ')[0])).size).toBe(series.length)
  })
})

describe('JSON', () => {
  it('holds full doubles and untouched texts, with the comparison’s own keys', () => {
    const read = JSON.parse(
      writeReport(prepare({ worst: { spec: 'bleu', total: 1, items: [makeMoved({ id: '@a|\n' })] } }), 'json'),
    )
    expect(read).toMatchObject({
      verdict: 'worse',
      pairs: 1997,
      gate: { outcome: 'fail' },
      baseline: { how: 'merge-base' },
    })
    expect(read.results[1].delta).toBe(-0.91)
    expect(read.worst.items[0].id).toBe('@a|\n')
    expect(read.heading).toBe(prepare().heading)
  })
})

interface HtmlNode {
  readonly nodeName: string
  readonly attrs?: readonly { readonly name: string; readonly value: string }[]
  readonly childNodes?: readonly HtmlNode[]
}
const listElements = (node: HtmlNode): HtmlNode[] => [node, ...(node.childNodes ?? []).flatMap(listElements)]

describe('the HTML file', () => {
  const plain = writeReport(prepare(), 'html')
  const names = (text: string) =>
    listElements(parse(text) as HtmlNode)
      .map((node) => node.nodeName)
      .filter((name) => name !== '#text')

  it('asks for nothing from anywhere and forbids it, too', () => {
    expect(plain).toContain(`content="default-src 'none'; style-src 'unsafe-inline'`)
    expect(plain).not.toMatch(/<script|<link|<img|<iframe|@import|url\(|\bon\w+=/i)
    expect(plain).toContain('color-scheme:light dark')
    expect(plain).toContain('Worse: BLEU −0.91 [−1.46, −0.35], beyond the 0.5 that matters')
  })
  it('holds hostile texts as text: no element, no attribute, no address of theirs', () => {
    const known = new Set(names(plain))
    fc.assert(
      fc.property(hostileText, (text) => {
        const html = writeReport(spoil(text), 'html')
        const elements = listElements(parse(html) as HtmlNode)
        expect(elements.map((node) => node.nodeName).filter((name) => name !== '#text' && !known.has(name))).toEqual([])
        for (const { attrs = [] } of elements)
          for (const { name, value } of attrs) {
            expect(name).not.toMatch(/^on/)
            if (name === 'href') expect(value).toMatch(/^https:\/\/assay\.example\//)
          }
        expect(html.replaceAll('\n', '')).not.toMatch(FORBIDDEN)
      }),
      { numRuns: 60 },
    )
  })
})

describe('XML of every kind', () => {
  it('stays well formed and without forbidden characters, whatever a sender writes', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const report = spoil(text)
        for (const format of ['junit', 'svg'] as const) {
          const xml = writeReport(report, format)
          expect(XMLValidator.validate(xml)).toBe(true)
          expect(xml).not.toMatch(FORBIDDEN)
          expect(xml).not.toMatch(/<script|<img|<foreignObject|\bon\w+="/i)
        }
        const badge = badgeSvg({ label: text, text, title: text, shape: 'worse' })
        expect(XMLValidator.validate(badge)).toBe(true)
        expect(badge).not.toMatch(FORBIDDEN)
      }),
      { numRuns: 100 },
    )
  })
})

describe('the picture to embed', () => {
  const svg = embedSvg(prepare())
  it('says verdict, differences and n in its title and description', () => {
    const { svg: read } = readXml(svg)
    expect(read.title['#text']).toBe('Worse: distil-6L against base-12L')
    expect(read.desc['#text'].replaceAll('\u202f', ' ')).toMatch(
      /BLEU: difference −0\.91.*worse.*1 997 pairs · manuals-2026 v3/,
    )
    expect(svg).toContain('prefers-color-scheme:dark')
    expect(svg).not.toMatch(/href|url\(|<image/)
  })
  it('draws worse to the left, also where lower is better, and no number where nothing may be compared', () => {
    const at = (text: string) => Number(/translate\(([\d.]+) /.exec(text)?.[1])
    const one = (changes: Parameters<typeof makeResult>[0]) =>
      embedSvg(prepare({ comparison: makeComparison({ results: [makeResult(changes)] }) }))
    expect(at(one({}))).toBeLessThan(275)
    expect(at(one({ direction: 'lower', delta: 1.1, ci: [0.46, 1.74] }))).toBeLessThan(275)
    expect(at(one({ verdict: 'better', delta: 1.1, ci: [0.46, 1.74] }))).toBeGreaterThan(275)
    const none = one({ comparable: 'no', delta: null, ci: null, verdict: null })
    expect(none).toContain('not drawn: not comparable')
    expect(none).not.toContain('translate(')
  })
  it('says how many rows it does not draw', () => {
    const results = Array.from({ length: 20 }, (_, i) => makeResult({ spec: `m${i}` }))
    expect(embedSvg(prepare({ comparison: makeComparison({ results }) }))).toContain('8 more metrics')
  })
})

describe('badges', () => {
  const VERDICTS: BadgeVerdict[] = [
    'better',
    'worse',
    'too-small',
    'not-after-correction',
    'few',
    'inconclusive',
    'identical',
    'not-comparable',
    'none',
    'no-score',
  ]
  it.each(VERDICTS)('%s is said in its name and on its face', (verdict) => {
    const badge = verdictBadge(verdict)
    const { svg } = readXml(badgeSvg(badge))
    expect(svg['aria-label']).toBe(badge.title)
    expect(svg.title).toBe(badge.title)
    expect([svg.text].flat().map((one: { '#text': string }) => one['#text'])).toEqual(['assay', badge.text])
  })
  it('a score carries its half-width', () => {
    const badge = scoreBadge({
      label: 'BLEU',
      value: 34.1234,
      interval: [33.18, 35.06],
      unit: 'points',
      project: 'manuals-en-de',
      branch: 'main',
    })
    expect(badge.text).toBe('34.12 ±0.94')
    expect(badge.title).toBe('BLEU 34.12 plus or minus 0.94, manuals-en-de, main')
  })
  it('verdicts differ in shape, not in colour alone', () => {
    const shapes = ['better', 'worse', 'inconclusive', 'not-comparable', 'too-small', 'identical'].map((verdict) =>
      /<g transform.*?<\/g>/
        .exec(badgeSvg(verdictBadge(verdict as BadgeVerdict)))?.[0]
        .match(/ d="[^"]+"/g)
        ?.join(),
    )
    expect(new Set(shapes).size).toBe(6)
  })
})
