'use client'

import { explainMeteor, type MeteorPair, type MeteorSteps } from '../../../lib/explain/explain-meteor.ts'
import type { SegmentScore } from '../../../lib/metrics/score-segments.ts'
import { formatCount } from '../../../lib/report/format-number.ts'
import { Cell, ColumnHead, DataTable, Row } from '../ui/data-table.tsx'
import { UserText } from '../ui/user-text.tsx'
import { useWords } from './explain-words.ts'
import { Figure } from './figure.tsx'
import { FiguresRow } from './figures-row.tsx'
import { MarkedTokens } from './marked-tokens.tsx'
import { MeanFormula } from './mean-formula.tsx'
import { PartsTable } from './parts-table.tsx'
import type { SpecChoice } from './spec-options.tsx'
import type { TabProps } from './tab-frame.tsx'
import { TableFile } from './table-file.tsx'
import { type Whole, WorkedTab } from './worked-tab.tsx'

const CHOICES: readonly SpecChoice[] = [
  { key: 'tok', values: ['nltk', 'space', 'char', 'mixed'] },
  { key: 'alpha', values: ['0.9', '0.85', '0.5'] },
  { key: 'beta', values: ['3', '1'] },
  { key: 'gamma', values: ['0.5', '0'] },
]
const MOST_CHUNKS = 60

/** METEOR of pasted texts without synonyms: matches by stage, chunks, mean, penalty, score. */
export default function MeteorTab(props: TabProps) {
  const { messages } = useWords()
  const words = messages.meteor
  return (
    <WorkedTab
      {...props}
      tab="meteor"
      choicesOf={() => CHOICES}
      work={explainMeteor}
      titleOf={() => words.title}
      notesOf={() => [words.note, words.noSynonyms]}
      all={(whole) => <WorkedAll whole={whole} />}
    >
      {(steps) => <Worked steps={steps} />}
    </WorkedTab>
  )
}

function WorkedAll({ whole: { corpus, choose } }: { whole: Whole }) {
  const { messages } = useWords()
  const labels = {
    matches: messages.meteor.matches,
    chunks: messages.meteor.chunks,
    hypothesisLength: messages.whole.hypothesisLength,
    referenceLength: messages.whole.referenceLength,
  }
  // A sum of them would be part of no formula: each segment's own score is reckoned first.
  const columns = (['matches', 'chunks', 'hypothesisLength', 'referenceLength'] as const).map((key) => ({
    key,
    label: labels[key],
    of: ({ details }: SegmentScore) => (details[key] as number | undefined) ?? null,
  }))
  return (
    <>
      <p className="sig">{corpus.signature}</p>
      <MeanFormula corpus={corpus} />
      <PartsTable name="meteor" corpus={corpus} columns={columns} choose={choose} />
    </>
  )
}

function Worked({ steps }: { steps: MeteorSteps }) {
  const { messages } = useWords()
  const words = messages.meteor
  const pairs = steps.chunks.flat()
  return (
    <>
      <p className="sig">{steps.signature}</p>
      <dl className="texts">
        <dt>{messages.rouge.hypothesis}</dt>
        <dd>
          <MarkedTokens tokens={steps.hypothesis} marked={new Set(pairs.map(({ hypothesis }) => hypothesis))} />
        </dd>
        <dt>{messages.rouge.reference}</dt>
        <dd>
          <MarkedTokens tokens={steps.reference} marked={new Set(pairs.map(({ reference }) => reference))} />
        </dd>
      </dl>
      {steps.chunks.length > 0 ? <ChunkTable steps={steps} /> : null}
      <FiguresRow
        items={[
          { label: words.exact, value: <Figure name="meteor.exact" value={steps.exact} /> },
          { label: words.stem, value: <Figure name="meteor.stem" value={steps.stem} /> },
          { label: words.synonym, value: <span className="faint">{words.notLookedUp}</span> },
          { label: words.matches, value: <Figure name="meteor.matches" value={steps.matches} /> },
          { label: words.chunks, value: <Figure name="meteor.chunks" value={steps.chunks.length} /> },
        ]}
      />
      <Formula steps={steps} />
    </>
  )
}

