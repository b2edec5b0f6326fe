import { z } from 'zod'
import { InputError } from '../errors.ts'
import { cliMessages } from '../report/messages/en/cli.ts'

const say = cliMessages.push
const Moment = z.iso.datetime({ offset: true })
const Day = z.iso.date()

/**
 * The date of a commit as it was typed: a moment with its zone, or a day, which is its midnight in UTC.
 *
 * @throws InputError for another form, with the forms that are read
 * @example toCommitDate('2026-01-01') // '2026-01-01T00:00:00Z'
 */
export function toCommitDate(text: string): string {
  if (Day.safeParse(text).success) return `${text}T00:00:00Z`
  if (Moment.safeParse(text).success) return text
  throw new InputError({
    code: 'bad-date',
    message: say.badDate(text),
    place: { option: '--date' },
    mend: say.badDateMend,
  })
}
