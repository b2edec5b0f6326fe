import type { SentencePart } from '../../../lib/report/messages/en/verdict.ts'

/** Parts of a statement: numbers bold and never broken over two lines. */
export function Sentence({ parts }: { parts: readonly SentencePart[] }) {
  return parts.map((part, index) =>
    part.number ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a sentence have no other identity
      <b key={index} className="num">
        {part.text}
      </b>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a sentence have no other identity
      <span key={index}>{part.text}</span>
    ),
  )
}
