import type { ExplainTexts } from '../explain-texts.ts'

/** 如何选择，按决定的先后排列。 */
export const guide: ExplainTexts['guide'] = {
  task: {
    title: '先看任务。',
    text: '适用于一项任务的指标，不一定适用于另一项：一项综述认为，现有证据只支持把 BLEU 用于翻译系统。何者适用于何事，见下表。',
    source: 'reiter2018',
    where: '摘要',
  },
  beside: {
    title: 'BLEU 要与 ROUGE-L 或 chrF 一起报告，并附几个有人读过的例子。',
    text: '只凭 BLEU 得出的结论靠不住。翻译：BLEU 之外给出 chrF，也可再加 ROUGE-L；摘要：以 ROUGE-L 为先，另附一个。指标不一致的地方，要去读文本。',
    source: 'marie2021',
    where: '摘要',
  },
  release: {
    title: '绝不只凭一个表层指标就上线。',
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
  size: {
    title: '确实提高了，也可能并没有变好。',
    text: '分数的差异，人不一定看得出来；人看得出来的差异，分数也不一定显示。',
    source: 'mathur2020',
    where: '摘要',
  },
  read: {
    title: '读一读变化最大的条目。',
    text: '没有证据表明 BLEU 对单个文本有效。先看否定、数字和专名。',
    source: 'reiter2018',
    where: '摘要',
  },
  characters: {
    title: '形态丰富，或词间没有空格：数字符。',
    text: 'chrF 数的是字符，不需要词界；BLEU 另有中文、日文、韩文各自的分词器。',
    source: 'sacrebleu',
    where: '--tokenize',
  },
  average: {
    title: '说明平均的是什么。',
    text: '同一指标的宏平均、微平均、加权平均是不同的数。',
    source: 'sklearn',
    where: 'From binary to multiclass and multilabel',
  },
  perplexity: {
    title: '困惑度只在同一分词器下比较，或按字节比较。',
    text: '换一个分词器，文本就被切成别的单位，而平均是对这些单位取的。',
    source: 'hfPerplexity',
    where: '引言',
  },
  code: {
    title: '代码要运行。',
    text: '功能相同的程序有无数种写法：应统计通过测试的程序，即 pass@k。',
    source: 'chen2021',
    where: '§ 2.1',
  },
  people: {
    title: '要紧的判断，请懂行的人来做。',
    text: '由专业译者结合上下文标注错误，所得排名与众包结果大不相同。',
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
  where: 'Interpretation',
}
