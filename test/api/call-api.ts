import * as unknown from '../../app/api/[...path]/route.ts'
import * as compareReport from '../../app/api/v1/compare/report/route.ts'
import * as compare from '../../app/api/v1/compare/route.ts'
import * as compareJson from '../../app/api/v1/compare.json/route.ts'
import * as compareMd from '../../app/api/v1/compare.md/route.ts'
import * as compareSvg from '../../app/api/v1/compare.svg/route.ts'
import * as demo from '../../app/api/v1/demo/route.ts'
import * as gate from '../../app/api/v1/gate/route.ts'
import * as badge from '../../app/api/v1/projects/[slug]/badge.svg/route.ts'
import * as project from '../../app/api/v1/projects/[slug]/route.ts'
import * as projectRuns from '../../app/api/v1/projects/[slug]/runs/route.ts'
import * as trend from '../../app/api/v1/projects/[slug]/trend/route.ts'
import * as waiver from '../../app/api/v1/projects/[slug]/waivers/[id]/route.ts'
import * as waivers from '../../app/api/v1/projects/[slug]/waivers/route.ts'
import * as projects from '../../app/api/v1/projects/route.ts'
import * as run from '../../app/api/v1/runs/[id]/route.ts'
import * as segments from '../../app/api/v1/runs/[id]/segments/route.ts'
import * as lines from '../../app/api/v1/runs/[id]/segments.jsonl/route.ts'
import * as finalize from '../../app/api/v1/runs/finalize/route.ts'
import * as runs from '../../app/api/v1/runs/route.ts'
import * as token from '../../app/api/v1/token/route.ts'
import * as cli from '../../app/cli.mjs/route.ts'
import * as health from '../../app/healthz/route.ts'
import * as openapi from '../../app/openapi.json/route.ts'
import { JSON_TYPE } from './json-type.ts'

type Handler = (request: Request, context: { params: Promise<never> }) => Promise<Response>

const ROUTES: readonly (readonly [pattern: RegExp, route: object])[] = [
  [/^\/healthz$/, health],
  [/^\/cli\.mjs$/, cli],
  [/^\/openapi\.json$/, openapi],
  [/^\/api\/v1\/runs$/, runs],
  [/^\/api\/v1\/runs\/finalize$/, finalize],
  [/^\/api\/v1\/runs\/(?<id>[^/]+)$/, run],
  [/^\/api\/v1\/runs\/(?<id>[^/]+)\/segments$/, segments],
  [/^\/api\/v1\/runs\/(?<id>[^/]+)\/segments\.jsonl$/, lines],
  [/^\/api\/v1\/compare$/, compare],
  [/^\/api\/v1\/compare\.md$/, compareMd],
  [/^\/api\/v1\/compare\.svg$/, compareSvg],
  [/^\/api\/v1\/compare\.json$/, compareJson],
  [/^\/api\/v1\/compare\/report$/, compareReport],
  [/^\/api\/v1\/projects\/(?<slug>[^/]+)\/badge\.svg$/, badge],
  [/^\/api\/v1\/gate$/, gate],
  [/^\/api\/v1\/demo$/, demo],
  [/^\/api\/v1\/token$/, token],
  [/^\/api\/v1\/projects\/(?<slug>[^/]+)\/waivers$/, waivers],
  [/^\/api\/v1\/projects\/(?<slug>[^/]+)\/waivers\/(?<id>[^/]+)$/, waiver],
  [/^\/api\/v1\/projects$/, projects],
  [/^\/api\/v1\/projects\/(?<slug>[^/]+)$/, project],
  [/^\/api\/v1\/projects\/(?<slug>[^/]+)\/runs$/, projectRuns],
  [/^\/api\/v1\/projects\/(?<slug>[^/]+)\/trend$/, trend],
  [/^\/api\/(?<path>.*)$/, unknown],
]

export interface Answer {
  readonly status: number
  readonly type: string
  readonly headers: Headers
  // biome-ignore lint/suspicious/noExplicitAny: tests look at answers of every shape
  readonly body: any
}

/** Sends a real Request to the handler that the address belongs to, as the framework's router does. */
export async function callApi(method: string, address: string, init: RequestInit = {}): Promise<Answer> {
  const url = new URL(address, 'http://127.0.0.1:3000')
  for (const [pattern, route] of ROUTES) {
    const match = pattern.exec(url.pathname)
    if (!match) continue
    const handler = (route as Record<string, Handler | undefined>)[method]
    if (!handler) return { status: 405, type: '', headers: new Headers(), body: null }
    const { path, ...params } = match.groups ?? {}
    const context = { params: Promise.resolve({ ...params, ...(path !== undefined && { path: path.split('/') }) }) }
    const request = new Request(url, { method, ...init, ...(init.body && { duplex: 'half' }) } as RequestInit)
    const response = await handler(request, context as never)
    const type = response.headers.get('content-type') ?? ''
    const text = await response.text()
    return {
      status: response.status,
      type,
      headers: response.headers,
      body: JSON_TYPE.test(type) ? JSON.parse(text) : text,
    }
  }
  throw new Error(`No route for ${address}.`)
}
