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
    name: 'BLEU, white-space words, no smoothing',
    tool: 'NLTK corpus_bleu on text.split(), times 100',
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
    tool: 'BLEU of order 1, as captioning papers print it',
    source: 'papineni2002',
    where: '§ 2.3',
  },
  'bleu-2': {
    name: 'BLEU-2',
    tool: 'BLEU of order 2, as dialogue papers print it',
    source: 'papineni2002',
    where: '§ 2.3',
  },

  'chrf-sacrebleu': { name: 'chrF2', tool: 'sacrebleu -m chrf', source: 'sacrebleu' },
  'chrf-plus': {
    name: 'chrF2++',
    tool: 'sacrebleu -m chrf --chrf-word-order 2',
    source: 'popovic2017',
    where: 'abstract',
  },
  'chrf-mean': { name: 'mean of segment chrF2', tool: 'sacreBLEU sentence_score, averaged', source: 'sacrebleu' },
  'chrf-f1': { name: 'chrF1', tool: 'sacrebleu -m chrf --chrf-beta 1', source: 'popovic2015', where: '§ 2' },
  'chrf-f3': {
    name: 'chrF3',
    tool: 'sacrebleu -m chrf --chrf-beta 3, the paper’s choice',
    source: 'popovic2015',
    where: 'abstract',
  },
  'chrf-space': { name: 'with white space', tool: 'sacrebleu -m chrf --chrf-whitespace', source: 'sacrebleu' },
  'chrf-eps': {
    name: 'all orders, eps smoothing',
    tool: 'sacrebleu -m chrf --chrf-eps-smoothing, as NLTK',
    source: 'sacrebleu',
  },

  'ter-sacrebleu': { name: 'TER', tool: 'sacrebleu -m ter', source: 'sacrebleu' },
  'ter-cased': { name: 'TER, case kept', tool: 'sacrebleu -m ter --ter-case-sensitive', source: 'sacrebleu' },
  'ter-norm': { name: 'TER, punctuation split off', tool: 'sacrebleu -m ter --ter-normalized', source: 'sacrebleu' },
  'ter-mean': { name: 'mean of segment TER', tool: 'sacreBLEU sentence_score, averaged', source: 'sacrebleu' },

  'rouge-1': { name: 'ROUGE-1', tool: 'rouge_score and Hugging Face evaluate, rouge1', source: 'rougeScore' },
  'rouge-1-stem': { name: 'ROUGE-1, stemmed', tool: 'rouge_score with use_stemmer=True', source: 'rougeScore' },
  'rouge-1-recall': {
    name: 'ROUGE-1 recall',
    tool: 'the figure that ROUGE was defined as',
    source: 'lin2004',
    where: '§ 2',
  },
  'rouge-2': { name: 'ROUGE-2', tool: 'rouge_score and Hugging Face evaluate, rouge2', source: 'rougeScore' },
  'rouge-l': {
    name: 'ROUGE-L',
    tool: 'rouge_score and Hugging Face evaluate, rougeL: line breaks ignored',
    source: 'hfRouge',
  },
  'rouge-lsum': {
    name: 'ROUGE-Lsum',
    tool: 'rouge_score and Hugging Face evaluate, rougeLsum: line by line',
    source: 'rougeScore',
  },
  'rouge-l-stem': { name: 'ROUGE-L, stemmed', tool: 'rouge_score with use_stemmer=True', source: 'rougeScore' },
  'rouge-l-recall': {
    name: 'ROUGE-L recall',
    tool: 'the recall of the same subsequence',
    source: 'lin2004',
    where: '§ 3.1',
  },
  'rouge-w': { name: 'ROUGE-W-1.2', tool: 'ROUGE-1.5.5 -w 1.2', source: 'lin2004', where: '§ 4' },
  'rouge-su4': { name: 'ROUGE-SU4', tool: 'ROUGE-1.5.5 -2 4 -u', source: 'lin2004', where: '§ 5' },
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
    tool: 'SQuAD script; Hugging Face evaluate, squad_v2',
    source: 'rajpurkar2016',
    where: '§ 6.1',
  },
  'f1-set': {
    name: 'F1 of token sets',
    tool: 'DROP script, for one span',
    source: 'dropScript',
    where: '_compute_f1',
  },
  'em-squad': {
    name: 'EM, normalised',
    tool: 'SQuAD script; Hugging Face evaluate, squad_v2',
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
    name: 'answer is contained',
    tool: 'the gold answer occurs in the output',
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
}
