/** Texts that each tab of the explain page shows before anything is pasted. */
export const TEXT_EXAMPLES = {
  bleu: {
    hypothesis: 'Öffnen Sie das Ventil, während das System unter Druck steht.',
    references: ['Öffnen Sie das Ventil nicht, solange das System unter Druck steht.'],
  },
  chrf: {
    hypothesis: 'The valves were opened slowly.',
    references: ['The valve opens slowly.'],
  },
  meteor: {
    hypothesis: 'at ten the big pumps were carefully started',
    references: ['the pump was started carefully at ten'],
  },
  edits: {
    hypothesis: 'today we ship ten of the boxes at nine',
    references: ['we ship ten boxes today at ten'],
  },
  rouge: {
    hypothesis: 'The valve is not open.\nThe pump has been running since ten.',
    references: ['The pump has run since nine.\nThe valve is open.'],
  },
  answers: {
    hypothesis: 'the red, red door',
    references: ['a red door', 'the door of the mill'],
  },
} as const

export const LABEL_EXAMPLE = {
  gold: 'spam\nspam\nham\nham\nham\nham\nspam\nham\nnews\nnews',
  predicted: 'spam\nham\nham\nham\nham\nspam\nspam\nham\nham\nnews',
} as const

/** Two documents of unlike length, the first with one surprise; natural logarithms. */
export const LOGPROB_EXAMPLE = {
  logprobs:
    'null -1.2 -0.4 -2.9 -0.8 -0.3 -1.1 -0.6 -0.2 -4.1 -0.9 -0.5 -0.3 -1.7 -0.4 -0.7 -0.2 -1.3 -0.6 -0.1 -2.2 -0.8 -0.4 -0.9\nnull -3.1 -4.4',
  text: 'The valve is closed while the system stands under pressure, and nobody opens it before the pump stops.\nMind the step!',
} as const

/** Outputs of a bland model, one a line. */
export const OUTPUT_EXAMPLE = 'I do not know .\nI do not know what you mean .\nthe pump is running\nI do not think so .'

/** Problems of which samples were tried: how many, and how many of them passed. */
export const COUNT_EXAMPLE = '10 3\n10 0\n10 6\n8 1'
