import { describe, expect, it } from 'vitest'
import type { LintLanguage } from '../../lib/lints/guess-language.ts'
import { getLanguageLists } from '../../lib/lints/language-lists.ts'
import { lintTokens } from '../../lib/lints/lint-tokens.ts'
import { compareQuantities } from '../../lib/lints/quantity.ts'
import { readText } from '../../lib/lints/text-reading.ts'

function read(text: string, language: LintLanguage) {
  return readText(text, lintTokens(text), getLanguageLists(language))
}
const first = (text: string, language: LintLanguage) => read(text, language).quantities[0]

describe('numbers', () => {
  it.each<[string, LintLanguage, number]>([
    ['1,280', 'en', 1280],
    ['1.280', 'de', 1280],
    ['1 280', 'de', 1280],
    ['1’280', 'de', 1280],
    ['1,280.50', 'en', 1280.5],
    ['1.280,50', 'de', 1280.5],
    ['3,5', 'de', 3.5],
    ['twelve hundred eighty', 'en', 1280],
    ['one thousand two hundred and eighty', 'en', 1280],
    ['nineteen ninety-five', 'en', 1995],
    ['a hundred', 'en', 100],
    ['half a million', 'en', 500_000],
    ['two dozen', 'en', 24],
    ['3.5 million', 'en', 3_500_000],
    ['21st', 'en', 21],
    ['twenty-first', 'en', 21],
    ['three quarters', 'en', 0.75],
    ['a third of', 'en', 1 / 3],
    ['75 percent', 'en', 0.75],
    ['einundzwanzig', 'de', 21],
    ['zwölfhundertachtzig', 'de', 1280],
    ['zweitausendfünfhundertdreiundvierzig', 'de', 2543],
    ['dritten', 'de', 3],
    ['zweihundertste', 'de', 200],
    ['zwei Drittel', 'de', 2 / 3],
    ['3,5 Mrd.', 'de', 3.5e9],
    ['anderthalb', 'de', 1.5],
    ['十二', 'zh', 12],
    ['两百', 'zh', 200],
    ['一千二百八十', 'zh', 1280],
    ['二千零五十', 'zh', 2050],
    ['三亿五千万', 'zh', 350_000_000],
    ['1.2万', 'zh', 12_000],
    ['3千万', 'zh', 30_000_000],
    ['三点五', 'zh', 3.5],
    ['百分之五', 'zh', 0.05],
    ['三分之二', 'zh', 2 / 3],
    ['第三', 'zh', 3],
    ['１２８０', 'zh', 1280],
    ['1亿3000万', 'zh', 130_000_000],
    ['3万5千', 'zh', 35_000],
    ['2百50', 'zh', 250],
    ['三千五', 'zh', 3500],
    ['三千零五', 'zh', 3005],
    ['一万二', 'zh', 12_000],
    ['两打', 'zh', 24],
    ['买半打', 'zh', 6],
    ['七折', 'zh', 0.7],
    ['七五折', 'zh', 0.75],
    ['两成半', 'zh', 0.25],
    ['三毛五分', 'zh', 3.5],
    ['十二元八角', 'zh', 12.8],
    ['三块五', 'zh', 3.5],
    ['一米七五', 'zh', 1.75],
    ['half a dozen', 'en', 6],
    ['four score and seven', 'en', 87],
    ['a million and a half', 'en', 1_500_000],
    ['two dollars and fifty cents', 'en', 2.5],
    ['five degrees below zero', 'en', -5],
    ['ein halbes Dutzend', 'de', 6],
    ['3 Euro 50', 'de', 3.5],
    ['1 Meter 80', 'de', 1.8],
    ['jeder fünfte', 'de', 0.2],
  ])('%s (%s) is %d', (text, language, value) => {
    const { quantities } = read(text, language)
    expect(quantities).toHaveLength(1)
    expect(quantities[0].values[0]).toBeCloseTo(value, 9)
  })
  it.each<[string, LintLanguage, number]>([
    ['几百', 'zh', 100],
    ['上千万', 'zh', 1e7],
    ['十几', 'zh', 10],
    ['tens of thousands', 'en', 1e4],
    ['hundreds and hundreds', 'en', 100],
    ['Zehntausende', 'de', 1e4],
  ])('%s (%s) is a rough number of at least %d', (text, language, least) => {
    const { quantities } = read(text, language)
    expect(quantities[0]).toMatchObject({ role: 'rough', values: [least] })
  })
  it.each<[string, LintLanguage]>([
    ['scores', 'en'],
    ['三百几', 'zh'],
    ['身上千万别带', 'zh'],
    ['总数百分点', 'zh'],
  ])('%s (%s) is no rough number', (text, language) => {
    expect(read(text, language).quantities.filter(({ role }) => role === 'rough')).toEqual([])
  })
  it.each<[string, LintLanguage]>([
    ['no one', 'en'],
    ['one another', 'en'],
    ['the first half', 'en'],
    ['千万不要', 'zh'],
    ['十分寒冷', 'zh'],
    ['万一', 'zh'],
    ['四川', 'zh'],
    ['Nacht', 'de'],
    ['Einwohner', 'de'],
    ['helfen', 'de'],
  ])('%s (%s) is no number that counts', (text, language) => {
    expect(read(text, language).quantities.filter(({ weak }) => !weak)).toEqual([])
  })
})

