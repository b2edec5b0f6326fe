import { InputError, type Problem } from '../../errors.ts'
import type { RunInput } from '../../schema/run-input.ts'

/** What each part has of its own; all else describes the one run, so that all parts must say the same. */
type OfPart = 'segments' | 'shard' | 'scores' | 'ciUrl' | 'metadata'

/**
 * Throws InputError that names each field in which two parts of one run disagree, with both values. The address of the
 * CI job and the metadata may differ: a matrix has a job and files for each part.
 */
export function requireSameHead(first: RunInput, other: RunInput): void {
  const [a, b] = [toHead(first), toHead(other)]
  const fields = [...new Set([...Object.keys(a), ...Object.keys(b)])] as (keyof typeof a)[]
  const problems = fields.flatMap((field): Problem[] => {
    const [one, two] = [JSON.stringify(a[field]), JSON.stringify(b[field])]
    if (one === two) return []
    return [
      {
        code: 'shard-head-differs',
        message: `The parts of group "${other.shard?.group}" disagree on ${field}: ${shorten(one)} came first, this one says ${shorten(two)}.`,
        place: { pointer: `/${field}` },
        mend: 'Repeat everything but segments and scores in each part, or use another group for another run.',
      },
    ]
  })
  if (problems.length > 0) throw new InputError(problems)
}

function toHead({
  segments: _segments,
  shard: _shard,
  scores: _scores,
  ciUrl: _ciUrl,
  metadata: _,
  ...head
}: RunInput) {
  return head satisfies Omit<RunInput, OfPart>
}

function shorten(json: string | undefined): string {
  if (json === undefined) return 'nothing'
  return json.length > 80 ? `${json.slice(0, 80)}…` : json
}

/** One run of all parts: segments and scores in the order of the parts, what differs of the metadata side by side. */
export function joinParts(parts: readonly RunInput[]): RunInput {
  const [first] = parts
  const scores = parts.flatMap((part) => part.scores ?? [])
  const metadata = joinMetadata(parts.map((part) => part.metadata ?? {}))
  return {
    ...first,
    shard: undefined,
    segments: parts.flatMap((part) => part.segments),
    scores: scores.length > 0 ? scores : undefined,
    metadata: Object.keys(metadata).length > 0 ? metadata : undefined,
  }
}

/** What all parts say stays where it is; what they say differently stands in `parts`, one entry each. */
function joinMetadata(all: readonly Readonly<Record<string, unknown>>[]): Record<string, unknown> {
  const isShared = (key: string) => all.every((one) => JSON.stringify(one[key]) === JSON.stringify(all[0][key]))
  const shared = Object.entries(all[0]).filter(([key]) => isShared(key))
  const own = all.map((one) => Object.fromEntries(Object.entries(one).filter(([key]) => !isShared(key))))
  return { ...Object.fromEntries(shared), ...(own.some((one) => Object.keys(one).length > 0) && { parts: own }) }
}
