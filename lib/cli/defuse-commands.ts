const AT_LINE_START = /^(\s*)(::|##\[|##vso\[)/gm
const ANYWHERE = /##(?=vso\[|\[)/g

/**
 * A text whose lines no runner takes for its own commands: GitHub obeys lines that begin with `::name::`, after blanks,
 * too; Azure also what stands further on. What a sender wrote can get into any message, so that all that is written to
 * stderr goes through here. A backslash is put in; nothing is lost.
 *
 * @example defuseCommands('id "x\n::error::no"') // 'id "x\n\\::error::no"'
 */
export function defuseCommands(text: string): string {
  return text.replace(AT_LINE_START, '$1\\$2').replace(ANYWHERE, '#\\#')
}

/** The same for a result: only lines that begin with a command, as no line of JSON does. */
export function defuseCommandLines(text: string): string {
  return text.replace(AT_LINE_START, '$1\\$2')
}
