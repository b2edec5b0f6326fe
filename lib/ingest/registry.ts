import { assayJsonlFormat } from './formats/assay-jsonl.ts'
import { cometFormat } from './formats/comet.ts'
import { deepevalFormat } from './formats/deepeval.ts'
import { delimitedFormat } from './formats/delimited.ts'
import { evalplusFormat } from './formats/evalplus.ts'
import { everyEvalEverFormat } from './formats/every-eval-ever.ts'
import { helmFormat } from './formats/helm.ts'
import { hfEvaluateFormat } from './formats/hf-evaluate.ts'
import { humanEvalFormat } from './formats/human-eval.ts'
import { inspectFormat } from './formats/inspect.ts'
import { jiwerFormat } from './formats/jiwer.ts'
import { junitFormat } from './formats/junit.ts'
import { labelsFormat } from './formats/labels.ts'
import { llmComparatorFormat } from './formats/llm-comparator.ts'
import { lmEvalFormat } from './formats/lm-eval.ts'
import { mlflowFormat } from './formats/mlflow.ts'
import { openaiEvalsFormat } from './formats/openai-evals.ts'
import { plainTextFormat } from './formats/plain-text.ts'
import { promptfooFormat } from './formats/promptfoo.ts'
import { sacrebleuFormat } from './formats/sacrebleu.ts'
import { scoreLinesFormat } from './formats/score-lines.ts'
import { segmentScoresFormat } from './formats/segment-scores.ts'
import { sklearnFormat } from './formats/sklearn.ts'
import { squadFormat } from './formats/squad.ts'
import { textPairsFormat } from './formats/text-pairs.ts'
import type { ImportFormat } from './import-format.ts'

/** All formats, one line each. Their order decides nothing: the surest one reads a file. */
export const FORMATS: readonly ImportFormat[] = [
  assayJsonlFormat,
  lmEvalFormat,
  sacrebleuFormat,
  cometFormat,
  inspectFormat,
  promptfooFormat,
  squadFormat,
  labelsFormat,
  helmFormat,
  openaiEvalsFormat,
  deepevalFormat,
  llmComparatorFormat,
  everyEvalEverFormat,
  mlflowFormat,
  evalplusFormat,
  humanEvalFormat,
  sklearnFormat,
  jiwerFormat,
  hfEvaluateFormat,
  textPairsFormat,
  segmentScoresFormat,
  scoreLinesFormat,
  junitFormat,
  delimitedFormat,
  plainTextFormat,
]
