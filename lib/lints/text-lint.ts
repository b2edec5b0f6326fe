import { type DataLint, type LintPart, type LintSegment, type LintSeverity, toFinding } from './data-lint.ts'

const PARTS: readonly LintPart[] = ['source', 'hypothesis', 'references']

/** The texts of one part of a segment; none of an output that failed or does not apply. */
export function textsOf(segment: LintSegment, part: LintPart): readonly string[] {
  if (part === 'references') return segment.references ?? []
  if (part === 'hypothesis')
    return segment.state === 'scored' && typeof segment.hypothesis === 'string' ? [segment.hypothesis] : []
  return part === 'source' && typeof segment.source === 'string' ? [segment.source] : []
}

/** A lint that looks at every text by itself and reports sources, outputs and references apart. */
export function textLint(code: string, severity: LintSeverity, isFound: (text: string) => boolean): DataLint {
  return {
    code,
    check: (segments) =>
      PARTS.flatMap((part) => {
        const found = segments.filter((segment) => textsOf(segment, part).some(isFound))
        return found.length > 0 ? [toFinding({ code, severity, part, total: segments.length, found })] : []
      }),
  }
}
