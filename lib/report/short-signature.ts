/** Settings that nearly every table shares; they stay in the full string and in the signature card. */
const USUAL = new Set(['version', 'case:mixed', 'nrefs:1', 'eff:no', 'agg:sum', 'failed:skip'])

/**
 * The settings of a canonical signature that tell two rows of a table apart, for the line under a metric's name:
 * version and the usual values are left out, and a signature that was posted within ours stands there as it was posted.
 * Never compare by it.
 *
 * @example shortSignature('nrefs:1|case:mixed|eff:no|tok:13a|smooth:exp|version:2.6.0') // 'tok:13a · smooth:exp'
 */
export function shortSignature(signature: string): string {
  return signature
    .split('|')
    .filter((part) => !USUAL.has(part) && !USUAL.has(part.split(':')[0]))
    .map(toReadable)
    .join(' · ')
}

/** A value as it was before it was written into the string; the settings of a model's own need no key of ours. */
function toReadable(part: string): string {
  const value = part.slice(part.indexOf(':') + 1)
  const read = value.replace(/%(25|7C|3F)/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
  const settings = read.split('|')
  if (part.startsWith('model:') && settings.every((setting) => /^[\w.-]+:./.test(setting))) return settings.join(' · ')
  return part.slice(0, part.length - value.length) + read
}
