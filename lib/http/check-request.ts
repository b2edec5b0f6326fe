const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i
const PLAIN = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }

/** What of a request is looked at before any page or route sees it. */
export interface Asked {
  readonly method: string
  readonly path: string
  readonly host: string | null
  readonly origin: string | null
}

/**
 * Refuses what no page or route should ever see, or gives null: a Host that this server does not answer to (a page of
 * another site whose name was pointed at this machine could read it otherwise), a form sent by another site, and a path
 * whose escapes are broken. `allowedHosts` are names beside the loopback ones; `*` allows all.
 */
export function checkRequest(asked: Asked, allowedHosts: readonly string[]): Response | null {
  const name = (asked.host ?? '').replace(/:\d+$/, '')
  if (!allowedHosts.includes('*') && !LOOPBACK.test(name) && !allowedHosts.includes(name.toLowerCase()))
    return refuse(asked, 421, {
      code: 'unknown-host',
      message: `This server does not answer to the name "${name}".`,
      mend: 'Name it in ASSAY_ALLOWED_HOSTS, separated by commas, and start again.',
    })
  const isForm = asked.method === 'POST' && !asked.path.startsWith('/api/')
  if (isForm && asked.origin !== null && asked.origin.replace(/^https?:\/\//, '') !== asked.host)
    return refuse(asked, 403, {
      code: 'other-site',
      message: 'A form of another site was refused.',
      mend: 'Use the page of this server.',
    })
  if (!isDecodable(asked.path))
    return refuse(asked, 400, {
      code: 'broken-escape',
      message: 'The address holds a broken % escape.',
      mend: 'Write each byte of UTF-8 as % and two hexadecimal digits.',
    })
  return null
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

function refuse({ path }: Asked, status: number, problem: { code: string; message: string; mend: string }): Response {
  const { message, mend } = problem
  if (!path.startsWith('/api/')) return new Response(`${message} ${mend}\n`, { status, headers: PLAIN })
  const body = { type: 'about:blank', title: 'Refused', status, detail: `${message} ${mend}`, problems: [problem] }
  const headers = { ...PLAIN, 'content-type': 'application/problem+json; charset=utf-8' }
  return new Response(JSON.stringify(body), { status, headers })
}
