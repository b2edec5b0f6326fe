import type { BleuBand } from '../bleu-band.ts'
import type { BlindSpotId } from '../blind-spots.ts'
import type { GuideFamily, GuideId, ReasonId, Task } from '../trust.ts'
import type { VariantId } from '../variants.ts'
import type { SourceId } from './sources.ts'

/** A sentence with its source; `where` is the section or part of it that says so. */
export interface Cited {
  readonly text: string
  readonly source: SourceId
  readonly where: string
}

/** A cited sentence under a short title. */
export interface TitledText extends Cited {
  readonly title: string
}

/** A variant's name, and which tool prints it. */
export interface VariantText {
  readonly name: string
  readonly tool: string
  readonly source: SourceId
  readonly where?: string
}

/** All sentences about metrics in one language. Each language has exactly these keys, with the same sources. */
export interface ExplainTexts {
  readonly variants: Readonly<Record<VariantId, VariantText>>
  /** How the guide calls a family of metrics. */
  readonly families: Readonly<Record<GuideFamily, string>>
  readonly blindSpots: Readonly<Record<BlindSpotId, TitledText>>
  readonly reasons: Readonly<Record<ReasonId, Cited>>
  readonly tasks: Readonly<Record<Task, string>>
  readonly guide: Readonly<Record<GuideId, TitledText>>
  readonly bands: Readonly<Record<BleuBand['id'], string>>
  readonly bandWarning: Cited
}
