'use client'

import { ThemeProvider } from 'next-themes'
import type { ReactNode } from 'react'

/** What client parts need around them: the chosen theme. State of pages is in the address, read by the server. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider attribute="data-theme" defaultTheme="system" enableColorScheme={false} disableTransitionOnChange>
      {children}
    </ThemeProvider>
  )
}
