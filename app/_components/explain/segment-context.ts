'use client'

import { createContext } from 'react'

/** Which of several segments is worked out, for what is saved of it: its number, `all`, or null where there is one alone. */
export const SegmentContext = createContext<string | null>(null)
