import { createHash, type Hash } from 'node:crypto'
import type { NormalizedSegment } from '../../ingest/normalized-run.ts'
import { compareCodePoints } from '../../text/code-points.ts'

type Content = Pick<NormalizedSegment, 'source' | 'references' | 'label' | 'answers'>

const ABSENT = 0xffffffff

/**
 * What makes an item the same item: SHA-256 over source, references and gold (label and answers), each as length-prefixed
 * UTF-8: four bytes of length, big endian, then the bytes; a list as its count, then its texts; 0xffffffff for absent.
 */
export function hashContent(content: Content): string {
  const hash = createHash('sha256')
  addContent(hash, content)
  return hash.digest('hex')
}

/** Identity of a test set: SHA-256 over its segments sorted by id (by code point), each as its id and its content. */
export function hashTestSet(segments: readonly (Content & { readonly id: string })[]): string {
  const hash = createHash('sha256')
  for (const segment of [...segments].sort((a, b) => compareCodePoints(a.id, b.id))) {
    addText(hash, segment.id)
    addContent(hash, segment)
  }
  return hash.digest('hex')
}

/** Bytes of an output's hash that are stored: enough that two outputs of one project never share one by chance. */
export const OUTPUT_HASH_BYTES = 16

/** All that the system produced for an item, as the first 16 bytes of a SHA-256; zeros where it produced nothing. */
export function hashOutput(output: NormalizedSegment | null): Uint8Array {
  if (output?.state !== 'scored') return new Uint8Array(OUTPUT_HASH_BYTES)
  const { hypothesis, predictedLabel, statistics, scores } = output
  const json = JSON.stringify([hypothesis, predictedLabel, statistics, scores])
  return createHash('sha256').update(json).digest().subarray(0, OUTPUT_HASH_BYTES)
}

function addContent(hash: Hash, { source, references, label, answers }: Content): void {
  addText(hash, source)
  addList(hash, references)
  addText(hash, label)
  addList(hash, answers)
}

function addText(hash: Hash, text: string | null): void {
  const bytes = text === null ? null : Buffer.from(text, 'utf8')
  addNumber(hash, bytes?.length ?? ABSENT)
  if (bytes) hash.update(bytes)
}

function addList(hash: Hash, texts: readonly string[] | null): void {
  addNumber(hash, texts?.length ?? ABSENT)
  for (const text of texts ?? []) addText(hash, text)
}

function addNumber(hash: Hash, value: number): void {
  const bytes = Buffer.allocUnsafe(4)
  bytes.writeUInt32BE(value)
  hash.update(bytes)
}
