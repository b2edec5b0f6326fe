import { Children, type ReactNode } from 'react'
import { toVisiblePieces } from '../../../lib/report/visible-text.ts'
import { VisibleText } from './visible-text.tsx'

/**
 * Text that a sender wrote (name, commit message, branch, id): its own direction, isolated, never HTML. Characters that
 * nobody sees, or that would turn what stands beside them, are named. For a sentence of ours that holds a name see
 * `MixedText`; for what takes a plain string (titles, options, labels) `toPlainText`.
 */
export function UserText({ children, lang }: { children: ReactNode; lang?: string }) {
  return (
    <bdi dir="auto" {...(lang === undefined ? null : { lang })}>
      {mapStrings(children, (text) => (
        <Named text={text} />
      ))}
    </bdi>
  )
}

/**
 * A sentence of ours that may hold what a sender wrote: it keeps its direction, and its figures their places, since every
 * stretch that runs from right to left is isolated; characters that act are named. The parts that all pages share (cells,
 * facts, statements, notes, links of a choice) put the strings that they are given through it.
 */
export function MixedText({ children }: { children: ReactNode }) {
  return mapStrings(children, (text) =>
    isPlain(text)
      ? text
      : text.split(FROM_RIGHT).map((part, index) =>
          index % 2 === 1 ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity but their place
            <UserText key={index}>{part}</UserText>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity but their place
            <Named key={index} text={part} />
          ),
        ),
  )
}

const RIGHT = '\\u0590-\\u08FF\\uFB1D-\\uFDFF\\uFE70-\\uFEFE\\u{10800}-\\u{10FFF}\\u{1E800}-\\u{1EFFF}'
/** From a letter that runs from right to left to the last one before a letter or figure that does not. */
const FROM_RIGHT = new RegExp(`([${RIGHT}]+(?:[^\\p{L}\\p{N}\\p{Cc}\\p{Cf}${RIGHT}]+[${RIGHT}]+)*)`, 'u')
/** Nothing but letters, figures and signs that act on nothing: most texts, and the same as they are. */
const PLAIN = new RegExp(`^[^\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}\\p{Cs}\\u115F\\u1160\\u3164\\uFFA0${RIGHT}]*$`, 'u')

/** More than any word of ours: a name, an address, a signature, which may break anywhere before it widens a page. */
const LONG = /(\S{24,})/

function isPlain(text: string): boolean {
  return PLAIN.test(text) && !LONG.test(text)
}

function Named({ text }: { text: string }) {
  return text.split(LONG).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity but their place
      <span key={index} className="long">
        <Visible text={part} />
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity but their place
      <Visible key={index} text={part} />
    ),
  )
}

function Visible({ text }: { text: string }) {
  return PLAIN.test(text) ? text : <VisibleText pieces={toVisiblePieces(text, { blanks: false })} />
}

/** The same nodes with something else in place of their strings; elements answer for what is in them. */
function mapStrings(node: ReactNode, change: (text: string) => ReactNode): ReactNode {
  if (typeof node === 'string') return change(node)
  const nodes: unknown[] = Array.isArray(node) ? node.flat(Number.POSITIVE_INFINITY) : []
  if (nodes.every((each) => typeof each !== 'string' || isPlain(each))) return node
  return Children.map(node, (each) => (typeof each === 'string' ? change(each) : each))
}
