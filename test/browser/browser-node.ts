// The few functions of Node that the tests and loaders of dictionaries call, over synchronous requests to the test's own
// server: a caller in a browser hands resources in, and the files must come from somewhere.

declare const PROJECT_ROOT: string

class Bytes extends Uint8Array {
  override toString(): string {
    return new TextDecoder().decode(this)
  }
}

function request(query: string): XMLHttpRequest {
  const http = new XMLHttpRequest()
  http.open('GET', query, false)
  // Every byte becomes the code unit of the same number: a synchronous request gives no array.
  http.overrideMimeType('text/plain; charset=x-user-defined')
  http.send()
  return http
}

const toPath = (place: string | URL) => (place instanceof URL ? fileURLToPath(place) : place)

export function readFileSync(place: string | URL, encoding?: string): Bytes | string {
  const http = request(`/file?path=${encodeURIComponent(toPath(place))}`)
  if (http.status !== 200) throw new Error(`${toPath(place)} cannot be read`)
  const text = http.responseText
  const bytes = new Bytes(text.length)
  for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i) & 255
  return encoding === undefined ? bytes : bytes.toString()
}

export function existsSync(place: string | URL): boolean {
  return request(`/exists?path=${encodeURIComponent(toPath(place))}`).responseText === 'yes'
}

export function readdirSync(place: string): string[] {
  return JSON.parse(request(`/list?path=${encodeURIComponent(place)}`).responseText)
}

/** The server has unpacked files by their name already. */
export function gunzipSync(bytes: Bytes): Bytes {
  return bytes
}

export function createRequire(): { resolve(name: string): string } {
  return { resolve: (name) => `${PROJECT_ROOT}node_modules/${name}` }
}

export function fileURLToPath(url: string | URL): string {
  return decodeURIComponent(new URL(url).pathname)
}

export function dirname(path: string): string {
  return path.slice(0, path.lastIndexOf('/'))
}

export function join(...parts: readonly string[]): string {
  return parts.join('/')
}
