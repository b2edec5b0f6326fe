import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { makeFolder } from './run-assay.ts'

type Handler = (request: Request, context: { params: Promise<never> }) => Promise<Response>

export interface ServedApi {
  readonly url: string
  readonly token: string
  /** How many runs are stored in a project. */
  readonly countRuns: (project: string) => Promise<number>
  readonly close: () => Promise<void>
}

/** The API's own handlers behind a plain server of this process, over a database in a folder of its own. */
export async function serveApi(): Promise<ServedApi> {
  process.env.ASSAY_DATA_DIR = makeFolder().folder
  process.env.ASSAY_DEMO = '0'
  const [{ POST }, finalize, compare, { createToken }, { listRuns }, { closeRuntime }] = await Promise.all([
    import('../../app/api/v1/runs/route.ts'),
    import('../../app/api/v1/runs/finalize/route.ts'),
    import('../../app/api/v1/compare/route.ts'),
    import('../../lib/service/create-token.ts'),
    import('../../lib/service/list-runs.ts'),
    import('../../lib/service/runtime.ts'),
  ])
  const handlers: Record<string, Handler> = {
    'POST /api/v1/runs': POST as Handler,
    'POST /api/v1/runs/finalize': finalize.POST as Handler,
    'GET /api/v1/compare': compare.GET as Handler,
    'POST /api/v1/compare': compare.POST as Handler,
  }
  const { token } = await createToken({ name: 'test' })
  const server = createServer((request, response) => void answer(request, response, handlers))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    token,
    countRuns: async (project) => (await listRuns(project, {})).total,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await closeRuntime()
    },
  }
}

async function answer(request: IncomingMessage, response: ServerResponse, handlers: Readonly<Record<string, Handler>>) {
  const url = new URL(request.url ?? '/', `http://${request.headers.host}`)
  const handler = handlers[`${request.method} ${url.pathname}`]
  if (!handler) {
    response.writeHead(404).end()
    return
  }
  const headers = new Headers(
    Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)])),
  )
  const body = request.method === 'POST' ? { body: Readable.toWeb(request), duplex: 'half' } : {}
  const result = await handler(new Request(url, { method: request.method, headers, ...body } as RequestInit), {
    params: Promise.resolve({} as never),
  })
  response.writeHead(result.status, Object.fromEntries(result.headers))
  response.end(Buffer.from(await result.arrayBuffer()))
}
