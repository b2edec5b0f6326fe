import type { DemoItem, DemoVersion } from './demo-version.ts'
import { UTTERANCES } from './recogniser-texts.ts'

const PLACES = ['quiet', 'street', 'workshop'] as const

export const recogniserProject = {
  slug: 'demo-recogniser',
  name: 'Voice note recogniser',
  description: 'Spoken notes of technicians, each recorded in a quiet room, in the street and in a workshop.',
  metrics: ['wer', 'cer'],
  smallestEffects: { wer: 0.01, cer: 0.01 },
  mainBranch: 'main',
}

export const recogniserItems: readonly DemoItem[] = PLACES.flatMap((place) =>
  UTTERANCES.map((pattern, index) => ({
    id: `note-${place}-${String(index + 1).padStart(2, '0')}`,
    group: place,
    pattern,
    tags: { noise: place },
  })),
)

const quality = (quiet: number, street: number, workshop: number) => ({ quiet, street, workshop })

export const recogniserVersions: readonly DemoVersion[] = [
  { message: 'Acoustic model trained on read speech', day: '2025-09-02', quality: quality(0.66, 0.5, 0.4) },
  { message: 'Word list of the trade', day: '2025-09-09', quality: quality(0.76, 0.58, 0.48) },
  { message: 'Larger language model', day: '2025-09-15', quality: quality(0.8, 0.61, 0.52) },
  { message: 'Mix street noise into the training', day: '2025-09-29', quality: quality(0.8, 0.71, 0.56) },
  { message: 'Mix machine noise into the training', day: '2025-10-02', quality: quality(0.81, 0.73, 0.67) },
  { message: 'Cut silence at both ends', day: '2025-10-09', quality: quality(0.82, 0.73, 0.67) },
  {
    message: 'Half the frame rate',
    day: '2025-10-15',
    quality: quality(0.79, 0.67, 0.6),
    branch: 'half-rate',
    pullRequest: 28,
  },
  {
    message: 'Second microphone',
    day: '2025-10-23',
    quality: quality(0.83, 0.79, 0.74),
    failures: { 'note-workshop-11': 'recording is clipped' },
  },
  { message: 'Level control before the second microphone', day: '2025-10-27', quality: quality(0.84, 0.79, 0.75) },
  { message: 'Beam search over twice the hypotheses', day: '2025-11-05', quality: quality(0.85, 0.8, 0.75) },
  { message: 'Adapt to the speaker', day: '2025-11-10', quality: quality(0.9, 0.86, 0.81) },
  {
    message: 'Read the model from a faster file format',
    day: '2025-11-14',
    quality: quality(0.9, 0.86, 0.81),
    sameOutputs: true,
  },
]
