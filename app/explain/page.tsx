import type { Metadata } from 'next'
import { explainMessages as words } from '../../lib/report/messages/en/explain.ts'
import { VERSION } from '../../lib/service/version.ts'
import { ExplainApp } from '../_components/explain/explain-app.tsx'
import { Frame } from '../_components/ui/frame.tsx'

export const metadata: Metadata = { title: words.title }

export default function Page() {
  return (
    <Frame crumbs={[{ label: words.title }]}>
      <noscript>
        <p className="note">{words.noScript}</p>
      </noscript>
      <ExplainApp version={VERSION} />
    </Frame>
  )
}
