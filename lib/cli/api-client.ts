import { setTimeout as delay } from 'node:timers/promises'
import {
  type AssayError,
  ConflictError,
  ForbiddenError,
  InputError,
  NotFoundError,
  type Problem,
  TooLargeError,
  UnauthorizedError,
  UnavailableError,
} from '../errors.ts'

export const DEFAULT_URL = 'http://127.0.0.1:3000'

export interface ApiRequest {
  readonly url: string
  readonly token?: string
  readonly method: 'GET' | 'POST'
  /** Bytes, or a function that gives them anew for each attempt. */
  readonly body?: Uint8Array | (() => ReadableStream<Uint8Array>)
  readonly headers?: Readonly<Record<string, string>>
  readonly timeoutMs?: number
  /** Called before each wait. */
  readonly onRetry?: (retry: { why: string; waitMs: number; attempt: number; attempts: number }) => void
  /** Waits before the second and later attempts; default: four, from half a second on. */
  readonly backoffMs?: readonly number[]
  /** From 0 to below 1: how much of the second half of a wait is waited. */
  readonly random?: () => number
}

export interface ApiResponse {
  readonly status: number
  /** Where the answer sends on to, which is not followed. */
  readonly location?: string
  readonly body: unknown
}

/** Half a second, then twice as long each time. */
export function toBackoff(retries = 4): readonly number[] {
  return Array.from({ length: retries }, (_, attempt) => Math.min(LONGEST_WAIT_MS, 500 * 2 ** attempt))
}

const RETRIED = new Set([408, 425, 429, 500, 502, 503, 504])
const LONGEST_WAIT_MS = 30_000
/** A body takes its time; a question that has no answer by then is one to a server that hangs. */
const TIMEOUT_MS = { GET: 60_000, POST: 120_000 } as const
/** A server that takes a connection and says nothing costs a whole wait each time. */
const MOST_TIMEOUTS = 2

/**
 * One request, tried again after a network failure or a status that says "later". Safe for a POST because it carries an
 * idempotency key. Waits grow, are stretched by `Retry-After`, and end with the last attempt.
 *
 * @throws the error that the status means, with the problems that the server named
 */
export async function requestApi(request: ApiRequest): Promise<ApiResponse> {
  const { backoffMs: backoff = toBackoff(), random = Math.random } = request
  let timeouts = 0
  for (let attempt = 0; ; attempt++) {
    const outcome = await attemptOnce(request)
    if ('status' in outcome && outcome.status < 300) return outcome
    const error = 'status' in outcome ? toError(outcome, request.url) : outcome.error
    if ('timedOut' in outcome && outcome.timedOut) timeouts++
    const isFinal = 'status' in outcome ? !RETRIED.has(outcome.status) : timeouts >= MOST_TIMEOUTS
    if (isFinal || attempt >= backoff.length) throw error
    const asked = 'status' in outcome ? outcome.retryAfterMs : 0
    // Jobs that failed together must not come back together.
    const jittered = backoff[attempt] * (0.5 + random() / 2)
    const waitMs = Math.round(Math.min(LONGEST_WAIT_MS, Math.max(asked, jittered)))
    request.onRetry?.({ why: error.problems[0].message, waitMs, attempt: attempt + 2, attempts: backoff.length + 1 })
    await delay(waitMs)
  }
}

type Outcome =
  | (ApiResponse & { readonly retryAfterMs: number })
  | { readonly error: AssayError; readonly timedOut: boolean }

