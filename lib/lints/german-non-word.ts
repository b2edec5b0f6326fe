/** A German noun, if it has a capital, that denies itself: Nichtmitglieder. Longer ones are hashtags. */
export function isGermanNonWord(norm: string): boolean {
  return norm.length > 8 && norm.length < 20 && norm.startsWith('nicht') && !norm.startsWith('nichts')
}
