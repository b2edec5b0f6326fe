import { replaceLintFindings, type StoredFinding } from '../db/lint-findings.ts'
import type { Database } from '../db/open-database.ts'
import type { LintSegment } from '../lints/data-lint.ts'
import { findMeaningFlips, type MeaningFlip } from '../lints/meaning-flip.ts'
import { runDataLints } from '../lints/registry.ts'
import { createLanguageReader } from '../lints/run-languages.ts'
import type { ScorableSegment } from '../metrics/score-segments.ts'

export const FLIP_CODE = 'meaning-flip'
/** Says that a run was looked at, and how much of it: a run without it has no findings because nobody looked. */
export const SUMMARY_CODE = 'looked-at'

/** Longer texts are no sentences, and the lint aligns word by word. */
const MOST_LINTED = 4000
/** Flips kept of a run; the summary counts all. */
const MOST_FLIPS = 20_000

/**
 * Looks at the texts of a run's first repeat as they came in and stores what is odd about them; a run without texts has
 * nothing to find. Changes no score. Runs in a worker.
 */
export async function lintRun(
  db: Database,
  runId: string,
  repeats: readonly (readonly (ScorableSegment | null)[])[],
  /** Further findings, stored with those of the lints. */
  warnings: readonly StoredFinding[] = [],
): Promise<void> {
  const segments = repeats[0] ?? []
  const texts = segments.filter((segment) => segment !== null).map(toLintSegment)
  const findings = runDataLints(texts).map(
    (finding): StoredFinding => ({
      code: finding.code,
      position: null,
      repeat: null,
      message: finding.severity,
      detail: finding,
    }),
  )
  const readLanguage = createLanguageReader(texts.map(({ references }) => references?.[0] ?? ''))
  const unread = { language: 0, length: 0 }
  const flips = segments.flatMap((segment, position) => {
    if (!isReadable(segment)) return []
    if (isLong(segment)) unread.length++
    else {
      const language = readLanguage(segment.references)
      if (language !== null)
        return toFindings(findMeaningFlips(segment.references, segment.hypothesis, language), position)
      unread.language++
    }
    return []
  })
  const summary: StoredFinding = {
    code: SUMMARY_CODE,
    position: null,
    repeat: null,
    message: '',
    detail: { segments: texts.length, flipped: flips.length, unread },
  }
  await replaceLintFindings(db, runId, [summary, ...findings, ...warnings, ...flips.slice(0, MOST_FLIPS)])
}

export function toLintSegment({ id, source, hypothesis, references, state }: ScorableSegment): LintSegment {
  return { id, source, hypothesis, references, state: state ?? 'scored' }
}

type Readable = ScorableSegment & { readonly hypothesis: string; readonly references: readonly string[] }

function isReadable(segment: ScorableSegment | null): segment is Readable {
  if (segment === null || (segment.state !== undefined && segment.state !== 'scored')) return false
  return typeof segment.hypothesis === 'string' && (segment.references?.length ?? 0) > 0
}

function isLong({ hypothesis, references }: Readable): boolean {
  return [hypothesis, ...references].some((text) => text.length > MOST_LINTED)
}

function toFindings(flips: readonly MeaningFlip[], position: number): StoredFinding[] {
  if (flips.length === 0) return []
  const kinds = [...new Set(flips.map((flip) => flip.kind))]
  return [
    {
      code: FLIP_CODE,
      position,
      repeat: 0,
      message: kinds.join(', '),
      detail: { kinds, words: flips.map((flip) => flip.words) },
    },
  ]
}
