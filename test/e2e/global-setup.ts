import { removeFolder, startServer } from './start-server.ts'

/** One server for all browser tests: the very `npm start`, with its demo, on a temporary data folder. */
export default async function setup() {
  const server = await startServer()
  process.env.ASSAY_E2E_URL = server.url
  process.env.ASSAY_E2E_TOKEN = server.token
  return async () => {
    await server.stop()
    removeFolder(server.dataDir)
  }
}
