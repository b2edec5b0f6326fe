// Counts from the JSON reports of the two test runners: { passed, failed, skipped: [title and reason] }.

/** Vitest's report (the shape of Jest's). A file that could not even be loaded counts as one failure. */
export function countVitest(report) {
  const counts = { passed: 0, failed: 0, skipped: [] }
  for (const file of report.testResults ?? []) {
    const tests = file.assertionResults ?? []
    for (const test of tests) {
      if (test.status === 'passed') counts.passed++
      else if (test.status === 'failed') counts.failed++
      else counts.skipped.push([...(test.ancestorTitles ?? []), test.title].filter(Boolean).join(' › '))
    }
    if (file.status === 'failed' && !tests.some((test) => test.status === 'failed')) counts.failed++
  }
  return counts
}

/** Playwright's report. A test that passed on a second try is a failure here: nothing is retried in silence. */
export function countPlaywright(report) {
  const counts = { passed: 0, failed: (report.errors ?? []).length, skipped: [] }
  const visit = (suite, titles) => {
    for (const spec of suite.specs ?? []) {
      for (const test of spec.tests) {
        if (test.status === 'expected') counts.passed++
        else if (test.status === 'skipped') {
          const reason = test.annotations.find((note) => note.type === 'skip')?.description
          counts.skipped.push([...titles, spec.title].join(' › ') + (reason ? `: ${reason}` : ''))
        } else counts.failed++
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
    failed: list.reduce((sum, { failed }) => sum + failed, 0),
    skipped: list.flatMap(({ skipped }) => skipped),
  }
}