async function attemptOnce(request: ApiRequest): Promise<Outcome> {
  const { url, token, method, body, headers, timeoutMs = TIMEOUT_MS[method] } = request
  try {
    const response = await fetch(url, {
      method,
      headers: { accept: 'application/json', ...(token && { authorization: `Bearer ${token}` }), ...headers },
      ...(body && (typeof body === 'function' ? { body: body(), duplex: 'half' } : { body: body as BodyInit })),
      signal: AbortSignal.timeout(timeoutMs),
      // To follow would send the token to another place.
      redirect: 'manual',
    })
    const text = await response.text()
    const location = response.headers.get('location')
    const retryAfter = Number(response.headers.get('retry-after') ?? '0')
    return {
      status: response.status,
      ...(location !== null && { location }),
      body: parseBody(text),
      retryAfterMs: Number.isFinite(retryAfter) ? retryAfter * 1000 : 0,
    }
  } catch (error) {
    return { error: toNetworkError(error, url), timedOut: isTimeout(error) }
  }
}

function parseBody(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.name === 'TimeoutError'
}

function toNetworkError(error: unknown, url: string): UnavailableError {
  const cause = error instanceof Error ? (error.cause as NodeJS.ErrnoException | undefined) : undefined
  const why = isTimeout(error) ? 'no answer in time' : (cause?.code ?? cause?.message ?? String(error))
  return new UnavailableError({
    code: 'server-unreachable',
    message: `The server at ${new URL(url).origin} cannot be reached (${why}).`,
    mend: 'Check ASSAY_URL and that the server runs.',
  })
}

/** The error that a refusing answer means. */
function toError({ status, body, location }: ApiResponse, url: string): AssayError {
  if (status >= 300 && status < 400) return toRedirectError(url, location)
  const problems = problemsOf(body, status, url)
  if (status === 401) return new UnauthorizedError(problems)
  if (status === 403) return new ForbiddenError(problems)
  if (status === 404) return new NotFoundError(problems)
  if (status === 409) return new ConflictError(problems, candidatesOf(body))
  if (status === 413) return new TooLargeError(problems)
  return status < 500 && !RETRIED.has(status) ? new InputError(problems) : new UnavailableError(problems)
}

/** A wrong address, such as http for https or a sign-in page before the server: no outage, which would pass by itself. */
function toRedirectError(url: string, location: string | undefined): UnavailableError {
  const target = location !== undefined && URL.canParse(location, url) ? new URL(location, url) : null
  return new UnavailableError({
    code: 'unexpected-answer',
    message: `${new URL(url).origin} sends on to ${target === null ? 'nowhere' : `${target.origin}${target.pathname}`}.`,
    mend: 'Set ASSAY_URL to the address at which the server itself answers: a token is not sent on.',
  })
}

interface ProblemDocument {
  readonly title?: unknown
  readonly detail?: unknown
  readonly problems?: unknown
  readonly candidates?: unknown
}

function problemsOf(body: unknown, status: number, url: string): Problem[] {
  const document: ProblemDocument = typeof body === 'object' && body !== null ? body : {}
  const listed = Array.isArray(document.problems) ? document.problems.flatMap(toProblem) : []
  if (listed.length > 0) return listed
  const said = [document.detail, document.title].find((text): text is string => typeof text === 'string' && text !== '')
  return [{ code: `http-${status}`, message: said ?? `${new URL(url).origin} answered ${status} without saying why.` }]
}

/** A problem of the wire, where its place is spread out: `{ code, message, pointer, line, parameter, mend }`. */
function toProblem(value: unknown): Problem[] {
  if (typeof value !== 'object' || value === null) return []
  const { code, message, mend, pointer, line, parameter } = value as Record<string, unknown>
  if (typeof message !== 'string') return []
  const place =
    typeof pointer === 'string'
      ? { pointer }
      : typeof parameter === 'string'
        ? { option: parameter }
        : typeof line === 'number'
          ? { line }
          : null
  return [
    {
      code: typeof code === 'string' ? code : 'refused',
      message,
      ...(typeof mend === 'string' && { mend }),
      ...(place && { place }),
    },
  ]
}

function candidatesOf(body: unknown): readonly unknown[] {
  const { candidates } = (typeof body === 'object' && body !== null ? body : {}) as ProblemDocument
  return Array.isArray(candidates) ? candidates : []
}
