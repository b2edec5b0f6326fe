import type { ExplainTexts } from '../explain-texts.ts'

/** What each variant is called, and which tool prints it. Ids are those of `variants.ts`. */
export const variants: ExplainTexts['variants'] = {
  'bleu-sacrebleu': { name: 'BLEU, corpus', tool: 'sacrebleu, default settings', source: 'sacrebleu' },
  'bleu-sentence-eff': {
    name: 'mean of sentence BLEU, effective order',
    tool: 'sacreBLEU sentence_score with effective_order=True, averaged',
    source: 'sacrebleu',
  },
  'bleu-sentence': {
    name: 'mean of sentence BLEU, all four orders',
    tool: 'sacreBLEU sentence_score with effective_order=False, averaged',
    source: 'sacrebleu',
  },
  'bleu-nltk-corpus': {
    name: 'BLEU of NLTK, white-space words, no smoothing',
    tool: 'NLTK corpus_bleu on text.split(), times 100: a line too short for an n-gram counts one all the same',
    source: 'nltk',
  },
  'bleu-hf': {
    name: 'BLEU from 0 to 1, no smoothing',
    tool: 'Hugging Face evaluate, bleu (one reference)',
    source: 'hfBleu',
  },
  'bleu-intl': { name: 'tokenizer intl', tool: 'sacrebleu --tokenize intl', source: 'sacrebleu' },
  'bleu-zh': { name: 'tokenizer zh', tool: 'sacrebleu --tokenize zh', source: 'sacrebleu' },
  'bleu-char': { name: 'characters', tool: 'sacrebleu --tokenize char', source: 'sacrebleu' },
  'bleu-none': { name: 'no tokenizer', tool: 'sacrebleu --tokenize none', source: 'sacrebleu' },
  'bleu-lc': { name: 'lower-cased', tool: 'sacrebleu --lowercase', source: 'sacrebleu' },
  'bleu-floor': { name: 'floor smoothing', tool: 'sacrebleu --smooth-method floor', source: 'chen2014' },
  'bleu-add-k': { name: 'add-k smoothing', tool: 'sacrebleu --smooth-method add-k', source: 'chen2014' },
  'bleu-1': {
    name: 'BLEU-1',
    tool: 'sacreBLEU, BLEU(max_ngram_order=1); captioning papers print BLEU-1 over other tokens',
    source: 'sacrebleu',
  },
  'bleu-2': {
    name: 'BLEU-2',
    tool: 'sacreBLEU, BLEU(max_ngram_order=2); dialogue papers print BLEU-2 over other tokens',
    source: 'sacrebleu',
  },

  'chrf-sacrebleu': { name: 'chrF2', tool: 'sacrebleu -m chrf', source: 'sacrebleu' },
  'chrf-plus': {
    name: 'chrF2++',
    tool: 'sacrebleu -m chrf --chrf-word-order 2',
    source: 'popovic2017',
    where: 'abstract',
  },
  'chrf-mean': { name: 'mean of segment chrF2', tool: 'sacreBLEU sentence_score, averaged', source: 'sacrebleu' },
  'chrf-f1': { name: 'chrF1', tool: 'sacrebleu -m chrf --chrf-beta 1', source: 'popovic2015', where: 'abstract' },
  'chrf-f3': {
    name: 'chrF3',
    tool: 'sacrebleu -m chrf --chrf-beta 3, the paper’s choice',
    source: 'popovic2015',
    where: 'abstract',
  },
  'chrf-space': { name: 'with white space', tool: 'sacrebleu -m chrf --chrf-whitespace', source: 'sacrebleu' },
  'chrf-eps': {
    name: 'all orders, eps smoothing',
    tool: 'sacrebleu -m chrf --chrf-eps-smoothing',
    source: 'sacrebleu',
  },

  'ter-sacrebleu': { name: 'TER', tool: 'sacrebleu -m ter', source: 'sacrebleu' },
  'ter-cased': { name: 'TER, case kept', tool: 'sacrebleu -m ter --ter-case-sensitive', source: 'sacrebleu' },
  'ter-norm': { name: 'TER, punctuation split off', tool: 'sacrebleu -m ter --ter-normalized', source: 'sacrebleu' },
  'ter-mean': { name: 'mean of segment TER', tool: 'sacreBLEU sentence_score, averaged', source: 'sacrebleu' },

  'meteor-nltk': {
    name: 'METEOR with WordNet',
    tool: 'NLTK meteor_score on word_tokenize, averaged; Hugging Face evaluate, meteor',
    source: 'banerjee2005',
    where: '§ 2',
  },
  'meteor-space': {
    name: 'METEOR, white-space words',
    tool: 'NLTK meteor_score on text.split(), averaged',
    source: 'banerjee2005',
    where: '§ 2',
  },
  'meteor-no-wordnet': {
    name: 'METEOR without synonyms',
    tool: 'equal words and stems alone, as for a language without a WordNet',
    source: 'banerjee2005',
    where: '§ 2',
  },
  'meteor-no-wordnet-space': {
    name: 'METEOR without synonyms, white-space words',
    tool: 'the same on words between white space',
    source: 'banerjee2005',
    where: '§ 2',
  },
  'meteor-1.5': {
    name: 'METEOR with α, β, γ of version 1.5, without synonyms',
    tool: 'α 0.85, β 0.2, γ 0.6; Meteor 1.5 itself also weighs function words and matches paraphrases',
    source: 'denkowski2014',
  },

  'rouge-1': { name: 'ROUGE-1', tool: 'rouge_score, rouge1 fmeasure, averaged', source: 'rougeScore' },
  'rouge-1-stem': {
    name: 'ROUGE-1, stemmed',
    tool: 'rouge_score with use_stemmer=True, averaged',
    source: 'rougeScore',
  },
  'rouge-1-recall': {
    name: 'ROUGE-1 recall',
    tool: 'rouge_score, rouge1 recall, averaged; what ROUGE was defined as',
    source: 'lin2004',
    where: 'ROUGE-N',
  },
  'rouge-2': {
    name: 'ROUGE-2',
    tool: 'rouge_score, rouge2 fmeasure, averaged; Hugging Face evaluate prints the median of a random bootstrap of it',
    source: 'hfRouge',
  },
  'rouge-2-stem': {
    name: 'ROUGE-2, stemmed',
    tool: 'rouge_score with use_stemmer=True, averaged',
    source: 'rougeScore',
  },
  'rouge-2-recall': {
    name: 'ROUGE-2 recall',
    tool: 'rouge_score, rouge2 recall, averaged; what ROUGE was defined as',
    source: 'lin2004',
    where: 'ROUGE-N',
  },
  'rouge-l': {
    name: 'ROUGE-L',
    tool: 'rouge_score, rougeL fmeasure, averaged: line breaks ignored',
    source: 'rougeScore',
    where: 'Two flavors of ROUGE-L',
  },
  'rouge-lsum': {
    name: 'ROUGE-Lsum',
    tool: 'rouge_score, rougeLsum fmeasure, averaged: line by line',
    source: 'rougeScore',
    where: 'Two flavors of ROUGE-L',
  },
  'rouge-l-stem': {
    name: 'ROUGE-L, stemmed',
    tool: 'rouge_score with use_stemmer=True, averaged',
    source: 'rougeScore',
  },
  'rouge-lsum-stem': {
    name: 'ROUGE-Lsum, stemmed',
    tool: 'rouge_score with use_stemmer=True, averaged',
    source: 'rougeScore',
  },
  'rouge-lsum-recall': {
    name: 'ROUGE-Lsum recall',
    tool: 'rouge_score, rougeLsum recall, averaged',
    source: 'lin2004',
    where: '§ 3.2',
  },
  'rouge-l-recall': {
    name: 'ROUGE-L recall',
    tool: 'rouge_score, rougeL recall, averaged',
    source: 'lin2004',
    where: '§ 3.1',
  },
  'rouge-w': {
    name: 'ROUGE-W-1.2',
    tool: 'what ROUGE-1.5.5 -w 1.2 stands for, over the tokens of rouge_score',
    source: 'lin2004',
    where: 'ROUGE-W',
  },
  'rouge-su4': {
    name: 'ROUGE-SU4',
    tool: 'what ROUGE-1.5.5 -2 4 -u stands for, over the tokens of rouge_score',
    source: 'lin2004',
    where: 'ROUGE-SU',
  },
  'rouge-l-char': {
    name: 'ROUGE-L on characters',
    tool: 'the same subsequence, with each character as a token',
    source: 'lin2004',
    where: '§ 3.1',
  },

  'wer-jiwer': { name: 'WER', tool: 'jiwer.wer', source: 'jiwer' },
  'wer-mean': { name: 'mean of segment WER', tool: 'jiwer.wer per line, averaged', source: 'jiwer' },
  'wer-normalised': {
    name: 'WER, lower case, no punctuation',
    tool: 'WER after a text normaliser, in its simplest form',
    source: 'radford2022',
    where: '§ 3.2',
  },
  mer: { name: 'MER', tool: 'jiwer.mer', source: 'morris2004', where: 'abstract' },
  wil: { name: 'WIL', tool: 'jiwer.wil', source: 'morris2004', where: 'abstract' },
  cer: { name: 'CER', tool: 'jiwer.cer', source: 'jiwer' },
  'cer-no-space': { name: 'CER without spaces', tool: 'jiwer.cer after removing white space', source: 'jiwer' },
  'cer-grapheme': { name: 'CER over graphemes', tool: 'edits over characters as readers see them', source: 'uax29' },

  'f1-squad': {
    name: 'F1 of answers',
    tool: 'SQuAD script v2.0; Hugging Face evaluate, squad_v2',
    source: 'rajpurkar2016',
    where: '§ 6.1',
  },
  'f1-set': {
    name: 'F1 of token sets',
    tool: 'DROP script, for one span, each answer rounded to two decimals',
    source: 'dropScript',
    where: 'get_metrics',
  },
  'em-squad': {
    name: 'EM, normalised',
    tool: 'SQuAD script v2.0; Hugging Face evaluate, squad_v2',
    source: 'rajpurkar2016',
    where: '§ 6.1',
  },
  'em-strict': {
    name: 'exact match as it stands',
    tool: 'comparison character for character',
    source: 'lmEval',
    where: 'exact_match',
  },
  contains: {
    name: 'answer is contained, normalised',
    tool: 'the gold answer occurs in the output, both without case, punctuation and articles as for SQuAD',
    source: 'rajpurkar2016',
    where: '§ 6.1',
  },
  'contains-raw': {
    name: 'answer is contained as it stands',
    tool: 'OpenAI Evals, Includes, with ignore_case off',
    source: 'openaiEvals',
    where: 'Includes',
  },

  accuracy: { name: 'accuracy', tool: 'scikit-learn accuracy_score', source: 'sklearn' },
  'balanced-accuracy': { name: 'balanced accuracy', tool: 'scikit-learn balanced_accuracy_score', source: 'sklearn' },
  'macro-f1': {
    name: 'macro F1',
    tool: 'scikit-learn f1_score, average="macro": mean of the classes’ F1',
    source: 'sklearn',
  },
  'macro-f1-of-means': {
    name: 'macro F1, the other one',
    tool: 'harmonic mean of macro precision and macro recall',
    source: 'opitz2019',
    where: 'abstract',
  },
  'micro-f1': {
    name: 'micro F1',
    tool: 'scikit-learn f1_score, average="micro"; with one label an item it is accuracy',
    source: 'sklearn',
  },
  'weighted-f1': { name: 'weighted F1', tool: 'scikit-learn f1_score, average="weighted"', source: 'sklearn' },
  mcc: { name: 'MCC', tool: 'scikit-learn matthews_corrcoef', source: 'chicco2020', where: 'abstract' },
  kappa: { name: 'Cohen’s kappa', tool: 'scikit-learn cohen_kappa_score', source: 'cohen1960' },

  'ppl-token': {
    name: 'perplexity per token',
    tool: 'exp of the loss, the transformers recipe',
    source: 'hfPerplexity',
  },
  'ppl-word': { name: 'perplexity per word', tool: 'lm-evaluation-harness, word_perplexity', source: 'lmEval' },
  'ppl-byte': { name: 'perplexity per byte', tool: 'lm-evaluation-harness, byte_perplexity', source: 'lmEval' },
  'bits-per-byte': { name: 'bits per byte', tool: 'lm-evaluation-harness, bits_per_byte', source: 'lmEval' },
  'ppl-mean': {
    name: 'mean of document perplexities',
    tool: 'Hugging Face evaluate, mean_perplexity',
    source: 'hfMeanPerplexity',
  },
  'ppl-base-2': {
    name: '2 to the power of a mean in nats',
    tool: 'a mistake: base 2 on natural logarithms',
    source: 'jelinek1977',
  },

  'distinct-run': {
    name: 'distinct-n over the n-grams of all outputs',
    tool: 'different n-grams over all n-grams, as later code and papers print it',
    source: 'gu2019',
  },
  'distinct-words': {
    name: 'distinct-n over the words of all outputs',
    tool: 'different n-grams over all words, as the paper that defined it',
    source: 'li2016',
  },
  'distinct-texts': {
    name: 'mean of each output’s distinct-n',
    tool: 'intra-distinct of dialogue papers',
    source: 'gu2019',
  },
  'distinct-1': { name: 'distinct-1', tool: 'different words over all words', source: 'li2016' },
  'distinct-2': {
    name: 'distinct-2',
    tool: 'different pairs of words over all such pairs',
    source: 'gu2019',
  },
  'distinct-3': {
    name: 'distinct-3',
    tool: 'different triples of words over all such triples',
    source: 'gu2019',
  },

  'pass-unbiased': {
    name: 'pass@k, unbiased',
    tool: '1 − C(n−c, k) ÷ C(n, k): HumanEval; Hugging Face evaluate, code_eval',
    source: 'chen2021',
    where: '§ 2.1',
  },
  'pass-biased': {
    name: 'pass@k, biased',
    tool: '1 − (1 − c ÷ n)^k, which is too low',
    source: 'chen2021',
    where: '§ 2.1',
  },
  'pass-1': {
    name: 'pass@1',
    tool: 'HumanEval; the mean share of samples that pass',
    source: 'chen2021',
    where: '§ 2.1',
  },
  'pass-10': { name: 'pass@10', tool: 'HumanEval, from 10 samples on', source: 'chen2021', where: '§ 2.1' },
  'pass-100': { name: 'pass@100', tool: 'HumanEval, from 100 samples on', source: 'chen2021', where: '§ 2.1' },
}
