import type { LintSegment } from '../../lib/lints/data-lint.ts'
import { findRunFlips } from '../../lib/lints/find-run-flips.ts'
import { runDataLints } from '../../lib/lints/registry.ts'
import type { Bench } from './bench.ts'
import { readSegments } from './corpus.ts'

const needs = ['corpora/wmt17-ende']

/** Lints over the 3 004 segments of WMT17 English-German. */
export function lintBenches(): Bench[] {
  return [
    {
      name: 'lints, WMT17: flips of meaning',
      limitMs: 100,
      needs,
      prepare: () => {
        const segments = readLinted()
        return () => findRunFlips(segments)
      },
    },
    {
      name: 'lints, WMT17: data lints',
      limitMs: null,
      needs,
      prepare: () => {
        const segments = readLinted()
        return () => runDataLints(segments)
      },
    },
  ]
}

function readLinted(): LintSegment[] {
  const segments = readSegments('corpora/wmt17-ende/uedin-nmt.txt', 'corpora/wmt17-ende/ref.txt')
  return segments.map((segment) => ({ ...segment, state: 'scored' }))
}
