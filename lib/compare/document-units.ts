import type { Units } from '../stats/packed-rows.ts'
import type { Pairing } from './pair-segments.ts'

/** Documents of a side's segments, in the order of its ids. */
export interface DocumentedSide {
  readonly documents?: readonly (string | null)[]
}

export interface PairDocuments {
  /** Document of each pair; null where segments themselves are resampled. */
  readonly documents: readonly (string | null)[] | null
  /** Whether the two sides put a pair into different documents, so that none can be used. */
  readonly disagree: boolean
}

/**
 * The documents by which pairs are resampled: those of either side where they agree. Segments of one document are not
 * independent, so that resampling them one by one would make intervals too narrow.
 */
export function documentsOfPairs(base: DocumentedSide, head: DocumentedSide, pairing: Pairing): PairDocuments {
  const documents: (string | null)[] = []
  let any = false
  for (let k = 0; k < pairing.base.length; k++) {
    const ofBase = base.documents?.[pairing.base[k]] ?? null
    const ofHead = head.documents?.[pairing.head[k]] ?? null
    if (ofBase !== null && ofHead !== null && ofBase !== ofHead) return { documents: null, disagree: true }
    const document = ofBase ?? ofHead
    any ||= document !== null
    documents.push(document)
  }
  return { documents: any ? documents : null, disagree: false }
}

/** The units of some pairs: one a document, and one for each segment that has none. Null without documents. */
export function toUnits(documents: PairDocuments['documents'], pairs: Int32Array): Units | null {
  if (documents === null) return null
  const numbers = new Map<string, number>()
  let count = 0
  const unitOf = pairs.map((pair) => {
    const document = documents[pair]
    if (document === null) return count++
    const known = numbers.get(document)
    if (known !== undefined) return known
    numbers.set(document, count)
    return count++
  })
  return { count, unitOf }
}
