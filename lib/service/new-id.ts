import { customAlphabet } from 'nanoid'

const make = customAlphabet('0123456789abcdefghijkmnopqrstuvwxyz', 14)

/** A new id for a project, test set, run or token: short, safe in addresses and without look-alikes. */
export function newId(): string {
  return make()
}
