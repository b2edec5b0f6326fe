/**
 * The UTF-16 code units of one text at a time in a buffer that is written again for the next: reading a buffer many
 * times costs less than asking the string, which may be a slice of a large file.
 */
export class CodeUnits {
  units = new Uint16Array(1024)
  length = 0

  load(text: string): this {
    const { length } = text
    if (length > this.units.length) this.units = new Uint16Array(2 * length)
    const { units } = this
    for (let i = 0; i < length; i++) units[i] = text.charCodeAt(i)
    this.length = length
    return this
  }
}
