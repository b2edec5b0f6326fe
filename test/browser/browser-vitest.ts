import { GLOBAL_EXPECT, JestAsymmetricMatchers, JestChaiExpect, JestExtend } from '@vitest/expect'
import * as chai from 'chai'

// What the conformance tests use of vitest, so that the very same files run in a browser, where vitest itself cannot.
chai.use(JestExtend)
chai.use(JestChaiExpect)
chai.use(JestAsymmetricMatchers)

export const expect = chai.expect
Object.defineProperty(globalThis, GLOBAL_EXPECT as unknown as symbol, { value: expect, configurable: true })

export interface Outcome {
  readonly title: string
  readonly error: string | null
}

type Body = (...values: unknown[]) => unknown
type Define = (title: string, first: unknown, second?: unknown) => void

const tests: { readonly title: string; readonly run: () => unknown }[] = []
let path: readonly string[] = []

/** `(title, body)`, `(title, options, body)` and `(title, body, timeout)` are all in use. */
function bodyOf(first: unknown, second: unknown): Body {
  return (typeof first === 'function' ? first : second) as Body
}

function withVariants(define: (title: string, body: Body, values: readonly unknown[]) => void) {
  const plain: Define = (title, first, second) => define(title, bodyOf(first, second), [])
  const each =
    (table: readonly unknown[]): Define =>
    (title, first, second) => {
      table.forEach((row, i) => {
        define(`${title} #${i}`, bodyOf(first, second), Array.isArray(row) ? row : [row])
      })
    }
  const nothing = Object.assign(() => {}, { each: () => () => {} })
  const skipIf = (skipped: unknown) => (skipped ? nothing : Object.assign(plain, { each }))
  return Object.assign(plain, { each, skipIf })
}

export const describe = withVariants((title, body, values) => {
  const outer = path
  path = [...path, title]
  body(...values)
  path = outer
})

export const it = withVariants((title, body, values) => {
  tests.push({ title: [...path, title].join(' > '), run: () => body(...values) })
})

/** Runs what the bundled files have defined. */
export async function runTests(): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const { title, run } of tests) {
    try {
      await run()
      outcomes.push({ title, error: null })
    } catch (error) {
      outcomes.push({ title, error: error instanceof Error ? error.message : String(error) })
    }
  }
  return outcomes
}
