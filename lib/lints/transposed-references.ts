import { type DataLint, type LintSegment, toFinding } from './data-lint.ts'
import { weighFit } from './weigh-fit.ts'
import { bagOverlap, toWordBag } from './word-bag.ts'

/** Segments looked at: the trouble is in all of them or in none. */
const SAMPLE = 50

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
  const areSame = segments.every(
    ({ references }) => references?.length === first.length && references.every((text, k) => text === first[k]),
  )
  return areSame && !first.every(isLabel) && (first.length === segments.length || areSpread(segments, first))
}

/** Words of an answer such as `yes` or `not sure`, which many segments may share. */
const LABEL_WORDS = 2

function isLabel(text: string): boolean {
  return toWordBag(text).size <= LABEL_WORDS
}

const LEAST_FIT = 0.5
const LEAST_SPREAD = 3

/** Whether outputs have each another reference that fits them: the accepted answers of one task would be spread otherwise. */
function areSpread(segments: readonly LintSegment[], references: readonly string[]): boolean {
  const bags = references.slice(0, SAMPLE).map(toWordBag)
  const best = new Set<number>()
  for (const { hypothesis } of segments.slice(0, SAMPLE)) {
    const output = toWordBag(hypothesis ?? '')
    const fits = bags.map((bag) => bagOverlap(bag, output))
    const most = Math.max(...fits)
    if (most >= LEAST_FIT) best.add(fits.indexOf(most))
  }
  return best.size >= LEAST_SPREAD && 2 * best.size >= Math.min(segments.length, references.length, SAMPLE)
}

function fitByPosition(segments: readonly LintSegment[]): boolean {
  if (segments.some(({ references }) => references?.length !== segments.length)) return false
  if (segments.every(({ references = [] }) => references.every(isLabel))) return false
  const outputs = segments.map(({ hypothesis }) => toWordBag(hypothesis ?? ''))
  let across = 0
  let own = 0
  for (let i = 0; i < Math.min(SAMPLE, segments.length); i++) {
    for (let j = 0; j < Math.min(SAMPLE, segments.length); j++) {
      if (i === j) continue
      const text = toWordBag(segments[i].references?.[j] ?? '')
      if (weighFit(text, outputs[i], outputs[j]) !== null) across++
      else if (weighFit(text, outputs[j], outputs[i]) !== null) own++
    }
  }
  return across > 2 * own && across > 0
}
