import { readEnv } from '../env.ts'

/**
 * The address under which the sender of a request knows this server, for links in what it takes away:
 * `ASSAY_PUBLIC_URL` where it is set, else what the request (or a proxy before us) says.
 */
export function siteOf(request: Request): string {
  const { publicUrl } = readEnv()
  if (publicUrl !== null) return publicUrl
  const host = request.headers.get('x-forwarded-host') ?? request.headers.get('host') ?? new URL(request.url).host
  const scheme =
    request.headers.get('x-forwarded-proto') === 'https' ? 'https' : new URL(request.url).protocol.slice(0, -1)
  const address = `${scheme}://${host.split(',')[0].trim()}`
  return URL.canParse(address) ? new URL(address).origin : new URL(request.url).origin
}
