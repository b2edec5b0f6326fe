import type { ExplainTexts } from '../explain-texts.ts'

/** How to choose, in the order in which one decides. */
export const guide: ExplainTexts['guide'] = {
  task: {
    title: 'Begin with the task.',
    text: 'That a metric serves one task says nothing of another: a review found BLEU supported for translation systems and not beyond. The table below says what serves which.',
    source: 'reiter2018',
    where: 'abstract',
  },
  beside: {
    title: 'Report BLEU with ROUGE-L or chrF, and a few examples that somebody read.',
    text: 'What rests on BLEU alone is dubious. For translation put chrF beside it, and ROUGE-L if you like; for a summary begin with ROUGE-L and put one of the others beside it. Read where they part.',
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
  size: {
    title: 'A certain gain may still be none.',
    text: 'Not every difference of scores is one that people see, and some that they see no score shows.',
    source: 'mathur2020',
    where: 'abstract',
  },
  read: {
    title: 'Read what moved most.',
    text: 'BLEU is not shown to be valid for single texts. Look at negations, numbers and names first.',
    source: 'reiter2018',
    where: 'abstract',
  },
  characters: {
    title: 'Rich morphology, or no spaces: count characters.',
    text: 'chrF counts characters and needs no word boundaries; BLEU has tokenizers of its own for Chinese, Japanese and Korean.',
    source: 'sacrebleu',
    where: '--tokenize',
  },
  average: {
    title: 'Say what was averaged.',
    text: 'Macro, micro and weighted means of one metric are different numbers.',
    source: 'sklearn',
    where: 'From binary to multiclass and multilabel',
  },
  perplexity: {
    title: 'Compare perplexities under one tokenizer, or per byte.',
    text: 'Another tokenizer cuts the text into other parts, and the mean is over them.',
    source: 'hfPerplexity',
    where: 'introduction',
  },
  code: {
    title: 'Run code.',
    text: 'Programs that do the same may read in countless ways: count those that pass their tests, pass@k.',
    source: 'chen2021',
    where: '§ 2.1',
  },
  people: {
    title: 'For what matters, ask people who know the field.',
    text: 'Where professional translators marked errors in context, the ranking was another than that of crowd workers.',
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
  where: 'Interpretation',
}
