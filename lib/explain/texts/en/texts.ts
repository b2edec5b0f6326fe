import type { ExplainTexts } from '../explain-texts.ts'
import { blindSpots } from './blind-spots.ts'
import { bands, bandWarning, guide } from './guide.ts'
import { reasons, tasks } from './tasks.ts'
import { variants } from './variants.ts'

export const ENGLISH_TEXTS: ExplainTexts = { variants, blindSpots, reasons, tasks, guide, bands, bandWarning }
