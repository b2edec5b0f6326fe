import Link from 'next/link'
import type { ReactNode } from 'react'
import { frameMessages } from '../../../lib/report/messages/en/frame.ts'
import { Keyboard } from './keyboard.tsx'
import { SearchForm } from './search-form.tsx'
import { ThemeSwitch } from './theme-switch.tsx'
import { MixedText } from './user-text.tsx'

/** One step of the way to a page; the last one has no `href`. */
export interface Crumb {
  readonly label: ReactNode
  readonly href?: string
}

/** What stands around every page: the bar with the way here, and `main`. Each page renders it once. */
export function Frame({ crumbs = [], children }: { crumbs?: readonly Crumb[]; children: ReactNode }) {
  return (
    <>
      <header className="bar">
        <Link className="brand" href="/">
          <Mark />
          {frameMessages.product}
        </Link>
        {crumbs.length > 0 ? <Breadcrumbs crumbs={crumbs} /> : null}
        <div className="right">
          <SearchForm />
          <Link className="to-search" href="/search">
            {frameMessages.search.label}
          </Link>
          {/* Its scripts are larger than those of most pages, and few readers go there. */}
          <Link href="/explain" prefetch={false}>
            {frameMessages.explain}
          </Link>
          <Keyboard />
          <ThemeSwitch />
        </div>
      </header>
      <main id="main" className="page" tabIndex={-1}>
        {children}
      </main>
    </>
  )
}

function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav className="crumbs" aria-label={frameMessages.breadcrumb}>
      {crumbs.map((crumb, index) => [
        index > 0 ? (
          <span key={`rule-${crumb.href ?? 'here'}`} className="faint" aria-hidden="true">
            /
          </span>
        ) : null,
        crumb.href ? (
          <Link key={crumb.href} href={crumb.href}>
            <MixedText>{crumb.label}</MixedText>
          </Link>
        ) : (
          <span key="here" aria-current="page">
            <MixedText>{crumb.label}</MixedText>
          </span>
        ),
      ])}
    </nav>
  )
}

function Mark() {
  return (
    <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true" focusable="false">
      <path d="M9 1.5v15" stroke="currentColor" strokeWidth="1" />
      <path d="M2.5 6v6M15.5 6v6M2.5 9h13" stroke="currentColor" strokeWidth="1.5" />
      <circle cx="11.6" cy="9" r="3.2" fill="currentColor" />
    </svg>
  )
}
