import { describe, expect, it } from 'vitest'
import { countPlaywright, countVitest, sumCounts } from '../../scripts/steps/count-tests.mjs'

describe('counting tests from the runners’ reports', () => {
  it('counts passed and failed tests of vitest and names the skipped ones', () => {
    const report = {
      testResults: [
        {
          status: 'failed',
          assertionResults: [
            { status: 'passed', title: 'a', ancestorTitles: [] },
            { status: 'failed', title: 'b', ancestorTitles: [] },
            { status: 'pending', title: 'needs the corpora', ancestorTitles: ['bleu'] },
            { status: 'todo', title: 'later', ancestorTitles: [] },
          ],
        },
      ],
    }
    expect(countVitest(report)).toEqual({ passed: 1, failed: 1, skipped: ['bleu › needs the corpora', 'later'] })
  })

  it('counts a file that could not be loaded as one failure', () => {
    expect(countVitest({ testResults: [{ status: 'failed', assertionResults: [] }] }).failed).toBe(1)
  })

  it('counts a file whose tests passed but whose teardown failed as one failure', () => {
    const report = {
      testResults: [{ status: 'failed', assertionResults: [{ status: 'passed', title: 'a', ancestorTitles: [] }] }],
    }
    expect(countVitest(report)).toEqual({ passed: 1, failed: 1, skipped: [] })
  })

  it('counts nested suites of Playwright, flaky as failed, skipped with the reason, errors outside tests as failed', () => {
    const spec = (title: string, status: string, annotations: unknown[] = []) => ({
      title,
      tests: [{ status, annotations }],
    })
    const report = {
      errors: [{ message: 'global setup failed' }],
      suites: [
        {
          title: 'a.spec.ts',
          specs: [spec('one', 'expected'), spec('two', 'flaky')],
          suites: [
            {
              title: 'inner',
              specs: [
                spec('three', 'skipped', [{ type: 'skip', description: 'no corpora' }]),
                spec('four', 'unexpected'),
              ],
            },
          ],
        },
      ],
    }
    expect(countPlaywright(report)).toEqual({
      passed: 1,
      failed: 3,
      skipped: ['a.spec.ts › inner › three: no corpora'],
    })
  })

  it('adds up', () => {
    const sum = sumCounts([
      { passed: 1, failed: 0, skipped: ['a'] },
      { passed: 2, failed: 1, skipped: ['b'] },
    ])
    expect(sum).toEqual({ passed: 3, failed: 1, skipped: ['a', 'b'] })
  })
})
