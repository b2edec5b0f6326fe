import type { DemoItem, DemoVersion } from './demo-version.ts'
import { REPORTS } from './summariser-texts.ts'

const SITES = [
  { key: 'north', name: 'Northfield', numbers: ['two', 'three', 'five'] },
  { key: 'harbour', name: 'Harbour Road', numbers: ['four', 'six', 'nine'] },
  { key: 'hill', name: 'Mill Hill', numbers: ['three', 'seven', 'eight'] },
]

export const summariserProject = {
  slug: 'demo-summariser',
  name: 'Shift report summariser',
  description: 'Reports of a water company, each in one sentence.',
  metrics: ['rougeL', 'rouge1', 'chrf'],
  smallestEffects: { rougeL: 0.01, rouge1: 0.01, chrf: 1 },
  mainBranch: 'main',
}

export const summariserItems: readonly DemoItem[] = SITES.flatMap((site) =>
  REPORTS.map(({ topic, report, summary }, index) => {
    const fill = (text: string) =>
      text.replaceAll('$site', site.name).replaceAll('$n', site.numbers[index % site.numbers.length])
    return {
      id: `report-${site.key}-${String(index + 1).padStart(2, '0')}`,
      group: topic,
      pattern: fill(summary),
      source: fill(report),
      tags: { site: site.name, topic },
    }
  }),
)

const PROMPT = { prompt: 'Summarise in one sentence.', temperature: 0 }
const SHORT = { prompt: 'Summarise in one sentence of at most twenty words.', temperature: 0 }

export const summariserVersions: readonly DemoVersion[] = [
  { message: 'First prompt', day: '2025-09-03', quality: 0.42, declared: PROMPT },
  { message: 'Three worked examples in the prompt', day: '2025-09-10', quality: 0.5, declared: PROMPT },
  { message: 'Strip headers before the report', day: '2025-09-17', quality: 0.51, declared: PROMPT },
  {
    message: 'Larger context',
    day: '2025-09-24',
    quality: 0.52,
    failures: {
      'report-hill-07': 'no answer within 30 s',
      'report-hill-19': 'no answer within 30 s',
    },
    declared: PROMPT,
  },
  { message: 'Longer timeout', day: '2025-09-26', quality: 0.53, declared: PROMPT },
  {
    message: 'Examples chosen by topic',
    day: '2025-10-07',
    quality: { network: 0.66, quality: 0.64, buildings: 0.6, power: 0.64, people: 0.55 },
    declared: PROMPT,
  },
  {
    message: 'Ask for at most twenty words',
    day: '2025-10-14',
    quality: { network: 0.64, quality: 0.64, buildings: 0.63, power: 0.64, people: 0.58 },
    declared: SHORT,
  },
  { message: 'Keep numbers as they stand in the report', day: '2025-10-21', quality: 0.66, declared: SHORT },
  {
    message: 'Fine-tune on last year’s reports',
    day: '2025-11-04',
    quality: { network: 0.78, quality: 0.76, buildings: 0.74, power: 0.76, people: 0.7 },
    declared: SHORT,
  },
  {
    message: 'Fine-tune a smaller model',
    day: '2025-11-07',
    quality: { network: 0.74, quality: 0.72, buildings: 0.72, power: 0.72, people: 0.66 },
    branch: 'small-model',
    pullRequest: 17,
    declared: SHORT,
  },
  { message: 'Train on reports of all sites', day: '2025-11-13', quality: 0.78, declared: SHORT },
  { message: 'Update the tokenizer library', day: '2025-11-18', quality: 0.78, sameOutputs: true, declared: SHORT },
]
