/**
 * What would make two numbers comparable that differ in a field: `rescore` both from their outputs, `restrict` both to
 * the segments they share, or `none`, since the setting belongs to something that cannot be computed again here.
 */
export type Repair = 'rescore' | 'restrict' | 'none'

/** What a signature field means to a reader who asks why two numbers may not be compared. */
export interface FieldMeaning {
  /** What the field says, as a noun phrase. */
  readonly meaning: string
  /** Why another value gives another number, as one sentence. */
  readonly why: string
  readonly repair: Repair
}

const FIELDS: Readonly<Record<string, FieldMeaning>> = {
  nrefs: {
    meaning: 'references per segment',
    why: 'More references match more, or move the length that counts: the same output scores otherwise.',
    repair: 'restrict',
  },
  case: {
    meaning: 'whether upper and lower case count',
    why: 'Without case, words that differ only in capitals match, so scores rise.',
    repair: 'rescore',
  },
  tok: {
    meaning: 'how a line is cut into tokens',
    why: 'Other tokens are other units to match and to count; a change of tokenizer moves BLEU by several points.',
    repair: 'rescore',
  },
  smooth: {
    meaning: 'what stands for an n-gram order without a match',
    why: 'Smoothing decides how much an order without a match costs, most of all on few or short segments.',
    repair: 'rescore',
  },
  value: {
    meaning: 'the smoothing value',
    why: 'A larger smoothing value lifts orders with few or no matches.',
    repair: 'rescore',
  },
  eff: {
    meaning: 'whether only the orders count that a text is long enough for',
    why: 'Short texts score 0 without it and may score 100 with it.',
    repair: 'rescore',
  },
  order: {
    meaning: 'the longest n-gram',
    why: 'Longer n-grams match more rarely, so that each further order lowers the score.',
    repair: 'rescore',
  },
  weights: {
    meaning: 'the weight of each order, or of labels by how far they lie apart',
    why: 'Orders have very different precisions, and near labels may disagree less: other weights give another number.',
    repair: 'rescore',
  },
  nc: { meaning: 'character n-gram order', why: 'Longer character n-grams match more rarely.', repair: 'rescore' },
  nw: {
    meaning: 'word n-gram order',
    why: 'Word n-grams match more rarely than characters: chrF++ is lower than chrF.',
    repair: 'rescore',
  },
  beta: {
    meaning: 'the weight of recall against precision (chrF), or how fast the penalty for broken order grows (METEOR)',
    why: 'It decides how much what is missing costs against what is too much, or what broken order costs.',
    repair: 'rescore',
  },
  space: {
    meaning: 'whether white space counts',
    why: 'Blanks are frequent and easy to match, so counting them lifts the score.',
    repair: 'rescore',
  },
  norm: {
    meaning: 'normalisation of both sides before they are compared',
    why: 'Normalisation makes spellings equal that would count as errors without it.',
    repair: 'rescore',
  },
  punct: {
    meaning: 'whether punctuation counts',
    why: 'Punctuation marks are tokens to get right or wrong; without them rates change.',
    repair: 'rescore',
  },
  asian: {
    meaning: 'whether East Asian characters are single tokens',
    why: 'A line without blanks is one token or many, and one edit or many.',
    repair: 'rescore',
  },
  unicode: {
    meaning: 'Unicode normalisation form',
    why: 'An accented letter may be one code point or two; unequal forms count as errors.',
    repair: 'rescore',
  },
  unit: {
    meaning: 'what is counted: words, code points, graphemes, tokens or bytes',
    why: 'A rate per one unit says nothing about the rate per another.',
    repair: 'rescore',
  },
  segmenter: {
    meaning: 'the rules that part words or graphemes',
    why: 'Other rules count other units in the same text.',
    repair: 'rescore',
  },
  stemmer: {
    meaning: 'whether words are reduced to their stems',
    why: 'Stems match where inflected words do not, so scores rise.',
    repair: 'rescore',
  },
  part: {
    meaning: 'which of precision, recall and F is printed',
    why: 'Precision, recall and F are three numbers.',
    repair: 'rescore',
  },
  multi: {
    meaning: 'the rule for several references or gold answers',
    why: 'The best, the mean and the sum over references are different numbers.',
    repair: 'rescore',
  },
  agg: {
    meaning: 'how segments make up the whole',
    why: 'A ratio of sums and a mean of segment scores are different numbers, and may even differ in sign.',
    repair: 'rescore',
  },
  failed: {
    meaning: 'what a failed item counts as',
    why: 'Leaving failures out lifts the score; counting them as empty lowers it.',
    repair: 'rescore',
  },
  empty: {
    meaning: 'the rule for an empty reference',
    why: 'Errors against an empty reference count or do not.',
    repair: 'rescore',
  },
  weight: {
    meaning: 'how much more unbroken runs of matches are worth',
    why: 'A run of k matching tokens counts k to this power.',
    repair: 'rescore',
  },
  skip: {
    meaning: 'how many tokens may stand between the two of a pair',
    why: 'Wider pairs are more pairs, and match more loosely.',
    repair: 'rescore',
  },
  wordnet: {
    meaning: 'the WordNet whose synonyms match',
    why: 'Another release knows other synonyms, and without one only equal words and stems match.',
    repair: 'rescore',
  },
  alpha: {
    meaning: 'the weight of recall against precision',
    why: 'It decides whether what is missing or what is too much costs more.',
    repair: 'rescore',
  },
  gamma: {
    meaning: 'the largest penalty for broken order',
    why: 'A larger penalty lowers the score wherever words stand in another order.',
    repair: 'rescore',
  },
  ignore: {
    meaning: 'what is removed before texts are compared',
    why: 'Removed parts cannot be wrong any more.',
    repair: 'rescore',
  },
  digits: {
    meaning: 'whether digits count',
    why: 'Without digits, texts that differ only in numbers are equal.',
    repair: 'rescore',
  },
  squad: {
    meaning: 'version of the SQuAD script',
    why: 'The versions treat questions without an answer differently.',
    repair: 'rescore',
  },
  labels: {
    meaning: 'the labels that are averaged over',
    why: 'Each further label is one more term of a mean.',
    repair: 'rescore',
  },
  zero: {
    meaning: 'the value of 0/0',
    why: 'A class that is never predicted counts as 0, as 1 or not at all.',
    repair: 'rescore',
  },
  adjusted: {
    meaning: 'whether chance is taken off',
    why: 'Taking off chance rescales the number.',
    repair: 'rescore',
  },
  k: {
    meaning: 'samples of which one must pass',
    why: 'The more samples may be tried, the likelier one of them passes.',
    repair: 'rescore',
  },
  n: { meaning: 'the n-gram length', why: 'Longer n-grams repeat more rarely.', repair: 'rescore' },
  estimator: {
    meaning: 'the estimator',
    why: 'The biased estimate from few samples is another number than the unbiased one.',
    repair: 'rescore',
  },
  tokenizer: {
    meaning: 'the tokenizer of the language model',
    why: 'Perplexity per token depends on what a token is; compare per word or per byte instead.',
    repair: 'none',
  },
  window: {
    meaning: 'tokens of context in a window',
    why: 'More context makes each token easier to predict.',
    repair: 'none',
  },
  stride: {
    meaning: 'how far windows advance',
    why: 'A shorter stride gives each scored token more context.',
    repair: 'none',
  },
  bos: {
    meaning: 'whether a start token is put before',
    why: 'It gives the first token a context, and may itself be counted.',
    repair: 'none',
  },
  eos: { meaning: 'whether the end token is scored', why: 'One more token per document is summed.', repair: 'none' },
  boundary: {
    meaning: 'whether documents are scored one by one or joined',
    why: 'Joined documents lend each other context.',
    repair: 'none',
  },
  masked: {
    meaning: 'which positions are scored',
    why: 'Other positions are other tokens to predict.',
    repair: 'none',
  },
  model: {
    meaning: 'the scoring model, judge or guideline, with its revision',
    why: 'Another model is another measure: its numbers lie on another scale.',
    repair: 'none',
  },
  revision: { meaning: 'revision of the scoring model', why: 'Other weights give other scores.', repair: 'none' },
  prompt: { meaning: 'the judge’s prompt', why: 'A judge answers the question that it is asked.', repair: 'none' },
  level: {
    meaning: 'whether ratings are names, ranks or numbers',
    why: 'Near ratings disagree less as ranks or numbers than as names.',
    repair: 'rescore',
  },
  x: { meaning: 'the one posted score', why: 'Other scores correlate otherwise.', repair: 'none' },
  y: { meaning: 'the other posted score', why: 'Other scores correlate otherwise.', repair: 'none' },
  xmodel: { meaning: 'the model of the one score', why: 'Another model is another measure.', repair: 'none' },
  ymodel: { meaning: 'the model of the other score', why: 'Another model is another measure.', repair: 'none' },
  name: { meaning: 'the name of the posted score', why: 'Two names are two measures.', repair: 'none' },
  version: {
    meaning: 'the implementation whose numbers are reproduced',
    why: 'Versions may count otherwise, and are not known to give equal numbers.',
    repair: 'rescore',
  },
  implementation: {
    meaning: 'the implementation and its version',
    why: 'This change of the implementation is not known to leave all numbers as they were.',
    repair: 'rescore',
  },
  metric: { meaning: 'the metric itself', why: 'They are two different metrics.', repair: 'none' },
}

/** For a field that nobody described: it is in a signature because it changes the number, and that is all we know. */
const UNDESCRIBED: Omit<FieldMeaning, 'meaning'> = {
  why: 'The metric lists it as a setting that changes its number.',
  repair: 'none',
}

/**
 * Meaning of a signature field, why it changes the number, and what would repair a difference in it. A field that is
 * not described here is taken to be beyond repair.
 *
 * @example getFieldMeaning('tok').repair // 'rescore'
 */
export function getFieldMeaning(key: string): FieldMeaning {
  return Object.hasOwn(FIELDS, key) ? FIELDS[key] : { meaning: key, ...UNDESCRIBED }
}

/**
 * Keys of all described fields.
 *
 * @example listFieldKeys().includes('tok') // true
 */
export function listFieldKeys(): readonly string[] {
  return Object.keys(FIELDS)
}
