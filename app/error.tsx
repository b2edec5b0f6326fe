'use client'

import { frameMessages } from '../lib/report/messages/en/frame.ts'
import { Button } from './_components/ui/button.tsx'
import { Frame } from './_components/ui/frame.tsx'
import { PageHead } from './_components/ui/page-head.tsx'
import { Statement } from './_components/ui/statement.tsx'

export default function PageError({ error }: { error: Error & { digest?: string } }) {
  const words = frameMessages.fault
  return (
    <Frame>
      <PageHead>
        <div role="alert">
          <Statement as="h1">{words.title}</Statement>
          <p className="gate">
            {words.text}
            {error.digest ? (
              <>
                {' '}
                {words.digest} <code>{error.digest}</code>
              </>
            ) : null}
          </p>
        </div>
        <p className="actions">
          <Button primary onClick={() => window.location.reload()}>
            {words.retry}
          </Button>
        </p>
      </PageHead>
    </Frame>
  )
}
