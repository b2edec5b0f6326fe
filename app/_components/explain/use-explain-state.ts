'use client'

import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type ExplainState, FIRST_STATE, findUnread, parseExplainHash, toExplainHash } from './explain-address.ts'

const WRITE_AFTER_MS = 250

/** The page's state, kept in the part of the address that is never sent; `fits` is false where it is too long for that. */
export function useExplainState(): {
  state: ExplainState
  change: (changes: Partial<ExplainState>) => void
  fits: boolean
  /** What of the address says nothing to the page; none once something was changed. */
  unread: readonly string[]
} {
  const [state, setState] = useState(FIRST_STATE)
  const [unread, setUnread] = useState<readonly string[]>([])
  const written = useRef<string | null>(null)
  // The server does not know the hash: both sides first render the first state, then the address is read; before boxes
  // adopt what was typed into them meanwhile.
  useLayoutEffect(() => {
    const read = () => {
      const hash = window.location.hash.slice(1)
      if (hash === written.current) return
      // A new state would make the page anew before the server's part of it has come alive: none where nothing is asked.
      const first = written.current === null && hash === ''
      written.current = hash
      if (first) return
      setState(parseExplainHash(hash))
      setUnread(findUnread(hash))
    }
    read()
    window.addEventListener('hashchange', read)
    return () => window.removeEventListener('hashchange', read)
  }, [])
  const hash = toExplainHash(state)
  useEffect(() => {
    if (hash === null || written.current === null || hash === written.current) return
    const timer = setTimeout(() => {
      written.current = hash
      window.history.replaceState(null, '', hash === '' ? window.location.pathname : `#${hash}`)
    }, WRITE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [hash])
  const change = useCallback((changes: Partial<ExplainState>) => {
    setState((before) => ({ ...before, ...changes }))
    setUnread([])
  }, [])
  return { state, change, fits: hash !== null, unread }
}
