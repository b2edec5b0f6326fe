import { strip } from '../white-space.ts'
import { scanMteval } from './mteval-scan.ts'

/**
 * Ranges of characters that sacreBLEU's `zh` sets apart. The last two come from its way of writing the supplementary
 * ranges 20000–2A6D6 and 2F800–2FA1D with four-digit escapes: in effect they are 2001–2A6D and 2F81–2FA1, so dashes,
 * curly quotes and the euro sign are set apart and characters above U+FFFF are not.
 */
const RANGES: readonly (readonly [number, number])[] = [
  [0x3400, 0x4db5],
  [0x4e00, 0x9fa5],
  [0x9fa6, 0x9fbb],
  [0xf900, 0xfa2d],
  [0xfa30, 0xfa6a],
  [0xfa70, 0xfad9],
  [0xff00, 0xffef],
  [0x2e80, 0x2eff],
  [0x3000, 0x303f],
  [0x31c0, 0x31ef],
  [0x2f00, 0x2fdf],
  [0x2ff0, 0x2fff],
  [0x3100, 0x312f],
  [0x31a0, 0x31bf],
  [0xfe10, 0xfe1f],
  [0xfe30, 0xfe4f],
  [0x2600, 0x26ff],
  [0x2700, 0x27bf],
  [0x3200, 0x32ff],
  [0x3300, 0x33ff],
  [0x2001, 0x2a6d],
  [0x2f81, 0x2fa1],
]

const APART = new Uint8Array(0x10000)
for (const [first, last] of RANGES) APART.fill(1, first, last + 1)

/**
 * sacreBLEU's Chinese tokenizer: each Chinese character or full-width sign is a token, the rest goes by the rules of
 * 13a (without its padding, entities and line-end handling). Kana and Hangul stay whole.
 * Source: sacreBLEU 2.6.0, tokenizer `zh`.
 *
 * @example tokenizeZh('我有3.5元。') // ['我', '有', '3.5', '元', '。']
 */
export function tokenizeZh(line: string): string[] {
  return scanMteval(strip(line), false, (code) => APART[code] === 1)
}
