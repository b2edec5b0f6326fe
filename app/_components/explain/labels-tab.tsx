'use client'

import { InputError } from '../../../lib/errors.ts'
import { LABEL_EXAMPLE } from '../../../lib/explain/examples.ts'
import { explainLabels, type LabelSteps } from '../../../lib/explain/explain-labels.ts'
import type { MetricSegment } from '../../../lib/metrics/metric.ts'
import { formatCount } from '../../../lib/report/format-number.ts'
import { Cell, ColumnHead, DataTable, Row } from '../ui/data-table.tsx'
import { Section } from '../ui/section.tsx'
import { UserText } from '../ui/user-text.tsx'
import { ConfusionMatrix } from './confusion-matrix.tsx'
import { specsOf } from './explain-tabs.ts'
import { useWords } from './explain-words.ts'
import { Figure } from './figure.tsx'
import { FiguresRow } from './figures-row.tsx'
import { fOfCounts, LabelAverages } from './label-averages.tsx'
import { readSpec } from './read-spec.ts'
import { ShortenedNote } from './shortened-note.tsx'
import { type SpecChoice, SpecOptions } from './spec-options.tsx'
import { type TabProps, TabRest } from './tab-frame.tsx'
import { TableFile } from './table-file.tsx'
import { TextField } from './text-field.tsx'
import { MOST_LABELS, toLabelItems } from './to-label-items.ts'

const CHOICES: readonly SpecChoice[] = [
  { key: 'beta', values: ['1', '2', '0.5'] },
  { key: 'zero', values: ['0', '1'] },
  { key: 'weights', values: ['none', 'linear', 'quadratic'] },
]

/** Classification of pasted labels: confusion matrix, figures of each class, averages. */
export default function LabelsTab({ state, change }: TabProps) {
  const { messages } = useWords()
  const words = messages.labels
  const goldText = state.gold ?? LABEL_EXAMPLE.gold
  const predictedText = state.predicted ?? LABEL_EXAMPLE.predicted
  const pasted = toLabelItems(goldText, predictedText)
  const segments = pasted.items
  const asked = readSpec(state.spec, 'labels').spec
  const { spec, steps } = workOut(segments, asked)
  return (
    <>
      <Section id="worked" title={words.title} notes={[words.note]}>
        <div className="cols c2">
          <TextField
            label={words.gold}
            value={goldText}
            onChange={(value) => change({ gold: value, predicted: predictedText })}
          />
          <TextField
            label={words.predicted}
            value={predictedText}
            onChange={(value) => change({ predicted: value, gold: goldText })}
          />
        </div>
        <div role="status">
          {pasted.gap === null ? null : <p className="note">{words.gap[pasted.gap.missing](pasted.gap.line)}</p>}
          {pasted.gap !== null || pasted.gold === pasted.predicted ? null : (
            <p className="note">{words.unequal(pasted.gold, pasted.predicted)}</p>
          )}
          {pasted.crossed === null ? null : (
            <p className="note">{words.crossed(pasted.crossed.gold, pasted.crossed.predicted)}</p>
          )}
          <ShortenedNote shown={pasted} options="--input FILE" />
          {spec === asked ? null : <p className="note">{words.noneOfThese(asked, spec)}</p>}
          {pasted.hasManyLabels ? (
            <p className="note">{words.tooManyLabels(MOST_LABELS, formatCount(segments.length))}</p>
          ) : null}
        </div>
        <SpecOptions
          spec={spec}
          metrics={specsOf('labels')}
          choices={CHOICES}
          onChange={(next) => change({ spec: next })}
        />
        {steps ? <Worked steps={steps} /> : null}
        {pasted.gold + pasted.predicted === 0 ? <p className="note">{words.empty}</p> : null}
      </Section>
      <TabRest families={['labels']} segments={segments} spec={spec} />
    </>
  )
}

