'use client'

import { OUTPUT_EXAMPLE } from '../../../lib/explain/examples.ts'
import { type DistinctSteps, explainDistinct } from '../../../lib/explain/explain-distinct.ts'
import { formatCount } from '../../../lib/report/format-number.ts'
import { Cell, ColumnHead, DataTable, Row } from '../ui/data-table.tsx'
import { Section } from '../ui/section.tsx'
import { UserText } from '../ui/user-text.tsx'
import { specsOf } from './explain-tabs.ts'
import { useWords } from './explain-words.ts'
import { Figure } from './figure.tsx'
import { readSpec } from './read-spec.ts'
import { SelectField } from './select-field.tsx'
import { shortenLines } from './shorten-lines.ts'
import { ShortenedNote } from './shortened-note.tsx'
import { type SpecChoice, SpecOptions } from './spec-options.tsx'
import { type TabProps, TabRest } from './tab-frame.tsx'
import { TableFile } from './table-file.tsx'
import { TextField } from './text-field.tsx'
import { toLines } from './to-segments.ts'

const CHOICES: readonly SpecChoice[] = [{ key: 'n', values: ['1', '2', '3', '4'] }]
const MOST_CHARACTERS = 20_000
const MOST_GRAMS = 40

/** distinct-n of pasted outputs: every n-gram counted, different ones over all. */
export default function DistinctTab({ state, change }: TabProps) {
  const { messages } = useWords()
  const words = messages.distinct
  const { spec } = readSpec(state.spec, 'distinct')
  const text = state.outputs ?? state.hypothesis ?? OUTPUT_EXAMPLE
  const lines = state.lines ?? 'segments'
  const shown = shortenLines([lines === 'text' ? [text] : toLines(text)], MOST_CHARACTERS)
  const segments = shown.columns[0].map((hypothesis, i) => ({ id: String(i + 1), hypothesis }))
  const steps = explainDistinct(segments, spec)
  return (
    <>
      <Section id="worked" title={words.title(steps.label)} notes={[words.note, words.tokens]}>
        <TextField label={words.outputs} value={text} onChange={(outputs) => change({ outputs })} />
        <div className="filters explain-filters">
          <SelectField
            label={messages.input.lines}
            value={lines}
            options={(['segments', 'text'] as const).map((value) => ({ value, label: messages.input.linesAs[value] }))}
            onChange={(value) => change({ lines: value })}
          />
        </div>
        <SpecOptions
          spec={spec}
          metrics={specsOf('distinct')}
          choices={CHOICES}
          onChange={(next) => change({ spec: next })}
        />
        <div role="status">
          <ShortenedNote shown={shown} options="--hyp FILE --ref FILE" />
        </div>
        <Worked steps={steps} />
      </Section>
      <TabRest families={['distinct']} segments={segments} spec={spec} />
    </>
  )
}

function Worked({ steps }: { steps: DistinctSteps }) {
  const { messages } = useWords()
  const words = messages.distinct
  if (steps.score === null) return <p className="note">{words.tooShort(steps.n)}</p>
  const shown = steps.grams.slice(0, MOST_GRAMS)
  return (
    <>
      <p className="sig">{steps.signature}</p>
      <div className="formula formulas">
        <div>
          <small>{words.score}</small>
          <br />
          <Figure name="distinct.unique" value={steps.unique} /> ÷ <Figure name="distinct.total" value={steps.total} />{' '}
          ={' '}
          <b>
            <Figure name="distinct.score" value={steps.score} decimals={4} />
          </b>
        </div>
      </div>
      <DataTable caption={words.caption} className="plain rows">
        <thead>
          <Row>
            <ColumnHead>{words.gram}</ColumnHead>
            <ColumnHead numeric>{words.count}</ColumnHead>
            <ColumnHead numeric>{words.texts}</ColumnHead>
          </Row>
        </thead>
        <tbody>
          {shown.map(({ tokens, count, texts }, i) => (
            <Row key={tokens.join('\0')} className={count === 1 ? 'faint' : undefined}>
              <Cell>
                <span className="gram">
                  <UserText>{tokens.join(' ')}</UserText>
                </span>
              </Cell>
              <Cell numeric narrowLabel={words.count}>
                <Figure name={`distinct.gram.${i}`} value={count} />
              </Cell>
              <Cell numeric narrowLabel={words.texts}>
                {formatCount(texts)}
              </Cell>
            </Row>
          ))}
        </tbody>
      </DataTable>
      <TableFile name="distinct" signature={steps.signature} n={steps.total} left={steps.grams.length - shown.length} />
      {steps.grams.length > shown.length ? (
        <p className="note">{messages.more(formatCount(steps.grams.length - shown.length))}</p>
      ) : null}
    </>
  )
}
