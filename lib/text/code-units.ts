/**
 * The UTF-16 code units of one text at a time in a buffer that is written again for the next: reading a buffer many
 * times costs less than asking the string, which may be a slice of a large file.
 *
 * @example new CodeUnits().load('aé').isAscii // false
 */
export class CodeUnits {
  units = new Uint16Array(1024)
  length = 0
  /** Whether all code units are below 128. */
  isAscii = true

  load(text: string): this {
    const { length } = text
    if (length > this.units.length) this.units = new Uint16Array(2 * length)
    const { units } = this
    let bits = 0
    for (let i = 0; i < length; i++) {
      const unit = text.charCodeAt(i)
      units[i] = unit
      bits |= unit
    }
    this.length = length
    this.isAscii = bits < 128
    return this
  }
}
