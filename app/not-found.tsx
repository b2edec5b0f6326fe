import { frameMessages } from '../lib/report/messages/en/frame.ts'
import { ButtonLink } from './_components/ui/button.tsx'
import { Frame } from './_components/ui/frame.tsx'
import { PageHead } from './_components/ui/page-head.tsx'
import { Statement } from './_components/ui/statement.tsx'

export default function NotFound() {
  const words = frameMessages.notFound
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
