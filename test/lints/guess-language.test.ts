import { describe, expect, it } from 'vitest'
import { guessLanguage } from '../../lib/lints/guess-language.ts'

describe('guessing the language', () => {
  it.each([
    ['The valve is open.', 'en'],
    ['Harbour Road', 'en'],
    ['Das Ventil ist offen.', 'de'],
    ['Zürcher Straße', 'de'],
    ['阀门已打开', 'zh'],
    ['GPT-4 发布了', 'zh'],
    ['バルブは開いています', null],
    ['밸브가 열려 있습니다', null],
    ['Клапан открыт', null],
    ["La vanne n'est pas ouverte et le bus est en retard.", null],
    ['', 'en'],
  ] as const)('%s: %s', (text, language) => {
    expect(guessLanguage([text])).toBe(language)
  })
})

describe('languages in Latin letters without word lists', () => {
  it.each([
    ['Vietnamese', 'Van chưa được mở.'],
    ['Vietnamese, letters in parts', 'Van chưa được mở.'.normalize('NFD')],
    ['Indonesian', 'Katup itu tidak terbuka dan bus yang terlambat'],
    ['Filipino', 'Hindi bukas ang balbula at huli ang bus sa lungsod'],
    ['Swahili', 'Basi la kwanza lilichelewa kwa saa moja katika mji'],
    ['Turkish', 'Vana açık değil ve otobüs bir saat geç kaldı.'],
    ['Hungarian', 'A szelep nincs nyitva, és a busz egy órát késik.'],
    ['Finnish', 'Venttiili ei ole auki ja bussi on tunnin myöhässä'],
    ['Polish', 'Zawór nie jest otwarty, a autobus się spóźnia.'],
    ['Czech', 'Ventil není otevřený a autobus má hodinu zpoždění.'],
    ['Swedish', 'Ventilen är inte öppen och bussen är en timme sen.'],
    ['Danish', 'Ventilen er ikke åben, og bussen er en time forsinket.'],
    ['Romanian', 'Supapa nu este deschisă și autobuzul întârzie.'],
    ['Portuguese', 'A válvula não está aberta e o ônibus está atrasado.'],
    ['Spanish', 'La válvula no está abierta y el autobús llega tarde.'],
    ['Italian', 'La valvola non è aperta e il treno è in ritardo.'],
    ['Dutch', 'De klep is niet open en de bus heeft een uur vertraging.'],
    ['Welsh', "Nid yw'r falf ar agor ac mae'r bws awr yn hwyr heddiw"],
    ['Latin, of which nothing is listed', 'Gallia omnis divisa partes tres quarum unam incolunt Belgae'],
  ])('%s', (_, text) => {
    expect(guessLanguage([text])).toBeNull()
  })
  it.each([
    ['Dvořák was born near Prague.', 'en'],
    ['The café in São Paulo is closed.', 'en'],
    ['President Macron met Erdoğan in Paris.', 'en'],
    ['Die Señora kam aus Łódź und sprach mit Dvořák.', 'de'],
    ['Stocks rise', 'en'],
    ['Valve open', 'en'],
    ['Ten dead, twenty hurt', 'en'],
  ])('names of elsewhere leave a text what it is: %s', (text, language) => {
    expect(guessLanguage([text])).toBe(language)
  })
})
