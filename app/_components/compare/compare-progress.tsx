'use client'

import { useEffect, useState } from 'react'
import { compareMessages } from '../../../lib/report/messages/en/compare.ts'
import { Progress } from '../ui/progress.tsx'

const words = compareMessages.states.comparing
const EVERY_MS = 1000

/** How far a comparison is, where its worker says so, and since when it is waited for. */
export function CompareProgress({ base, head }: { base: string; head: string | null }) {
  const [{ share, seconds }, setState] = useState({ share: null as number | null, seconds: 0 })
  useEffect(() => {
    const began = Date.now()
    const look = async () => {
      // Once the comparison is there, nobody sees this any more.
      if (document.querySelector('[data-comparing]') === null) return clearInterval(timer)
      const found = head === null ? null : await askShare(base, head)
      // Once it was told, it does not go back to not knowing: what follows the resamples is short.
      setState((before) => ({
        share: found ?? (before.share === null ? null : 1),
        seconds: Math.round((Date.now() - began) / 1000),
      }))
    }
    const timer = setInterval(look, EVERY_MS)
    return () => clearInterval(timer)
  }, [base, head])
  return (
    <div aria-live="off">
      {share === null ? (
        <div className="progress unknown" role="progressbar" aria-label={words.word}>
          <i />
        </div>
      ) : (
        <Progress value={share} label={words.word} />
      )}
      <p className="note">{share === null ? words.elapsed(seconds) : words.done(Math.floor(share * 100), seconds)}</p>
    </div>
  )
}

async function askShare(base: string, head: string): Promise<number | null> {
  try {
    const answer = await fetch(`/compare/progress?${new URLSearchParams({ base, head })}`)
    return answer.ok ? (((await answer.json()) as { share: number | null }).share ?? null) : null
  } catch {
    return null
  }
}
