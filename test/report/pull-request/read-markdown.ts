import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'

interface Node {
  readonly type: string
  readonly value?: string
  readonly url?: string
  readonly children?: readonly Node[]
}

export interface ReadMarkdown {
  /** All nodes, parents before children. */
  readonly nodes: readonly Node[]
  readonly types: ReadonlySet<string>
  /** What stands in the finished text, run by run, outside of code and HTML. */
  readonly texts: readonly string[]
  /** Rows of each table as texts of their cells, the head first. */
  readonly tables: readonly (readonly (readonly string[])[])[]
  readonly links: readonly string[]
  readonly html: readonly string[]
}

/** GitHub-flavoured Markdown as a well-kept parser reads it, with its automatic links. */
export function readMarkdown(text: string): ReadMarkdown {
  const root = fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] }) as Node
  const nodes = listNodes(root)
  const of = (type: string) => nodes.filter((node) => node.type === type)
  return {
    nodes,
    types: new Set(nodes.map((node) => node.type)),
    texts: of('text').map((node) => node.value ?? ''),
    tables: of('table').map((table) => (table.children ?? []).map((row) => (row.children ?? []).map(toText))),
    links: of('link').map((node) => node.url ?? ''),
    html: of('html').map((node) => node.value ?? ''),
  }
}

function listNodes(node: Node): Node[] {
  return [node, ...(node.children ?? []).flatMap(listNodes)]
}

export function toText(node: Node): string {
  return node.value ?? (node.children ?? []).map(toText).join('')
}

/** Whether a forge would find something to refer to in a finished text: a person, an issue, a commit, an address, a picture. */
export function findReference(text: string): string | null {
  for (const pattern of REFERENCES) {
    const found = pattern.exec(text)
    if (found) return found[0]
  }
  return null
}

const REFERENCES = [
  /@[A-Za-z0-9_]/,
  /#\d/,
  /[!$&%~^]\d/,
  /\bGH-\d/i,
  /\b[A-Z]+-\d/,
  /\b[0-9a-f]{7,40}\b/i,
  /\w:\/\/\S/,
  /\bwww\.\S/i,
  /:[\w+-]+:/,
]

/** Pieces of text that try to get out of where they stand. */
export const HOSTILE: readonly string[] = [
  'a | b',
  '\\| b',
  '\\\\| b',
  'line one\nline two',
  '`code`',
  '``` \n # x',
  '@everyone',
  '@org/team',
  '#12',
  'GH-12',
  'octo/cat#1',
  'octo/cat@4f2c1d9aa04f2c1d9aa04f2c1d9aa04f2c1d9aa0',
  '4f2c1d9',
  '<!-- x -->',
  '--> <b>x</b>',
  '</details><script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '![x](https://evil.example/p.png)',
  '[x](javascript:alert(1))',
  '[x]: https://evil.example',
  '[^1]',
  'https://evil.example/a_b',
  'www.evil.example',
  'www.evil.examplehttps://evil.example',
  'mailto:a@evil.example',
  'a@evil.example',
  '<https://evil.example>',
  ':tada:',
  'ends with :x',
  'ends with @',
  '12@',
  '**b** _i_ ~~s~~ ~s~',
  '$x^2$ and $$y$$',
  '&lt;b&gt; &#60; &commat;all',
  '!123 %"one" ~"two" ^alert#1 &3',
  '\u202Eabc\u202C',
  '\u001B[31mred\u001B[0m',
  'a\u0000b\u0008c',
  '\u200B\uFEFF\u00AD\u2066',
  '\uD83D',
  '| - | - |\n|---|---|\n| x | y |',
  '# head\n\n- list\n1. one\n> quote\n***',
  '\t=1+2',
  '\r\n\u2028\u2029\u0085',
]
