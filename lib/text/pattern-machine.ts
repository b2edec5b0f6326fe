import { InputError } from '../errors.ts'
import type { PatternNode } from './pattern-nodes.ts'

/** More steps than this make a pattern that nobody meant. */
const MOST_STEPS = 20_000

type Step =
  | { readonly kind: 'char'; readonly test: (codePoint: number) => boolean }
  | { readonly kind: 'assert'; readonly test: (text: Int32Array, at: number) => boolean }
  /** Goes on at the next step, then at `other`; the other way round where `otherFirst`. */
  | { readonly kind: 'split'; other: number; readonly otherFirst: boolean }
  | { readonly kind: 'jump'; to: number }
  | {
      readonly kind: 'look'
      readonly machine: PatternMachine
      readonly negative: boolean
      readonly back: number | null
    }
  | { readonly kind: 'match' }

/** Steps that wait for the next code point, best first, each with the place where its match began. */
interface Threads {
  readonly steps: number[]
  readonly starts: number[]
}

/**
 * Runs a pattern over a text without going back, all alternatives at once (R. Cox 2007, after K. Thompson 1968): a match
 * is found in a time of text × pattern, whatever the pattern, and is the one that Python's `re` finds.
 */
export class PatternMachine {
  private readonly steps: Step[] = []
  private readonly source: string

  constructor(node: PatternNode, source: string) {
    this.source = source
    this.write(node)
    this.add({ kind: 'match' })
  }

  /**
   * The text without its matches, which are looked for from left to right as Python's `re.sub` does.
   *
   * @example parsePythonPattern('l+').remove('all is well') // 'a is we'
   */
  remove(text: string): string {
    const codePoints = Int32Array.from(text, (char) => char.codePointAt(0) as number)
    const kept: number[] = []
    let at = 0
    // After an empty match the next one may begin here too, but must not be empty.
    let mustAdvance = false
    while (at <= codePoints.length) {
      const found = this.find(codePoints, at, mustAdvance)
      if (found === null) break
      for (let i = at; i < found.start; i++) kept.push(codePoints[i])
      at = found.end
      mustAdvance = found.start === found.end
    }
    if (at === 0) return text
    for (let i = at; i < codePoints.length; i++) kept.push(codePoints[i])
    return kept.map((codePoint) => String.fromCodePoint(codePoint)).join('')
  }

  /** The leftmost match from `from` on; `mustAdvance`: none that is empty at `from`. */
  private find(text: Int32Array, from: number, mustAdvance: boolean): { start: number; end: number } | null {
    return this.run(text, from, { isAnchored: false, mustAdvance, wantedEnd: null })
  }

  private run(
    text: Int32Array,
    from: number,
    how: { isAnchored: boolean; mustAdvance: boolean; wantedEnd: number | null },
  ): { start: number; end: number } | null {
    const marks = new Int32Array(this.steps.length).fill(-1)
    let now: Threads = { steps: [], starts: [] }
    let found: { start: number; end: number } | null = null
    for (let at = from; ; at++) {
      const ready: Threads = { steps: [], starts: [] }
      const consider = (step: number, start: number) => this.follow(step, start, text, at, marks, ready)
      for (let i = 0; i < now.steps.length; i++) consider(now.steps[i], now.starts[i])
      if (found === null && (at === from || !how.isAnchored)) consider(0, at)
      const next: Threads = { steps: [], starts: [] }
      for (let i = 0; i < ready.steps.length; i++) {
        const step = this.steps[ready.steps[i]]
        const start = ready.starts[i]
        if (step.kind === 'match') {
          if (how.mustAdvance && start === from && at === from) continue
          if (how.wantedEnd !== null && at !== how.wantedEnd) continue
          found = { start, end: at }
          break
        }
        if (step.kind === 'char' && at < text.length && step.test(text[at])) {
          next.steps.push(ready.steps[i] + 1)
          next.starts.push(start)
        }
      }
      now = next
      const isOver = now.steps.length === 0 && (found !== null || how.isAnchored)
      if (isOver || at >= text.length || (how.wantedEnd !== null && at >= how.wantedEnd)) return found
    }
  }

  /** All steps that wait for a code point (or are the end) from `step` on, best first, each once a place. */
  private follow(step: number, start: number, text: Int32Array, at: number, marks: Int32Array, ready: Threads): void {
    const stack = [step]
    while (stack.length > 0) {
      const index = stack.pop() as number
      if (marks[index] === at) continue
      marks[index] = at
      const found = this.steps[index]
      if (found.kind === 'jump') stack.push(found.to)
      else if (found.kind === 'split') {
        if (found.otherFirst) stack.push(index + 1, found.other)
        else stack.push(found.other, index + 1)
      } else if (found.kind === 'assert') {
        if (found.test(text, at)) stack.push(index + 1)
      } else if (found.kind === 'look') {
        if (found.machine.holds(text, at, found.back) !== found.negative) stack.push(index + 1)
      } else {
        ready.steps.push(index)
        ready.starts.push(start)
      }
    }
  }

  /** Whether the pattern matches from this place on or, with `back`, what stands just before it. */
  private holds(text: Int32Array, at: number, back: number | null): boolean {
    if (back === null) return this.run(text, at, { isAnchored: true, mustAdvance: false, wantedEnd: null }) !== null
    if (at < back) return false
    return this.run(text, at - back, { isAnchored: true, mustAdvance: false, wantedEnd: at }) !== null
  }

  private add(step: Step): Step {
    if (this.steps.length >= MOST_STEPS)
      throw new InputError({
        code: 'bad-pattern',
        message: `"${this.source}" cannot be used as a regular expression: its repetitions make it too long.`,
        mend: 'Repeat less often, or shorter parts.',
      })
    this.steps.push(step)
    return step
  }

  private write(node: PatternNode): void {
    switch (node.kind) {
      case 'char':
      case 'assert':
        this.add(node)
        return
      case 'look':
        this.add({ ...node, machine: new PatternMachine(node.item, this.source) })
        return
      case 'sequence':
        for (const item of node.items) this.write(item)
        return
      case 'choice':
        this.writeChoice(node.options)
        return
      case 'repeat':
        for (let i = 0; i < node.min; i++) this.write(node.item)
        if (node.max === Number.POSITIVE_INFINITY) this.writeLoop(node.item, node.lazy)
        else this.writeOptional(node.item, node.max - node.min, node.lazy)
    }
  }

  private writeChoice(options: readonly PatternNode[]): void {
    const ends: { to: number }[] = []
    options.forEach((option, i) => {
      if (i === options.length - 1) {
        this.write(option)
        return
      }
      const split = this.add({ kind: 'split', other: 0, otherFirst: false }) as { other: number }
      this.write(option)
      ends.push(this.add({ kind: 'jump', to: 0 }) as Extract<Step, { kind: 'jump' }>)
      split.other = this.steps.length
    })
    for (const end of ends) end.to = this.steps.length
  }

  private writeLoop(item: PatternNode, lazy: boolean): void {
    const start = this.steps.length
    const split = this.add({ kind: 'split', other: 0, otherFirst: lazy }) as { other: number }
    this.write(item)
    this.add({ kind: 'jump', to: start })
    split.other = this.steps.length
  }

  private writeOptional(item: PatternNode, times: number, lazy: boolean): void {
    const splits: { other: number }[] = []
    for (let i = 0; i < times; i++) {
      splits.push(this.add({ kind: 'split', other: 0, otherFirst: lazy }) as { other: number })
      this.write(item)
    }
    for (const split of splits) split.other = this.steps.length
  }
}
