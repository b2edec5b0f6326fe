import { InputError } from '../errors.ts'
import { DEFAULT_URL } from './api-client.ts'
import type { Terminal } from './terminal.ts'

/** The server's address without a slash at its end: flag, else ASSAY_URL, else this machine. */
export function getServerUrl(flag: string | undefined, env: Terminal['env']): string {
  const text = flag ?? (env.ASSAY_URL || DEFAULT_URL)
  const refuse = () =>
    new InputError({
      code: 'bad-server-url',
      message: `"${text}" is no address of a server.`,
      place: { option: flag === undefined ? 'ASSAY_URL' : '--url' },
      mend: `Give one such as ${DEFAULT_URL}.`,
    })
  if (!URL.canParse(text)) throw refuse()
  const { protocol } = new URL(text)
  if (protocol !== 'http:' && protocol !== 'https:') throw refuse()
  return text.replace(/\/+$/, '')
}
