/**
 * What the meaning-flip lint knows of one language. The lists are plain words and phrases, separated by commas or one
 * an entry a line, so that they can be mended without reading code. Words are compared in lower case; a phrase may hold
 * spaces; `n't` is written `not`.
 */
export interface LanguageWords {
  /** Words that turn a statement round. */
  readonly negators: string
  /** Words that deny in their own way: they answer for a missing negator on the other side, and never fire by themselves. */
  readonly softNegators: string
  /** Beginnings and endings of words that deny in their own way (`un-`, `-los`), and words that only look so. */
  readonly denyingBeginnings: string
  readonly denyingEndings: string
  readonly notDenying: string
  /** Beginnings that turn a word into its opposite (`un-`). */
  readonly denyingPrefixes: string
  /** One pair a line: parts of words that make opposites of them, at their beginning (Höchst-, Mindest-) or end (-los, -pflichtig). */
  readonly oppositeBeginnings: string
  readonly oppositeEndings: string
  /** Beginnings of words that only look as if they had such a part (Unkosten, invaluable). */
  readonly lookAlikes: string
  /** Phrases with a negator that negate nothing (`not only`), or words that merely look so (未来). */
  readonly harmless: string
  /** One a line, `negated = plain`: ways to say the same with and without a negator; `…` stands for up to six words. */
  readonly equivalents: string
  /** Cardinals and ordinals below a hundred, one `word number` each. */
  readonly numbers: string
  /** Hundred, thousand, million: `word number`. */
  readonly scales: string
  /** Halves, thirds: `word value`. */
  readonly fractions: string
  /** Words that are a number for themselves: `dozen 12`. */
  readonly amounts: string
  /** Words for so many times as much: `doubled 2`; they are compared with each other only. */
  readonly factors: string
  /** Words that are a rough number, with the least that they stand for: `hundreds 100`. */
  readonly roughNumbers: string
  /** Numbers that are as often an article or a phrase: they count only where they stand in each other's place. */
  readonly weakNumbers: string
  /** Phrases whose number words count nothing (`no one`, 万一). */
  readonly notNumbers: string
  /** `word number`, January is 1. */
  readonly months: string
  /** `word number`, Monday is 1. */
  readonly weekdays: string
  /** Seasons, parts of the day, days seen from today: `word name`. */
  readonly seasons: string
  readonly dayParts: string
  readonly relativeDays: string
  /** Words that make a four-digit number after them a year. */
  readonly beforeYear: string
  readonly morning: string
  readonly afternoon: string
  readonly percent: string
  /** By so many of them a share differs from another: another unit than per cent. */
  readonly percentPoints: string
  readonly minus: string
  /** After degrees: they are below zero. */
  readonly belowZero: string
  /** One unit a line: `key: word, word`; keys are those of `units.ts`. */
  readonly units: string
  /** Words before a unit that stand for one of it: `per hour`. */
  readonly perUnit: string
  /** One currency a line: `code: word, word`. */
  readonly currencies: string
  /** One pair a line: `word, word | word, word`; German verbs that come apart are written `nahm … an`. */
  readonly opposites: string
  /** Little words of that list: they count only where one stands for the other with nothing else changed. */
  readonly particles: string
  /** Phrases in which such a word means something else (`close to`). */
  readonly notOpposites: string
  /** Words before (Chinese: after) a person's name. */
  readonly titles: string
  /** Words that are counted by Roman numerals: Chapter IV. */
  readonly beforeRoman: string
  /** One pair a line: particles at the end of a clause that turn its verb round (German: `ein | aus`). */
  readonly closingParticles: string
  /** How often: words of several ideographs, any of which counts as any other where texts are looked at for being nearly the same. */
  readonly frequencies?: string
  /** Verbs that deny what follows (`failed to`): they fire where the other text has it without any denial. */
  readonly denyingVerbs: string
}
