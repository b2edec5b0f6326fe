/**
 * What digits may stand for. A comma before exactly three digits groups thousands in English and Chinese, a point does
 * in German; the other sign may be either.
 * Example: `parseDigits('1.280', 'en')` is `[1.28, 1280]`.
 */
export function parseDigits(digits: string, language: string): number[] {
  if (/^\d+$/.test(digits)) return [Number(digits)]
  const text = digits.replace(/[\s\u00a0\u202f\u2009'’]/g, '')
  const signs = text.replace(/\d/g, '')
  if (signs === '') return [Number(text)]
  const grouping = language === 'de' ? '.' : ','
  const grouped = /^\d{1,3}(?:[.,]\d{3})+$/.test(text) && !text.startsWith('0')
  const whole = Number(text.replace(/[.,]/g, ''))
  if (signs.length > 1) {
    if (grouped && new Set(signs).size === 1) return [whole]
    // 1,280.50 or 1.280,50: the last sign is the decimal one.
    const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','))
    return [Number(`${text.slice(0, last).replace(/[.,]/g, '')}.${text.slice(last + 1)}`)]
  }
  const decimal = Number(text.replace(',', '.'))
  if (!grouped) return [decimal]
  return signs === grouping ? [whole] : [decimal, whole]
}
