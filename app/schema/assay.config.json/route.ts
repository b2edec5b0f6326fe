import { cliConfigJsonSchema } from '../../../lib/schema/cli-config.ts'

export const dynamic = 'force-static'

/** The JSON Schema of `assay.config.json`, for the `$schema` key that editors follow. */
export function GET(): Response {
  return new Response(`${JSON.stringify(cliConfigJsonSchema(), null, 2)}\n`, {
    headers: { 'content-type': 'application/schema+json; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}
