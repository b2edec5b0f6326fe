import type { RunLints } from '../schema/records.ts'
import { formatCount } from './format-number.ts'
import { lintMessages } from './messages/en/lints.ts'
import { reportMessages as words } from './messages/en/report.ts'

type Finding = RunLints['findings'][number]
type Found = { readonly findings: readonly Finding[] } | null

/**
 * The findings of a run by which its numbers are about other data than meant: lines shifted, references transposed, blank
 * lines dropped. Whatever is counted over such a run says nothing of its system. None for a run that was not looked at.
 *
 * @example findDataErrors({ findings: [{ code: 'mojibake', severity: 'warning', … }] }) // []
 */
export function findDataErrors(lints: Found): readonly Finding[] {
  return lints?.findings.filter(({ severity }) => severity === 'error') ?? []
}

/**
 * These findings as warnings: of both sides of a comparison (once where both have the same), or of the one `run` that is
 * spoken about.
 *
 * @example sayDataErrors({ base: null, head: lints })[0] // 'Error in the data of head: its numbers are about …'
 */
export function sayDataErrors(
  sides: { readonly base: Found; readonly head: Found } | { readonly run: Found },
): string[] {
  const sidesOf = new Map<string, string[]>()
  for (const [side, lints] of Object.entries(sides))
    for (const text of findDataErrors(lints).map(findingSentence))
      sidesOf.set(text, [...(sidesOf.get(text) ?? []), side])
  return [...sidesOf].map(([text, named]) => words.dataError({ sides: 'run' in sides ? [] : named, text }))
}

/** What is so, and how to mend it. */
export function findingSentence({ code, count, total, part, details }: Finding): string {
  const sentence = lintMessages.findings[code]
  const name = lintMessages.parts[part] ?? part
  return (
    sentence?.({ count: formatCount(count), total: formatCount(total), one: count === 1, part: name, details }) ?? code
  )
}
