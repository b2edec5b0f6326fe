/** Where a character stands in a word: begin, middle, end, or a word of its own. */
type State = 'B' | 'E' | 'M' | 'S'

/** Logarithms of the chance that a character stands in a state. */
export type JiebaEmissions = Readonly<Record<State, ReadonlyMap<string, number>>>

/** What jieba takes for log 0. */
const NEVER = -3.14e100

// Start and transitions of jieba 0.42.1, `finalseg/prob_start.py` and `prob_trans.py`.
const START: Readonly<Record<State, number>> = { B: -0.26268660809250016, E: NEVER, M: NEVER, S: -1.4652633398537678 }

/** States that may come before each state, with the logarithm of the transition, by letter. */
const BEFORE: Readonly<Record<State, readonly (readonly [State, number])[]>> = {
  B: [
    ['E', -0.5897149736854513],
    ['S', -0.7211965654669841],
  ],
  E: [
    ['B', -0.51082562376599],
    ['M', -0.33344856811948514],
  ],
  M: [
    ['B', -0.916290731874155],
    ['M', -1.2603623820268226],
  ],
  S: [
    ['E', -0.8085250474669937],
    ['S', -0.6658631448798212],
  ],
}
const STATES = ['B', 'E', 'M', 'S'] as const

/**
 * Reads the emissions from lines of state, character and logarithm, parted by tabs.
 *
 * @example parseJiebaEmissions('B\t中\t-5.5\n').B.get('中') // -5.5
 */
export function parseJiebaEmissions(text: string): JiebaEmissions {
  const emissions = { B: new Map(), E: new Map(), M: new Map(), S: new Map() } satisfies Record<
    State,
    Map<string, number>
  >
  for (const line of text.split('\n')) {
    if (line === '') continue
    const [state, character, logarithm] = line.split('\t')
    const map: Map<string, number> | undefined = emissions[state as State]
    if (!map || !Number.isFinite(Number(logarithm))) throw new RangeError(`"${line}" is no emission.`)
    map.set(character, Number(logarithm))
  }
  return emissions
}

/**
 * Words of a run of Chinese characters that no dictionary has, by the most likely sequence of states (Viterbi).
 * Where two are equally likely the state with the later letter wins, as in jieba, which takes the larger pair.
 * Source: jieba 0.42.1, `finalseg`. No characters: no words.
 *
 * @example cutByHmm('中国', parseJiebaEmissions('B\t中\t-1\nE\t国\t-1\n')) // ['中国']
 */
export function cutByHmm(characters: string, emissions: JiebaEmissions): string[] {
  const length = characters.length
  if (length === 0) return []
  const from: Record<State, State>[] = []
  let likelihood = {} as Record<State, number>
  for (const state of STATES) likelihood[state] = START[state] + (emissions[state].get(characters[0]) ?? NEVER)
  for (let i = 1; i < length; i++) {
    const next = {} as Record<State, number>
    const back = {} as Record<State, State>
    for (const state of STATES) {
      const emission = emissions[state].get(characters[i]) ?? NEVER
      let best = Number.NEGATIVE_INFINITY
      for (const [before, transition] of BEFORE[state]) {
        const sum = likelihood[before] + transition + emission
        if (sum >= best) {
          best = sum
          back[state] = before
        }
      }
      next[state] = best
    }
    likelihood = next
    from.push(back)
  }
  let state: State = likelihood.S >= likelihood.E ? 'S' : 'E'
  const ends: number[] = []
  for (let i = length - 1; i >= 0; i--) {
    if (state === 'E' || state === 'S') ends.push(i + 1)
    if (i > 0) state = from[i - 1][state]
  }
  let begin = 0
  return ends.reverse().map((end) => {
    const word = characters.slice(begin, end)
    begin = end
    return word
  })
}
