import type { MetricGate } from '../compare/gate.ts'
import { escapeXml } from './escape-xml.ts'
import { reportMessages as words } from './messages/en/report.ts'
import type { Report, ReportRow } from './report.ts'

/** How a case ended, as tools that read JUnit count. */
type Ending = 'passed' | 'failure' | 'error' | 'skipped'

interface Case {
  readonly name: string
  readonly ending: Ending
  readonly message: string
  readonly out: string
}

/**
 * A report as JUnit XML: one case a metric, and one a slice that the gate looks at. What fails the gate is a failure; what
 * is not comparable, or not there, is an error; what cannot be told is skipped, and so is what the policy leaves neutral.
 * Metrics that the gate does not look at pass, with their figures beside. An empty comparison is one error, never a file
 * without cases. An error in the data is a skipped case before them: it ends no pipeline, but nobody who reads overlooks it.
 */
export function writeJunit(report: Report): string {
  const cases = listCases(report)
  const count = (ending: Ending) => cases.filter((one) => one.ending === ending).length
  const counts = `tests="${cases.length}" failures="${count('failure')}" errors="${count('error')}" skipped="${count('skipped')}"`
  const project = report.data.project ?? report.title
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="assay" ${counts}>`,
    `  <testsuite name="${escapeXml(`${project}: ${report.title}`)}" ${counts}>`,
    ...toProperties(report),
    ...cases.map((one) => toCase(one, project)),
    '  </testsuite>',
    '</testsuites>',
    '',
  ].join('\n')
}

function listCases(report: Report): Case[] {
  const rows = report.rows.map((row) => toRowCase(row, report))
  const known = new Set(report.rows.map((row) => row.gate).filter(Boolean))
  const missing = report.data.gate.metrics
    .filter((metric) => !known.has(metric))
    .map((metric) => toMissing(metric, report))
  const judged = [...rows, ...missing]
  const none: Case = { name: words.badge.name, ending: 'error', message: report.gate.line, out: '' }
  const errors = report.errors.map(
    (message): Case => ({ name: words.dataErrorCase, ending: 'skipped', message, out: '' }),
  )
  return [...errors, ...(judged.length > 0 ? judged : [none])]
}

function toRowCase(row: ReportRow, report: Report): Case {
  const name = row.slice === null ? row.label : words.inSlice({ metric: row.label, slice: row.slice })
  const figures = [`${row.base} → ${row.head}`, [row.difference, row.interval].filter(Boolean).join(' '), `n ${row.n}`]
  const verdict = row.qualifier === null ? row.word : `${row.word}, ${row.qualifier}`
  return {
    name,
    ending: row.gate === null ? 'passed' : endingOf(row.gate, report),
    message: row.gate?.reason ?? verdict,
    out: [...figures, verdict].join('; '),
  }
}

function toMissing(metric: MetricGate, report: Report): Case {
  const name = metric.slice ? words.inSlice({ metric: metric.spec, slice: words.slice(metric.slice) }) : metric.spec
  return { name, ending: endingOf(metric, report), message: metric.reason, out: '' }
}

/** `neutral` policies let runs pass whose metrics may not be compared: an error would stop the pipeline all the same. */
function endingOf({ outcome }: MetricGate, report: Report): Ending {
  if (outcome === 'pass') return 'passed'
  if (outcome === 'fail') return 'failure'
  const isNeutral =
    outcome === 'not-comparable' && (report.gate.outcome === 'pass' || report.gate.outcome === 'cannot-tell')
  return outcome === 'cannot-tell' || isNeutral ? 'skipped' : 'error'
}

function toCase({ name, ending, message, out }: Case, project: string): string {
  const open = `    <testcase classname="${escapeXml(project)}" name="${escapeXml(name)}">`
  const text = out === '' ? [] : [`      <system-out>${escapeXml(out)}</system-out>`]
  const attribute = `message="${escapeXml(message)}"`
  const how =
    ending === 'failure' || ending === 'error'
      ? [
          `      <${ending} ${attribute} type="${ending === 'failure' ? 'regression' : 'not-judged'}">${escapeXml(out)}</${ending}>`,
        ]
      : ending === 'skipped'
        ? [`      <skipped ${attribute}/>`]
        : []
  return [open, ...how, ...text, '    </testcase>'].join('\n')
}

function toProperties({ heading, gate, base, head, baseline, testSet, page, method, made }: Report): string[] {
  const values = {
    verdict: heading,
    gate: gate.line,
    base: [base.name, base.commit].filter(Boolean).join(' '),
    head: [head.name, head.commit].filter(Boolean).join(' '),
    baseline,
    'test set': testSet,
    page,
    method,
    version: made,
  }
  return [
    '    <properties>',
    ...Object.entries(values).flatMap(([name, value]) =>
      value === null ? [] : [`      <property name="${name}" value="${escapeXml(value)}"/>`],
    ),
    '    </properties>',
  ]
}
