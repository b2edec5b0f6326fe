import { describe, expect, it } from 'vitest'
import { cliMessages } from '../../lib/report/messages/en/cli.ts'
import { compareMessages } from '../../lib/report/messages/en/compare.ts'
import { reportMessages } from '../../lib/report/messages/en/report.ts'

const { compare, push } = cliMessages
const { comparability, moved, scatter, flips, heads, carried, beside } = compareMessages
/** Each sentence with its counts as they are formatted. */
const SENTENCES: Readonly<Record<string, (n: string) => string>> = {
  'outputs that differ': (n) => compare.outputsChanged(n, n === '1'),
  'segments better': (n) => compare.segments({ wins: n, ties: n, losses: n, one: n === '1' }),
  ranking: (n) => compare.ranking('bleu', n, Number(n)),
  'segments that would be needed': (n) => compare.needs(n, '0.5'),
  'a part': (n) => push.part({ id: 'r', segments: n, group: 'g', received: Number(n), count: Number(n) }),
  'a stored run': (n) => push.stored({ id: 'r', segments: n, system: 's' }),
  paired: (n) => comparability.paired({ count: Number(n), pairs: n, base: n, head: n, same: true }),
  moved: (n) => moved.shown({ shown: n, total: n }),
  scatter: (n) => scatter.description({ label: 'BLEU', n, better: n, worse: '0', ties: '0' }),
  hexagon: scatter.hexagon,
  flips: (n) => flips.statement({ introduced: n, removed: n, base: n, head: n, pairs: n }),
  'no flips': flips.none,
  'several runs': (n) => heads.rankingN({ n, documents: n, runs: '3' }),
  carried: (n) => carried.description({ label: 'BLEU', segments: n, worst: '0', worstSum: '', all: '0' }),
  'few that carry': (n) => carried.fewMark(n, '0'),
  'failed as empty': (n) => beside.failed({ label: 'BLEU', base: '1', head: '2', delta: '1.5', n }),
  picture: (n) => reportMessages.embed.note({ scale: 'effects', pairs: n, testSet: null }),
}

describe('a count of one', () => {
  it.each(Object.entries(SENTENCES))('is of one, and that of two is not: %s', (_, say) => {
    expect(say('1')).not.toMatch(/\b1 (segments|outputs|pairs|documents|parts)\b/)
    expect(say('2')).not.toMatch(/\b2 (segment|output|pair|document|part)\b/)
    expect(say('2')).toMatch(/\b2 \w+/)
  })
})
