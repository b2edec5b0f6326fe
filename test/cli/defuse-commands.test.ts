import { describe, expect, it } from 'vitest'
import { defuseCommandLines, defuseCommands } from '../../lib/cli/defuse-commands.ts'

/** How GitHub's and Azure's runners find a command in a line, as their sources have it. */
const OBEYED = [/^\s*::[\w-]+/, /^\s*##\[/, /##vso\[/, /##\[\w+\]/]

describe('defuseCommands', () => {
  it.each([
    'id "x\n::error::pwned" is there twice',
    '::stop-commands::token',
    'a\r\n   ::add-mask::secret',
    '##[group]x',
    'said ##vso[task.setvariable variable=x]y',
    'said ##[error]no',
  ])('%j is no command any more, and can still be read', (text) => {
    const lines = defuseCommands(text).split('\n')
    for (const line of lines) for (const command of OBEYED) expect(line).not.toMatch(command)
    expect(lines.join('\n').replaceAll('\\', '')).toBe(text)
  })
  it('leaves other text alone', () => {
    const text = 'std::vector, # heading, ## [link], a::b\nassay: warning: fine\n'
    expect(defuseCommands(text)).toBe(text)
  })
})

describe('defuseCommandLines', () => {
  it('leaves JSON as it is, whatever its texts hold', () => {
    const json = JSON.stringify({ text: 'x\n::error::a ##vso[b]' })
    expect(defuseCommandLines(json)).toBe(json)
  })
  it('a line of a table that begins with a command is none any more', () => {
    expect(defuseCommandLines('id  n\n::error::x  1\n')).toBe('id  n\n\\::error::x  1\n')
  })
})
