import type { LintMessages } from '../en/lints.ts'

/** 数据检查与意义反转的文字。 */
export const lintMessages: LintMessages = {
  title: '数据提示',
  none: '数据没有问题。',
  severities: { error: '错误', warning: '警告', note: '提示' },
  parts: { source: '原文', hypothesis: '输出', references: '参考译文', segments: '片段' },
  names: {
    'transposed-references': '参考译文行列颠倒',
    'shifted-lines': '行错位',
    'dropped-blank-lines': '空行丢失',
    'blank-reference': '空白参考译文',
    'empty-output': '空输出',
    'wrong-script': '文字系统不符',
    'copied-source': '照抄原文',
    'tokenized-text': '文本已被切分',
    mojibake: '乱码',
    'byte-order-mark': '字节顺序标记',
    'carriage-return': '回车符',
    'invisible-characters': '不可见字符',
    'no-break-space': '不间断空格',
    'duplicate-segments': '重复片段',
  },
  findings: {
    'transposed-references': ({ details }) =>
      `每个片段都带有全部片段的参考译文（各 ${details.references} 条）：列表的行与列读反了。请只给每个片段自己的参考译文。`,
    'shifted-lines': ({ count, details }) =>
      `从 ${details.from} 到 ${details.to}（${count} 个片段），输出对应的是${lines(details.by)}的参考译文。某个文件多了或少了一行。`,
    'dropped-blank-lines': ({ count, details }) =>
      `从 ${details.from} 到 ${details.to}（${count} 个片段），输出对应的是${lines(details.by)}的参考译文，错位始于一个空行。请在所有文件中保留空行。`,
    'blank-reference': ({ count }) => `${count} 个片段的参考译文是空白。请补上参考译文，或去掉该片段。`,
    'empty-output': ({ count }) => `${count} 个输出为空，并按空输出计分。失败的条目请以状态 "failed" 提交。`,
    'wrong-script': ({ count, details }) =>
      `${count} 个输出的文字系统与参考译文不同（多为 ${details.actual}，应为 ${details.expected}）。`,
    'copied-source': ({ count, total }) => `${total} 个输出中有 ${count} 个照抄原文，而参考译文没有。`,
    'tokenized-text': ({ count, part, details }) =>
      `${count} 个片段的${part}似乎已被切分（${traces[details.trace] ?? details.trace}）。请先还原：指标会自行切分文本。`,
    mojibake: ({ count, part, details }) => `${count} 个片段的${part}${breaks[details.how] ?? breaks['utf-8']}`,
    'byte-order-mark': ({ count, part }) => `${count} 个片段的${part}以字节顺序标记开头，它会被当作字符。请删除。`,
    'carriage-return': ({ count, part }) => `${count} 个片段的${part}含有回车符。换行请只用换行符。`,
    'invisible-characters': ({ count, part }) =>
      `${count} 个片段的${part}含有看不见却参与比较的字符（软连字符、零宽字符或控制字符）。`,
    'no-break-space': ({ count, part }) => `${count} 个片段的${part}含有不间断空格，并非所有切分器都在此处切分。`,
    'duplicate-segments': ({ count, details }) =>
      `${count} 个片段与前面的片段原文和参考译文都相同（互不相同的有 ${details.distinct} 个）：它们会重复计数。`,
  },
  warnings: {
    'script-without-spaces': '词间无空格的文字',
    'empty-reference': '空白参考译文',
    'empty-output': '空输出',
    'tokenized-output': '输出已被切分',
    'no-ngrams': '短于最长的 n 元组',
    'emptied-text': '文本被清空',
    'dropped-letters': '字母被丢弃',
    'no-line-breaks': '没有换行',
    'near-labels': '标签过于相似',
    'unbalanced-classes': '类别不均衡',
    'emptied-answer': '答案被清空',
    'too-few-samples': '样本过少',
    'certain-tokens': '每个词元都确定无疑',
    'count-beside-text': '计数与文本不符',
    'partly-scored': '文本只有部分被计分',
    'several-models': '分数来自多个模型',
  },
  flips: {
    title: '意义反转',
    found: ({ count, kind }) => `${count} 个输出与参考译文几乎逐字相同，但${kindPhrases[kind] ?? kind}不同。`,
    about: '与参考译文几乎逐字相同、意思却不同的输出。供阅读时参考，不是质量分数。',
    none: '没有发现意义反转。',
    unread: '意义反转：未检查',
    unknownLanguage: (m: { count: string; one: boolean }) =>
      `${m.count} 条输出所用的语言没有词表：目前只在英文、中文和德文中查找意义反转。`,
    misread: '数据有误（见上），输出所对照的并非其自身的参考，因此无从判断意义反转。',
    tooLong: (m: { count: string; one: boolean }) => `${m.count} 条文本过长（超过 4 000 个字符），未查找意义反转。`,
    kinds: {
      negation: '否定',
      number: '数字',
      unit: '单位',
      date: '日期',
      currency: '货币',
      name: '名称',
      polarity: '反义',
    },
    replaced: (reference, hypothesis) => `“${reference}”变成了“${hypothesis}”`,
    introduced: (count) => `新出现 ${count} 处反转`,
    removed: (count) => `消除 ${count} 处反转`,
    rate: {
      statement: (m) =>
        `被标出的句对：base 占 ${m.base} %，head 占 ${m.head} %；相差 ${m.delta} 个百分点，${m.interval}。`,
      interval: (m) =>
        `95 % 区间 ${m.low} 至 ${m.high}（对${m.documents === null ? '句段' : ` ${m.documents} 篇文档`}重抽样 ${m.resamples} 次）`,
      noInterval: '数据太少，无法给出区间',
      alike: (m) => `被标出的句对：base 占 ${m.share} %，head 中是同一批：没有差别，无从给出区间。`,
    },
  },
}

const kindPhrases: Readonly<Record<string, string>> = {
  negation: '否定',
  number: '数字',
  unit: '单位',
  date: '日期',
  currency: '货币',
  name: '名称',
  polarity: '褒贬或方向',
}

const traces: Readonly<Record<string, string>> = {
  'loose-signs': '句号和逗号前有空格',
  'spaced-script': '本不用空格的文字中有空格',
  subword: '子词标记或转义符',
}

/** 文本如何被破坏，以及如何补救。 */
const breaks: Readonly<Record<string, string>> = {
  'utf-8': '含有编码错误的残留（如 ü 变成 Ã¼）。请以 UTF-8 读取文件。',
  gbk: '含有把 UTF-8 读作 GBK 的残留（如 ü 变成 眉）。请以 UTF-8 读取文件。',
  lost: '含有替换字符（�）：这些字母因编码错误而丢失。请由原文重新生成文件。',
  cyrillic: '中西里尔字母大小写颠倒：KOI8-R 与 Windows-1251 被互相误读。请按写入时的编码读取文件。',
  'one-byte':
    '中有符号代替了字母：Latin-1、Windows-1252、Mac OS Roman 或 CP850 被互相误读（如 ü 变成 ¸ 或 ³）。请按写入时的编码读取文件。',
}

function lines(by: string | number): string {
  const count = Math.abs(Number(by))
  return Number(by) > 0 ? `后面第 ${count} 行` : `前面第 ${count} 行`
}