/** Named labels of which none was pasted leave nothing to average over: then the tab's first metric is worked out. */
function workOut(segments: readonly MetricSegment[], spec: string): { spec: string; steps: LabelSteps | null } {
  if (segments.length === 0) return { spec, steps: null }
  try {
    return { spec, steps: explainLabels(segments, spec) }
  } catch (error) {
    const [first] = specsOf('labels')
    if (!(error instanceof InputError) || spec === first) throw error
    return { spec: first, steps: explainLabels(segments, first) }
  }
}

function Worked({ steps }: { steps: LabelSteps }) {
  const { messages } = useWords()
  const words = messages.labels
  return (
    <>
      <p className="sig">{steps.averages[0].signature}</p>
      <ConfusionMatrix steps={steps} />
      <TableFile
        name="confusion"
        signature={steps.averages[0].signature}
        n={steps.items}
        cells={() => ({
          head: [words.corner, ...steps.labels],
          rows: steps.labels.map((label, g) => [label, ...steps.cells[g]]),
        })}
      />
      <ClassTable steps={steps} />
      <TableFile name="labels" signature={steps.averages[0].signature} n={steps.items} />
      <FiguresRow
        items={[
          {
            label: words.accuracy,
            value: (
              <>
                <Figure name="labels.correct" value={steps.correct} /> ÷{' '}
                <Figure name="labels.items" value={steps.items} /> ={' '}
                <Figure name="labels.accuracy" value={steps.accuracy} decimals={4} />
              </>
            ),
          },
          { label: words.majority, value: <Figure name="labels.majority" value={steps.majorityShare} decimals={4} /> },
        ]}
      />
      <LabelAverages steps={steps} />
    </>
  )
}

function ClassTable({ steps }: { steps: LabelSteps }) {
  const { messages } = useWords()
  const words = messages.labels
  const { beta } = steps.averages[0]
  return (
    <DataTable caption={words.caption} className="plain rows">
      <thead>
        <Row>
          <ColumnHead>{words.label}</ColumnHead>
          <ColumnHead numeric>{words.hits}</ColumnHead>
          <ColumnHead numeric>{words.support}</ColumnHead>
          <ColumnHead numeric>{words.predictedCount}</ColumnHead>
          <ColumnHead numeric>{words.precision}</ColumnHead>
          <ColumnHead numeric>{words.recall}</ColumnHead>
          <ColumnHead numeric>{words.f(beta)}</ColumnHead>
        </Row>
      </thead>
      <tbody>
        {steps.classes.map((one, i) => (
          <Row key={one.label}>
            <Cell>
              <UserText>{one.label}</UserText>
            </Cell>
            <Cell numeric narrowLabel={words.hits}>
              <Figure name={`labels.${i}.hits`} value={one.hits} />
            </Cell>
            <Cell numeric narrowLabel={words.support}>
              <Figure name={`labels.${i}.support`} value={one.support} />
            </Cell>
            <Cell numeric narrowLabel={words.predictedCount}>
              <Figure name={`labels.${i}.predicted`} value={one.predicted} />
            </Cell>
            <Cell numeric narrowLabel={words.precision}>
              <Figure name={`labels.${i}.precision`} value={one.precision} decimals={4} />
              <Fraction above={formatCount(one.hits)} below={formatCount(one.predicted)} />
            </Cell>
            <Cell numeric narrowLabel={words.recall}>
              <Figure name={`labels.${i}.recall`} value={one.recall} decimals={4} />
              <Fraction above={formatCount(one.hits)} below={formatCount(one.support)} />
            </Cell>
            <Cell numeric narrowLabel={words.f(beta)}>
              <Figure name={`labels.${i}.f1`} value={one.f} decimals={4} />
              <Fraction {...fOfCounts(one, beta)} />
            </Cell>
          </Row>
        ))}
      </tbody>
    </DataTable>
  )
}

/** What a figure is the quotient of, below it. */
function Fraction({ above, below }: { above: string; below: string }) {
  return (
    <span className="subl nowrap">
      {above} ÷ {below}
    </span>
  )
}
