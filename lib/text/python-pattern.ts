import { InputError } from '../errors.ts'
import { ASCII_CLASSES, type CharacterTest, ignoringCase, UNICODE_CLASSES } from './character-tests.ts'
import { PatternMachine } from './pattern-machine.ts'
import { fixedWidth, type PatternNode } from './pattern-nodes.ts'

/** Repetitions are written out; more of them than this is a mistake. */
const MOST_REPEATS = 1000
const NEWLINE = 0x0a
const CONTROL_ESCAPES: Readonly<Record<string, number>> = { a: 7, b: 8, f: 12, n: 10, r: 13, t: 9, v: 11 }

/**
 * A regular expression in the syntax and sense of Python's `re` over text, run in time linear in the text: `\w`, `\d`,
 * `\s` and `\b` are Unicode's, `.` leaves out the line feed alone, `$` holds before a last line feed too; flags `i`, `s`,
 * `m`, `a`, `u` at the start. Back references, conditions, atomic groups, possessive repetition, flags `x` and `L`, and
 * flags of a part are refused by name, as is what Python refuses. Source: Python 3.11 `re`.
 *
 * @throws InputError with the place in the pattern
 * @example parsePythonPattern('(?i)\\bthe\\s+').remove('The valve of the  tank') // 'valve of tank'
 */
export function parsePythonPattern(source: string): PatternMachine {
  return new PatternMachine(new Reader(source).read(), source)
}

interface Flags {
  ignoreCase: boolean
  dotAll: boolean
  multiLine: boolean
  classes: typeof UNICODE_CLASSES
}

class Reader {
  private readonly chars: readonly string[]
  private at = 0
  private readonly flags: Flags = { ignoreCase: false, dotAll: false, multiLine: false, classes: UNICODE_CLASSES }
  private readonly source: string

  constructor(source: string) {
    this.source = source
    this.chars = [...source]
  }

  read(): PatternNode {
    this.readFlags()
    const node = this.readChoice()
    if (this.at < this.chars.length) throw this.refuse('a ")" without its "("')
    return node
  }

  private refuse(what: string): InputError {
    return new InputError({
      code: 'bad-pattern',
      message: `"${this.source}" cannot be used as a regular expression: ${what} (at character ${this.at + 1}).`,
      mend: 'Write it as for Python’s re, with special characters after a backslash.',
    })
  }

  private startsWith(text: string): boolean {
    return [...text].every((char, i) => this.chars[this.at + i] === char)
  }

  private take(text: string): boolean {
    if (!this.startsWith(text)) return false
    this.at += [...text].length
    return true
  }

  private readFlags(): void {
    while (true) {
      const [, letters] = /^\(\?([a-zA-Z]+)\)/.exec(this.chars.slice(this.at, this.at + 12).join('')) ?? []
      if (letters === undefined) return
      for (const letter of letters) {
        if (letter === 'i') this.flags.ignoreCase = true
        else if (letter === 's') this.flags.dotAll = true
        else if (letter === 'm') this.flags.multiLine = true
        else if (letter === 'a') this.flags.classes = ASCII_CLASSES
        else if (letter !== 'u') throw this.refuse(`the flag "${letter}" is not supported`)
      }
      this.at += letters.length + 3
    }
  }

  private readChoice(): PatternNode {
    const options = [this.readSequence()]
    while (this.take('|')) options.push(this.readSequence())
    return options.length === 1 ? options[0] : { kind: 'choice', options }
  }

  private readSequence(): PatternNode {
    const items: PatternNode[] = []
    while (this.at < this.chars.length && this.chars[this.at] !== '|' && this.chars[this.at] !== ')') {
      const item = this.readAtom()
      if (item) items.push(this.readRepeat(item))
    }
    return items.length === 1 ? items[0] : { kind: 'sequence', items }
  }

  /** Null for a comment. */
  private readAtom(): PatternNode | null {
    const char = this.chars[this.at]
    if (char === '(') return this.readGroup()
    if (char === '[') return this.readClass()
    if (char === '\\') return this.readEscape()
    if ('*+?'.includes(char) || this.findBounds() !== null) throw this.refuse(`nothing to repeat before "${char}"`)
    this.at++
    if (char === '.') {
      const { dotAll } = this.flags
      return { kind: 'char', test: (codePoint) => dotAll || codePoint !== NEWLINE }
    }
    if (char === '^') return { kind: 'assert', test: this.flags.multiLine ? isLineStart : isStart }
    if (char === '$') return { kind: 'assert', test: this.flags.multiLine ? isLineEnd : isLastLineEnd }
    return this.literal(char.codePointAt(0) as number)
  }

