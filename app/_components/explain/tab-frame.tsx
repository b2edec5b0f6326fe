'use client'

import { memo } from 'react'
import type { GuideFamily } from '../../../lib/explain/trust.ts'
import { type Family, VARIANTS } from '../../../lib/explain/variants.ts'
import type { MetricSegment } from '../../../lib/metrics/metric.ts'
import type { ExplainState } from './explain-address.ts'
import { GuideSection } from './guide-section.tsx'
import { LimitsSection } from './limits-section.tsx'
import { VariantsSection } from './variants-section.tsx'

/** What follows from the families alone is not reckoned anew at each key that is typed above it. */
const StillLimits = memo(LimitsSection, (a, b) => a.families.join() === b.families.join())
const StillGuide = memo(GuideSection, (a, b) => a.shown.join() === b.shown.join())

/** What each tab gets: the state that is shown, and how to change it. */
export interface TabProps {
  readonly state: ExplainState
  readonly change: (changes: Partial<ExplainState>) => void
}

/** What follows a worked example on every tab: variants of each family that has some, what they do not see, how to choose. */
export function TabRest({
  families,
  segments,
  spec,
}: {
  families: readonly GuideFamily[]
  segments: readonly MetricSegment[]
  spec: string | null
}) {
  return (
    <>
      {segments.length > 0
        ? families
            .filter(hasVariants)
            .map((family) => (
              <VariantsSection
                key={family}
                family={family}
                segments={segments}
                spec={spec}
                several={families.length > 1}
              />
            ))
        : null}
      <StillLimits families={families} />
      <StillGuide shown={families} />
    </>
  )
}

function hasVariants(family: GuideFamily): family is Family {
  return VARIANTS.some((variant) => variant.family === family)
}
