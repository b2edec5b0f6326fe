import { readEnv } from '../env.ts'
import { checkRequest } from './check-request.ts'

/** What `checkRequest` says of a post that does not pass through the proxy, since its body may be large. */
export function checkPost({ headers, method, url }: Request): Response | null {
  const { pathname: path, host } = new URL(url)
  const asked = { method, path, host: headers.get('host') ?? host, origin: headers.get('origin') }
  return checkRequest(asked, readEnv().allowedHosts)
}
