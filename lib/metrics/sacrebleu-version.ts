/** The sacreBLEU release whose numbers BLEU, chrF and TER here are equal to; it stands in their signatures. */
export const SACREBLEU_VERSION = '2.6.0'
