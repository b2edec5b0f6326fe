import type { ExplainTexts } from '../explain-texts.ts'

/** 各类指标看不见的东西。若该键有例子，其数值会印在句子下面。 */
export const blindSpots: ExplainTexts['blindSpots'] = {
  'bleu-meaning': {
    title: '意义。',
    text: '丢一个“不”，只损失几个 n 元组，与丢任何一个词一样。',
    source: 'callisonburch2006',
  },
  'bleu-synonyms': {
    title: '同义词。',
    text: '换一个意思相同的词，凡含它的 n 元组都不匹配。',
    source: 'callisonburch2006',
  },
  'bleu-order': {
    title: '短语顺序。',
    text: '只要被计数的 n 元组不跨越连接处，短语就可以对调：许多排列得分相同。',
    source: 'callisonburch2006',
  },
  'bleu-sentence': {
    title: '单个句子。',
    text: '它本是靠整个语料来平均掉单句误差的；单独一句只是噪声。',
    source: 'papineni2002',
    where: '结论',
  },
  'bleu-tokenizer': {
    title: '输出并未改变。',
    text: '分词器、大小写和平滑方法会让它变动几分，而输出一字未改。',
    source: 'post2018',
    where: '摘要',
  },
  'chrf-meaning': {
    title: '意义。',
    text: '它数的是字符：能颠倒句意的小词，字符并不多。',
    source: 'popovic2015',
  },
  'chrf-synonyms': {
    title: '同义词。',
    text: '它看得见词形的亲缘（open、opened），看不见词义的亲缘（open、unlocked）。',
    source: 'popovic2015',
  },
  'ter-meaning': {
    title: '意义。',
    text: '每次编辑都计一，无论改的是逗号还是句意。',
    source: 'snover2006',
  },
  'ter-paraphrase': {
    title: '改述。',
    text: '与单一参考的距离把另一种正确说法也算作编辑；HTER 则对照专为该输出修订的参考。',
    source: 'snover2006',
  },
  'rouge-facts': {
    title: '事实。',
    text: '词语重叠几乎说明不了摘要是否忠于原文。',
    source: 'maynez2020',
    where: '摘要',
  },
  'rouge-script': {
    title: '其他文字。',
    text: 'rouge_score 的分词器只保留 a–z 与 0–9：中文、西里尔字母、希腊字母全部消失，得分为 0。',
    source: 'rougeScore',
    where: 'tokenize.py',
  },
  'rouge-settings': {
    title: '自身的设置。',
    text: '已发表的 ROUGE 分数大多无法复现：要么未写明设置，要么所用软件算的是别的东西。',
    source: 'grusky2023',
    where: '摘要',
  },
  'rouge-lines': {
    title: '句子。',
    text: 'ROUGE-Lsum 把每一行当作一句：没有换行的摘要，得到的是换了名字的 ROUGE-L。',
    source: 'rougeScore',
    where: 'Two flavors of ROUGE-L',
  },
  'errors-weight': {
    title: '错在哪个词。',
    text: '时间错了只算一个词，与语气词错了一样；错误率更低不等于理解更好。',
    source: 'wang2003',
    where: '摘要',
  },
  'errors-style': {
    title: '书写习惯。',
    text: '若不先把两边规范化，大小写、标点、数字写法都算错误。',
    source: 'radford2022',
    where: '§ 3.2',
  },
  'errors-bound': {
    title: '上界。',
    text: '插入没有上限，错误率可以超过 1；MER 与 WIL 总在 0 与 1 之间。',
    source: 'morris2004',
  },
  'answers-wording': {
    title: '另一种说法。',
    text: '只有共同的词才计数：换一种说法的正确答案，与标准答案可以没有一个共同的词。',
    source: 'rajpurkar2016',
    where: '§ 6.1',
  },
  'answers-negation': {
    title: '否定。',
    text: '所有的词权重相同：多一个词，答案可以变成相反，而得分的损失与多任何一个词一样小。',
    source: 'rajpurkar2016',
    where: '§ 6.1',
  },
  'labels-imbalance': {
    title: '类别不均。',
    text: '某一标签占多数时，一律答它也有很高的准确率。请看最大类所占的比例。',
    source: 'chicco2020',
    where: '摘要',
  },
  'labels-cost': {
    title: '代价。',
    text: '所有混淆代价相同，而漏报与误报的代价很少相同。',
    source: 'elkan2001',
    where: '摘要',
  },
  'labels-average': {
    title: '哪种平均。',
    text: '有两个公式都叫宏平均 F1，它们可以把系统排成相反的次序。',
    source: 'opitz2019',
    where: '摘要',
  },
  'perplexity-tokenizer': {
    title: '分词器。',
    text: '文本如何切成词元会改变这个数字：按词元计，只能比较切法相同的模型。',
    source: 'hfPerplexity',
  },
  'perplexity-context': {
    title: '窗口。',
    text: '上下文越少，同一模型看起来越差：给出数字时须写明窗口与步长。',
    source: 'hfPerplexity',
  },
  'perplexity-quality': {
    title: '模型写出的东西。',
    text: '它评价的是给定的文本。模型认为最可能的文本，平淡而重复。',
    source: 'holtzman2020',
    where: '摘要',
  },
}
