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
    text: 'beside chrF and with an interval, for changes to one system or for systems of one kind',
    source: 'callisonburch2006',
    where: '§ 6',
  },
  'overlap-summary': {
    text: 'beside ROUGE and never to decide by: it was tried on summaries of news, as ROUGE was',
    source: 'fabbri2021',
    where: 'abstract',
  },
  'surface-answers': {
    text: 'for short answers take exact match and F1 of answers; free ones need more than shared n-grams',
    source: 'chen2019',
    where: 'abstract',
  },
  'surface-dialogue': {
    text: 'overlap with one reply hardly agrees with what people find good (tried with BLEU, METEOR and ROUGE)',
    source: 'liu2016',
    where: 'abstract',
  },
  'surface-code': {
    text: 'code is right when it passes its tests: take pass@k',
    source: 'chen2021',
    where: '§ 2.1',
  },
  'no-texts': {
    text: 'a label is right or wrong: take accuracy, macro F1 or MCC',
    source: 'sklearn',
    where: 'Classification metrics',
  },
  'needs-transcript': {
    text: 'transcripts are rated by edits against what was said: take WER or CER',
    source: 'jiwer',
    where: 'introduction',
  },
  'chrf-translation': {
    text: 'tried on translations into and out of many languages, where it went with people’s rankings; no tokenizer is needed',
    source: 'popovic2015',
    where: 'abstract',
  },
  'ter-translation': {
    text: 'where the effort of correcting is the question',
    source: 'snover2006',
    where: 'abstract',
  },
  'meteor-translation': {
    text: 'beside another metric, for languages with a stemmer and a dictionary',
    source: 'banerjee2005',
    where: 'abstract',
  },
  'rouge-translation': {
    text: 'ROUGE-L only, beside BLEU or chrF: its common subsequence was tried on translations too',
    source: 'linOch2004',
    where: 'abstract',
  },
  'rouge-summary': {
    text: 'for coverage of content, with its settings printed; not for truth',
    source: 'lin2004',
    where: 'abstract',
  },
  'truth-summary': {
    text: 'likeness to a reference does not tell whether a summary is true; textual entailment tells better',
    source: 'maynez2020',
    where: 'abstract',
  },
  'rates-transcription': {
    text: 'with the same normaliser on both sides; CER where words are not set apart',
    source: 'radford2022',
    where: '§ 3.2',
  },
  'many-right': {
    text: 'there are many right translations, and it wants the words of the reference',
    source: 'papineni2002',
    where: '§ 2',
  },
  'f1-short': {
    text: 'for short answers taken from a text, over several gold answers',
    source: 'rajpurkar2016',
    where: '§ 6.1',
  },
  'f1-long': {
    text: 'free answers need more than shared n-grams',
    source: 'chen2019',
    where: 'abstract',
  },
  'em-code': {
    text: 'two programs that do the same seldom read the same: take pass@k',
    source: 'chen2021',
    where: '§ 2.1',
  },
  'labels-classes': {
    text: 'MCC beside accuracy and macro F1, with the share of the largest class',
    source: 'chicco2020',
    where: 'abstract',
  },
  'labels-texts': {
    text: 'free text has no list of labels',
    source: 'sklearn',
    where: 'Classification metrics',
  },
  'labels-intent': {
    text: 'where the output is one of a few fixed choices',
    source: 'sklearn',
    where: 'Classification metrics',
  },
  'perplexity-texts': {
    text: 'it rates how likely given text is, not what the model writes',
    source: 'holtzman2020',
    where: 'abstract',
  },
  'perplexity-dialogue': {
    text: 'it went with sensible, specific replies among models of one kind',
    source: 'adiwardana2020',
    where: 'abstract',
  },
  'perplexity-classes': {
    text: 'it is of a sequence of tokens, and a label is one choice of a few',
    source: 'hfPerplexity',
    where: 'introduction',
  },
  'distinct-right': {
    text: 'it measures how varied the wording is, not whether a text is right',
    source: 'liu2022',
    where: 'abstract',
  },
  'distinct-dialogue': {
    text: 'against dull replies such as “I don’t know”, at like lengths and beside a measure of sense',
    source: 'li2016',
    where: 'abstract',
  },
  'pass-code': {
    text: 'with good tests and many samples; k stands with the number',
    source: 'chen2021',
    where: '§ 2.1',
  },
  'runs-only': {
    text: 'it needs an output that can be run and tested',
    source: 'chen2021',
    where: '§ 2.1',
  },
}

/** How the guide calls a family of metrics. */
export const families: ExplainTexts['families'] = {
  bleu: 'BLEU',
  chrf: 'chrF',
  ter: 'TER',
  meteor: 'METEOR',
  rouge: 'ROUGE',
  errors: 'WER, CER',
  answers: 'EM, F1',
  labels: 'F1, MCC, κ',
  perplexity: 'PPL',
  distinct: 'distinct-n',
  pass: 'pass@k',
}
