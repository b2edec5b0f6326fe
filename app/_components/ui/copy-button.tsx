'use client'

import { useState } from 'react'
import { frameMessages } from '../../../lib/report/messages/en/frame.ts'

type Outcome = 'ready' | 'copied' | 'failed'

/** Puts `text` on the clipboard and says so; where the browser refuses (plain http), it says that instead. */
export function CopyButton({ text }: { text: string }) {
  const [outcome, setOutcome] = useState<Outcome>('ready')
  const words = { ready: frameMessages.copy, copied: frameMessages.copied, failed: frameMessages.copyFailed }
  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setOutcome('copied')
    } catch {
      setOutcome('failed')
    }
  }
  return (
    <>
      <button type="button" className="btn small" onClick={copy}>
        {words[outcome]}
      </button>
      {/* Beside the button: what stands in one is its name, and no live region. */}
      <span className="vh" role="status">
        {outcome === 'ready' ? null : words[outcome]}
      </span>
    </>
  )
}
