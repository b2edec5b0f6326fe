/** A file in the making. */
interface Download {
  readonly chunks: AsyncGenerator<string>
  readonly type: string
  /** Letters, digits, dots and dashes only. */
  readonly fileName: string
}

/** A download that is written as fast as it is read, and stops when its reader goes away. */
export function exportResponse({ chunks, type, fileName }: Download): Response {
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await chunks.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    async cancel() {
      await chunks.return(undefined)
    },
  })
  return new Response(body, {
    headers: {
      'content-type': type,
      'content-disposition': `attachment; filename="${fileName}"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  })
}
