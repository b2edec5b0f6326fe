import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { vi } from 'vitest'
import { JSON_TYPE } from '../api/json-type.ts'
import { makeFolder } from './run-assay.ts'

// All routes are loaded, and a worker with them: minutes only where machines are busy.
vi.setConfig({ hookTimeout: 120_000 })

type CallApi = typeof import('../api/call-api.ts')['callApi']
type CreateToken = typeof import('../../lib/service/create-token.ts')['createToken']

export interface ServedApi {
  readonly url: string
  readonly token: string
  readonly createToken: CreateToken
  /** How many runs are stored in a project. */
  readonly countRuns: (project: string) => Promise<number>
  readonly close: () => Promise<void>
}

/** The API's own handlers behind a plain server of this process, over a database in a folder of its own. */
export async function serveApi(): Promise<ServedApi> {
  process.env.ASSAY_DATA_DIR = makeFolder().folder
  process.env.ASSAY_DEMO = '0'
  const [{ callApi }, { createToken }, { listRuns }, { startService }, { closeRuntime }] = await Promise.all([
    import('../api/call-api.ts'),
    import('../../lib/service/create-token.ts'),
    import('../../lib/service/list-runs.ts'),
    import('../../lib/service/start-service.ts'),
    import('../../lib/service/runtime.ts'),
  ])
  await startService()
  const { token } = await createToken({ name: 'test' })
  const server = createServer((request, response) => void answer(request, response, callApi))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    token,
    createToken,
    countRuns: async (project) => (await listRuns(project, {})).total,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await closeRuntime()
    },
  }
}

async function answer(request: IncomingMessage, response: ServerResponse, callApi: CallApi) {
  const headers = Object.entries(request.headers).map(([name, value]): [string, string] => [name, String(value)])
  const body = ['POST', 'PATCH'].includes(request.method ?? '') ? { body: Readable.toWeb(request) as never } : {}
  const address = `http://${request.headers.host}${request.url}`
  const result = await callApi(request.method ?? 'GET', address, { headers, ...body })
  response.writeHead(result.status, Object.fromEntries(result.headers))
  response.end(JSON_TYPE.test(result.type) ? JSON.stringify(result.body) : result.body)
}