  private literal(wanted: number): PatternNode {
    return { kind: 'char', test: this.cased((codePoint) => codePoint === wanted) }
  }

  private cased(test: CharacterTest): CharacterTest {
    return this.flags.ignoreCase ? ignoringCase(test) : test
  }

  private readGroup(): PatternNode | null {
    const start = this.at
    if (this.take('(?#')) {
      while (this.at < this.chars.length && this.chars[this.at] !== ')') this.at++
      this.close(start)
      return null
    }
    const look = ['(?=', '(?!', '(?<=', '(?<!'].find((opening) => this.take(opening))
    if (look === undefined && !this.take('(?:')) {
      if (this.take('(?P<')) {
        const from = this.at
        while (this.at < this.chars.length && this.chars[this.at] !== '>') this.at++
        const name = this.chars.slice(from, this.at).join('')
        if (!/^[\p{L}_][\p{L}\p{N}_]*$/u.test(name)) throw this.refuse(`"${name}" is no name of a group`)
        this.at++
      } else if (this.startsWith('(?')) throw this.refuse(this.describeGroup())
      else this.at++
    }
    const item = this.readChoice()
    this.close(start)
    if (look === undefined) return item
    const behind = look.includes('<')
    const back = behind ? fixedWidth(item) : null
    if (behind && back === null) throw this.refuse('a look behind needs one length')
    return { kind: 'look', item, negative: look.endsWith('!'), back }
  }

  private close(start: number): void {
    if (this.take(')')) return
    this.at = start
    throw this.refuse('a "(" without its ")"')
  }

  private describeGroup(): string {
    if (this.startsWith('(?P=')) return 'back references are not supported'
    if (this.startsWith('(?(')) return 'conditions are not supported'
    if (this.startsWith('(?>')) return 'atomic groups are not supported'
    return /^\(\?[a-zA-Z-]+[:)]/.test(this.chars.slice(this.at, this.at + 16).join(''))
      ? 'flags are supported at the start alone'
      : 'a group that Python does not know'
  }

  /** `{2}`, `{2,}`, `{,3}` or `{2,3}` at this place; other braces stand for themselves. */
  private findBounds(): { min: number; max: number; length: number } | null {
    if (this.chars[this.at] !== '{') return null
    const found = /^\{(?:(\d+)|(\d*),(\d*))\}/.exec(this.chars.slice(this.at, this.at + 24).join(''))
    if (!found || found[0] === '{,}') return found ? { min: 0, max: Number.POSITIVE_INFINITY, length: 3 } : null
    const [text, exact, low, high] = found
    const min = Number(exact ?? (low || 0))
    const max = exact !== undefined ? min : high === '' ? Number.POSITIVE_INFINITY : Number(high)
    return { min, max, length: text.length }
  }

  private readRepeat(item: PatternNode): PatternNode {
    const bounds = this.findBounds()
    const sign = this.chars[this.at]
    if (bounds === null && !(sign !== undefined && '*+?'.includes(sign))) return item
    if (item.kind === 'assert') throw this.refuse('nothing to repeat')
    const min = bounds ? bounds.min : sign === '+' ? 1 : 0
    const max = bounds ? bounds.max : sign === '?' ? 1 : Number.POSITIVE_INFINITY
    if (max < min) throw this.refuse('a repetition whose most is below its least')
    if (min > MOST_REPEATS || (Number.isFinite(max) && max > MOST_REPEATS))
      throw this.refuse(`a repetition of more than ${MOST_REPEATS}`)
    this.at += bounds?.length ?? 1
    if (this.take('+')) throw this.refuse('possessive repetition is not supported')
    const lazy = this.take('?')
    if ('*+?'.includes(this.chars[this.at] ?? ' ') || this.findBounds() !== null)
      throw this.refuse('a repetition of a repetition')
    return { kind: 'repeat', item, min, max, lazy }
  }

  private readEscape(): PatternNode {
    const char = this.chars[this.at + 1]
    if (char === undefined) throw this.refuse('a backslash at the end')
    const { classes } = this.flags
    if (Object.hasOwn(ASSERTIONS, char)) {
      this.at += 2
      const test = ASSERTIONS[char]
      return { kind: 'assert', test: (text, at) => test(text, at, classes.w) }
    }
    const named = this.findClassEscape()
    if (named) return { kind: 'char', test: named }
    if (/[1-9]/.test(char) && !this.isOctal()) throw this.refuse('back references are not supported')
    return this.literal(this.readCodePoint())
  }

