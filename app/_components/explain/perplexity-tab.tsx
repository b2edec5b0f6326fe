'use client'

import { LOGPROB_EXAMPLE } from '../../../lib/explain/examples.ts'
import { explainPerplexity, type PerplexitySteps } from '../../../lib/explain/explain-perplexity.ts'
import type { TestSetFacts } from '../../../lib/metrics/metric.ts'
import { createMetric, parseSpec } from '../../../lib/metrics/spec.ts'
import { formatCount, formatNumber } from '../../../lib/report/format-number.ts'
import { formatSignature } from '../../../lib/signature/format-signature.ts'
import { Cell, ColumnHead, DataTable, Row } from '../ui/data-table.tsx'
import { Section } from '../ui/section.tsx'
import { specsOf } from './explain-tabs.ts'
import { useWords } from './explain-words.ts'
import { Figure } from './figure.tsx'
import { readLogprobs, shortenDocuments, toLikelihoodSegments, toTokenCosts } from './read-logprobs.ts'
import { readSpec } from './read-spec.ts'
import { SelectField } from './select-field.tsx'
import { ShortenedNote } from './shortened-note.tsx'
import { type SpecChoice, SpecOptions } from './spec-options.tsx'
import { type TabProps, TabRest } from './tab-frame.tsx'
import { TableFile } from './table-file.tsx'
import { TextField } from './text-field.tsx'
import { WindowPlan } from './window-plan.tsx'

const CHOICES: readonly SpecChoice[] = [{ key: 'unit', values: ['token', 'word', 'byte'] }]
/** A likelihood knows neither references nor labels. */
const NO_FACTS: TestSetFacts = { references: 0, labels: [] }

/** Perplexities of pasted log-probabilities, and the window plan of the first document. */
export default function PerplexityTab({ state, change }: TabProps) {
  const { messages } = useWords()
  const words = messages.perplexity
  const logprobsText = state.logprobs ?? LOGPROB_EXAMPLE.logprobs
  const text = state.text ?? (state.logprobs === null ? LOGPROB_EXAMPLE.text : '')
  const shown = shortenDocuments(logprobsText, text)
  const read = readLogprobs(shown.logprobs)
  const segments = read.bad === null ? toLikelihoodSegments(read, state.base, shown.text) : []
  const steps = segments.length > 0 ? explainPerplexity(segments) : null
  const { spec } = readSpec(state.spec, 'perplexity')
  const unscored = segments.filter(({ logprobs }) => logprobs?.every((value) => value === null)).length
  const costs = read.bad === null && read.documents.length > 0 ? toTokenCosts(read.documents[0], state.base) : null
  return (
    <>
      <Section id="worked" title={words.title} notes={[words.note]}>
        <div className="cols c2">
          <TextField
            label={words.logprobs}
            mono
            value={logprobsText}
            onChange={(logprobs) => change({ logprobs, text, window: null, stride: null })}
          />
          <TextField
            label={words.text}
            value={text}
            onChange={(value) => change({ text: value, logprobs: logprobsText })}
          />
        </div>
        <SpecOptions
          spec={spec}
          metrics={specsOf('perplexity')}
          choices={CHOICES}
          onChange={(next) => change({ spec: next })}
        />
        <div className="filters explain-filters">
          <SelectField
            label={words.base}
            value={state.base}
            options={(['e', '2', '10'] as const).map((value) => ({ value, label: value }))}
            onChange={(base) => change({ base })}
          />
          <span className="small faint">{words.logprobsHint}</span>
        </div>
        <div role="status">
          {read.bad === null ? null : <p className="note">{words.bad[read.bad.kind](read.bad.piece)}</p>}
          {read.bad === null && segments.length === 0 ? <p className="note">{words.empty}</p> : null}
          <ShortenedNote shown={shown} options="--input FILE" />
          {steps?.reason ? <p className="note">{words.reason(words.reasons[steps.reason] ?? steps.reason)}</p> : null}
          {unscored > 0 && steps?.perToken ? <p className="note">{words.unscored(unscored)}</p> : null}
        </div>
        {steps && steps.perToken !== null ? <Worked steps={steps} asked={spec} documents={segments.length} /> : null}
      </Section>
      <WindowPlan state={state} change={change} costs={costs} documents={segments.length} />
      <TabRest families={['perplexity']} segments={segments} spec={spec} />
    </>
  )
}

/** The row of the table that holds the figure of a SPEC. */
function rowOf(spec: string): string {
  const { name, options } = parseSpec(spec)
  return name === 'ppl' ? options.unit : 'bits'
}

function Worked({ steps, asked, documents }: { steps: PerplexitySteps; asked: string; documents: number }) {
  const { messages } = useWords()
  const words = messages.perplexity
  const own = rowOf(asked)
  const nll = steps.nll === null ? '' : formatNumber(steps.nll, 2)
  const rows = [
    { key: 'token', label: words.perToken, value: steps.perToken, by: steps.targets, formula: 'e^' },
    { key: 'word', label: words.perWord, value: steps.perWord, by: steps.words, formula: 'e^' },
    { key: 'byte', label: words.perByte, value: steps.perByte, by: steps.bytes, formula: 'e^' },
    { key: 'bits', label: words.bitsPerByte, value: steps.bitsPerByte, by: steps.bytes, formula: '' },
  ]
  return (
    <>
      <p className="sig">{formatSignature(createMetric(asked, NO_FACTS).signature)}</p>
      <DataTable caption={words.caption} className="plain">
        <thead>
          <Row>
            <ColumnHead>{words.unit}</ColumnHead>
            <ColumnHead numeric>{words.value}</ColumnHead>
          </Row>
        </thead>
        <tbody>
          {rows.map(({ key, label, value, by, formula }) => (
            <Row
              key={key}
              className={key === own ? 'current' : undefined}
              aria-current={key === own ? 'true' : undefined}
            >
              <Cell>
                <span className="name">{label}</span>
                {key === own ? <span className="qual">{messages.variants.own}</span> : null}
                <span className="subl">
                  {by === null
                    ? words.needsText
                    : formula === ''
                      ? `${nll} ÷ ln 2 ÷ ${formatCount(by)}`
                      : `e^(${nll} ÷ ${formatCount(by)})`}
                </span>
              </Cell>
              <Cell numeric>
                <b>
                  <Figure name={`ppl.${key}`} value={value} decimals={3} />
                </b>
              </Cell>
            </Row>
          ))}
          {documents > 1 ? (
            <Row className="faint">
              <Cell>
                <span className="name">{words.meanOfDocuments}</span>
                <span className="subl">{words.sameWeight}</span>
              </Cell>
              <Cell numeric>
                <del>
                  <Figure name="ppl.mean-of-documents" value={steps.meanOfDocuments} decimals={3} />
                </del>
                <span className="qual">{words.notAPerplexity}</span>
              </Cell>
            </Row>
          ) : null}
        </tbody>
      </DataTable>
      <TableFile
        name="perplexity"
        signature={formatSignature(createMetric(asked, NO_FACTS).signature)}
        n={steps.targets}
      />
    </>
  )
}
