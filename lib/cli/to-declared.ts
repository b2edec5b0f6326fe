import { InputError } from '../errors.ts'

/** A setting as it is declared on the command line. Throws InputError where it is no name and value. */
export function toDeclared(text: string): [string, string] {
  return splitAt(text, text.indexOf('='), '--declare', 'temperature=0.2')
}

/** Both sides of the sign at `at`. Throws InputError, with an example of the option, where there is none. */
export function splitAt(text: string, at: number, option: string, example: string): [string, string] {
  if (at > 0) return [text.slice(0, at), text.slice(at + 1)]
  throw new InputError({
    code: 'bad-pair',
    message: `"${text}" is not a name and a value.`,
    place: { option },
    mend: `Write ${option} ${example}.`,
  })
}
