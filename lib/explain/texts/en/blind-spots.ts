import type { ExplainTexts } from '../explain-texts.ts'

/** What each family does not see. Where an id has an example, its figure is printed below the sentence. */
export const blindSpots: ExplainTexts['blindSpots'] = {
  'bleu-meaning': {
    title: 'Meaning.',
    text: 'A lost “not” costs a few n-grams, as any other lost word does.',
    source: 'callisonburch2006',
  },
  'bleu-synonyms': {
    title: 'Synonyms.',
    text: 'Another word for the same thing is a miss in every order that it stands in.',
    source: 'callisonburch2006',
  },
  'bleu-order': {
    title: 'Order of phrases.',
    text: 'Phrases may change places where no counted n-gram crosses the joint: many permutations have one score.',
    source: 'callisonburch2006',
  },
  'bleu-sentence': {
    title: 'One sentence.',
    text: 'It was made to average out the errors of single sentences over a corpus; one sentence alone is noise.',
    source: 'papineni2002',
    where: 'conclusion',
  },
  'bleu-tokenizer': {
    title: 'The same outputs.',
    text: 'Tokenizer, case and smoothing move it by points while the outputs stay what they are.',
    source: 'post2018',
    where: 'abstract',
  },
  'chrf-meaning': {
    title: 'Meaning.',
    text: 'It counts characters: a small word that turns the sentence round has few of them.',
    source: 'popovic2015',
  },
  'chrf-synonyms': {
    title: 'Synonyms.',
    text: 'It sees kinship of form (open, opened), not of sense (open, unlocked).',
    source: 'popovic2015',
  },
  'ter-meaning': {
    title: 'Meaning.',
    text: 'Each edit costs one, whether it mends a comma or the sense.',
    source: 'snover2006',
  },
  'ter-paraphrase': {
    title: 'Paraphrases.',
    text: 'Distance to one reference counts another right wording as edits; HTER measures against a reference made for the output.',
    source: 'snover2006',
  },
  'rouge-facts': {
    title: 'Facts.',
    text: 'Overlap of words says little about whether a summary is true to its source.',
    source: 'maynez2020',
    where: 'abstract',
  },
  'rouge-script': {
    title: 'Other scripts.',
    text: 'The tokenizer of rouge_score keeps a–z and 0–9 only: Chinese, Cyrillic or Greek vanish, and the score is 0.',
    source: 'rougeScore',
    where: 'tokenize.py',
  },
  'rouge-settings': {
    title: 'Its own settings.',
    text: 'Most published ROUGE scores cannot be reproduced: settings are missing, or the software computes something else.',
    source: 'grusky2023',
    where: 'abstract',
  },
  'rouge-lines': {
    title: 'Sentences.',
    text: 'ROUGE-Lsum takes each line for a sentence: a summary without line breaks gets ROUGE-L under another name.',
    source: 'rougeScore',
    where: 'Two flavors of ROUGE-L',
  },
  'errors-weight': {
    title: 'Which word.',
    text: 'A wrong hour costs one word, as a wrong filler does; a lower rate need not mean better understanding.',
    source: 'wang2003',
    where: 'abstract',
  },
  'errors-style': {
    title: 'Style.',
    text: 'Case, punctuation and spelling of numbers count as errors unless both sides are normalised first.',
    source: 'radford2022',
    where: '§ 3.2',
  },
  'errors-bound': {
    title: 'A bound.',
    text: 'Insertions have no limit, so the rate may pass 1; MER and WIL stay within 0 and 1.',
    source: 'morris2004',
  },
  'answers-wording': {
    title: 'Other wording.',
    text: 'Only shared tokens count: a right answer in other words may share none with the gold answer.',
    source: 'rajpurkar2016',
    where: '§ 6.1',
  },
  'answers-negation': {
    title: 'Negation.',
    text: 'All tokens count alike: one more may turn the answer into its opposite, and costs as little as any other.',
    source: 'rajpurkar2016',
    where: '§ 6.1',
  },
  'labels-imbalance': {
    title: 'Imbalance.',
    text: 'Where one label is frequent, accuracy is high for saying it always. Look at the share of the largest class.',
    source: 'chicco2020',
    where: 'abstract',
  },
  'labels-cost': {
    title: 'Cost.',
    text: 'All confusions cost the same, though a missed alarm and a false alarm seldom do.',
    source: 'elkan2001',
    where: 'abstract',
  },
  'labels-average': {
    title: 'Which average.',
    text: 'Two formulas go by the name macro F1; they can rank systems the other way round.',
    source: 'opitz2019',
    where: 'abstract',
  },
  'perplexity-tokenizer': {
    title: 'The tokenizer.',
    text: 'How a text is cut into tokens moves the number: per token it compares only models that cut alike.',
    source: 'hfPerplexity',
  },
  'perplexity-context': {
    title: 'Windows.',
    text: 'Less context makes the same model look worse: window and stride belong to the number.',
    source: 'hfPerplexity',
  },
  'perplexity-quality': {
    title: 'What the model writes.',
    text: 'It rates given text. The text that a model finds likeliest is bland and repeats itself.',
    source: 'holtzman2020',
    where: 'abstract',
  },
}
