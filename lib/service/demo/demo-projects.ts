import type { RunInput } from '../../schema/run-input.ts'
import { toRuns } from './demo-version.ts'
import { recogniserItems, recogniserProject, recogniserVersions } from './recogniser.ts'
import { summariserItems, summariserProject, summariserVersions } from './summariser.ts'
import { translatorItems, translatorProject, translatorVersions } from './translator.ts'

export interface DemoProject {
  readonly project: {
    readonly slug: string
    readonly name: string
    readonly description: string
    /** SPECs; the first one leads every page. */
    readonly metrics: readonly string[]
    /** By metric name, in the metric's own unit. */
    readonly smallestEffects: Readonly<Record<string, number>>
    readonly mainBranch: string
  }
  /** Oldest first, each valid as it would be posted. */
  readonly runs: readonly RunInput[]
}

/**
 * What a first start shows: three projects of twelve runs over sixty segments each, with one real regression (the
 * translator's eighth run), one change of tokenizer (its seventh), one meaning flip (its tenth) and two runs with
 * failed items. The same on every machine; all texts are our own.
 */
export function demoProjects(): DemoProject[] {
  return [
    {
      project: translatorProject,
      runs: toRuns({
        project: translatorProject.slug,
        system: 'manuals-mt',
        testSet: 'pump manual',
        mainBranch: translatorProject.mainBranch,
        items: translatorItems,
        versions: translatorVersions,
      }),
    },
    {
      project: summariserProject,
      runs: toRuns({
        project: summariserProject.slug,
        system: 'short-report',
        testSet: 'shift reports',
        mainBranch: summariserProject.mainBranch,
        items: summariserItems,
        versions: summariserVersions,
      }),
    },
    {
      project: recogniserProject,
      runs: toRuns({
        project: recogniserProject.slug,
        system: 'voice-notes',
        testSet: 'technicians’ notes',
        mainBranch: recogniserProject.mainBranch,
        items: recogniserItems,
        versions: recogniserVersions,
      }),
    },
  ]
}
