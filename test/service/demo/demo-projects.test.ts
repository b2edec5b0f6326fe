import { describe, expect, it } from 'vitest'
import { RunInput } from '../../../lib/schema/run-input.ts'
import { demoProjects } from '../../../lib/service/demo/demo-projects.ts'

const demos = demoProjects()
const [translator, summariser] = demos
const outputsOf = (run: RunInput) => new Map(run.segments.map((segment) => [segment.id, segment.hypothesis]))
const changedBetween = (base: RunInput, head: RunInput) => {
  const before = outputsOf(base)
  return [...outputsOf(head)].filter(([id, output]) => before.get(id) !== output).map(([id]) => id)
}

describe('demo projects', () => {
  it('are three, each with twelve runs over sixty segments', () => {
    expect(demos.map(({ project }) => project.slug)).toEqual(['demo-translator', 'demo-summariser', 'demo-recogniser'])
    for (const { runs } of demos) {
      expect(runs).toHaveLength(12)
      for (const run of runs) expect(run.segments).toHaveLength(60)
    }
  })

  it('are valid as they would be posted', () => {
    for (const { project, runs } of demos) {
      for (const run of runs) {
        expect(RunInput.safeParse(run).error?.issues ?? []).toEqual([])
        expect(run.project).toBe(project.slug)
      }
    }
  })

  it('are the same each time', () => {
    expect(demoProjects()).toEqual(demos)
  })

  it('keep one test set per project: ids, sources and references never change', () => {
    for (const { runs } of demos) {
      const facts = runs.map((run) => run.segments.map(({ id, source, references }) => ({ id, source, references })))
      for (const later of facts) expect(later).toEqual(facts[0])
      expect(new Set(facts[0].map(({ id }) => id)).size).toBe(60)
    }
  })

  it('come in order of date, with a commit each', () => {
    for (const { runs } of demos) {
      const dates = runs.map((run) => run.commitDate ?? '')
      expect([...dates].sort()).toEqual(dates)
      expect(new Set(runs.map((run) => run.commit)).size).toBe(12)
    }
  })

  it('leave no slot mark or double space in any text', () => {
    for (const { runs } of demos) {
      for (const segment of runs.flatMap((run) => run.segments)) {
        for (const text of [segment.source, segment.hypothesis, ...(segment.references ?? [])]) {
          expect(text ?? '').not.toMatch(/[{}|$]| {2}|undefined/)
        }
      }
    }
  })

  it('change the tokenizer between the sixth and the seventh run of the translator, and no output', () => {
    expect(translator.runs[5].metrics).toEqual(['bleu', 'chrf'])
    expect(translator.runs[6].metrics).toBeUndefined()
    expect(translator.project.metrics[0]).toBe('bleu:tok=zh')
    expect(changedBetween(translator.runs[5], translator.runs[6])).toEqual([])
  })

  it('say in the tenth run of the translator that the drain valve is open, in all three languages', () => {
    const flipped = outputsOf(translator.runs[9])
    const right = outputsOf(translator.runs[11])
    for (const [id, negation] of [
      ['pump-de-03', 'nicht'],
      ['pump-fr-03', "n'est pas"],
      ['pump-zh-03', '没有'],
    ]) {
      expect(flipped.get(id)).not.toContain(negation)
      expect(right.get(id)).toContain(negation)
    }
  })

  it('have failed items with their reason', () => {
    const failed = summariser.runs[3].segments.filter((segment) => segment.state === 'failed')
    expect(failed.map(({ reason }) => reason)).toEqual(['no answer within 30 s', 'no answer within 30 s'])
    expect(failed.every((segment) => segment.hypothesis === undefined)).toBe(true)
  })
})
