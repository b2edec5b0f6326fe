import type { ExplainTexts } from '../explain-texts.ts'

/** 如何选择，按决定的先后排列。 */
export const guide: ExplainTexts['guide'] = {
  task: {
    title: '先看任务。',
    text: '一个指标只在试验过的任务上有效，见下表。',
    source: 'reiter2018',
    where: '摘要',
  },
  beside: {
    title: 'BLEU 要与 ROUGE-L 或 chrF 一起报告，并附几个有人读过的例子。',
    text: '单一表层指标会误导；两个构造不同的指标，加上文本，才看得出分歧在哪里。',
    source: 'marie2021',
    where: '摘要',
  },
  release: {
    title: '绝不凭单一表层指标发布。',
    text: '只用 BLEU 曾导致错误的上线决定。',
    source: 'kocmi2021',
    where: '摘要',
  },
  tokenizer: {
    title: '固定分词器，并写出签名。',
    text: '不同分词器下的分数不能比较。',
    source: 'post2018',
    where: '摘要',
  },
  interval: {
    title: '检验差异。',
    text: '没有区间的差距可能只是偶然；应把两个系统的同一批条目一起重采样。',
    source: 'koehn2004',
    where: '摘要',
  },
  read: {
    title: '读一读变化最大的条目。',
    text: '语料级分数说明不了单个文本。先看否定、数字和专名。',
    source: 'reiter2018',
    where: '摘要',
  },
  characters: {
    title: '形态丰富或不以空格分词：数字符。',
    text: 'chrF 数的是字符，不需要词界；BLEU 另有中文、日文、韩文各自的分词器。',
    source: 'sacrebleu',
  },
  average: {
    title: '说明平均的是什么。',
    text: '同一指标的宏平均、微平均、加权平均是不同的数；语料级分数与各条平均也不相同。',
    source: 'sklearn',
  },
  perplexity: {
    title: '困惑度只在同一分词器下比较，或按字节比较。',
    text: '换一个分词器，文本就被切成别的单位，而平均是对这些单位取的。',
    source: 'hfPerplexity',
  },
  people: {
    title: '重要的事，请教内行。',
    text: '由专家结合上下文标注错误，所得排名与众包结果、表层指标都不同。',
    source: 'freitag2021',
    where: '摘要',
  },
}

/** 某厂商给出的 BLEU 分档；必须与警告一起显示。 */
export const bands: ExplainTexts['bands'] = {
  useless: '几乎无用',
  hard: '难以看出大意',
  gist: '大意清楚，但语法错误严重',
  understandable: '可理解至良好',
  high: '质量高',
  'very-high': '质量很高，准确而流畅',
  above: '常被认为优于人工',
}

export const bandWarning: ExplainTexts['bandWarning'] = {
  text: '仅适用于翻译，且限于同一测试集、同一签名：换测试集、换语言、换分词器，同一系统就是别的分数。',
  source: 'googleTranslate',
}
