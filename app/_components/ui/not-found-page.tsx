import { frameMessages } from '../../../lib/report/messages/en/frame.ts'
import { ButtonLink } from './button.tsx'
import { Frame } from './frame.tsx'
import { PageHead } from './page-head.tsx'
import { Statement } from './statement.tsx'

const words = frameMessages.notFound

/** Nothing is at this address: that, and where to go on. */
export function NotFoundPage() {
  return (
    <Frame>
      <PageHead>
        <Statement as="h1">{words.title}</Statement>
        <p className="gate">{words.text}</p>
        <p className="actions">
          <ButtonLink href="/">{words.action}</ButtonLink>
        </p>
      </PageHead>
    </Frame>
  )
}
