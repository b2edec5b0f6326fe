import { textLint } from './text-lint.ts'

/** Control characters but tab and line ends; soft hyphens; zero-width and direction signs; tags. A leading U+FEFF has a lint of its own. */
const INVISIBLE =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u00ad\u200b\u200e\u200f\u2028\u2029\u202a-\u202e\u2060-\u2064\u2066-\u206f]|(?!^)\ufeff|\udb40[\udc00-\udc7f]/
/** Joiners are part of the writing of emoji and of Arabic and Indic scripts; elsewhere they are strays. */
const STRAY_JOINER = /(?:^|[\u0000-\u05ff\u3000-\u9fff])[\u200c\u200d]/

export const INVISIBLE_CHARACTERS = textLint(
  'invisible-characters',
  'warning',
  (text) => INVISIBLE.test(text) || STRAY_JOINER.test(text),
)
