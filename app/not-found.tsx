import type { Metadata } from 'next'
import { NotFoundPage } from './_components/ui/not-found-page.tsx'
import { pageTitle } from './_page/page-title.ts'

export const metadata: Metadata = pageTitle(null)

/** An address of no page at all. Pages of what is not there draw the same themselves, see `orNotFound`. */
export default NotFoundPage
