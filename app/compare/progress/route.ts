import { getCompareProgress } from '../../../lib/service/compare-progress.ts'

export const dynamic = 'force-dynamic'

/** How far a comparison is that its page waits for: `{ "share": 0.4 }`, null where none is being made. */
export function GET(request: Request): Response {
  const { searchParams } = new URL(request.url)
  const share = getCompareProgress(searchParams.get('base') ?? '', searchParams.get('head') ?? '')
  return Response.json({ share }, { headers: { 'cache-control': 'no-store' } })
}
