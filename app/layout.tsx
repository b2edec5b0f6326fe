import type { Metadata } from 'next'
import localFont from 'next/font/local'
import type { ReactNode } from 'react'
import { frameMessages } from '../lib/report/messages/en/frame.ts'
import { HatchDefs } from './_components/ui/hatch-defs.tsx'
import { Providers } from './_components/ui/providers.tsx'
import { ICON_ADDRESS } from './_page/icon.ts'
import './globals.css'

const inter = localFont({
  src: './fonts/inter-variable.woff2',
  weight: '100 900',
  variable: '--font-inter',
  display: 'swap',
})
const sourceSerif = localFont({
  src: './fonts/source-serif-4.woff2',
  weight: '200 900',
  variable: '--font-source-serif',
  display: 'swap',
  adjustFontFallback: 'Times New Roman',
})
const plexMono = localFont({
  src: [
    { path: './fonts/ibm-plex-mono-400.woff2', weight: '400' },
    { path: './fonts/ibm-plex-mono-600.woff2', weight: '600' },
  ],
  variable: '--font-plex-mono',
  display: 'swap',
  adjustFontFallback: false,
})

export const metadata: Metadata = {
  icons: { icon: ICON_ADDRESS },
  title: { default: frameMessages.product, template: `%s · ${frameMessages.product}` },
}

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    // The theme script sets data-theme before React arrives.
    <html
      lang="en"
      className={`${inter.variable} ${sourceSerif.variable} ${plexMono.variable}`}
      suppressHydrationWarning
    >
      <body>
        <HatchDefs />
        <a className="skip" href="#main">
          {frameMessages.skip}
        </a>
        <Providers>{children}</Providers>
      </body>
    </html>
  )
}
