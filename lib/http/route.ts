import { problemResponse } from './problem-response.ts'

/** What Next hands to a route beside the request. */
export interface RouteContext<Params> {
  readonly params: Promise<Params>
}

/**
 * A route handler: what it throws becomes a problem document, and what it gives becomes JSON unless it is a Response
 * already.
 *
 * @example
 * export const GET = route<{ id: string }>(async ({ params }) => getRun(params.id))
 */
export function route<Params = Record<string, never>>(
  handle: (call: { request: Request; params: Params }) => Promise<unknown>,
): (request: Request, context: RouteContext<Params>) => Promise<Response> {
  return async (request, context) => {
    try {
      const result = await handle({ request, params: await context.params })
      return result instanceof Response ? result : json(result)
    } catch (error) {
      return problemResponse(error)
    }
  }
}

export function json(
  body: unknown,
  { status = 200, headers = {} }: { status?: number; headers?: HeadersInit } = {},
): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...headers },
  })
}
