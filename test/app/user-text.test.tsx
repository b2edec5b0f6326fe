import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { MixedText, UserText } from '../../app/_components/ui/user-text.tsx'

const BOX = (short: string, name: string, code: string) =>
  `<span class="inv" title="${name} ${code}"><span aria-hidden="true">${short}</span><span class="vh"> [${name}] </span></span><wbr/>`
const RLO = BOX('RLO', 'RIGHT-TO-LEFT OVERRIDE', 'U+202E')

describe('UserText', () => {
  it('isolates a name and names what acts', () => {
    expect(renderToStaticMarkup(<UserText>{'a\u202E<b>'}</UserText>)).toBe(`<bdi dir="auto">a${RLO}&lt;b&gt;</bdi>`)
  })
  it('does so with strings among other things, too', () => {
    const markup = renderToStaticMarkup(
      <UserText>
        {'x\u202E'} <i>y</i> {7} {['z\u202E']}
      </UserText>,
    )
    expect(markup).toBe(`<bdi dir="auto">x${RLO} <i>y</i> 7 z${RLO}</bdi>`)
  })
})

describe('MixedText', () => {
  it('leaves a plain sentence as it is', () => {
    expect(renderToStaticMarkup(<MixedText>Né à 1 280 m – 好 ✓</MixedText>)).toBe('Né à 1 280 m – 好 ✓')
  })
  it('names what acts', () => {
    expect(renderToStaticMarkup(<MixedText>{'on b\u202E, 78 to 100'}</MixedText>)).toBe(`on b${RLO}, 78 to 100`)
  })
  it('keeps figures beside a name that runs from right to left in their places', () => {
    expect(renderToStaticMarkup(<MixedText>{'on שלום-עולם, 78 to 100: שלום 7'}</MixedText>)).toBe(
      'on <bdi dir="auto">שלום-עולם</bdi>, 78 to 100: <bdi dir="auto">שלום</bdi> 7',
    )
  })
  it('keeps the direction of a sentence that begins with such a name', () => {
    expect(renderToStaticMarkup(<MixedText>{['عربي', ' is worse by 3']}</MixedText>)).toBe(
      '<bdi dir="auto">عربي</bdi> is worse by 3',
    )
  })
  it('lets a word longer than any of ours break', () => {
    const long = 'x'.repeat(30)
    expect(renderToStaticMarkup(<MixedText>{`on ${long}, 7`}</MixedText>)).toBe(
      `on <span class="long">${long},</span> 7`,
    )
    expect(renderToStaticMarkup(<UserText>{`a ${long}`}</UserText>)).toBe(
      `<bdi dir="auto">a <span class="long">${long}</span></bdi>`,
    )
  })
  it('reads a megabyte of letters once', () => {
    expect(renderToStaticMarkup(<MixedText>{'ש '.repeat(5e5)}</MixedText>).length).toBeGreaterThan(1e6 - 1)
  })
})
