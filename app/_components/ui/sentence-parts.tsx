import { MixedText } from './user-text.tsx'

/** A prepared sentence, its numbers set apart from its words. */
export function SentenceParts({ parts }: { parts: readonly { readonly text: string; readonly number?: boolean }[] }) {
  return parts.map((part, index) =>
    part.number ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one sentence in a fixed order
      <b key={index} className="num">
        <MixedText>{part.text}</MixedText>
      </b>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one sentence in a fixed order
      <MixedText key={index}>{part.text}</MixedText>
    ),
  )
}
