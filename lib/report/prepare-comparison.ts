import type { AskedRepair, Comparison, MetricComparison } from '../compare/comparison.ts'
import type { RunRecord } from '../schema/records.ts'
import { formatCount, formatNumber, formatShare } from './format-number.ts'
import { compareMessages as words } from './messages/en/compare.ts'
import { type ComparabilityView, countSides, prepareComparability } from './prepare-comparability.ts'
import { type ForestScale, type ForestView, prepareForest } from './prepare-forest.ts'
import { type ReproduceCommands, type ReproduceFacts, reproduceCommands } from './reproduce-commands.ts'
import { type VerdictSentence, verdictSentence } from './verdict-sentence.ts'

export interface ViewFact {
  readonly label: string
  readonly value: string
  readonly note: string | null
}

/** How the changed segments of one metric came out; counts are of changed segments only. */
export interface OutcomeView {
  readonly histogramTitle: string
  readonly identicalLine: string
  readonly changed: string
  /** Pairs whose outputs differ, with an output on both sides: what the shares are of. */
  readonly of: number
  readonly rows: readonly {
    readonly kind: 'worse' | 'identical' | 'better'
    readonly count: number
    readonly text: string
    readonly share: string
  }[]
  readonly note: string
  /** Changed segments that have no score on both sides; null where there are none. */
  readonly unscored: string | null
}

export interface SacrebleuRow {
  readonly spec: string
  readonly label: string
  readonly base: string
  readonly head: string
  readonly p: string
}

export interface ComparisonView {
  readonly comparability: ComparabilityView
  readonly sentence: VerdictSentence
  readonly facts: readonly ViewFact[]
  readonly forest: ForestView
  /** The metric whose segments are shown; null where nothing may be compared. */
  readonly lead: MetricComparison | null
  readonly outcome: OutcomeView | null
  readonly commands: ReproduceCommands
  readonly sacrebleu: readonly SacrebleuRow[]
}

/**
 * All that the compare page prints but for the texts: one verdict function, one rounding. `lead` is the SPEC that the
 * sentence speaks about and whose segments are shown, by default the first that may be compared.
 */
export function prepareComparison(input: {
  readonly comparison: Comparison
  readonly base: RunRecord
  readonly head: RunRecord
  readonly lead?: string
  readonly scale?: ForestScale
  /** What the address asked to repair. */
  readonly repair?: AskedRepair | null
  /** What it takes to make it again besides its own settings. */
  readonly reproduce?: ReproduceFacts
}): ComparisonView {
  const { comparison, base, head } = input
  const sentence = verdictSentence(comparison, input.lead)
  const lead = comparison.results.find((result) => result.spec === sentence.spec) ?? null
  return {
    comparability: prepareComparability(comparison, input.repair),
    sentence,
    facts: factsOf(comparison, base, head),
    forest: prepareForest(comparison, input.scale),
    lead,
    outcome: lead && outcomeOf(comparison, lead),
    commands: reproduceCommands(comparison, base, head, input.reproduce),
    sacrebleu: comparison.results.flatMap((result) => (result.sacrebleu ? [sacrebleuRow(result)] : [])),
  }
}

function factsOf(comparison: Comparison, base: RunRecord, head: RunRecord): ViewFact[] {
  const sides = countSides(comparison)
  const { failed, unit, pairs, results, outputsOneSided: oneSided = 0 } = comparison
  const changed = comparison.outputsChanged - oneSided
  const documents = comparison.results.find((result) => result.documents !== null)?.documents ?? null
  return [
    {
      label: words.facts.paired,
      value: formatCount(pairs),
      note:
        sides.base === sides.head
          ? words.facts.of(formatCount(sides.head))
          : words.facts.ofBoth({ base: formatCount(sides.base), head: formatCount(sides.head) }),
    },
    {
      // Without a text an output is its likelihoods, of which all differ as soon as a model does.
      label:
        words.facts[results.every(({ layer }) => layer === 'likelihood') ? 'likelihoodsChanged' : 'outputsChanged'],
      value: formatCount(changed),
      note: pairs === 0 ? null : [formatShare(changed / pairs), oneSidedNote(oneSided)].filter(Boolean).join('; '),
    },
    {
      label: words.facts.failed,
      value: formatCount(failed.base + failed.head),
      note:
        failed.base + failed.head === 0
          ? null
          : words.facts.failedSides({ base: formatCount(failed.base), head: formatCount(failed.head) }),
    },
    comparison.results.every(({ n }) => n === 0)
      ? { label: words.facts.resampled, value: words.facts.nothing, note: words.facts.nothingNote }
      : {
          label: words.facts.resampled,
          value: words.facts.unit[unit],
          note:
            unit === 'document' && documents !== null ? words.facts.documents(documents, formatCount(documents)) : null,
        },
    base.repeats === 1 && head.repeats === 1
      ? { label: words.facts.notCovered, value: '', note: words.facts.oneRepeat }
      : {
          label: words.facts.repeats.label,
          value: '',
          note: words.facts.repeats.note({ base: base.repeats, head: head.repeats }),
        },
  ]
}

function oneSidedNote(count: number): string | null {
  return count === 0 ? null : words.facts.oneSided(count, formatCount(count))
}

function outcomeOf(comparison: Comparison, lead: MetricComparison): OutcomeView {
  const { pairs } = comparison
  // Where one side has no output, nothing was changed: the facts above count those pairs.
  const outputsChanged = comparison.outputsChanged - (comparison.outputsOneSided ?? 0)
  const identical = pairs - comparison.outputsChanged
  // Ties count identical outputs too; only those among the changed ones say something new.
  const tied = Math.max(0, Math.min(lead.ties, outputsChanged - lead.wins - lead.losses))
  const unscored = Math.max(0, outputsChanged - lead.wins - lead.losses - tied)
  const row = (kind: 'worse' | 'identical' | 'better', count: number) => ({
    kind,
    count,
    text: formatCount(count),
    share: outputsChanged === 0 ? '–' : formatShare(count / outputsChanged),
  })
  return {
    histogramTitle: words.segments.histogramTitle(outputsChanged, formatCount(outputsChanged)),
    identicalLine: words.segments.identical({ same: formatCount(identical), total: formatCount(pairs) }),
    changed: words.segments.of(formatCount(outputsChanged)),
    of: outputsChanged,
    rows: [row('worse', lead.losses), row('identical', tied), row('better', lead.wins)],
    note: words.segments.note({ identical: formatCount(identical), tied: formatCount(tied) }),
    unscored: unscored > 0 ? words.segments.unscored(formatCount(unscored)) : null,
  }
}

/** Four decimals, as many as tell two of its figures apart; no verdict rests on them. */
function sacrebleuRow(result: MetricComparison): SacrebleuRow {
  const block = result.sacrebleu!
  const figure = (side: { score: number; mean: number | null; halfWidth: number | null }) =>
    side.mean === null || side.halfWidth === null
      ? formatNumber(side.score, 4)
      : `${formatNumber(side.score, 4)} (${formatNumber(side.mean, 4)} ± ${formatNumber(side.halfWidth, 4)})`
  return {
    spec: result.spec,
    label: result.label,
    base: figure(block.base),
    head: figure(block.head),
    p: formatNumber(block.head.pValue, 4),
  }
}
