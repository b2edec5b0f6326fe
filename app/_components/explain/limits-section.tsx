'use client'

import { BLIND_SPOTS, type BlindExample, type BlindSpot, toSegment } from '../../../lib/explain/blind-spots.ts'
import { scoreSpec } from '../../../lib/explain/score-spec.ts'
import { type GuideFamily, TASKS, TRUST } from '../../../lib/explain/trust.ts'
import { toUnitDecimals } from '../../../lib/report/format-number.ts'
import { Cell, ColumnHead, DataTable, Row } from '../ui/data-table.tsx'
import { Section } from '../ui/section.tsx'
import { UserText } from '../ui/user-text.tsx'
import { Citation } from './citation.tsx'
import { useWords } from './explain-words.ts'
import { Figure } from './figure.tsx'
import { TableFile } from './table-file.tsx'

/** What the families of a tab do not see, each statement with source and example, and for which task they are trusted. */
export function LimitsSection({ families }: { families: readonly GuideFamily[] }) {
  const { messages, texts } = useWords()
  const words = messages.limits
  return (
    <Section id="limits" title={words.title} notes={[words.note]}>
      {families.map((family) => (
        <Limits key={family} family={family} title={families.length > 1 ? texts.families[family] : null} />
      ))}
    </Section>
  )
}

/** The limits of one family. */
export function Limits({ family, title }: { family: GuideFamily; title: string | null }) {
  return (
    <div className="cols c2 limits">
      <div className="stack">
        {title === null ? null : <h3 className="name">{title}</h3>}
        {BLIND_SPOTS.filter((spot) => spot.family === family).map((spot) => (
          <BlindSpotText key={spot.id} spot={spot} />
        ))}
      </div>
      <TrustTable family={family} />
    </div>
  )
}

function BlindSpotText({ spot }: { spot: BlindSpot }) {
  const { texts } = useWords()
  const { title, text, source, where } = texts.blindSpots[spot.id]
  return (
    <div>
      <p>
        <b>{title}</b> {text} <Citation source={source} where={where} />
      </p>
      {spot.example ? <ExampleText name={`blind.${spot.id}`} example={spot.example} /> : null}
    </div>
  )
}

function ExampleText({ name, example }: { name: string; example: BlindExample }) {
  const words = useWords().messages.limits
  const { hypothesis, reference, other } = example
  return (
    <p className="small dim">
      <Quoted>{hypothesis}</Quoted>
      {reference === undefined ? null : (
        <>
          {` ${words.against} `}
          <Quoted>{reference}</Quoted>
        </>
      )}
      {words.comma}
      <ExampleFigure name={name} example={example} output={hypothesis} />
      {other ? (
        <>
          {words.other[other.kind]}
          <Quoted>{other.text}</Quoted>
          {words.comma}
          <ExampleFigure name={`${name}.other`} example={example} output={other.text} />
        </>
      ) : null}
    </p>
  )
}

function Quoted({ children }: { children: string }) {
  const [before, after] = useWords().messages.limits.marks
  return (
    <>
      {before}
      <UserText>{children}</UserText>
      {after}
    </>
  )
}

function ExampleFigure({ name, example, output }: { name: string; example: BlindExample; output: string }) {
  const { messages } = useWords()
  const { metric, score } = scoreSpec(example.spec, [toSegment(example, output)])
  return (
    <span className="nowrap">
      {messages.limits.exampleScore(messages.metricName(metric.name, metric.label))}
      <Figure name={name} value={score.value} decimals={toUnitDecimals(metric.unit)} />
    </span>
  )
}

function TrustTable({ family }: { family: GuideFamily }) {
  const { messages, texts } = useWords()
  const words = messages.limits
  return (
    <div>
      <DataTable caption={`${words.taskCaption}${words.colon}${texts.families[family]}`} className="rows plain">
        <thead>
          <Row>
            <ColumnHead>{words.task}</ColumnHead>
            <ColumnHead>{words.use}</ColumnHead>
          </Row>
        </thead>
        <tbody>
          {TASKS.map((task) => {
            const [use, reason] = TRUST[family][task]
            const { text, source, where } = texts.reasons[reason]
            return (
              <Row key={task}>
                <Cell>{texts.tasks[task]}</Cell>
                <Cell className="wide" narrowLabel={words.use}>
                  <b className="name">{words.uses[use]}</b>
                  {words.colon}
                  {text} <Citation source={source} where={where} />
                </Cell>
              </Row>
            )
          })}
        </tbody>
      </DataTable>
      <TableFile name={`tasks-${family}`} />
    </div>
  )
}
