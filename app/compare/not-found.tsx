import { compareMessages } from '../../lib/report/messages/en/compare.ts'
import { CompareState } from '../_components/compare/compare-state.tsx'
import { ButtonLink } from '../_components/ui/button.tsx'
import { Frame } from '../_components/ui/frame.tsx'
import { UserText } from '../_components/ui/user-text.tsx'
import { problemsOfRequest } from '../_page/problems.ts'

/** A compare page whose runs are not there: which, why, and where to go on; answered with status 404. */
export default async function NotFound() {
  const words = compareMessages.states
  // Rendered beside the page, and perhaps before it: by then the page has begun.
  await new Promise((resolve) => setImmediate(resolve))
  const problems = (await problemsOfRequest().found) ?? []
  return (
    <Frame crumbs={[{ label: compareMessages.crumbPlain }]}>
      <CompareState title={words.unknown.word}>
        {problems.map((problem) => (
          <p key={problem.message} className="dim">
            <UserText>{problem.message}</UserText> {problem.mend}
          </p>
        ))}
        <p className="dim">{words.unknown.mend}</p>
        <p className="actions">
          <ButtonLink href="/">{words.missing.projects}</ButtonLink>
        </p>
      </CompareState>
    </Frame>
  )
}
