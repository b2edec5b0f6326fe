// Counts from the JSON reports of the two test runners: { passed, failed: [title and error], skipped: [title and reason] }.

import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

const named = (titles) => titles.filter(Boolean).join(' › ')

/** A title and the first lines of what went wrong, indented below it. */
function withError(title, message) {
  const lines = stripVTControlCharacters(message ?? '')
    .trim()
    .split('\n')
    .slice(0, 12)
  return [title, ...lines.filter((line) => line.trim() !== '').map((line) => `      ${line}`)].join('\n')
}

/** Vitest's report (the shape of Jest's). A file that could not even be loaded counts as one failure. */
export function countVitest(report) {
  const counts = { passed: 0, failed: [], skipped: [] }
  for (const file of report.testResults ?? []) {
    const path = file.name ? relative(process.cwd(), file.name) : 'a file of tests'
    const tests = file.assertionResults ?? []
    for (const test of tests) {
      const title = named([...(test.ancestorTitles ?? []), test.title])
      if (test.status === 'passed') counts.passed++
      else if (test.status === 'failed') counts.failed.push(withError(named([path, title]), test.failureMessages?.[0]))
      else counts.skipped.push(title)
    }
    if (file.status === 'failed' && !tests.some((test) => test.status === 'failed'))
      counts.failed.push(withError(path, file.message))
  }
  return counts
}

/** Playwright's report. A test that passed on a second try is a failure here: nothing is retried in silence. */
export function countPlaywright(report) {
  const failed = (report.errors ?? []).map(({ message }) => withError('outside any test', message))
  const counts = { passed: 0, failed, skipped: [] }
  const visit = (suite, titles) => {
    for (const spec of suite.specs ?? []) {
      const title = named([...titles, spec.title])
      for (const test of spec.tests) {
        if (test.status === 'expected') counts.passed++
        else if (test.status === 'skipped') {
          const reason = test.annotations.find((note) => note.type === 'skip')?.description
          counts.skipped.push(title + (reason ? `: ${reason}` : ''))
        } else counts.failed.push(withError(title, test.results?.find(({ error }) => error)?.error.message))
      }
    }
    for (const inner of suite.suites ?? []) visit(inner, [...titles, inner.title])
  }
  for (const suite of report.suites ?? []) visit(suite, [suite.title])
  return counts
}

/** One count over several. */
export function sumCounts(list) {
  return {
    passed: list.reduce((sum, { passed }) => sum + passed, 0),
    failed: list.flatMap(({ failed }) => failed),
    skipped: list.flatMap(({ skipped }) => skipped),
  }
}
