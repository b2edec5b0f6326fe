'use client'

import { COUNT_EXAMPLE } from '../../../lib/explain/examples.ts'
import { explainPass, type PassProblem, type PassSteps } from '../../../lib/explain/explain-pass.ts'
import { formatCount } from '../../../lib/report/format-number.ts'
import { Cell, ColumnHead, DataTable, Row } from '../ui/data-table.tsx'
import { Section } from '../ui/section.tsx'
import { specsOf } from './explain-tabs.ts'
import { useWords } from './explain-words.ts'
import { Figure } from './figure.tsx'
import { MOST_SAMPLES, readCounts } from './read-counts.ts'
import { readSpec } from './read-spec.ts'
import { ShortenedNote } from './shortened-note.tsx'
import { type SpecChoice, SpecOptions } from './spec-options.tsx'
import { type TabProps, TabRest } from './tab-frame.tsx'
import { TableFile } from './table-file.tsx'
import { TextField } from './text-field.tsx'

const CHOICES: readonly SpecChoice[] = [{ key: 'k', values: ['1', '2', '5', '10', '100'] }]

const MOST_TERMS = 12

/** pass@k of pasted counts: the estimate of each problem, and their mean. */
export default function PassTab({ state, change }: TabProps) {
  const { messages } = useWords()
  const words = messages.pass
  const { spec } = readSpec(state.spec, 'pass')
  const text = state.counts ?? COUNT_EXAMPLE
  const read = readCounts(text)
  const segments = read.problems.map((problem, i) => ({ id: String(i + 1), ...problem }))
  const steps = segments.length > 0 ? explainPass(segments, spec) : null
  return (
    <>
      <Section id="worked" title={words.title(steps?.label ?? 'pass@k')} notes={[words.note]}>
        <TextField label={words.counts} mono value={text} onChange={(counts) => change({ counts })} />
        <SpecOptions
          spec={spec}
          metrics={specsOf('pass')}
          choices={CHOICES}
          onChange={(next) => change({ spec: next })}
        />
        <div role="status">
          {read.bad === null ? null : (
            <p className="note">{words.bad[read.bad.kind](read.bad.line, read.bad.text, formatCount(MOST_SAMPLES))}</p>
          )}
          {read.bad === null && steps === null ? <p className="note">{words.empty}</p> : null}
          {steps && steps.short > 0 ? <p className="note">{words.tooFew(steps.short, steps.k)}</p> : null}
          <ShortenedNote shown={read} options="--input FILE" />
        </div>
        {steps ? <Worked steps={steps} /> : null}
      </Section>
      <TabRest families={['pass']} segments={segments} spec={spec} />
    </>
  )
}

function Worked({ steps }: { steps: PassSteps }) {
  const { messages } = useWords()
  const words = messages.pass
  return (
    <>
      <p className="sig">{steps.signature}</p>
      <DataTable caption={words.caption} className="plain rows">
        <thead>
          <Row>
            <ColumnHead numeric>{words.problem}</ColumnHead>
            <ColumnHead numeric>{words.samples}</ColumnHead>
            <ColumnHead numeric>{words.passed}</ColumnHead>
            <ColumnHead>{words.working}</ColumnHead>
            <ColumnHead numeric>{steps.label}</ColumnHead>
          </Row>
        </thead>
        <tbody>
          {steps.problems.map((problem, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a problem is its place
            <Row key={i}>
              <Cell numeric narrowLabel={words.problem}>
                {formatCount(i + 1)}
              </Cell>
              <Cell numeric narrowLabel={words.samples}>
                <Figure name={`pass.${i}.samples`} value={problem.samples} />
              </Cell>
              <Cell numeric narrowLabel={words.passed}>
                <Figure name={`pass.${i}.passed`} value={problem.passed} />
              </Cell>
              <Cell className="dim wide" narrowLabel={words.working}>
                <Working problem={problem} k={steps.k} at={i} />
              </Cell>
              <Cell numeric narrowLabel={steps.label}>
                <Figure name={`pass.${i}.value`} value={problem.value} decimals={4} />
              </Cell>
            </Row>
          ))}
        </tbody>
      </DataTable>
      <TableFile name="pass" signature={steps.signature} n={steps.problems.length} />
      <div className="formula formulas">
        <div>
          <small>{words.score(formatCount(steps.problems.length))}</small>
          <br />
          <Mean steps={steps} />
          <b>
            <Figure name="pass.score" value={steps.score} decimals={4} />
          </b>
        </div>
      </div>
    </>
  )
}

/** The sum that the mean is of, where it is short enough to be read. */
function Mean({ steps: { problems, score } }: { steps: PassSteps }) {
  if (score === null || problems.length === 1 || problems.length > MOST_TERMS) return null
  return (
    <>
      (
      {problems.map(({ value }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a problem is its place
        <span key={i}>
          {i > 0 ? ' + ' : ''}
          <Figure name={`pass.${i}.value`} value={value} decimals={4} />
        </span>
      ))}
      ) ÷ {formatCount(problems.length)} ={' '}
    </>
  )
}

/** The estimate of one problem, with the ways counted where they are whole numbers that can be written. */
function Working({ problem, k, at }: { problem: PassProblem; k: number; at: number }) {
  const { messages } = useWords()
  const words = messages.pass
  const { samples, passed, draws, failedDraws, value } = problem
  if (value === null) return words.fewer(k)
  const failed = samples - passed
  if (failed < k) return words.noAllFailed(k, formatCount(failed))
  return (
    <>
      1 − C({formatCount(failed)}, {k}) ÷ C({formatCount(samples)}, {k})
      {draws === null || failedDraws === null ? null : (
        <>
          {' '}
          = 1 − <Figure name={`pass.${at}.failed-draws`} value={failedDraws} /> ÷{' '}
          <Figure name={`pass.${at}.draws`} value={draws} />
        </>
      )}
    </>
  )
}
