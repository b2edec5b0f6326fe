import { frameMessages } from '../../../lib/report/messages/en/frame.ts'
import type { Trust } from '../../../lib/schema/records.ts'

/** Who computed a number and whether it was checked: a mark and its word, never a colour. */
export function TrustMark({ trust }: { trust: Trust }) {
  return (
    <span className="trust" title={frameMessages.trustMeaning[trust]}>
      <svg viewBox="0 0 12 12" aria-hidden="true" focusable="false">
        <TrustShape trust={trust} />
      </svg>
      {frameMessages.trust[trust]}
    </span>
  )
}

function TrustShape({ trust }: { trust: Trust }) {
  switch (trust) {
    case 'verified':
      return (
        <>
          <circle cx="6" cy="6" r="5.2" fill="currentColor" className="v-same" />
          <path d="M3.4 6.2 5.3 8.1 8.7 4.3" fill="none" stroke="var(--paper)" strokeWidth="1.4" />
        </>
      )
    case 'differs':
      return (
        <>
          <path d="M6 .8 11.2 6 6 11.2.8 6Z" fill="none" stroke="currentColor" strokeWidth="1.4" />
          <path d="M6 3.6v2.8M6 7.6v1" stroke="currentColor" strokeWidth="1.3" />
        </>
      )
    case 'recomputed':
      return (
        <>
          <circle cx="6" cy="6" r="5" fill="none" stroke="currentColor" strokeWidth="1.4" />
          <circle cx="6" cy="6" r="2" fill="currentColor" />
        </>
      )
    case 'from-statistics':
      return <path d="M1.5 10.5V6M6 10.5V1.5M10.5 10.5V4" stroke="currentColor" strokeWidth="1.8" />
    case 'posted-only':
      return <circle cx="6" cy="6" r="5" fill="none" stroke="currentColor" strokeWidth="1.4" strokeDasharray="2 1.6" />
  }
}
