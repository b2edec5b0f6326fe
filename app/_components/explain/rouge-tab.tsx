'use client'

import { explainRouge, type RougeSteps } from '../../../lib/explain/explain-rouge.ts'
import { parseSpec } from '../../../lib/metrics/spec.ts'
import { Section } from '../ui/section.tsx'
import { specsOf } from './explain-tabs.ts'
import { useWords } from './explain-words.ts'
import { Figure } from './figure.tsx'
import { FiguresRow } from './figures-row.tsx'
import { MarkedTokens } from './marked-tokens.tsx'
import { MissingGrams, NgramLadder } from './ngram-ladder.tsx'
import { readSpec } from './read-spec.ts'
import { SpecOptions } from './spec-options.tsx'
import { type TabProps, TabRest } from './tab-frame.tsx'
import { TextInputs } from './text-inputs.tsx'
import { toSegments } from './to-segments.ts'

const CHOICES = [
  { key: 'tok', values: ['rouge', 'char', 'mixed'] },
  { key: 'stemmer', values: ['no', 'yes'] },
] as const

/** ROUGE of pasted texts: shared n-grams or subsequence, precision, recall, F. */
export default function RougeTab({ state, change }: TabProps) {
  const { messages } = useWords()
  const words = messages.rouge
  const spec = readSpec(state.spec, 'rouge').spec
  const { name } = parseSpec(spec)
  const texts = toSegments(state, 'rouge')
  const at = Math.min(state.segment, (texts.segments?.length ?? 1) - 1)
  const segment = texts.segments?.[at]
  const steps = segment ? explainRouge(segment, spec) : null
  const note = name === 'rougeL' ? words.lcsNote : name === 'rougeLsum' ? words.linesNote : words.note
  return (
    <>
      <Section id="worked" title={words.title(steps?.label ?? 'ROUGE')} notes={[note]}>
        <TextInputs texts={texts} segment={at} change={change} />
        <SpecOptions
          spec={spec}
          metrics={specsOf('rouge')}
          choices={CHOICES}
          onChange={(next) => change({ spec: next })}
        />
        {steps ? <Worked steps={steps} /> : texts.unequal ? null : <p className="note">{messages.input.empty}</p>}
      </Section>
      <TabRest families={['rouge']} segments={texts.segments ?? []} spec={spec} />
    </>
  )
}

function Worked({ steps }: { steps: RougeSteps }) {
  const { messages } = useWords()
  const words = messages.rouge
  return (
    <>
      <p className="sig">{steps.signature}</p>
      {steps.hypothesis.length === 0 || steps.reference.length === 0 ? <p className="note">{words.nothing}</p> : null}
      <Counted steps={steps} />
      <FiguresRow
        items={[
          { label: words.hits, value: <Figure name="rouge.hits" value={steps.hits} /> },
          { label: words.inHypothesis, value: <Figure name="rouge.hypothesis" value={steps.inHypothesis} /> },
          { label: words.inReference, value: <Figure name="rouge.reference" value={steps.inReference} /> },
          { label: words.precision, value: <Figure name="rouge.precision" value={steps.precision} decimals={4} /> },
          { label: words.recall, value: <Figure name="rouge.recall" value={steps.recall} decimals={4} /> },
          { label: words.f, value: <Figure name="rouge.f" value={steps.f} decimals={4} /> },
        ]}
      />
    </>
  )
}

function Counted({ steps }: { steps: RougeSteps }) {
  const { messages } = useWords()
  const words = messages.rouge
  const { counted } = steps
  if (counted.kind === 'ngrams')
    return (
      <>
        <NgramLadder tokens={steps.hypothesis} orders={[counted.grams]} />
        <p className="note">
          {messages.bleu.missing}
          {messages.limits.colon}
          <MissingGrams rows={counted.grams.rows} most={8} />
        </p>
      </>
    )
  if (counted.kind === 'lcs') {
    if (counted.path === null) return <p className="note">{words.tooLong}</p>
    const onSide = (side: 'reference' | 'hypothesis') => new Set(counted.path?.map((pair) => pair[side]))
    return (
      <dl className="texts">
        <dt>{words.hypothesis}</dt>
        <dd>
          <MarkedTokens tokens={steps.hypothesis} marked={onSide('hypothesis')} />
        </dd>
        <dt>{words.reference}</dt>
        <dd>
          <MarkedTokens tokens={steps.reference} marked={onSide('reference')} />
        </dd>
      </dl>
    )
  }
  if (counted.lines === null) return <p className="note">{words.tooLong}</p>
  return (
    <dl className="texts">
      {counted.lines.map(({ tokens, marked }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
        <div key={i} className="texts-row">
          <dt>{words.line(i + 1)}</dt>
          <dd>
            <MarkedTokens tokens={tokens} marked={new Set(marked.flatMap((is, k) => (is ? [k] : [])))} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
