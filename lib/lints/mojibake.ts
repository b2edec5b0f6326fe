import { type DataLint, type LintPart, toFinding } from './data-lint.ts'
import { textsOf } from './text-lint.ts'

/** What the bytes 0x80 to 0xbf become in Latin-1 and in Windows-1252. */
const CONTINUATION =
  '[\u0080-\u00bf\u0152\u0153\u0160\u0161\u0178\u017d\u017e\u0192\u02c6\u02dc\u2013\u2014\u2018-\u201e\u2020-\u2022\u2026\u2030\u2039\u203a\u20ac\u2122]'
/** Those of them that nobody writes right after a letter: no quotes, dashes, dots, degrees, small numbers, blanks. */
const ODD =
  '[\u0080-\u009f\u00a1-\u00aa\u00ac-\u00af\u00b1\u00b5-\u00b8\u00bc-\u00bf\u0152\u0153\u0160\u0161\u0178\u017d\u017e\u0192\u02c6\u02dc\u201a\u201e\u2020-\u2022\u2030\u20ac\u2122]'
/** What GBK makes of the UTF-8 of ä, ö, ü, ß, Ä, Ö, Ü, é, è, ê, à, â, ç, ñ, í, ó, á, ú. */
const GBK_LETTERS = '盲枚眉脽脛脰脺茅猫锚脿芒莽帽铆贸谩煤'
/** First halves of frequent ideographs (的, 是, 我, 在, 可, 用, 有, 和, …) whose UTF-8 was read as GBK. */
const GBK_IDEOGRAPHS = '鐨鏄鎴鍦鍙鐢鏈鍜涓浜绔杩'

/** What the second bytes of Cyrillic letters become in Windows-1251. */
const CYRILLIC_CONTINUATION =
  '[\u00a0-\u00bf\u0402\u0403\u0405-\u040c\u040e\u040f\u0451-\u045f\u0490\u0491\u2013-\u203a\u20ac\u2116\u2122]'

type Break = 'utf-8' | 'gbk' | 'lost' | 'cyrillic' | 'one-byte'

/** How a text was broken; the first that fits is told, since it says how to mend it. */
const BREAKS: Readonly<Record<Break, RegExp>> = {
  /** A replacement character, as it is or as Windows-1252 or GBK make it: its letters are gone. */
  lost: /\ufffd|ï¿½|锟斤拷/,
  /**
   * UTF-8 read as Latin-1 or Windows-1252, where each script has its lead bytes (`fÃ¼r`, `donâ€™t`, `ä½ å¥½`, `Î±Î²`), a
   * byte order mark read so, and Cyrillic read as Windows-1251 (`РџСЂРё`).
   */
  'utf-8': new RegExp(
    [
      `[\u00c2\u00c3]${CONTINUATION}`,
      `[\u00c4\u00c5]${ODD}`,
      // Greek, Cyrillic, Hebrew and Arabic: two bytes a letter.
      `(?:[\u00ce-\u00d1\u00d6-\u00db]${CONTINUATION}){2}`,
      // Ideographs, kana, hangul and more: three bytes. é, no-break space, » is French.
      `[\u00e0-\u00ef](?:${ODD}${CONTINUATION}|${CONTINUATION}${ODD})`,
      `(?:[\u00e0-\u00ef]${CONTINUATION}{2}){2}`,
      '\u00f0[\u009f\u0178]|[\u00c2-\u00ef] ?[\u0080-\u009f]',
      'â€|â‚¬|ï»¿',
      `(?:[РС]${CYRILLIC_CONTINUATION}){2}`,
    ].join('|'),
  ),
  /** UTF-8 read as GBK (`F眉r`). */
  gbk: new RegExp(`[A-Za-z][${GBK_LETTERS}]{1,2}[a-z]|[A-Za-z]鈥|鈥[A-Za-z檚檛]|(?:[${GBK_IDEOGRAPHS}][^\n]*){3}`),
  /**
   * KOI8-R and Windows-1251 taken for each other: capitals and small letters change places (`рТЙЧЕФ`), so that no two
   * small letters are left side by side. мРНК is RNA.
   */
  cyrillic: /^(?![\s\S]*[а-яё]{2})[\s\S]*(?<![А-яЁё])[а-яё](?!РНК|ДНК)[А-ЯЁ]{3}/,
  /** Latin-1 read as Mac OS Roman (`f¸r`, `schˆn`) or CP850 (`f³r`), and Windows-1252 read as Latin-1. m³ is a unit. */
  'one-byte':
    /[a-z][¸ˆ‰˙▀‡Ÿ][a-z]|[\u0080-\u0084\u0086-\u009f]|\bf[³]r\b|(?:^|\s)[³¸]ber(?![a-z])|[a-z]{2}(?<!\b[cdkm]m)[³÷¾][a-z]{2}|[a-z]{2}[ÈËÒÌÛÞÔ][a-z]/,
}

/** Texts that were read in another encoding than they were written in, and mostly how. */
export const MOJIBAKE_LINT: DataLint = {
  code: 'mojibake',
  check: (segments) =>
    (['source', 'hypothesis', 'references'] as const satisfies readonly LintPart[]).flatMap((part) => {
      const tally = new Map<Break, number>()
      const found = segments.filter((segment) => {
        const how = textsOf(segment, part)
          .map(breakOf)
          .find((each) => each !== null)
        if (how) tally.set(how, (tally.get(how) ?? 0) + 1)
        return how
      })
      if (found.length === 0) return []
      const [how] = [...tally].sort((a, b) => b[1] - a[1])[0]
      const facts = { code: 'mojibake', severity: 'warning', part, total: segments.length, found } as const
      return [toFinding(facts, { how })]
    }),
}

const HOWS = Object.keys(BREAKS) as Break[]

function breakOf(text: string): Break | null {
  return HOWS.find((how) => BREAKS[how].test(text)) ?? null
}
