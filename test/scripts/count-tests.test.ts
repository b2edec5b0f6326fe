import { describe, expect, it } from 'vitest'
import { countPlaywright, countVitest, sumCounts } from '../../scripts/steps/count-tests.mjs'

describe('counting tests from the runners’ reports', () => {
  it('counts the passed tests of vitest, names the skipped ones and says why the failed ones failed', () => {
    const report = {
      testResults: [
        {
          status: 'failed',
          name: 'bleu.test.ts',
          assertionResults: [
            { status: 'passed', title: 'a', ancestorTitles: [] },
            { status: 'failed', title: 'b', ancestorTitles: ['bleu'], failureMessages: ['expected 1 to be 2'] },
            { status: 'pending', title: 'needs the corpora', ancestorTitles: ['bleu'] },
            { status: 'todo', title: 'later', ancestorTitles: [] },
          ],
        },
      ],
    }
    expect(countVitest(report)).toEqual({
      passed: 1,
      failed: ['bleu.test.ts › bleu › b\n      expected 1 to be 2'],
      skipped: ['bleu › needs the corpora', 'later'],
    })
  })

  it('counts a file that could not be loaded as one failure', () => {
    expect(countVitest({ testResults: [{ status: 'failed', assertionResults: [] }] }).failed).toHaveLength(1)
  })

  it('counts a file whose tests passed but whose teardown failed as one failure', () => {
    const report = {
      testResults: [{ status: 'failed', assertionResults: [{ status: 'passed', title: 'a', ancestorTitles: [] }] }],
    }
    expect(countVitest(report)).toEqual({ passed: 1, failed: ['a file of tests'], skipped: [] })
  })

  it('counts nested suites of Playwright, flaky as failed, skipped with the reason, errors outside tests as failed', () => {
    const spec = (title: string, status: string, annotations: unknown[] = [], results: unknown[] = []) => ({
      title,
      tests: [{ status, annotations, results }],
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
                spec('four', 'unexpected', [], [{ error: { message: 'no such button' } }]),
              ],
            },
          ],
        },
      ],
    }
    expect(countPlaywright(report)).toEqual({
      passed: 1,
      failed: [
        'outside any test\n      global setup failed',
        'a.spec.ts › two',
        'a.spec.ts › inner › four\n      no such button',
      ],
      skipped: ['a.spec.ts › inner › three: no corpora'],
    })
  })

  it('adds up', () => {
    const sum = sumCounts([
      { passed: 1, failed: [], skipped: ['a'] },
      { passed: 2, failed: ['c'], skipped: ['b'] },
    ])
    expect(sum).toEqual({ passed: 3, failed: ['c'], skipped: ['a', 'b'] })
  })
})
