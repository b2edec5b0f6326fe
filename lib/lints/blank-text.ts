const BLANK = /^[\p{White_Space}\p{Cc}\p{Default_Ignorable_Code_Point}]*$/u

/** Whether a text has no visible character: nothing, white space, or marks that are never drawn (U+200B, U+FEFF). */
export function isBlankText(text: string): boolean {
  return BLANK.test(text)
}
