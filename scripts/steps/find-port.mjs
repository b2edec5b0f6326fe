import { createServer } from 'node:net'

const TRIES = 100

/** Null when `port` can be listened on at `host`, else the system's code: EADDRINUSE, EACCES, EADDRNOTAVAIL, ENOTFOUND. */
export function portProblem(port, host) {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error) => resolve(error.code))
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(null)))
  })
}

/** The port that the system gives for 0. */
export function anyFreePort(host) {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen({ port: 0, host }, () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}

/**
 * The port to start on. One that was asked for is used or refused; the usual one gives way to the next free one.
 * Throws an Error of one line.
 */
export async function findPort({ asked, usual, host }) {
  if (asked === 0) return anyFreePort(host)
  const first = asked ?? usual
  for (let port = first; port < Math.min(first + TRIES, 65_536); port++) {
    const problem = await portProblem(port, host)
    if (problem === null) return port
    if (problem === 'EADDRINUSE' && asked === undefined) continue
    throw new Error(sentence(problem, port, host))
  }
  throw new Error(`No free port between ${first} and ${first + TRIES - 1}; name one with PORT=….`)
}

function sentence(problem, port, host) {
  if (problem === 'EADDRINUSE') {
    return `Port ${port} on ${host} is taken by another program; stop that one or choose another with PORT=….`
  }
  if (problem === 'EACCES') return `Port ${port} may not be used by this user; choose one above 1023 with PORT=….`
  return `Cannot listen on ${host} (${problem}); HOST must be an address of this machine, such as 127.0.0.1.`
}