describe('amounts that say the same, and those that do not', () => {
  it.each<[string, string, LintLanguage, string]>([
    ['1 km', '1000 m', 'en', 'same'],
    ['5 miles', '8 km', 'en', 'same'],
    ['12 miles', '12 km', 'en', 'unit'],
    ['10 °C', '50 °F', 'en', 'same'],
    ['180 °C', '180 °F', 'en', 'unit'],
    ['24 months', '2 years', 'en', 'same'],
    ['24 months', '24 weeks', 'en', 'unit'],
    ['US$5', '5 dollars', 'en', 'same'],
    ['US$5', 'HK$5', 'en', 'currency'],
    ['£20', '20 pounds', 'en', 'same'],
    ['20 pounds', '€20', 'en', 'currency'],
    ['50 cents', '$0.50', 'en', 'same'],
    ['3 p.m.', '15:00', 'en', 'same'],
    ['3 p.m.', '3 a.m.', 'en', 'value'],
    ['half past ten', '10:30', 'en', 'same'],
    ['an hour and a half', '90 minutes', 'en', 'same'],
    ['1990s', 'nineties', 'en', 'same'],
    ['68%', '86%', 'en', 'value'],
    ['15.30 Uhr', '15:30', 'de', 'same'],
    ['halb vier', '3:30', 'de', 'same'],
    ['ein Pfund', '500 g', 'de', 'same'],
    ['一斤', '500克', 'zh', 'same'],
    ['下午三点半', '15:30', 'zh', 'same'],
    ['两个半小时', '150分钟', 'zh', 'same'],
    ['人民币五万元', '¥50,000', 'zh', 'same'],
    ['5美元', '5欧元', 'zh', 'currency'],
    ['50 euro cents', '€0.50', 'en', 'same'],
    ['fifty pence', '£0.50', 'en', 'same'],
    ['50 euro cents', '50 US cents', 'en', 'currency'],
    ['50 Rappen', '0,50 Franken', 'de', 'same'],
    ['50欧分', '0.5欧元', 'zh', 'same'],
    ['五角', '0.5元', 'zh', 'same'],
    ['two thirds', '66.7%', 'en', 'same'],
    ['two thirds', '65%', 'en', 'value'],
    ['twenty past nine', '9:20', 'en', 'same'],
    ['at 5.30', '17.30', 'en', 'same'],
    ['um zehn vor neun', '8.50 Uhr', 'de', 'same'],
    ['um fünf nach halb neun', '8.35 Uhr', 'de', 'same'],
    ['1 Stunde 30', '90 Minuten', 'de', 'same'],
    ['一小时三十分', '90分钟', 'zh', 'same'],
  ])('%s and %s (%s): %s', (a, b, language, difference) => {
    expect(compareQuantities(first(a, language), first(b, language))).toBe(difference)
    expect(compareQuantities(first(b, language), first(a, language))).toBe(difference)
  })
})

describe('dates', () => {
  it.each<[string, LintLanguage]>([
    ['on 30 June 2021', 'en'],
    ['on June 30, 2021', 'en'],
    ['on 2021-06-30', 'en'],
    ['am 30. Juni 2021', 'de'],
    ['am 30.06.2021', 'de'],
    ['于2021年6月30日', 'zh'],
    ['二〇二一年六月三十日', 'zh'],
  ])('%s (%s) has month 6, day 30 and year 2021', (text, language) => {
    const { quantities, calendar } = read(text, language)
    expect(calendar.map(({ part, values }) => [part, values])).toEqual([['month', ['6']]])
    expect(quantities.map(({ values }) => values[0]).sort()).toEqual([2021, 30])
    expect(quantities.every(({ role }) => role === 'date')).toBe(true)
  })
  it('the verb may and the march are no months', () => {
    expect(read('You may join; they march on.', 'en').calendar).toEqual([])
  })
})
