import { isLosslessNumber, isSafeNumber, parse } from 'lossless-json'
import type { MetricDefinition } from './metric.ts'
import { ratioMetric } from './ratio-metric.ts'
import { goldAnswersOf } from './squad.ts'

/** Fields of a text: those of a JSON object, else the whole text as one field without a name. */
function fieldsOf(text: string): Map<string, string> {
  if (text.trimStart().startsWith('{')) {
    try {
      // JSON.parse keeps a field named __proto__ a field, and decides what is JSON; digits are read without loss.
      const fields = Object.keys(JSON.parse(text))
      const values = parse(text, null, { onDuplicateKey: ({ newValue }) => newValue }) as Record<string, unknown>
      return new Map(fields.map((key) => [key, toText(values[key])]))
    } catch {
      // Not JSON after all: the text is one field, as it stands.
    }
  }
  return new Map([['', normalize(text)]])
}

function toText(value: unknown): string {
  return normalize(typeof value === 'string' ? value : toCanonicalJson(value))
}

/** JSON with sorted keys, and each number in its shortest form or, where a double would round it, as it stands. */
function toCanonicalJson(value: unknown): string {
  if (isLosslessNumber(value))
    return isSafeNumber(value.value) ? String(Number(value.value)) : toPlainNumber(value.value)
  if (Array.isArray(value)) return `[${value.map(toCanonicalJson).join(',')}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  const pairs = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${pairs.map(([key, each]) => `${JSON.stringify(key)}:${toCanonicalJson(each)}`).join(',')}}`
}

/** Significant digits and a power of ten: the same for all ways to write one number, as 1e16 and 10000000000000000.0. */
function toPlainNumber(text: string): string {
  const [, sign, whole, fraction = '', exponent = '0'] = /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(text) ?? []
  if (whole === undefined) return text
  const digits = `${whole}${fraction}`.replace(/^0+/, '')
  const shortest = digits.replace(/0+$/, '')
  if (shortest === '') return '0'
  const power = BigInt(exponent) - BigInt(fraction.length) + BigInt(digits.length - shortest.length)
  return `${sign}${shortest}e${power}`
}

/** A field is right or wrong as a whole: only outer white space and canonical composition are forgiven. */
function normalize(text: string): string {
  return text.normalize('NFC').trim()
}

function matchesOf(hypothesis: ReadonlyMap<string, string>, gold: ReadonlyMap<string, string>): number {
  let matches = 0
  for (const [key, value] of gold) if (hypothesis.get(key) === value) matches += 1
  return matches
}

/**
 * Share of gold fields (0–1) that the hypothesis holds exactly, counts summed over segments. A JSON object has one
 * field a key; any other text is one field. 1280 read as 1230 is a character error rate of 1/4 and a field accuracy
 * of 0. With several gold answers the best share counts. Fields that only the hypothesis has are counted in `extra`.
 */
export const FIELD_ACCURACY: MetricDefinition = {
  name: 'field_accuracy',
  label: 'Fields exact',
  meaning: 'share of fields (numbers, codes, JSON values) that are exactly right',
  layer: 'task',
  direction: 'higher',
  range: [0, 1],
  keys: {},
  needs: ['hypothesis', 'references'],
  create: () =>
    ratioMetric({
      definition: FIELD_ACCURACY,
      version: '1.1.0',
      fields: [
        { key: 'norm', value: 'nfc-trim' },
        { key: 'multi', value: 'max' },
      ],
      columns: ['matches', 'fields', 'extra'],
      undefinedReason: 'no scored segment',
      row(segment, out, offset) {
        const golds = goldAnswersOf(segment)
        if (segment.hypothesis === undefined) return 'no hypothesis'
        if (golds === undefined || golds.length === 0) return 'no gold answer'
        const found = fieldsOf(segment.hypothesis)
        let best = { matches: 0, size: 0, share: -1 }
        for (const gold of golds.map(fieldsOf)) {
          const matches = matchesOf(found, gold)
          const share = gold.size === 0 ? 0 : matches / gold.size
          if (share > best.share) best = { matches, size: gold.size, share }
        }
        if (best.size === 0) return 'the gold answer has no field'
        out[offset] = best.matches
        out[offset + 1] = best.size
        out[offset + 2] = Math.max(0, found.size - best.size)
        return null
      },
    }),
}
