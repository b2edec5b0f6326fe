import { execFileSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { prepareGateSettings } from '../../lib/report/prepare-gate-settings.ts'
import type { ProjectRecord, WaiverRecord } from '../../lib/schema/records.ts'

const project: ProjectRecord = {
  id: 'p',
  slug: 'pumps',
  name: 'Pumps',
  description: null,
  demo: false,
  mainBranch: 'main',
  metrics: ['bleu', 'chrf'],
  smallestEffects: { bleu: 0.5 },
  gate: {},
  declared: {},
  baselineRunId: null,
  createdAt: '2026-01-01T00:00:00Z',
}
const waiver: WaiverRecord = {
  id: 'w1',
  metric: 'bleu',
  author: "O'Neill",
  reason: 'new glossary',
  expiresAt: '2026-07-01T00:00:00.000Z',
  headRunId: null,
  branch: 'feature',
  createdAt: '2026-06-01T00:00:00.000Z',
}
const view = (over: Partial<ProjectRecord> = {}, waivers: readonly WaiverRecord[] = [], now = '2026-06-15T00:00:00Z') =>
  prepareGateSettings({ project: { ...project, ...over }, waivers, now, url: 'http://127.0.0.1:3000' })
const fact = (label: string, over: Partial<ProjectRecord> = {}) => view(over).facts.find((one) => one.label === label)

describe('settings of a gate', () => {
  it('say what is set and what has its default', () => {
    expect(fact('smallest effect that matters')).toEqual({
      label: 'smallest effect that matters',
      value: 'bleu 0.5',
      isDefault: false,
    })
    expect(fact('level of p')).toMatchObject({ value: '0.05', isDefault: true })
    expect(fact('minimum', { gate: { minimum: { chrf: 0 } } })).toMatchObject({ value: 'chrf 0', isDefault: false })
    expect(fact('not comparable', { gate: { incomparable: 'neutral' } })).toMatchObject({ isDefault: false })
    expect(fact('least pairs', { gate: { minimumPairs: 0 } })).toMatchObject({ value: '0', isDefault: false })
  })
  it.each([
    [undefined, '1 percentage point'],
    [0.01, '1 percentage point'],
    [0.07, '7 percentage points'],
    [0.005, '0.5 percentage points'],
    [0, '0 percentage points'],
  ])('a fall of coverage by %s is %s', (coverageDrop, said) => {
    const gate = coverageDrop === undefined ? {} : { coverageDrop }
    expect(fact('coverage may fall by', { gate })?.value).toBe(said)
  })
  it('list waivers with what they are for and whether they are in force', () => {
    expect(view({}, [waiver]).waivers[0]).toMatchObject({ for: 'branch feature', isInForce: true, state: 'in force' })
    expect(view({}, [waiver], '2026-07-02T00:00:00Z').waivers[0]).toMatchObject({ isInForce: false, state: 'ended' })
    expect(view({ gate: { waivers: [{ ...waiver, branch: null }] } }).waivers[0]).toMatchObject({
      for: 'all runs',
      id: null,
    })
  })
  it('give commands whose body a shell hands on as it is', () => {
    const gate = { waivers: [waiver] }
    const { rules } = view({ gate }).commands
    const body = execFileSync('sh', ['-c', rules.replace(/^curl/, 'printf "%s\\n"')], { encoding: 'utf8' })
    const json = body.split('\n').find((line) => line.startsWith('{'))
    expect(JSON.parse(json ?? '')).toEqual({ gate })
  })
})
