'use client'

import type { ReactNode } from 'react'
import type { MetricSegment } from '../../../lib/metrics/metric.ts'
import { Section } from '../ui/section.tsx'
import { specsOf } from './explain-tabs.ts'
import { useWords } from './explain-words.ts'
import { readSpec } from './read-spec.ts'
import { type SpecChoice, SpecOptions } from './spec-options.tsx'
import { type TabProps, TabRest } from './tab-frame.tsx'
import { TextInputs } from './text-inputs.tsx'
import { toSegments } from './to-segments.ts'

/** A tab of one metric over pasted texts: boxes, settings, the metric worked out on one segment, and what follows. */
export function WorkedTab<Steps>({
  state,
  change,
  tab,
  choices,
  gold = false,
  work,
  titleOf,
  notes,
  children,
}: TabProps & {
  readonly tab: 'chrf' | 'meteor' | 'answers'
  readonly choices: readonly SpecChoice[]
  /** The texts beside the hypothesis are gold answers. */
  readonly gold?: boolean
  readonly work: (segment: MetricSegment, spec: string) => Steps | null
  readonly titleOf: (steps: Steps | null) => string
  readonly notes: readonly string[]
  readonly children: (steps: Steps) => ReactNode
}) {
  const { messages } = useWords()
  const spec = readSpec(state.spec, tab).spec
  const texts = toSegments(state, tab)
  const at = Math.min(state.segment, (texts.segments?.length ?? 1) - 1)
  const segment = texts.segments?.[at]
  const steps = segment ? work(segment, spec) : null
  return (
    <>
      <Section id="worked" title={titleOf(steps)} notes={notes}>
        <TextInputs texts={texts} segment={at} change={change} gold={gold} />
        <SpecOptions spec={spec} metrics={specsOf(tab)} choices={choices} onChange={(next) => change({ spec: next })} />
        {steps ? children(steps) : texts.unequal ? null : <p className="note">{messages.input.empty}</p>}
      </Section>
      <TabRest families={[tab]} segments={texts.segments ?? []} spec={spec} />
    </>
  )
}
