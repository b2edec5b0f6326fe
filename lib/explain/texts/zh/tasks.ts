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
    text: '用于同一系统的改动或同类系统，并附另一指标和区间',
    source: 'callisonburch2006',
    where: '§ 6',
  },
  'bleu-elsewhere': { text: '其有效性只在翻译系统上得到证明', source: 'reiter2018', where: '摘要' },
  'surface-summary': {
    text: '词语重叠几乎说明不了摘要是否忠于原文',
    source: 'maynez2020',
    where: '摘要',
  },
  'surface-answers': { text: '答案很短：用完全匹配与答案 F1', source: 'rajpurkar2016', where: '§ 6.1' },
  'surface-dialogue': {
    text: '与某一回复的重叠，同人的评价几乎不一致',
    source: 'liu2016',
    where: '摘要',
  },
  'surface-code': { text: '代码运行正确才算正确：用 pass@k', source: 'chen2021', where: '§ 2.1' },
  'no-texts': { text: '标签非对即错：用准确率、宏平均 F1 或 MCC', source: 'sklearn' },
  'needs-transcript': { text: '转写以对照原话的编辑来评价：用 WER 或 CER', source: 'jiwer' },
  'chrf-translation': {
    text: '作为学习型指标之外的表层指标；不需分词器',
    source: 'kocmi2021',
  },
  'ter-translation': { text: '当问题是修改要花多少工夫时', source: 'snover2006', where: '摘要' },
  'rouge-translation': { text: '为摘要而设；请用 chrF 与 BLEU', source: 'lin2004', where: '§ 1' },
  'rouge-summary': { text: '用于内容覆盖，须写明设置；不能用来判断真伪', source: 'lin2004', where: '摘要' },
  'rates-transcription': {
    text: '两边用同一规范化；不以空格分词的语言用 CER',
    source: 'radford2022',
    where: '§ 3.2',
  },
  'rates-texts': { text: '它把参考当作唯一正确的文本', source: 'snover2006', where: '摘要' },
  'f1-short': { text: '用于取自原文的短答案，并有多个标准答案', source: 'rajpurkar2016', where: '§ 6.1' },
  'f1-long': { text: '自由作答需要的不止是 n 元组重叠', source: 'chen2019', where: '摘要' },
  'em-code': { text: '功能相同的两段程序，写法很少相同', source: 'chen2021', where: '§ 2.1' },
  'labels-classes': {
    text: '在准确率之外附宏平均 F1 或 MCC，并写明最大类的比例',
    source: 'chicco2020',
    where: '摘要',
  },
  'labels-texts': { text: '自由文本没有标签表', source: 'sklearn' },
  'labels-intent': { text: '当输出是少数固定选项之一时', source: 'sklearn' },
  'perplexity-texts': {
    text: '它评价模型对给定文本的预测，而不是模型写出的文本',
    source: 'holtzman2020',
    where: '摘要',
  },
  'perplexity-dialogue': {
    text: '在同类模型之间，它与回复是否合理、具体相符',
    source: 'adiwardana2020',
    where: '摘要',
  },
  'perplexity-classes': { text: '应比较所作的选择，而不是文本的概率', source: 'sklearn' },
}
