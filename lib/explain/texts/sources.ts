/** Where a statement comes from: what is printed, and where it can be read. Titles stay in their own language. */
export interface Source {
  readonly label: string
  readonly title: string
  readonly url: string
}

const acl = (id: string) => `https://aclanthology.org/${id}/`

export const SOURCES = {
  papineni2002: {
    label: 'Papineni et al. 2002',
    title: 'BLEU: a method for automatic evaluation of machine translation',
    url: acl('P02-1040'),
  },
  post2018: { label: 'Post 2018', title: 'A call for clarity in reporting BLEU scores', url: acl('W18-6319') },
  sacrebleu: {
    label: 'sacreBLEU 2.6',
    title: 'sacreBLEU, README and --help',
    url: 'https://github.com/mjpost/sacrebleu',
  },
  callisonburch2006: {
    label: 'Callison-Burch et al. 2006',
    title: 'Re-evaluating the role of BLEU in machine translation research',
    url: acl('E06-1032'),
  },
  reiter2018: {
    label: 'Reiter 2018',
    title: 'A structured review of the validity of BLEU',
    url: acl('J18-3002'),
  },
  kocmi2021: {
    label: 'Kocmi et al. 2021',
    title: 'To ship or not to ship: an extensive evaluation of automatic metrics for machine translation',
    url: acl('2021.wmt-1.57'),
  },
  marie2021: {
    label: 'Marie et al. 2021',
    title: 'Scientific credibility of machine translation research: a meta-evaluation of 769 papers',
    url: acl('2021.acl-long.566'),
  },
  freitag2021: {
    label: 'Freitag et al. 2021',
    title: 'Experts, errors, and context: a large-scale study of human evaluation for machine translation',
    url: acl('2021.tacl-1.87'),
  },
  koehn2004: {
    label: 'Koehn 2004',
    title: 'Statistical significance tests for machine translation evaluation',
    url: acl('W04-3250'),
  },
  mathur2020: {
    label: 'Mathur et al. 2020',
    title: 'Tangled up in BLEU: reevaluating the evaluation of automatic machine translation evaluation metrics',
    url: acl('2020.acl-main.448'),
  },
  chen2014: {
    label: 'Chen and Cherry 2014',
    title: 'A systematic comparison of smoothing techniques for sentence-level BLEU',
    url: acl('W14-3346'),
  },
  nltk: {
    label: 'NLTK',
    title: 'nltk.translate.bleu_score',
    url: 'https://www.nltk.org/api/nltk.translate.bleu_score.html',
  },
  hfBleu: {
    label: 'Hugging Face evaluate, bleu',
    title: 'Metric card of bleu',
    url: 'https://huggingface.co/spaces/evaluate-metric/bleu',
  },
  googleTranslate: {
    label: 'Google Cloud Translation',
    title: 'Evaluate models: interpretation of BLEU',
    url: 'https://cloud.google.com/translate/docs/advanced/automl-evaluate',
  },
  popovic2015: {
    label: 'Popović 2015',
    title: 'chrF: character n-gram F-score for automatic MT evaluation',
    url: acl('W15-3049'),
  },
  popovic2017: { label: 'Popović 2017', title: 'chrF++: words helping character n-grams', url: acl('W17-4770') },
  snover2006: {
    label: 'Snover et al. 2006',
    title: 'A study of translation edit rate with targeted human annotation',
    url: acl('2006.amta-papers.25'),
  },
  banerjee2005: {
    label: 'Banerjee and Lavie 2005',
    title: 'METEOR: an automatic metric for MT evaluation with improved correlation with human judgments',
    url: acl('W05-0909'),
  },
  denkowski2014: {
    label: 'Denkowski and Lavie 2014',
    title: 'Meteor universal: language specific translation evaluation for any target language',
    url: acl('W14-3348'),
  },
  linOch2004: {
    label: 'Lin and Och 2004',
    title:
      'Automatic evaluation of machine translation quality using longest common subsequence and skip-bigram statistics',
    url: acl('P04-1077'),
  },
  lin2004: {
    label: 'Lin 2004',
    title: 'ROUGE: a package for automatic evaluation of summaries',
    url: acl('W04-1013'),
  },
  rougeScore: {
    label: 'rouge_score',
    title: 'rouge_score, README',
    url: 'https://github.com/google-research/google-research/tree/master/rouge',
  },
  hfRouge: {
    label: 'Hugging Face evaluate, rouge',
    title: 'Metric card of rouge',
    url: 'https://huggingface.co/spaces/evaluate-metric/rouge',
  },
  grusky2023: { label: 'Grusky 2023', title: 'Rogue scores', url: acl('2023.acl-long.107') },
  fabbri2021: {
    label: 'Fabbri et al. 2021',
    title: 'SummEval: re-evaluating summarization evaluation',
    url: acl('2021.tacl-1.24'),
  },
  maynez2020: {
    label: 'Maynez et al. 2020',
    title: 'On faithfulness and factuality in abstractive summarization',
    url: acl('2020.acl-main.173'),
  },
  liu2016: {
    label: 'Liu et al. 2016',
    title:
      'How NOT to evaluate your dialogue system: an empirical study of unsupervised evaluation metrics for dialogue response generation',
    url: acl('D16-1230'),
  },
  li2016: {
    label: 'Li et al. 2016',
    title: 'A diversity-promoting objective function for neural conversation models',
    url: acl('N16-1014'),
  },
  liu2022: {
    label: 'Liu et al. 2022',
    title: 'Rethinking and refining the distinct metric',
    url: acl('2022.acl-short.86'),
  },
  gu2019: {
    label: 'Gu et al. 2019',
    title: 'DialogWAE: multimodal response generation with conditional Wasserstein auto-encoder',
    url: 'https://arxiv.org/abs/1805.12352',
  },
  adiwardana2020: {
    label: 'Adiwardana et al. 2020',
    title: 'Towards a human-like open-domain chatbot',
    url: 'https://arxiv.org/abs/2001.09977',
  },
  rajpurkar2016: {
    label: 'Rajpurkar et al. 2016',
    title: 'SQuAD: 100,000+ questions for machine comprehension of text',
    url: acl('D16-1264'),
  },
  dropScript: {
    label: 'DROP, drop_eval.py',
    title: 'Evaluation script of DROP (Dua et al. 2019)',
    url: 'https://github.com/allenai/allennlp-reading-comprehension/blob/master/allennlp_rc/eval/drop_eval.py',
  },
  openaiEvals: {
    label: 'OpenAI Evals',
    title: 'Eval templates, basic evals',
    url: 'https://github.com/openai/evals/blob/main/docs/eval-templates.md',
  },
  chen2019: {
    label: 'Chen et al. 2019',
    title: 'Evaluating question answering evaluation',
    url: acl('D19-5817'),
  },
  jiwer: { label: 'jiwer', title: 'jiwer, documentation', url: 'https://jitsi.github.io/jiwer/' },
  uax29: {
    label: 'Unicode UAX #29',
    title: 'Unicode text segmentation, grapheme clusters',
    url: 'https://www.unicode.org/reports/tr29/',
  },
  morris2004: {
    label: 'Morris et al. 2004',
    title: 'From WER and RIL to MER and WIL: improved evaluation measures for connected speech recognition',
    url: 'https://www.isca-archive.org/interspeech_2004/morris04_interspeech.html',
  },
  wang2003: {
    label: 'Wang et al. 2003',
    title: 'Is word error rate a good indicator for spoken language understanding accuracy',
    url: 'https://doi.org/10.1109/ASRU.2003.1318504',
  },
  radford2022: {
    label: 'Radford et al. 2022',
    title: 'Robust speech recognition via large-scale weak supervision',
    url: 'https://arxiv.org/abs/2212.04356',
  },
  sklearn: {
    label: 'scikit-learn',
    title: 'User guide, classification metrics',
    url: 'https://scikit-learn.org/stable/modules/model_evaluation.html#classification-metrics',
  },
  opitz2019: {
    label: 'Opitz and Burst 2019',
    title: 'Macro F1 and macro F1',
    url: 'https://arxiv.org/abs/1911.03347',
  },
  chicco2020: {
    label: 'Chicco and Jurman 2020',
    title:
      'The advantages of the Matthews correlation coefficient (MCC) over F1 score and accuracy in binary classification evaluation',
    url: 'https://doi.org/10.1186/s12864-019-6413-7',
  },
  elkan2001: {
    label: 'Elkan 2001',
    title: 'The foundations of cost-sensitive learning',
    url: 'https://cseweb.ucsd.edu/~elkan/rescale.pdf',
  },
  cohen1960: {
    label: 'Cohen 1960',
    title: 'A coefficient of agreement for nominal scales',
    url: 'https://doi.org/10.1177/001316446002000104',
  },
  jelinek1977: {
    label: 'Jelinek et al. 1977',
    title: 'Perplexity—a measure of the difficulty of speech recognition tasks',
    url: 'https://doi.org/10.1121/1.2016299',
  },
  lmEval: {
    label: 'lm-evaluation-harness',
    title: 'lm_eval/api/metrics.py',
    url: 'https://github.com/EleutherAI/lm-evaluation-harness',
  },
  hfPerplexity: {
    label: 'Hugging Face transformers',
    title: 'Perplexity of fixed-length models',
    url: 'https://huggingface.co/docs/transformers/perplexity',
  },
  hfMeanPerplexity: {
    label: 'Hugging Face evaluate, perplexity',
    title: 'Metric card of perplexity',
    url: 'https://huggingface.co/spaces/evaluate-metric/perplexity',
  },
  holtzman2020: {
    label: 'Holtzman et al. 2020',
    title: 'The curious case of neural text degeneration',
    url: 'https://arxiv.org/abs/1904.09751',
  },
  chen2021: {
    label: 'Chen et al. 2021',
    title: 'Evaluating large language models trained on code',
    url: 'https://arxiv.org/abs/2107.03374',
  },
  liu2023: {
    label: 'Liu et al. 2023',
    title:
      'Is your code generated by ChatGPT really correct? Rigorous evaluation of large language models for code generation',
    url: 'https://arxiv.org/abs/2305.01210',
  },
} as const satisfies Record<string, Source>

export type SourceId = keyof typeof SOURCES
