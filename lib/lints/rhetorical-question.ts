import type { TextReading } from './text-reading.ts'

/** Verbs with which a question begins. */
const ASKING = {
  en: /^(?:be|is|are|was|were|am|do|does|did|have|has|had|can|could|will|would|should|shall|must|may|might)$/,
  de: /^(?:bin|bist|ist|sind|seid|war|waren|habe|hast|hat|haben|hatte|hatten|wird|werden|würde|würden|kann|kannst|können|könnte|könnten|soll|sollte|sollten|muss|musst|müssen|will|willst|wollen|darf|dürfen)$/,
  zh: null,
}

const SENTENCE_END = /^[.!?。！？;；]$/

/** A question that expects a yes: isn't it cold?, ist das nicht schön?, 这不是很好吗？ */
export function isRhetorical({ tokens, lists }: TextReading, at: number, length: number): boolean {
  const { norm } = tokens[at]
  if (lists.language === 'zh' ? norm !== '不' : norm !== 'not' && norm !== 'nicht') return false
  let end = at + length
  while (end < tokens.length && !SENTENCE_END.test(tokens[end].norm)) end++
  if (end >= tokens.length || !/^[?？]$/.test(tokens[end].norm)) return false
  if (lists.language === 'zh')
    return length === 2 && tokens[at + 1].norm === '是' && /^[吗嗎么]$/.test(tokens[end - 1].norm)
  let start = at
  while (start > 0 && !SENTENCE_END.test(tokens[start - 1].norm)) start--
  if (!ASKING[lists.language]?.test(tokens[start].norm)) return false
  // Is it not …?, but not: Is he the man who did not …?
  return lists.language === 'de' ? at - start <= 4 : at - start <= 2
}
