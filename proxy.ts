// Next insists on this file's place and name: it sees each request before any page or route does.
import { type NextRequest, NextResponse } from 'next/server'
import { readEnv } from './lib/env.ts'
import { checkRequest } from './lib/http/check-request.ts'

const { allowedHosts } = readEnv()

export function proxy(request: NextRequest): Response {
  const { headers, method, nextUrl } = request
  const asked = { method, path: nextUrl.pathname, host: headers.get('host'), origin: headers.get('origin') }
  return checkRequest(asked, allowedHosts) ?? NextResponse.next()
}

/** A post of a run checks itself: bodies that pass here are copied, and cut off after 10 MB. */
export const config = { matcher: '/((?!_next/static|api/v1/runs$).*)' }
