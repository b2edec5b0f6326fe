import type { RowPiece } from '../db/packs.ts'
import type { RowTable } from '../metrics/row-table.ts'

/** Kinds of numbers, the smallest first; a table takes the first that holds all of its values exactly. */
const KINDS = {
  u8: Uint8Array,
  i8: Int8Array,
  u16: Uint16Array,
  i16: Int16Array,
  u32: Uint32Array,
  i32: Int32Array,
  f32: Float32Array,
  f64: Float64Array,
} as const
type Kind = keyof typeof KINDS

const MOST_BYTES = 512 * 1024
/** Segments a piece, whatever their width: each piece is written in one go. */
const MOST_SEGMENTS = 64 * 1024

/**
 * A run's rows as pieces for the store: numbers in the smallest type that holds all of them exactly, row after row,
 * little endian, at most 512 kB a piece. The tables of all repeats have the same segments.
 */
export function packRows(tables: readonly RowTable[]): RowPiece[] {
  return tables.flatMap((table, repeat) => {
    const { width, count, rows, scored, reasons } = table
    const kind = chooseKind(rows)
    const bytesPerSegment = Math.max(1, width * KINDS[kind].BYTES_PER_ELEMENT)
    const step = Math.min(MOST_SEGMENTS, Math.max(1, Math.floor(MOST_BYTES / bytesPerSegment)))
    const pieces: RowPiece[] = []
    for (let start = 0; start < count || start === 0; start += step) {
      const end = Math.min(count, start + step)
      const values = KINDS[kind].from(rows.subarray(start * width, end * width))
      const mine = [...reasons].filter(([index]) => index >= start && index < end)
      pieces.push({
        repeat,
        piece: pieces.length,
        start,
        count: end - start,
        width,
        kind,
        rows: new Uint8Array(values.buffer as ArrayBuffer, values.byteOffset, values.byteLength),
        scored: packBits(scored.subarray(start, end)),
        reasonsJson: mine.length > 0 ? JSON.stringify(mine) : null,
      })
    }
    return pieces
  })
}

/** The tables of all repeats that `packRows` packed, or null where `pieces` is not whole. */
export function unpackRows(pieces: readonly RowPiece[], count: number): RowTable[] | null {
  const tables: RowTable[] = []
  for (const group of byRepeat(pieces)) {
    const { width } = group[0]
    const rows = new Float64Array(width * count)
    const scored = new Uint8Array(count)
    const reasons = new Map<number, string>()
    let next = 0
    for (const piece of group) {
      if (piece.start !== next || piece.width !== width) return null
      next += piece.count
      rows.set(toNumbers(piece), piece.start * width)
      unpackBits(piece.scored, scored.subarray(piece.start, next))
      if (piece.reasonsJson)
        for (const [index, reason] of JSON.parse(piece.reasonsJson) as [number, string][]) reasons.set(index, reason)
    }
    if (next !== count) return null
    tables.push({ width, count, rows, scored, reasons })
  }
  return tables.length > 0 ? tables : null
}

function byRepeat(pieces: readonly RowPiece[]): RowPiece[][] {
  const groups = new Map<number, RowPiece[]>()
  for (const piece of pieces) {
    const group = groups.get(piece.repeat)
    if (group) group.push(piece)
    else groups.set(piece.repeat, [piece])
  }
  return [...groups.values()]
}

function chooseKind(values: Float64Array): Kind {
  let low = 0
  let high = 0
  let whole = true
  let single = true
  for (const value of values) {
    if (value < low) low = value
    if (value > high) high = value
    // −0 is a number of its own, which no whole type holds.
    if (whole && (!Number.isInteger(value) || Object.is(value, -0))) whole = false
    if (!whole && !isSingle(value)) {
      single = false
      break
    }
  }
  if (whole) {
    if (low >= 0) {
      if (high <= 0xff) return 'u8'
      if (high <= 0xffff) return 'u16'
      if (high <= 0xffffffff) return 'u32'
    }
    if (low >= -0x80 && high <= 0x7f) return 'i8'
    if (low >= -0x8000 && high <= 0x7fff) return 'i16'
    if (low >= -0x80000000 && high <= 0x7fffffff) return 'i32'
    return 'f64'
  }
  // The loop checks fractions only from the first one on; whole numbers before it may be too large for single precision.
  return single && values.every(isSingle) ? 'f32' : 'f64'
}

function isSingle(value: number): boolean {
  return Object.is(Math.fround(value), value)
}

function toNumbers({ kind, rows }: RowPiece): ArrayLike<number> {
  const type = KINDS[kind as Kind]
  // Copied, since a view needs an offset that its type's size divides.
  return new type(rows.slice().buffer)
}

function packBits(flags: Uint8Array): Uint8Array<ArrayBuffer> {
  const bits = new Uint8Array(Math.ceil(flags.length / 8))
  for (let i = 0; i < flags.length; i++) if (flags[i]) bits[i >> 3] |= 1 << (i & 7)
  return bits
}

function unpackBits(bits: Uint8Array, out: Uint8Array): void {
  for (let i = 0; i < out.length; i++) out[i] = (bits[i >> 3] >> (i & 7)) & 1
}
