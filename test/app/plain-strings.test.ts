import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

/** What a browser shows or a screen reader says as it is: no markup within isolates or names what somebody sent. */
const SPOKEN = new Set(['aria-label', 'aria-description', 'aria-valuetext', 'title', 'alt', 'placeholder', 'data-l'])
/** Elements whose content is such a string. */
const PLAIN_ELEMENTS = new Set(['option', 'title'])
/** Components that hand the attribute on to their element as it is. */
const HANDS_ON = /^[a-z]|^Link$/

const files = readdirSync('app', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.tsx'))

describe('strings for titles, labels and options', () => {
  it('are constant words of ours, or go through toPlainText', () => {
    const found = files.flatMap((name) => {
      const path = join('app', name)
      return listLoose(ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true))
    })
    expect(found).toEqual([])
  })
  it('titles of pages are constant, or go through pageTitle', () => {
    const loose = files.flatMap((name) => {
      const text = readFileSync(join('app', name), 'utf8')
      const made = /export async function generateMetadata[\s\S]*?\n}\n/.exec(text)?.[0]
      return made === undefined || /return pageTitle\(/.test(made) ? [] : [name]
    })
    expect(loose).toEqual([])
  })
  it.each([
    ['<i title={name} />', 1],
    ['<i aria-label={words.of(name)} />', 1],
    [`<i aria-label={\`\${words.a}: \${name}\`} />`, 1],
    ['<Link title={name} />', 1],
    ['<option>{run.label}</option>', 1],
    ['<i title={toPlainText(name)} />', 0],
    ['(() => { const name = toPlainText(given); return <i title={name} /> })()', 0],
    ['(() => { const name = given; return <i title={name} /> })()', 1],
    ['<i aria-label={words.columns.name} />', 0],
    ['<i aria-label="x" />', 0],
    ['<i title={open ? words.a : toPlainText(b)} />', 0],
    ['<Section title={name} />', 0],
    ['<option value="">{toPlainText(label)}</option>', 0],
  ])('of %s it finds %i', (source, count) => {
    const file = ts.createSourceFile('x.tsx', `const x = ${source}`, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
    expect(listLoose(file)).toHaveLength(count)
  })
})

function listLoose(file: ts.SourceFile): string[] {
  const found: string[] = []
  const report = (node: ts.Node) => {
    const { line } = file.getLineAndCharacterOfPosition(node.getStart())
    found.push(`${file.fileName}:${line + 1} ${node.getText().replace(/\s+/g, ' ')}`)
  }
  const visit = (node: ts.Node) => {
    if (ts.isJsxAttribute(node) && SPOKEN.has(node.name.getText())) {
      const of = node.parent.parent.tagName.getText()
      const given = node.initializer
      if (HANDS_ON.test(of) && given && ts.isJsxExpression(given) && !isSafe(given.expression)) report(node)
    }
    if (ts.isJsxElement(node) && PLAIN_ELEMENTS.has(node.openingElement.tagName.getText()))
      for (const child of node.children) if (ts.isJsxExpression(child) && !isSafe(child.expression)) report(child)
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

/** Words of ours are read from a constant object of messages; whatever is worked out may hold what somebody sent. */
const WORDS = /^(\w+Messages|words|messages)(\.|\[|$)/

/** What gives a plain string, whatever it is given. */
const MAKES_PLAIN = /^(toPlainText|formatMoment|frameMessages\.theme\.label)$/

function isSafe(given: ts.Expression | undefined): boolean {
  if (given === undefined || ts.isStringLiteralLike(given) || given.kind === ts.SyntaxKind.NullKeyword) return true
  if (ts.isIdentifier(given)) return given.text === 'undefined' || isMadeSafe(given, given.getSourceFile())
  if (ts.isParenthesizedExpression(given)) return isSafe(given.expression)
  if (ts.isConditionalExpression(given)) return isSafe(given.whenTrue) && isSafe(given.whenFalse)
  if (ts.isCallExpression(given)) return MAKES_PLAIN.test(given.expression.getText())
  if (ts.isPropertyAccessExpression(given) || ts.isElementAccessExpression(given)) return WORDS.test(given.getText())
  return false
}

/** A constant of the same file that was made so. */
function isMadeSafe({ text: name }: ts.Identifier, file: ts.SourceFile): boolean {
  let safe = false
  const visit = (node: ts.Node) => {
    if (ts.isVariableDeclaration(node) && node.name.getText() === name && node.initializer)
      safe ||= isSafe(node.initializer)
    ts.forEachChild(node, visit)
  }
  visit(file)
  return safe
}
