import { AssayError, ConflictError, type Problem } from '../errors.ts'
import type { ProblemDocument } from '../schema/queries.ts'

const STATUS = {
  input: [400, 'Bad input'],
  unauthorized: [401, 'No valid token'],
  forbidden: [403, 'Not allowed'],
  'not-found': [404, 'Not found'],
  conflict: [409, 'Conflict'],
  'too-large': [413, 'Too large'],
  unavailable: [503, 'Not available now'],
} as const satisfies Record<AssayError['kind'], readonly [number, string]>

/**
 * The answer that an error means, as `application/problem+json`. What is not ours is a fault of ours: 500, logged, and
 * nothing of it shown.
 */
export function problemResponse(error: unknown): Response {
  if (!(error instanceof AssayError)) {
    console.error(error)
    const problem = { code: 'server-fault', message: 'The server failed. Its log says why.' }
    return toResponse(500, 'Server fault', [problem])
  }
  const [status, title] = STATUS[error.kind]
  const candidates = error instanceof ConflictError ? error.candidates : []
  return toResponse(status, title, error.problems, candidates)
}

function toResponse(
  status: number,
  title: string,
  problems: readonly Problem[],
  candidates: readonly unknown[] = [],
): Response {
  const body: ProblemDocument = {
    type: 'about:blank',
    title,
    status,
    detail: problems.map(({ message, mend }) => (mend ? `${message} ${mend}` : message)).join('\n'),
    problems: problems.map(({ code, message, place, mend }) => ({
      code,
      message,
      ...(place?.pointer !== undefined && { pointer: place.pointer }),
      ...(place?.line !== undefined && { line: place.line }),
      ...(place?.column !== undefined && { column: place.column }),
      ...(place?.option !== undefined && { parameter: place.option }),
      ...(mend !== undefined && { mend }),
    })),
    ...(candidates.length > 0 && { candidates: [...candidates] }),
  }
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      'content-type': 'application/problem+json; charset=utf-8',
      'cache-control': 'no-store',
      ...(status === 401 && { 'www-authenticate': 'Bearer' }),
      ...(status === 503 && { 'retry-after': '2' }),
    },
  })
}
