import type { Problem } from '../../lib/errors.ts'
import { compareMessages } from '../../lib/report/messages/en/compare.ts'
import { CompareState } from '../_components/compare/compare-state.tsx'
import { ButtonLink } from '../_components/ui/button.tsx'
import { MixedText } from '../_components/ui/user-text.tsx'

const words = compareMessages.states

/** A compare page whose runs are not there: which, why, and where to go on. */
export function UnknownRuns({ problems }: { problems: readonly Problem[] }) {
  return (
    <CompareState title={words.unknown.word}>
      {problems.map((problem) => (
        <p key={problem.message} className="dim">
          <MixedText>
            {problem.message} {problem.mend}
          </MixedText>
        </p>
      ))}
      <p className="dim">{words.unknown.mend}</p>
      <p className="actions">
        <ButtonLink href="/">{words.missing.projects}</ButtonLink>
      </p>
    </CompareState>
  )
}
