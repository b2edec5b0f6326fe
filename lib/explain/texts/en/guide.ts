import type { ExplainTexts } from '../explain-texts.ts'

/** How to choose, in the order in which one decides. */
export const guide: ExplainTexts['guide'] = {
  task: {
    title: 'Begin with the task.',
    text: 'A metric is valid for what it was tried on. The table below says which.',
    source: 'reiter2018',
    where: 'abstract',
  },
  beside: {
    title: 'Report BLEU with ROUGE-L or chrF, and a few examples that somebody read.',
    text: 'One surface metric alone misleads; two of different build, with texts beside them, show where they part.',
    source: 'marie2021',
    where: 'abstract',
  },
  release: {
    title: 'Never release on one surface metric alone.',
    text: 'The sole use of BLEU has led to bad decisions about deployment.',
    source: 'kocmi2021',
    where: 'abstract',
  },
  tokenizer: {
    title: 'Fix the tokenizer, and print the signature.',
    text: 'Scores under different tokenizers cannot be compared.',
    source: 'post2018',
    where: 'abstract',
  },
  interval: {
    title: 'Test the difference.',
    text: 'A gap without an interval may be chance; resample the segments of both systems together.',
    source: 'koehn2004',
    where: 'abstract',
  },
  read: {
    title: 'Read what moved most.',
    text: 'A corpus score says nothing about one text. Look at negations, numbers and names first.',
    source: 'reiter2018',
    where: 'abstract',
  },
  characters: {
    title: 'Rich morphology, or no spaces: count characters.',
    text: 'chrF counts characters and needs no word boundaries; BLEU has tokenizers of its own for Chinese, Japanese and Korean.',
    source: 'sacrebleu',
  },
  average: {
    title: 'Say what was averaged.',
    text: 'Macro, micro and weighted means of one metric are different numbers; so are a corpus score and a mean of segments.',
    source: 'sklearn',
  },
  perplexity: {
    title: 'Compare perplexities under one tokenizer, or per byte.',
    text: 'Another tokenizer cuts the text into other parts, and the mean is over them.',
    source: 'hfPerplexity',
  },
  people: {
    title: 'For what matters, ask people who know the field.',
    text: 'Where experts mark errors in context, rankings differ from those of crowds and of surface metrics.',
    source: 'freitag2021',
    where: 'abstract',
  },
}

/** Bands of BLEU as a vendor prints them; never shown without the warning. */
export const bands: ExplainTexts['bands'] = {
  useless: 'almost useless',
  hard: 'hard to get the gist',
  gist: 'the gist is clear, with grave errors of grammar',
  understandable: 'understandable to good',
  high: 'high quality',
  'very-high': 'very high quality, adequate and fluent',
  above: 'often called better than human',
}

export const bandWarning: ExplainTexts['bandWarning'] = {
  text: 'For translation only, for one test set and one signature: the same system has other figures on another test set, in another language or under another tokenizer.',
  source: 'googleTranslate',
}
