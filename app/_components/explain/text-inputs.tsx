'use client'

import { formatCount } from '../../../lib/report/format-number.ts'
import { toPlainText } from '../../../lib/report/plain-text.ts'
import type { ExplainState } from './explain-address.ts'
import { useWords } from './explain-words.ts'
import { SelectField } from './select-field.tsx'
import { ShortenedNote } from './shortened-note.tsx'
import { TextField } from './text-field.tsx'
import type { PastedTexts } from './to-segments.ts'

const MOST_REFERENCES = 8

/** Boxes for a hypothesis and its references (or gold answers), and how their line breaks are read. */
export function TextInputs({
  texts,
  segment,
  change,
  counts,
  gold = false,
  absent = null,
}: {
  texts: PastedTexts
  /** Null for all. */
  segment: number | null
  change: (changes: Partial<ExplainState>) => void
  /** Tokens of the hypothesis and of each reference, where they are known. */
  counts?: { readonly hypothesis: number; readonly references: readonly number[] }
  gold?: boolean
  /** Number of a segment that was asked for and is not there. */
  absent?: number | null
}) {
  const { messages } = useWords()
  const words = messages.input
  const { references } = texts
  const output = gold ? words.prediction : words.hypothesis
  const nameOf = (i: number) => (gold ? words.gold : words.reference)(i + 1, references.length)
  const setReference = (i: number, value: string) =>
    change({ hypothesis: texts.hypothesis, references: references.map((old, k) => (k === i ? value : old)) })
  const count = (tokens: number | undefined) => (tokens === undefined ? null : messages.tokens(formatCount(tokens)))
  const of = texts.segments?.length ?? 0
  return (
    <>
      <div className="cols c2">
        <TextField
          label={output}
          note={count(counts?.hypothesis)}
          value={texts.hypothesis}
          onChange={(hypothesis) => change({ hypothesis, references })}
        />
        <div className="stack">
          {references.map((reference, i) => (
            <TextField
              // biome-ignore lint/suspicious/noArrayIndexKey: a reference is its place, its text changes with each key
              key={i}
              label={nameOf(i)}
              note={count(counts?.references[i])}
              value={reference}
              onChange={(value) => setReference(i, value)}
              action={
                references.length > 1 ? (
                  <button
                    type="button"
                    className="btn small"
                    aria-label={toPlainText(words.remove(nameOf(i)))}
                    onClick={() =>
                      change({ hypothesis: texts.hypothesis, references: references.filter((_, k) => k !== i) })
                    }
                  >
                    ×
                  </button>
                ) : null
              }
            />
          ))}
        </div>
      </div>
      <div className="filters explain-filters">
        <SelectField
          label={words.lines}
          value={texts.lines}
          options={(['segments', 'text'] as const).map((value) => ({ value, label: words.linesAs[value] }))}
          onChange={(lines) => change({ lines, segment: null })}
        />
        {of > 1 ? (
          <SelectField
            label={words.segment}
            value={segment === null ? 'all' : String(segment)}
            options={[
              { value: 'all', label: words.allOf(of) },
              ...Array.from({ length: of }, (_, i) => ({ value: String(i), label: words.segmentOf(i + 1, of) })),
            ]}
            onChange={(value) => change({ segment: value === 'all' ? null : Number(value) })}
          />
        ) : null}
        {references.length < MOST_REFERENCES ? (
          <button
            type="button"
            className="btn"
            onClick={() => change({ hypothesis: texts.hypothesis, references: [...references, ''] })}
          >
            {gold ? words.addGold : words.addReference}
          </button>
        ) : null}
      </div>
      <div role="status">
        {texts.unequal ? (
          <p className="note">
            {words.unequal(output, texts.unequal.hypothesis, nameOf(texts.unequal.reference), texts.unequal.count)}
          </p>
        ) : null}
        {absent === null || of === 0 ? null : <p className="note">{words.noSegment(absent, of)}</p>}
        <ShortenedNote shown={texts} options="--hyp FILE --ref FILE" />
      </div>
    </>
  )
}
