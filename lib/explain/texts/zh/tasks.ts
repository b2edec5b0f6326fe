import type { ExplainTexts } from '../explain-texts.ts'

export const tasks: ExplainTexts['tasks'] = {
  translation: '翻译',
  summary: '摘要',
  answering: '问答',
  dialogue: '对话',
  classification: '分类',
  transcription: '语音转写',
  code: '代码',
}

/** 为何某类指标可用或不可用于某项任务。对应关系见 `trust.ts`。 */
export const reasons: ExplainTexts['reasons'] = {
  'bleu-translation': {
    text: '与 chrF 并用并给出区间，用于同一系统的改动或同类系统',
    source: 'callisonburch2006',
    where: '§ 6',
  },
  'overlap-summary': {
    text: '与 ROUGE 并用，不可单凭它作决定：同 ROUGE 一样，它在新闻摘要上试验过',
    source: 'fabbri2021',
    where: '摘要',
  },
  'surface-answers': {
    text: '短答案用完全匹配与答案 F1；自由作答只看 n 元组重叠是不够的',
    source: 'chen2019',
    where: '摘要',
  },
  'surface-dialogue': {
    text: '与单一回复的重叠，同人的评价几乎不一致（试验过 BLEU、METEOR 与 ROUGE）',
    source: 'liu2016',
    where: '摘要',
  },
  'surface-code': {
    text: '代码通过测试才算正确：用 pass@k',
    source: 'chen2021',
    where: '§ 2.1',
  },
  'no-texts': {
    text: '标签非对即错：用准确率、宏平均 F1 或 MCC',
    source: 'sklearn',
    where: 'Classification metrics',
  },
  'needs-transcript': {
    text: '转写以对照原话的编辑来评价：用 WER 或 CER',
    source: 'jiwer',
    where: '引言',
  },
  'chrf-translation': {
    text: '在多种语言的译文上试验过，与人的排名相符；不需分词器',
    source: 'popovic2015',
    where: '摘要',
  },
  'ter-translation': {
    text: '当问题是修改要花多少工夫时',
    source: 'snover2006',
    where: '摘要',
  },
  'meteor-translation': {
    text: '与另一指标并用，且该语言有词干提取器和词典',
    source: 'banerjee2005',
    where: '摘要',
  },
  'rouge-translation': {
    text: '仅限 ROUGE-L，与 BLEU 或 chrF 并用：它的公共子序列在译文上也试验过',
    source: 'linOch2004',
    where: '摘要',
  },
  'rouge-summary': {
    text: '用于内容覆盖，须写明设置；不能用来判断真伪',
    source: 'lin2004',
    where: '摘要',
  },
  'truth-summary': {
    text: '与参考摘要相似，不等于忠于原文；文本蕴涵更能说明',
    source: 'maynez2020',
    where: '摘要',
  },
  'rates-transcription': {
    text: '两边用同一规范化；不以空格分词的语言用 CER',
    source: 'radford2022',
    where: '§ 3.2',
  },
  'many-right': {
    text: '正确的译文有许多种，而它只认参考译文的用词',
    source: 'papineni2002',
    where: '§ 2',
  },
  'f1-short': {
    text: '用于取自原文的短答案，并有多个标准答案',
    source: 'rajpurkar2016',
    where: '§ 6.1',
  },
  'f1-long': {
    text: '自由作答只看 n 元组重叠是不够的',
    source: 'chen2019',
    where: '摘要',
  },
  'em-code': {
    text: '功能相同的两段程序，写法很少相同：用 pass@k',
    source: 'chen2021',
    where: '§ 2.1',
  },
  'labels-classes': {
    text: '在准确率与宏平均 F1 之外附 MCC，并写明最大类的比例',
    source: 'chicco2020',
    where: '摘要',
  },
  'labels-texts': {
    text: '自由文本没有标签表',
    source: 'sklearn',
    where: 'Classification metrics',
  },
  'labels-intent': {
    text: '当输出是少数固定选项之一时',
    source: 'sklearn',
    where: 'Classification metrics',
  },
  'perplexity-texts': {
    text: '它评价给定文本的可能性，而不是模型写出的文本',
    source: 'holtzman2020',
    where: '摘要',
  },
  'perplexity-dialogue': {
    text: '在同类模型之间，它与回复是否合理、具体相符',
    source: 'adiwardana2020',
    where: '摘要',
  },
  'perplexity-classes': {
    text: '它针对的是词元序列，而标签是几个选项之一',
    source: 'hfPerplexity',
    where: '引言',
  },
  'distinct-right': {
    text: '它量的是措辞是否多样，而不是文本是否正确',
    source: 'liu2022',
    where: '摘要',
  },
  'distinct-dialogue': {
    text: '用来发现“不知道”之类的乏味回复，长度须相近，并附衡量内容的指标',
    source: 'li2016',
    where: '摘要',
  },
  'pass-code': {
    text: '测试要好，样本要多，并写明 k',
    source: 'chen2021',
    where: '§ 2.1',
  },
  'runs-only': {
    text: '它需要可以运行和测试的输出',
    source: 'chen2021',
    where: '§ 2.1',
  },
}

/** 各类指标在指南中的名称。 */
export const families: ExplainTexts['families'] = {
  bleu: 'BLEU',
  chrf: 'chrF',
  ter: 'TER',
  meteor: 'METEOR',
  rouge: 'ROUGE',
  errors: 'WER、CER',
  answers: 'EM、F1',
  labels: 'F1、MCC、κ',
  perplexity: 'PPL',
  distinct: 'distinct-n',
  pass: 'pass@k',
}
