/**
 * Festivals, one a line: `English | German | Chinese | dates`; all forms of a line are one festival. A date is month/day,
 * or a month alone where the day moves; a date of the Chinese calendar has a ~ before it (~1/15 is 正月十五).
 */
export const FESTIVALS = `
Christmas, Xmas, Christmastime | Weihnachten, Weihnacht, Weihnachtsfeiertag, Weihnachtsfeiertagen, Weihnachtsfeiertage | 圣诞节, 圣诞, 聖誕節 | 12/24, 12/25, 12/26
Christmas Eve | Heiligabend, Heiligen Abend, Heiliger Abend, Weihnachtsabend | 平安夜 | 12/24
Christmas Day | Erster Weihnachtstag, Ersten Weihnachtstag | | 12/25
Boxing Day, St Stephen's Day | Stefanitag, Stephanstag | 节礼日 | 12/26
New Year's Eve, Hogmanay | Silvester, Silvesterabend, Silvesternacht | 跨年夜 | 12/31
New Year's Day | Neujahr, Neujahrstag | 元旦, 元旦节 | 1/1
Epiphany, Twelfth Night | Dreikönigstag, Heilige Drei Könige, Dreikönige | 主显节 | 1/5, 1/6
Easter, Easter Sunday, Easter Monday, Easter weekend | Ostern, Ostersonntag, Ostermontag, Osterwochenende, Osterfeiertage, Osterfeiertagen | 复活节 | 3, 4
Good Friday | Karfreitag | 耶稣受难日 | 3, 4
Palm Sunday | Palmsonntag | 棕枝主日 | 3, 4
Maundy Thursday | Gründonnerstag | | 3, 4
Ash Wednesday | Aschermittwoch | 圣灰星期三 | 2, 3
Shrove Tuesday, Mardi Gras, Pancake Day | Fastnacht, Faschingsdienstag | 忏悔星期二 | 2, 3
Whitsun, Whit Sunday, Whit Monday, Pentecost, Whitsuntide | Pfingsten, Pfingstsonntag, Pfingstmontag, Pfingstwochenende, Pfingstfeiertage | 五旬节, 圣灵降临节 | 5, 6
Ascension Day | Christi Himmelfahrt, Himmelfahrt, Himmelfahrtstag | 耶稣升天节 | 4, 5, 6
Corpus Christi | Fronleichnam | | 5, 6
Assumption Day | Mariä Himmelfahrt | 圣母升天节 | 8/15
Michaelmas | Michaelis | | 9/29
Halloween | Halloween | 万圣节前夜, 万圣节 | 10/31, 11/1
All Saints' Day | Allerheiligen | 诸圣节 | 11/1
All Souls' Day | Allerseelen | | 11/2
Martinmas | Martinstag, Martini | | 11/11
Thanksgiving, Thanksgiving Day | Thanksgiving, Erntedank, Erntedankfest | 感恩节 | 10, 11
Valentine's Day | Valentinstag | 情人节 | 2/14
St Patrick's Day | | 圣帕特里克节 | 3/17
Mother's Day | Muttertag | 母亲节 | 3, 5
Father's Day | Vatertag | 父亲节 | 5, 6
Labour Day, Labor Day, May Day | Tag der Arbeit, Maifeiertag | 劳动节, 五一劳动节, 五一假期, 五一长假, 五一黄金周 | 5/1, 9
Independence Day, Fourth of July | Unabhängigkeitstag | 独立日 | 7/4
Bastille Day | | | 7/14
Memorial Day | | 阵亡将士纪念日 | 5
Ramadan | Ramadan | 斋月 | 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12
Hanukkah, Chanukah | Chanukka | 光明节 | 11, 12
Passover | Pessach | 逾越节 | 3, 4
Yom Kippur | Jom Kippur | 赎罪日 | 9, 10
Diwali | Diwali | 排灯节 | 10, 11
| Tag der Deutschen Einheit | | 10/3
| Reformationstag | | 10/31
| Nikolaustag | | 12/6
| Rosenmontag | | 2, 3
Lunar New Year, Chinese New Year, Spring Festival | Frühlingsfest | 春节, 農曆新年, 農历新年, 春節 | ~1/1, 1, 2
| | 除夕, 除夕夜, 大年三十, 大年夜 | ~12/30, ~12/29, 1, 2
Lantern Festival | Laternenfest | 元宵节, 元宵, 上元节 | ~1/15, 2, 3
Qingming, Qingming Festival | | 清明节, 清明 | 4/4, 4/5, 4/6
Dragon Boat Festival | Drachenbootfest | 端午节, 端午 | ~5/5, 5, 6
| | 七夕节, 七夕 | ~7/7, 8
| | 中元节 | ~7/15, 8, 9
Mid Autumn Festival, Moon Festival | Mondfest, Mittherbstfest | 中秋节, 中秋 | ~8/15, 9, 10
| | 重阳节, 重阳 | ~9/9, 10
| | 腊八节, 腊八 | ~12/8, 1
| | 冬至 | 12/21, 12/22, 12/23
| | 妇女节, 三八妇女节, 三八节 | 3/8
| | 植树节 | 3/12
| | 青年节 | 5/4
| | 儿童节, 六一儿童节 | 6/1
| | 建军节, 八一建军节 | 8/1
| | 教师节 | 9/10
| | 国庆节, 国庆, 十一黄金周, 十一假期, 十一长假 | 10/1
`
