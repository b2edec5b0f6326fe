import { type DataLint, type LintSegment, toFinding } from './data-lint.ts'
import { bagOverlap, toWordBag } from './word-bag.ts'

/** Segments looked at: the trouble is in all of them or in none. */
const SAMPLE = 50
const MARGIN = 0.1

/**
 * References the wrong way round: every segment was given the references of all, one inner list a segment having been
 * read as one a reference set. Told by lists that are all the same, or by lists as long as there are segments whose
 * j-th text fits output j better than the segment's own output.
 */
export const TRANSPOSED_REFERENCES: DataLint = {
  code: 'transposed-references',
  check: (segments) => {
    const listed = segments.filter(({ references }) => references !== undefined && references.length > 1)
    if (listed.length < 2 || listed.length < segments.length) return []
    if (!haveSameLists(listed) && !fitByPosition(segments)) return []
    const facts = {
      code: 'transposed-references',
      severity: 'error',
      part: 'references',
      total: segments.length,
    } as const
    return [toFinding({ ...facts, found: segments }, { references: segments[0].references?.length ?? 0 })]
  },
}

function haveSameLists(segments: readonly LintSegment[]): boolean {
  const first = segments[0].references ?? []
  if (new Set(first).size < 2) return false
  return segments.every(
    ({ references }) => references?.length === first.length && references.every((text, k) => text === first[k]),
  )
}

function fitByPosition(segments: readonly LintSegment[]): boolean {
  if (segments.some(({ references }) => references?.length !== segments.length)) return false
  const outputs = segments.map(({ hypothesis }) => toWordBag(hypothesis ?? ''))
  let across = 0
  let own = 0
  for (let i = 0; i < Math.min(SAMPLE, segments.length); i++) {
    for (let j = 0; j < Math.min(SAMPLE, segments.length); j++) {
      if (i === j) continue
      const text = toWordBag(segments[i].references?.[j] ?? '')
      const difference = bagOverlap(text, outputs[j]) - bagOverlap(text, outputs[i])
      if (difference > MARGIN) across++
      else if (difference < -MARGIN) own++
    }
  }
  return across > 2 * own && across > 0
}
