'use client'

import { useWords } from './explain-words.ts'
import { readSpec, type SpecProblem } from './read-spec.ts'
import type { TabProps } from './tab-frame.tsx'

/** Longer ones are no SPEC that anyone would read. */
const MOST_CHARACTERS = 120

/** Says that the metric which the address asks for is not the one that is shown, why, and where it is found. */
export function SpecNote({ state, change }: TabProps) {
  const { messages } = useWords()
  const words = messages.asked
  const { spec, problem } = readSpec(state.spec, state.tab)
  if (state.spec === null || problem === null) return null
  const asked = state.spec.length > MOST_CHARACTERS ? `${state.spec.slice(0, MOST_CHARACTERS)}…` : state.spec
  return (
    <p className="note">
      {words[problem.kind](asked)} {words.shown(spec)}{' '}
      {hasCommand(problem) ? (
        <>
          {words.command} <code>{toCommand(state.spec)}</code>
        </>
      ) : null}
      {problem.kind === 'other-tab' ? (
        <button type="button" className="btn small" onClick={() => change({ tab: problem.tab })}>
          {words.goTo(messages.tabs[problem.tab])}
        </button>
      ) : null}
    </p>
  )
}

function hasCommand({ kind }: SpecProblem): boolean {
  return kind === 'elsewhere' || kind === 'dictionary'
}

/**
 * The command that gives the number, ready for a shell.
 *
 * @example toCommand('meteor') // 'assay score --input FILE --metric meteor'
 */
export function toCommand(spec: string): string {
  const quoted = /^[\w:=,.@%+/-]+$/.test(spec) ? spec : `'${spec.replaceAll("'", "'\\''")}'`
  return `assay score --input FILE --metric ${quoted}`
}
