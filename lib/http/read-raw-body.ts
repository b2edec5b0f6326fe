import { InputError } from '../errors.ts'
import { type RawBody, tooLarge } from '../service/post/read-body.ts'

/** Beyond the limit so many times over nobody waits for the end of a body only to answer politely. */
const DRAINED_LIMITS = 4

/**
 * The bytes of a request's body, packed or not, and at most `maxBytes`. Throws TooLargeError beyond, after reading
 * some of the rest: a client that is still sending would see a broken connection instead of the answer. Throws
 * InputError for another type than JSON or NDJSON, or another packing than gzip.
 */
export async function readRawBody(
  request: Request,
  maxBytes: number,
  { takesLines = false }: { readonly takesLines?: boolean } = {},
): Promise<RawBody> {
  const type = request.headers.get('content-type') ?? 'application/json'
  const lines = takesLines && /^application\/(?:x-ndjson|ndjson|jsonl|x-jsonlines)\b/i.test(type)
  if (!lines && !/^application\/(?:[\w.+-]+\+)?json\b/i.test(type))
    throw new InputError({
      code: 'content-type',
      message: `The body is "${type}".`,
      place: { option: 'Content-Type' },
      mend: takesLines
        ? 'Send JSON as application/json, or a line for the head and one a segment as application/x-ndjson.'
        : 'Send JSON as application/json.',
    })
  const encoding = (request.headers.get('content-encoding') ?? 'identity').trim().toLowerCase()
  if (!['identity', 'gzip', 'x-gzip'].includes(encoding))
    throw new InputError({
      code: 'content-encoding',
      message: `The body is packed as "${encoding}".`,
      place: { option: 'Content-Encoding' },
      mend: 'Use gzip, or none.',
    })
  const chunks: Uint8Array[] = []
  let size = 0
  if (request.body)
    for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
      size += chunk.byteLength
      if (size <= maxBytes) chunks.push(chunk)
      else if (size > maxBytes * DRAINED_LIMITS) break
      else chunks.length = 0
    }
  if (size > maxBytes) throw tooLarge(maxBytes)
  const bytes = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.byteLength
  }
  return { bytes, gzip: encoding !== 'identity', lines }
}