  private isOctal(): boolean {
    return /^\\[0-3][0-7][0-7]/.test(this.chars.slice(this.at, this.at + 4).join(''))
  }

  /** `\w`, `\D` and the like at this place, which it takes; else null. */
  private findClassEscape(): CharacterTest | null {
    const char = this.chars[this.at + 1]
    if (char === undefined || !'wdsWDS'.includes(char)) return null
    this.at += 2
    const test = this.flags.classes[char.toLowerCase() as 'w' | 'd' | 's']
    return char === char.toLowerCase() ? test : (codePoint) => !test(codePoint)
  }

  /** The character that an escape stands for. */
  private readCodePoint(): number {
    const rest = this.chars.slice(this.at, this.at + 10).join('')
    const hex = /^\\(?:x([\dA-Fa-f]{2})|u([\dA-Fa-f]{4})|U([\dA-Fa-f]{8}))/.exec(rest)
    const octal = /^\\(0[0-7]{0,2}|[0-3][0-7]{2})/.exec(rest)
    const found = hex ?? octal
    if (found) {
      const codePoint = hex ? Number.parseInt(hex[1] ?? hex[2] ?? hex[3], 16) : Number.parseInt(found[1], 8)
      if (codePoint > 0x10ffff) throw this.refuse('a character beyond Unicode')
      this.at += found[0].length
      return codePoint
    }
    const char = this.chars[this.at + 1]
    if (Object.hasOwn(CONTROL_ESCAPES, char)) {
      this.at += 2
      return CONTROL_ESCAPES[char]
    }
    if (/[A-Za-z0-9]/.test(char)) throw this.refuse(`"\\${char}" is not supported`)
    this.at += 2
    return char.codePointAt(0) as number
  }

  private readClass(): PatternNode {
    const start = this.at++
    const negative = this.take('^')
    const tests: CharacterTest[] = []
    for (let isFirst = true; this.chars[this.at] !== ']' || isFirst; isFirst = false) {
      const low = this.readClassItem(start)
      if (this.chars[this.at] !== '-' || this.chars[this.at + 1] === ']') {
        tests.push(typeof low === 'number' ? (codePoint) => codePoint === low : low)
        continue
      }
      this.at++
      const high = this.readClassItem(start)
      if (typeof low !== 'number' || typeof high !== 'number' || high < low) throw this.refuse('a bad range of a class')
      tests.push((codePoint) => codePoint >= low && codePoint <= high)
    }
    this.at++
    const test = this.cased((codePoint) => tests.some((each) => each(codePoint)))
    return { kind: 'char', test: negative ? (codePoint) => !test(codePoint) : test }
  }

  private readClassItem(start: number): number | CharacterTest {
    const char = this.chars[this.at]
    if (char === undefined || (char === '\\' && this.chars[this.at + 1] === undefined)) {
      this.at = start
      throw this.refuse('a "[" without its "]"')
    }
    if (char === '\\') return this.findClassEscape() ?? this.readCodePoint()
    this.at++
    return char.codePointAt(0) as number
  }
}

const ASSERTIONS: Readonly<Record<string, (text: Int32Array, at: number, isWord: CharacterTest) => boolean>> = {
  b: isBoundary,
  B: isInside,
  A: isStart,
  Z: isEnd,
}

function isStart(_: Int32Array, at: number): boolean {
  return at === 0
}

function isEnd(text: Int32Array, at: number): boolean {
  return at === text.length
}

function isLineStart(text: Int32Array, at: number): boolean {
  return at === 0 || text[at - 1] === NEWLINE
}

function isLineEnd(text: Int32Array, at: number): boolean {
  return at === text.length || text[at] === NEWLINE
}

function isLastLineEnd(text: Int32Array, at: number): boolean {
  return at === text.length || (at === text.length - 1 && text[at] === NEWLINE)
}

function isBoundary(text: Int32Array, at: number, isWord: CharacterTest): boolean {
  return (at > 0 && isWord(text[at - 1])) !== (at < text.length && isWord(text[at]))
}

function isInside(text: Int32Array, at: number, isWord: CharacterTest): boolean {
  return text.length > 0 && !isBoundary(text, at, isWord)
}
