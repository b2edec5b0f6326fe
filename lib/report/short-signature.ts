/** Settings that nearly every table shares; they stay in the full string and in the signature card. */
const USUAL = new Set(['version', 'case:mixed', 'nrefs:1', 'eff:no', 'agg:sum', 'failed:skip'])

/**
 * The settings of a canonical signature that tell two rows of a table apart, for the line under a metric's name:
 * version and the usual values are left out. Never compare by it.
 *
 * @example shortSignature('nrefs:1|case:mixed|eff:no|tok:13a|smooth:exp|version:2.6.0') // 'tok:13a · smooth:exp'
 */
export function shortSignature(signature: string): string {
  return signature
    .split('|')
    .filter((part) => !USUAL.has(part) && !USUAL.has(part.split(':')[0]))
    .join(' · ')
}
