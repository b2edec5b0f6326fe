/**
 * The language of a segment's output and references, as its tags name it (`language` or `lang`), for the `lang`
 * attribute; null where no tag does, or where the tag is not a language code.
 *
 * @example languageOf({ language: 'zh' }) // 'zh'
 */
export function languageOf(tags: Readonly<Record<string, string>>): string | null {
  const code = tags.language ?? tags.lang ?? ''
  return /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/.test(code) ? code : null
}
