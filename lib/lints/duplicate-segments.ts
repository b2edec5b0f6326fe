import { type DataLint, type LintSegment, toFinding } from './data-lint.ts'

/**
 * Segments with the same source and references under several ids: they weigh double, and a resampling takes them for
 * independent. Counts the repetitions, not the first of each. Segments with neither source nor references are left out,
 * and so is a task without sources whose references are few answers again and again (yes, no).
 */
export const DUPLICATE_SEGMENTS: DataLint = {
  code: 'duplicate-segments',
  check: (segments) => {
    const seen = new Set<string>()
    const found: LintSegment[] = []
    for (const segment of segments) {
      const texts = [segment.source ?? '', ...(segment.references ?? [])]
      if (texts.every((text) => text === '')) continue
      const key = texts.map((text) => `${text.length}:${text}`).join('')
      if (seen.has(key)) found.push(segment)
      else seen.add(key)
    }
    const hasSources = segments.some(({ source }) => typeof source === 'string' && source !== '')
    if (!hasSources && seen.size < found.length) return []
    const facts = {
      code: 'duplicate-segments',
      severity: 'note',
      part: 'segments',
      total: segments.length,
      found,
    } as const
    return found.length > 0 ? [toFinding(facts, { distinct: seen.size })] : []
  },
}