function ChunkTable({ steps }: { steps: MeteorSteps }) {
  const { messages } = useWords()
  const words = messages.meteor
  const shown = steps.chunks.slice(0, MOST_CHUNKS)
  return (
    <>
      <DataTable caption={words.caption} className="plain rows">
        <thead>
          <Row>
            <ColumnHead numeric>{words.chunk}</ColumnHead>
            <ColumnHead>{messages.rouge.hypothesis}</ColumnHead>
            <ColumnHead>{messages.rouge.reference}</ColumnHead>
            <ColumnHead>{words.by}</ColumnHead>
          </Row>
        </thead>
        <tbody>
          {shown.map((chunk, i) => (
            <Row key={chunk[0].hypothesis}>
              <Cell numeric narrowLabel={words.chunk}>
                {i + 1}
              </Cell>
              <Cell className="wide" narrowLabel={messages.rouge.hypothesis}>
                <Run tokens={steps.hypothesis} places={chunk.map(({ hypothesis }) => hypothesis)} />
              </Cell>
              <Cell className="wide" narrowLabel={messages.rouge.reference}>
                <Run tokens={steps.reference} places={chunk.map(({ reference }) => reference)} />
              </Cell>
              <Cell narrowLabel={words.by}>
                {stagesOf(chunk)
                  .map((stage) => words.stages[stage])
                  .join(words.and)}
              </Cell>
            </Row>
          ))}
        </tbody>
      </DataTable>
      <TableFile name="meteor" signature={steps.signature} n={1} left={steps.chunks.length - shown.length} />
      {steps.chunks.length > shown.length ? (
        <p className="note">{messages.more(formatCount(steps.chunks.length - shown.length))}</p>
      ) : null}
    </>
  )
}

function stagesOf(chunk: readonly MeteorPair[]): MeteorPair['by'][] {
  return (['exact', 'stem'] as const).filter((stage) => chunk.some(({ by }) => by === stage))
}

/** Words that stand one after the other, with their places. */
function Run({ tokens, places }: { tokens: readonly string[]; places: readonly number[] }) {
  const { messages } = useWords()
  const [first, last] = [places[0] + 1, places[places.length - 1] + 1]
  return (
    <>
      <UserText>{places.map((place) => tokens[place]).join(' ')}</UserText>
      <span className="subl">
        {messages.place} {first === last ? first : `${first}–${last}`}
      </span>
    </>
  )
}

function Formula({ steps }: { steps: MeteorSteps }) {
  const { messages } = useWords()
  const words = messages.meteor
  const { precision, recall, mean, penalty, alpha, beta, gamma } = steps
  const matches = formatCount(steps.matches)
  return (
    <div className="formula formulas">
      <div>
        <small>{words.precision}</small>
        <br />
        {matches} ÷ {formatCount(steps.hypothesis.length)} ={' '}
        <b>
          <Figure name="meteor.precision" value={precision} decimals={4} />
        </b>
      </div>
      <div>
        <small>{words.recall}</small>
        <br />
        {matches} ÷ {formatCount(steps.reference.length)} ={' '}
        <b>
          <Figure name="meteor.recall" value={recall} decimals={4} />
        </b>
      </div>
      {mean === null || penalty === null ? null : (
        <>
          <div>
            <small>{words.mean}</small>
            <br />
            PR ÷ ({alpha} P + {Number((1 - alpha).toFixed(9))} R) ={' '}
            <b>
              <Figure name="meteor.mean" value={mean} decimals={4} />
            </b>
          </div>
          <div>
            <small>{words.penalty}</small>
            <br />
            {gamma} × ({formatCount(steps.chunks.length)} ÷ {matches})<sup>{beta}</sup> ={' '}
            <b>
              <Figure name="meteor.penalty" value={penalty} decimals={4} />
            </b>
          </div>
        </>
      )}
      <div>
        <small>{words.score}</small>
        <br />
        {mean === null || penalty === null ? words.noMatch : `(1 − ${penalty.toFixed(4)}) × ${mean.toFixed(4)}`} ={' '}
        <b>
          <Figure name="meteor.score" value={steps.score} decimals={4} />
        </b>
      </div>
    </div>
  )
}
