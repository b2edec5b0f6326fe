const SECONDS = /^\d+(\.\d+)?(ms|s|m|min)?$/
const END_OF_FLAGS = '--'

/**
 * A command line on which `push --wait FILE` means the flag without a number, and a file: the flag is moved behind what it
 * would take for its seconds. What looks like a time stays, so that a wrong one is refused.
 *
 * @example withBareWait(['push', '--wait', 'out.txt']) // ['push', 'out.txt', '--wait']
 */
export function withBareWait(argv: readonly string[]): string[] {
  const end = argv.includes(END_OF_FLAGS) ? argv.indexOf(END_OF_FLAGS) : argv.length
  const at = argv.indexOf('--wait')
  const next = argv[at + 1]
  const isBare = argv.includes('push') && at >= 0 && at + 1 < end && !next.startsWith('-') && !SECONDS.test(next)
  return isBare ? [...argv.slice(0, at), ...argv.slice(at + 1, end), '--wait', ...argv.slice(end)] : [...argv]
}
