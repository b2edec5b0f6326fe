import { splitWords } from '../white-space.ts'

/**
 * mteval-v14's international tokenizer: punctuation is split off except between numbers, symbols always, by Unicode
 * general category. The first and last character have no neighbour: `1999.` keeps its final dot.
 * Source: sacreBLEU 2.6.0, tokenizer `intl`; characters newer than the engine's Unicode version count as unassigned.
 *
 * @example tokenizeIntl('«Ja», 5€') // ['«', 'Ja', '»', ',', '5', '€']
 */
export function tokenizeIntl(line: string): string[] {
  return splitWords(
    line
      .replace(/(\P{N})(\p{P})/gu, '$1 $2 ')
      .replace(/(\p{P})(\P{N})/gu, ' $1 $2')
      .replace(/\p{S}/gu, ' $& '),
  )
}
