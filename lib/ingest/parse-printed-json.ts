import { parse } from 'lossless-json'
import { InputError } from '../errors.ts'
import { type JsonPlace, parseJson } from './parse-json.ts'

/** A number as it stands in the file: `26.60` has two decimals, which its value no longer says. */
export class PrintedNumber {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

/** A repeated key and its two values; thrown through the parser. */
class DuplicateKey extends Error {
  readonly key: string
  constructor(key: string) {
    super(key)
    this.key = key
  }
}

/**
 * The value of a JSON text with every number as a `PrintedNumber`. The same key twice in one object is refused, as one
 * of two scores would be lost.
 *
 * @throws InputError as `parseJson`, and for repeated keys
 */
export function parsePrintedJson(text: string, file: string, start: JsonPlace = { line: 1 }): unknown {
  parseJson(text, file, start)
  try {
    return parse(text, null, {
      parseNumber: (digits) => new PrintedNumber(digits),
      onDuplicateKey: ({ key }) => {
        throw new DuplicateKey(key)
      },
    })
  } catch (error) {
    if (error instanceof DuplicateKey)
      throw new InputError({
        code: 'duplicate-key',
        message: `The key "${error.key.slice(0, 100)}" is there twice in one object.`,
        place: { file },
        mend: 'Keep one of the two.',
      })
    if (error instanceof RangeError)
      throw new InputError({
        code: 'nested-too-deep',
        message: 'The JSON is nested too deep to be read.',
        place: { file },
        mend: 'Give the file as the tool wrote it.',
      })
    throw error
  }
}
