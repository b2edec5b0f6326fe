const BLOCK = 512

/**
 * The plain files of a tar archive by path, as views on the archive's own memory. Reads what POSIX ustar archives hold;
 * entries of other kinds are passed over. Source: POSIX.1-1988, ustar interchange format.
 */
export function readTar(archive: Uint8Array): Map<string, Uint8Array> {
  const files = new Map<string, Uint8Array>()
  for (let at = 0; at + BLOCK <= archive.length && archive[at] !== 0; ) {
    const name = readText(archive, at, 100)
    const size = Number.parseInt(readText(archive, at + 124, 12).trim(), 8)
    if (!Number.isFinite(size)) throw new Error(`The size of "${name}" in the archive is not a number.`)
    const kind = archive[at + 156]
    const begin = at + BLOCK
    // A plain file has the kind "0", or a zero byte in old archives.
    if (kind === 0 || kind === 48) files.set(name, archive.subarray(begin, begin + size))
    at = begin + Math.ceil(size / BLOCK) * BLOCK
  }
  return files
}

/** A text field that a zero byte or its width ends. */
function readText(bytes: Uint8Array, start: number, width: number): string {
  let text = ''
  for (let i = start; i < start + width && bytes[i] !== 0; i++) text += String.fromCharCode(bytes[i])
  return text
}
