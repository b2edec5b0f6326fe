import type { Verdict } from '../../../compare/comparison.ts'
import type { Trust } from '../../../schema/records.ts'

/** Words of the frame around every page and of the small parts that all pages share. */
export const frameMessages = {
  product: 'Assay',
  skip: 'Skip to content',
  breadcrumb: 'Breadcrumb',
  projects: 'Projects',
  explain: 'Explain',
  theme: {
    button: 'Theme',
    label: (current: string) => `Theme: ${current}`,
    system: 'system',
    light: 'light',
    dark: 'dark',
  },
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'Select it by hand',
  unknown: 'unknown',
  none: 'none',
  apply: 'Show',
  demo: 'demo',
  verdict: {
    better: 'better',
    worse: 'worse',
    'too-small': 'too small to matter',
    inconclusive: 'inconclusive',
    identical: 'identical',
    'not-compared': 'not compared',
    'not-comparable': 'not comparable',
    'no-score': 'no score',
  } satisfies Record<Verdict | 'not-compared' | 'not-comparable' | 'no-score', string>,
  trust: {
    verified: 'verified',
    differs: 'differs',
    recomputed: 'recomputed',
    'from-statistics': 'from statistics',
    'posted-only': 'posted only',
  } satisfies Record<Trust, string>,
  trustMeaning: {
    verified: 'recomputed here, equal to the posted number at its precision',
    differs: 'recomputed here, and not equal to the posted number',
    recomputed: 'recomputed here; nothing was posted',
    'from-statistics': 'computed from posted statistics, not from texts',
    'posted-only': 'posted, and not recomputed here',
  } satisfies Record<Trust, string>,
  signature: {
    caption: 'Fields of the signature',
    field: 'Field',
    value: 'Value',
    meaning: 'Meaning',
    declared: 'declared',
  },
  notFound: {
    title: 'There is nothing at this address.',
    text: 'The run or project may have been removed, or the address has a slip in it.',
    action: 'All projects',
  },
  fault: {
    title: 'This page could not be made.',
    text: 'Nothing that is stored was changed. Reload the page; if it stays so, the server’s log has the cause under this number.',
    digest: 'number',
    retry: 'Reload',
  },
  loading: 'Loading',
} as const
