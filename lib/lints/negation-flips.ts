import type { TokenRange } from './align-tokens.ts'
import { isAmongSame } from './among-same.ts'
import { isAnswered } from './denial-answers.ts'
import type { FlipCandidate, ReadPair } from './flip.ts'
import { findNegators } from './negators.ts'
import { isWord, stemOf, type TextReading } from './text-reading.ts'

/** A denial that only one of the two texts holds. */
export interface Denial {
  readonly flip: FlipCandidate
  /** The other text answers it with a word or a turn of its own, or says something else altogether. */
  readonly isAnswered: boolean
}

/**
 * A statement denied on one side only: the negators of the two texts differ in number by an odd count. It is answered
 * where the other text has a soft negator more (`failed to` for `did not`) or an equivalent turn (`only on` for `not
 * until`), and where what is denied is not in the other text.
 */
export function findDenial(pair: ReadPair): Denial | null {
  const left = findNegators(pair.reference)
  const right = findNegators(pair.hypothesis)
  if ((left.length - right.length) % 2 === 0) return null
  if (areBothDenied(pair, left, right)) return null
  const isLeft = left.length > right.length
  const denying = isLeft ? pair.reference : pair.hypothesis
  const plain = isLeft ? pair.hypothesis : pair.reference
  const negators = isLeft ? left : right
  const changes = isLeft ? pair.alignment.changeOfReference : pair.alignment.changeOfHypothesis
  const extra = withoutAnswered(denying, negators, plain, isLeft ? right : left)
  const changed = extra.filter(({ at, end }) => changes.slice(at, end).some((change) => change >= 0))
  const among = (changed.length > 0 ? changed : extra).find((negator) => isAmongSame(denying, negator, plain))
  const found = among ?? changed[0] ?? extra[0]
  const parity = right.length % 2
  return {
    flip: {
      kind: 'negation',
      reference: isLeft ? found : null,
      hypothesis: isLeft ? null : found,
      agrees: (other) => findNegators(other).length % 2 === parity,
    },
    isAnswered: among === undefined || isAnswered(pair, isLeft, found),
  }
}

/** Neither bread nor water has one negator, no bread and no water has two. */
function areBothDenied(
  { reference, hypothesis }: ReadPair,
  left: readonly TokenRange[],
  right: readonly TokenRange[],
): boolean {
  const [fewer, ofFewer, more, ofMore] =
    left.length < right.length ? [reference, left, hypothesis, right] : [hypothesis, right, reference, left]
  if (ofMore.length - ofFewer.length !== 1) return false
  const isNeither = ({ tokens }: TextReading, { at }: TokenRange) => NEITHER.test(tokens[at].norm)
  return ofFewer.some((each) => isNeither(fewer, each)) && !ofMore.some((each) => isNeither(more, each))
}

const NEITHER = /^(?:neither|weder)$/

/** Negators that stand beside other words than those of the other text do; what is denied alike in both is no flip. */
function withoutAnswered(
  denying: TextReading,
  negators: readonly TokenRange[],
  plain: TextReading,
  others: readonly TokenRange[],
): TokenRange[] {
  const left = [...negators]
  for (const other of others) {
    const neighbours = [plain.tokens[other.end], plain.tokens[other.at - 1]]
    const at = left.findIndex(({ at: from, end }) =>
      [denying.tokens[end], denying.tokens[from - 1]].some(
        (token, k) => token && isWord(token) && neighbours[k] && stemOf(token) === stemOf(neighbours[k]),
      ),
    )
    left.splice(at < 0 ? left.length - 1 : at, at < 0 ? 0 : 1)
  }
  return left
}
