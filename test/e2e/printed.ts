import { expect, type Locator } from '@playwright/test'

const NUMBER = /[+−-]?\d[\d\u202f ]*(?:\.\d+)?/g

function toNumber(printed: string): number {
  return Number(printed.replace('−', '-').replace(/[\u202f +]/g, ''))
}

/** The numbers of a printed text, as written: `+38 [+25, +52]` → `['+38', '+25', '+52']`. */
export function numbersIn(text: string): string[] {
  return (text.match(NUMBER) ?? []).map((printed) => printed.trim())
}

/** The numbers that an element of the page holds. */
export async function numbersOf(element: Locator): Promise<string[]> {
  return numbersIn((await element.textContent()) ?? '')
}

/** That a printed number is the exact one rounded to the decimals that are printed. */
export function expectPrinted(printed: string | undefined, exact: number | null | undefined): void {
  if (printed === undefined || exact === null || exact === undefined) throw new Error(`${printed} against ${exact}`)
  const decimals = printed.split('.')[1]?.length ?? 0
  expect(Math.abs(toNumber(printed) - exact), `${printed} for ${exact}`).toBeLessThanOrEqual(
    0.5 * 10 ** -decimals + 1e-9,
  )
}
