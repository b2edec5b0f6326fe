import { route } from '../../lib/http/route.ts'
import { readCliBundle } from '../../lib/service/read-cli-bundle.ts'

export const dynamic = 'force-dynamic'

/** The command line as one file, so that a CI job needs nothing but Node: `node <(curl …/cli.mjs)`. */
export const GET = route(
  async () => new Response(await readCliBundle(), { headers: { 'content-type': 'text/javascript; charset=utf-8' } }),
)
