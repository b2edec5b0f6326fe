import type { ExplainTexts } from '../explain-texts.ts'
import { blindSpots } from './blind-spots.ts'
import { bands, bandWarning, guide } from './guide.ts'
import { families, reasons, tasks } from './tasks.ts'
import { variants } from './variants.ts'

export const CHINESE_TEXTS: ExplainTexts = { variants, families, blindSpots, reasons, tasks, guide, bands, bandWarning }
