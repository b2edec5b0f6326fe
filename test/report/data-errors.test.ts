import { XMLParser } from 'fast-xml-parser'
import { describe, expect, it } from 'vitest'
import { findDataErrors, sayDataErrors } from '../../lib/report/data-errors.ts'
import { prepareReport } from '../../lib/report/prepare-report.ts'
import { writeReport } from '../../lib/report/write-report.ts'
import type { ReportFormat } from '../../lib/schema/report-formats.ts'
import { makeReportData } from './make-report-data.ts'

const lints = makeReportData().lints!.head!
const SHIFTED = {
  code: 'shifted-lines',
  severity: 'error',
  part: 'segments',
  count: 9,
  total: 10,
  ids: ['1'],
  details: { from: '1', to: '9', by: 1 },
} as const
const shifted = { ...lints, findings: [...lints.findings, SHIFTED] }
const FOUND = 'From 1 to 9 (9 segments) the outputs fit the references 1 line further on.'

describe('findings that make numbers mean other data', () => {
  it('are those of severity error', () => {
    expect(findDataErrors(shifted)).toEqual([SHIFTED])
    expect(findDataErrors(lints)).toEqual([])
    expect(findDataErrors(null)).toEqual([])
  })
  it.each([
    [{ base: null, head: shifted }, 'Error in the data of head: '],
    [{ base: shifted, head: lints }, 'Error in the data of base: '],
    [{ base: shifted, head: shifted }, 'Error in the data of base and head: '],
    [{ run: shifted }, 'Error in the data: '],
  ])('are said once, with the sides that have them', (sides, opening) => {
    const said = sayDataErrors(sides)
    expect(said).toHaveLength(1)
    expect(said[0].startsWith(opening)).toBe(true)
    expect(said[0]).toContain(FOUND)
  })
  it('are not said of data without any', () => {
    expect(sayDataErrors({ base: lints, head: null })).toEqual([])
  })
})

describe('a report of a run with such an error', () => {
  const data = { lints: { base: null, head: shifted }, flips: null }
  const write = (format: ReportFormat, changes: object = data) =>
    writeReport(prepareReport(makeReportData(changes)), format)
  it.each(['markdown', 'github', 'html', 'svg'] as const)(
    'opens with it as %s, before any figure and the gate',
    (format) => {
      const text = write(format)
      expect(text).toContain('Error in the data of head')
      const { heading } = prepareReport(makeReportData(data))
      const body = text.replace(/<head>.*<\/head>/s, '')
      const said = body.indexOf('Error in the data')
      // The picture says it in short above its figures, too, under a verdict without any.
      if (format !== 'svg')
        for (const later of [heading.split(':')[0], 'BLEU', 'The gate fails'])
          expect([later, said < body.indexOf(later)]).toEqual([later, true])
      expect(write(format, {})).not.toContain('Error in the data')
    },
  )
  it('has it in the title of its page before the finding', () => {
    expect(write('html')).toMatch(/<title>1 error in the data: .*\. Worse: /)
    expect(write('html', {})).toMatch(/<title>Worse: /)
  })
  it('has it among the warnings of its JSON, once', () => {
    const [said] = sayDataErrors(data.lints)
    const { comparison } = makeReportData()
    const { warnings } = JSON.parse(
      write('json', { ...data, comparison: { ...comparison, warnings: [said, 'other'] } }),
    )
    expect(warnings).toEqual([said, 'other'])
    expect(JSON.parse(write('json')).warnings).toEqual([said])
  })
  it('has it as the first case of its JUnit, skipped, so that no pipeline ends by it', () => {
    const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '' })
    const { testsuite, skipped, failures, errors } = parser.parse(write('junit')).testsuites
    const before = parser.parse(write('junit', {})).testsuites
    expect(testsuite.testcase[0].skipped.message).toContain(FOUND)
    expect([Number(skipped) - 1, failures, errors]).toEqual([Number(before.skipped), before.failures, before.errors])
  })
  it('has it as a figure of its OpenMetrics', () => {
    expect(write('gitlab')).toContain('assay_data_errors{side="head"} 1\n')
    expect(write('gitlab', {})).toContain('assay_data_errors{side="head"} 0\n')
  })
  it('says it once though the comparison and the gate do, too, and why no flips are counted', () => {
    const said = sayDataErrors(data.lints)
    const { comparison, gate } = makeReportData()
    const report = prepareReport(
      makeReportData({
        ...data,
        comparison: { ...comparison, warnings: said },
        gate: { ...gate, warnings: said },
      }),
    )
    expect(report.errors).toEqual(said)
    expect([...report.remarks, ...report.gate.notes].filter((text) => said.includes(text))).toEqual([])
    expect(report.totals.join(' ')).toMatch(/Meaning flips are not counted/)
    expect(report.totals.join(' ')).not.toMatch(/introduced/)
  })
})
