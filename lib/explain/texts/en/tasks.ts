import type { ExplainTexts } from '../explain-texts.ts'

export const tasks: ExplainTexts['tasks'] = {
  translation: 'translation',
  summary: 'summary',
  answering: 'question answering',
  dialogue: 'dialogue',
  classification: 'classification',
  transcription: 'transcription',
  code: 'code',
}

/** Why a family is trusted for a task, or is not. Which reason goes with which pair stands in `trust.ts`. */
export const reasons: ExplainTexts['reasons'] = {
  'bleu-translation': {
    text: 'for changes to one system or systems of one kind, beside another metric and an interval',
    source: 'callisonburch2006',
    where: '§ 6',
  },
  'bleu-elsewhere': {
    text: 'its validity is shown for translation systems only',
    source: 'reiter2018',
    where: 'abstract',
  },
  'surface-summary': {
    text: 'overlap of words says little about whether a summary is true to its source',
    source: 'maynez2020',
    where: 'abstract',
  },
  'surface-answers': {
    text: 'an answer is short: take exact match and F1 of answers',
    source: 'rajpurkar2016',
    where: '§ 6.1',
  },
  'surface-dialogue': {
    text: 'overlap with one reply hardly agrees with what people find good',
    source: 'liu2016',
    where: 'abstract',
  },
  'surface-code': {
    text: 'code is right when it runs right: take pass@k',
    source: 'chen2021',
    where: '§ 2.1',
  },
  'no-texts': { text: 'a label is right or wrong: take accuracy, macro F1 or MCC', source: 'sklearn' },
  'needs-transcript': {
    text: 'transcripts are rated by edits against what was said: take WER or CER',
    source: 'jiwer',
  },
  'chrf-translation': {
    text: 'as the surface metric beside a learned one; no tokenizer is needed',
    source: 'kocmi2021',
  },
  'ter-translation': {
    text: 'where the effort of correcting is the question',
    source: 'snover2006',
    where: 'abstract',
  },
  'rouge-translation': { text: 'made for summaries; take chrF and BLEU', source: 'lin2004', where: '§ 1' },
  'rouge-summary': {
    text: 'for coverage of content, with its settings printed; not for truth',
    source: 'lin2004',
    where: 'abstract',
  },
  'rates-transcription': {
    text: 'with the same normaliser on both sides; CER where words are not set apart',
    source: 'radford2022',
    where: '§ 3.2',
  },
  'rates-texts': {
    text: 'it takes the reference for the only right text',
    source: 'snover2006',
    where: 'abstract',
  },
  'f1-short': {
    text: 'for short answers taken from a text, over several gold answers',
    source: 'rajpurkar2016',
    where: '§ 6.1',
  },
  'f1-long': { text: 'free answers need more than an overlap of n-grams', source: 'chen2019', where: 'abstract' },
  'em-code': { text: 'two programs that do the same seldom read the same', source: 'chen2021', where: '§ 2.1' },
  'labels-classes': {
    text: 'macro F1 or MCC beside accuracy, with the share of the largest class',
    source: 'chicco2020',
    where: 'abstract',
  },
  'labels-texts': { text: 'free text has no list of labels', source: 'sklearn' },
  'labels-intent': { text: 'where the output is one of a few fixed choices', source: 'sklearn' },
  'perplexity-texts': {
    text: 'it rates the model on given text, not what the model writes',
    source: 'holtzman2020',
    where: 'abstract',
  },
  'perplexity-dialogue': {
    text: 'it went with sensible, specific replies among models of one kind',
    source: 'adiwardana2020',
    where: 'abstract',
  },
  'perplexity-classes': { text: 'compare the choices that were made, not how likely the text is', source: 'sklearn' },
}
