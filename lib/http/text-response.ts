/** A finished text of a type; `fileName` makes it a file to keep. */
export function textResponse(
  text: string,
  {
    type,
    fileName,
    picture = false,
  }: { readonly type: string; readonly fileName?: string; readonly picture?: boolean },
): Response {
  return new Response(text, {
    headers: {
      'content-type': `${type}; charset=utf-8`,
      // Proxies of pages that embed a badge ask again, so that it does not stay what it was.
      'cache-control': picture ? 'no-cache, max-age=0' : 'no-store',
      'x-content-type-options': 'nosniff',
      ...(fileName !== undefined && { 'content-disposition': `attachment; filename="${fileName}"` }),
    },
  })
}
