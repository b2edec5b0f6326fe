import { describe, expect, it } from 'vitest'
import { InputError } from '../../lib/errors.ts'
import { listMetrics } from '../../lib/metrics/registry.ts'
import { loadResources } from '../../lib/resources/load-resources.ts'
import { readTar } from '../../lib/resources/read-tar.ts'
import type { Synonyms } from '../../lib/text/wordnet.ts'
import '../../lib/cli/provide-statistics.ts'

describe('resources', () => {
  it('every dictionary that a metric may ask for can be loaded, and is read once', () => {
    const names = listMetrics().flatMap(({ keys, resources }) => {
      const defaults = Object.fromEntries(Object.entries(keys).map(([key, { default: d }]) => [key, d]))
      const settings = Object.entries(keys).flatMap(([key, { values }]) =>
        typeof values === 'string' ? [] : values.map((value) => ({ ...defaults, [key]: value })),
      )
      return [defaults, ...settings].flatMap((options) => resources?.(options) ?? [])
    })
    expect(names).toContain('wordnet-3.0')
    const loaded = loadResources([...new Set(names)])
    for (const name of names) expect(loadResources([name])[name]).toBe(loaded[name])
  })
  it('a name that nobody knows is refused with the names that are known', () => {
    expect(() => loadResources(['constructor'])).toThrow(InputError)
    expect(() => loadResources(['morphy'])).toThrow('wordnet-3.0')
  })
  it('WordNet is looked up in lower case, through irregular and regular forms, and knows nothing of other scripts', () => {
    const wordnet = loadResources(['wordnet-3.0'])['wordnet-3.0'] as Synonyms
    expect(wordnet.version).toBe('3.0')
    expect(wordnet.synonymsOf('CARS')).toEqual(wordnet.synonymsOf('car'))
    expect(wordnet.synonymsOf('geese').has('goose')).toBe(true)
    expect(wordnet.synonymsOf('galore').has('galore')).toBe(true)
    for (const word of ['', ' ', '_', 'мост', '今天', '\ud800', 'zzzz', 'a b', '\u0000'])
      expect(wordnet.synonymsOf(word).size).toBe(0)
  })
  it('the first and the last lemma of an index are found', () => {
    const wordnet = loadResources(['wordnet-3.0'])['wordnet-3.0'] as Synonyms
    expect(wordnet.synonymsOf("'hood").has("'hood")).toBe(true)
    expect(wordnet.synonymsOf('zymurgy').has('zymurgy')).toBe(true)
    expect(wordnet.synonymsOf('zestfully').has('zestfully')).toBe(true)
  })
})

describe('tar', () => {
  const header = (name: string, size: number, kind: string) => {
    const block = new Uint8Array(512)
    new TextEncoder().encodeInto(name, block)
    new TextEncoder().encodeInto(size.toString(8).padStart(11, '0'), block.subarray(124))
    new TextEncoder().encodeInto(kind, block.subarray(156))
    return block
  }
  const body = (text: string) => {
    const block = new Uint8Array(512)
    new TextEncoder().encodeInto(text, block)
    return block
  }
  it('gives plain files by path and passes over folders', () => {
    const archive = Buffer.concat([
      header('d/', 0, '5'),
      header('d/a', 3, '0'),
      body('abc'),
      header('d/b', 0, '0'),
      new Uint8Array(1024),
    ])
    const files = readTar(archive)
    expect([...files.keys()]).toEqual(['d/a', 'd/b'])
    expect(new TextDecoder().decode(files.get('d/a'))).toBe('abc')
  })
  it('refuses a header without a size', () => {
    const broken = header('x', 0, '0')
    broken.fill(0, 124, 136)
    expect(() => readTar(broken)).toThrow('"x"')
  })
})
