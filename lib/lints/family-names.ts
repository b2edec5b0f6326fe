import { FAMILY_NAMES } from './words/people.ts'

const SPELLINGS: ReadonlyMap<string, number> = new Map(
  FAMILY_NAMES.split(',').flatMap((forms, name) => forms.split('/').map((form) => [form.trim(), name] as const)),
)

/** Whether both are family names of the list, and not two spellings of one: Peterson and Patterson, but not Meyer and Meier. */
export function areOtherFamilies(a: string, b: string): boolean {
  const [x, y] = [nameOf(a), nameOf(b)]
  return x !== undefined && y !== undefined && x !== y
}

/** Schmidts is Schmidt. */
function nameOf(name: string): number | undefined {
  return SPELLINGS.get(name) ?? (name.endsWith('s') ? SPELLINGS.get(name.slice(0, -1)) : undefined)
}
