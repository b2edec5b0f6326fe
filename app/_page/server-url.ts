import { headers } from 'next/headers'

/** The address under which the reader reaches this server, for commands to copy. */
export async function serverUrl(): Promise<string> {
  const asked = await headers()
  const host = asked.get('x-forwarded-host') ?? asked.get('host') ?? '127.0.0.1:3000'
  return `${asked.get('x-forwarded-proto') ?? 'http'}://${host}`
}
