'use client'

import type { ReactNode } from 'react'
import { type CorpusSteps, explainCorpus } from '../../../lib/explain/explain-corpus.ts'
import type { GuideFamily } from '../../../lib/explain/trust.ts'
import type { MetricSegment } from '../../../lib/metrics/metric.ts'
import { Section } from '../ui/section.tsx'
import type { ExplainState } from './explain-address.ts'
import { specsOf } from './explain-tabs.ts'
import { useWords } from './explain-words.ts'
import { readSpec } from './read-spec.ts'
import { SegmentContext } from './segment-context.ts'
import { SegmentHeading } from './segment-heading.tsx'
import { type SpecChoice, SpecOptions } from './spec-options.tsx'
import { type TabProps, TabRest } from './tab-frame.tsx'
import { TextInputs } from './text-inputs.tsx'
import { type TextTab, toSegments } from './to-segments.ts'

/** Several segments, how their score comes about, and how to look at one of them. */
export interface Whole {
  readonly corpus: CorpusSteps
  readonly segments: readonly MetricSegment[]
  readonly spec: string
  readonly choose: (segment: number) => void
}

/**
 * A tab of one metric over pasted texts: boxes, settings, the metric worked out on the whole of them or on one segment,
 * and what follows.
 */
export function WorkedTab<Steps>({
  state,
  change,
  tab,
  families = [tab as GuideFamily],
  choicesOf,
  gold = false,
  work,
  titleOf,
  notesOf,
  countsOf,
  all,
  children,
}: TabProps & {
  readonly tab: TextTab
  readonly families?: readonly GuideFamily[]
  readonly choicesOf: (spec: string) => readonly SpecChoice[]
  /** The texts beside the hypothesis are gold answers. */
  readonly gold?: boolean
  readonly work: (segment: MetricSegment, spec: string) => Steps | null
  /** `label` is the metric's own; null where nothing is worked out. */
  readonly titleOf: (label: string | null) => string
  readonly notesOf: (spec: string) => readonly string[]
  /** Tokens of a single segment, for its boxes. */
  readonly countsOf?: (steps: Steps) => { readonly hypothesis: number; readonly references: readonly number[] }
  readonly all: (whole: Whole) => ReactNode
  readonly children: (steps: Steps, spec: string) => ReactNode
}) {
  const { messages } = useWords()
  const spec = readSpec(state.spec, tab).spec
  const texts = toSegments(state, tab)
  const segments = texts.segments ?? []
  const at = placeOf(state, segments.length)
  const steps = at === null ? null : work(segments[at], spec)
  const corpus = segments.length > 0 ? explainCorpus(segments, spec) : null
  const several = corpus !== null && segments.length > 1
  const choose = (segment: number) => change({ segment })
  return (
    <>
      <Section id="worked" title={titleOf(corpus?.label ?? null)} notes={notesOf(spec)}>
        <TextInputs
          texts={texts}
          segment={at}
          absent={state.segment !== null && state.segment >= segments.length ? state.segment + 1 : null}
          change={change}
          gold={gold}
          counts={!several && steps ? countsOf?.(steps) : undefined}
        />
        <SpecOptions
          spec={spec}
          metrics={specsOf(tab)}
          choices={choicesOf(spec)}
          onChange={(next) => change({ spec: next })}
        />
        <SegmentContext value={several ? (at === null ? 'all' : String(at + 1)) : null}>
          {several ? <SegmentHeading corpus={corpus} at={at} /> : null}
          {several && at === null ? all({ corpus, segments, spec, choose }) : null}
          {steps ? children(steps, spec) : null}
          {steps || several || texts.unequal ? null : <p className="note">{messages.input.empty}</p>}
        </SegmentContext>
      </Section>
      <TabRest families={families} segments={segments} spec={spec} />
    </>
  )
}

/** The segment that is worked out: a single one, or the one that was chosen; null for all, and where there is none. */
function placeOf({ segment }: ExplainState, of: number): number | null {
  if (of === 1) return 0
  return segment !== null && segment < of ? segment : null
}
