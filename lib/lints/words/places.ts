/**
 * Names by kind, one a line: `English, forms | German, forms | Chinese, forms`. All forms of a line mean the same;
 * a German adjective is written without its ending.
 */
export const COUNTRIES = `
France, French, Frenchman, Frenchmen | Frankreich, Frankreichs, französisch, Franzose, Franzosen | 法国, 法方, 法語, 法国人, 法国队
Germany, German, Germans | Deutschland, Deutschlands, deutsch, Deutsche, Deutschen | 德国, 德方, 德国队
Italy, Italian, Italians | Italien, Italiens, italienisch, Italiener, Italienern | 意大利
Spain, Spanish, Spaniard, Spaniards | Spanien, Spaniens, spanisch, Spanier | 西班牙
Portugal, Portuguese | Portugal, Portugals, portugiesisch, Portugiese, Portugiesen | 葡萄牙
United Kingdom, UK, U.K., Britain, Great Britain, British, Briton, Britons, England, English | Großbritannien, Großbritanniens, Vereinigtes Königreich, Vereinigten Königreich, Vereinigte Königreich, britisch, Brite, Briten, England, Englands, englisch, Engländer | 英国, 英格兰
Scotland, Scottish, Scots | Schottland, Schottlands, schottisch, Schotte, Schotten | 苏格兰
Wales, Welsh | Wales, walisisch, Waliser | 威尔士
Ireland, Irish | Irland, Irlands, irisch, Ire, Iren | 爱尔兰
Netherlands, Holland, Dutch | Niederlande, Niederlanden, Holland, niederländisch, holländisch, Niederländer, Holländer | 荷兰
Belgium, Belgian, Belgians | Belgien, Belgiens, belgisch, Belgier | 比利时
Luxembourg | Luxemburg | 卢森堡
Switzerland, Swiss | Schweiz, schweizerisch, Schweizer | 瑞士
Austria, Austrian, Austrians | Österreich, Österreichs, österreichisch, Österreicher | 奥地利
Denmark, Danish, Danes | Dänemark, Dänemarks, dänisch, Däne, Dänen | 丹麦
Sweden, Swedish, Swede, Swedes | Schweden, Schwedens, schwedisch, Schwede | 瑞典
Norway, Norwegian, Norwegians | Norwegen, Norwegens, norwegisch, Norweger | 挪威
Finland, Finnish, Finn, Finns | Finnland, Finnlands, finnisch, Finne, Finnen | 芬兰
Iceland, Icelandic | Island, Islands, isländisch, Isländer | 冰岛
Poland, Polish, Poles | Polen, Polens, polnisch, Pole | 波兰
Czech Republic, Czechia, Czech, Czechs | Tschechien, Tschechiens, tschechisch, Tschechische Republik, Tscheche, Tschechen | 捷克
Slovakia, Slovakian, Slovak, Slovaks | Slowakei, slowakisch, Slowake, Slowaken | 斯洛伐克
Hungary, Hungarian, Hungarians | Ungarn, Ungarns, ungarisch, Ungar | 匈牙利
Romania, Romanian, Romanians | Rumänien, Rumäniens, rumänisch, Rumäne, Rumänen | 罗马尼亚
Bulgaria, Bulgarian, Bulgarians | Bulgarien, Bulgariens, bulgarisch, Bulgare, Bulgaren | 保加利亚
Greece, Greek, Greeks | Griechenland, Griechenlands, griechisch, Grieche, Griechen | 希腊
Croatia, Croatian, Croatians | Kroatien, Kroatiens, kroatisch, Kroate, Kroaten | 克罗地亚
Serbia, Serbian, Serbs | Serbien, Serbiens, serbisch, Serbe, Serben | 塞尔维亚
Slovenia, Slovenian, Slovenians, Slovene, Slovenes | Slowenien, Sloweniens, slowenisch, Slowene, Slowenen | 斯洛文尼亚
Bosnia, Bosnian | Bosnien, bosnisch | 波斯尼亚, 波黑
Albania, Albanian | Albanien, albanisch, Albaner | 阿尔巴尼亚
Ukraine, Ukrainian, Ukrainians | Ukraine, ukrainisch, Ukrainer | 乌克兰
Belarus, Belarusian | Belarus, Weißrussland, belarussisch, weißrussisch | 白俄罗斯
Russia, Russian, Russians | Russland, Russlands, russisch, Russe, Russen | 俄罗斯, 俄国, 俄方
Estonia, Estonian | Estland, estnisch | 爱沙尼亚
Latvia, Latvian | Lettland, lettisch | 拉脱维亚
Lithuania, Lithuanian | Litauen, litauisch | 立陶宛
Turkey, Turkish, Turks, Türkiye | Türkei, türkisch, Türke, Türken | 土耳其
Israel, Israeli, Israelis | Israel, Israels, israelisch, Israeli, Israelis | 以色列
Palestine, Palestinian, Palestinians | Palästina, palästinensisch, Palästinenser | 巴勒斯坦
Syria, Syrian, Syrians | Syrien, Syriens, syrisch, Syrer, Syrern | 叙利亚
Lebanon, Lebanese | Libanon, libanesisch | 黎巴嫩
Jordan, Jordanian | Jordanien, jordanisch | 约旦
Iraq, Iraqi, Iraqis | Irak, Iraks, irakisch, Iraker | 伊拉克
Iran, Iranian, Iranians | Iran, Irans, iranisch, Iraner | 伊朗
Saudi Arabia, Saudi, Saudis | Saudi Arabien, Saudiarabien, saudisch | 沙特, 沙特阿拉伯
Yemen, Yemeni | Jemen, jemenitisch | 也门
Egypt, Egyptian, Egyptians | Ägypten, Ägyptens, ägyptisch, Ägypter | 埃及
Libya, Libyan | Libyen, libysch | 利比亚
Tunisia, Tunisian | Tunesien, tunesisch | 突尼斯
Algeria, Algerian | Algerien, algerisch | 阿尔及利亚
Morocco, Moroccan | Marokko, marokkanisch | 摩洛哥
Ethiopia, Ethiopian | Äthiopien, äthiopisch | 埃塞俄比亚
Kenya, Kenyan, Kenyans | Kenia, kenianisch, Kenianer | 肯尼亚
Nigeria, Nigerian, Nigerians | Nigeria, nigerianisch | 尼日利亚
Ghana, Ghanaian | Ghana, ghanaisch | 加纳
Tanzania, Tanzanian | Tansania | 坦桑尼亚
Uganda, Ugandan | Uganda | 乌干达
Rwanda, Rwandan | Ruanda | 卢旺达
Sudan, Sudanese | Sudan, sudanesisch | 苏丹
South Africa, South African, South Africans | Südafrika, Südafrikas, südafrikanisch, Südafrikaner | 南非
Zimbabwe, Zimbabwean | Simbabwe | 津巴布韦
Angola, Angolan | Angola | 安哥拉
Mozambique | Mosambik | 莫桑比克
Zambia, Zambian | Sambia | 赞比亚
United States, United States of America, US, USA, U.S., U.S.A., America, American, Americans | USA, US, Vereinigte Staaten, Vereinigten Staaten, Amerika, Amerikas, amerikanisch, US amerikanisch, Amerikaner, Amerikanern | 美国, 美方, 美國, 美国队
Canada, Canadian, Canadians | Kanada, Kanadas, kanadisch, Kanadier | 加拿大
Mexico, Mexican, Mexicans | Mexiko, Mexikos, mexikanisch, Mexikaner | 墨西哥
Cuba, Cuban, Cubans | Kuba, Kubas, kubanisch, Kubaner | 古巴
Brazil, Brazilian, Brazilians | Brasilien, Brasiliens, brasilianisch, Brasilianer | 巴西
Argentina, Argentine, Argentinian, Argentines | Argentinien, Argentiniens, argentinisch, Argentinier | 阿根廷
Chile, Chilean, Chileans | Chile, Chiles, chilenisch, Chilene | 智利
Peru, Peruvian | Peru, peruanisch | 秘鲁
Colombia, Colombian, Colombians | Kolumbien, Kolumbiens, kolumbianisch | 哥伦比亚
Venezuela, Venezuelan | Venezuela, venezolanisch | 委内瑞拉
Ecuador | Ecuador | 厄瓜多尔
Bolivia, Bolivian | Bolivien | 玻利维亚
Uruguay, Uruguayan | Uruguay, uruguayisch | 乌拉圭
Paraguay, Paraguayan | Paraguay, paraguayisch | 巴拉圭
China, Chinese | China, Chinas, chinesisch, Chinese, Chinesen | 中国, 中方, 中國, 中国队
Taiwan, Taiwanese | Taiwan, taiwanesisch | 台湾, 臺灣
Japan, Japanese | Japan, Japans, japanisch, Japaner | 日本, 日方, 日本队
South Korea, South Korean, South Koreans | Südkorea, Südkoreas, südkoreanisch, Südkoreaner | 韩国, 韩方, 南韩, 韓國
North Korea, North Korean, North Koreans | Nordkorea, Nordkoreas, nordkoreanisch | 朝鲜, 北韩
Mongolia, Mongolian | Mongolei, mongolisch | 蒙古
Vietnam, Vietnamese | Vietnam, Vietnams, vietnamesisch | 越南
Thailand, Thai | Thailand, Thailands, thailändisch | 泰国
Cambodia, Cambodian | Kambodscha | 柬埔寨
Laos | Laos | 老挝
Myanmar, Burma, Burmese | Myanmar, Birma | 缅甸
Malaysia, Malaysian | Malaysia, malaysisch | 马来西亚
Indonesia, Indonesian | Indonesien, indonesisch | 印度尼西亚, 印尼
Philippines, Filipino, Filipinos, Philippine | Philippinen, philippinisch | 菲律宾
Singapore, Singaporean | Singapur | 新加坡
India, Indian, Indians | Indien, Indiens, indisch, Inder | 印度
Pakistan, Pakistani, Pakistanis | Pakistan, Pakistans, pakistanisch | 巴基斯坦
Bangladesh | Bangladesch | 孟加拉国, 孟加拉
Nepal, Nepalese | Nepal, nepalesisch | 尼泊尔
Sri Lanka | Sri Lanka | 斯里兰卡
Afghanistan, Afghan, Afghans | Afghanistan, Afghanistans, afghanisch, Afghane, Afghanen | 阿富汗
Kazakhstan, Kazakh | Kasachstan, kasachisch | 哈萨克斯坦
Uzbekistan | Usbekistan | 乌兹别克斯坦
Georgia, Georgian | Georgien, georgisch | 格鲁吉亚
Armenia, Armenian | Armenien, armenisch | 亚美尼亚
Azerbaijan | Aserbaidschan | 阿塞拜疆
Qatar, Qatari | Katar | 卡塔尔
Kuwait, Kuwaiti | Kuwait | 科威特
United Arab Emirates, UAE | Vereinigte Arabische Emirate | 阿联酋
Australia, Australian, Australians | Australien, Australiens, australisch, Australier | 澳大利亚, 澳洲
New Zealand | Neuseeland, Neuseelands, neuseeländisch | 新西兰, 纽西兰
Niger, Nigerien | Niger, nigrisch | 尼日尔
Mali, Malian | Mali, Malis, malisch | 马里
Chad, Chadian | Tschad, tschadisch | 乍得
Senegal, Senegalese | Senegal, Senegals, senegalesisch | 塞内加尔
Ivory Coast, Côte d'Ivoire, Ivorian | Elfenbeinküste, Côte d'Ivoire, ivorisch | 科特迪瓦, 象牙海岸
Guinea, Guinean | Guinea, Guineas, guineisch | 几内亚
Guinea Bissau | Guinea Bissau | 几内亚比绍
Equatorial Guinea | Äquatorialguinea | 赤道几内亚
Papua New Guinea | Papua Neuguinea | 巴布亚新几内亚
Guyana, Guyanese | Guyana, guyanisch | 圭亚那
Suriname | Suriname, Surinam | 苏里南
Cameroon, Cameroonian | Kamerun, Kameruns, kamerunisch | 喀麦隆
Congo, Congolese | Kongo, Kongos, kongolesisch | 刚果
Gabon, Gabonese | Gabun, gabunisch | 加蓬
Gambia, Gambian | Gambia, gambisch | 冈比亚
Sierra Leone | Sierra Leone | 塞拉利昂
Liberia, Liberian | Liberia, Liberias, liberianisch | 利比里亚
Togo, Togolese | Togo, togoisch | 多哥
Benin | Benin | 贝宁
Burkina Faso | Burkina Faso | 布基纳法索
Mauritania, Mauritanian | Mauretanien, mauretanisch | 毛里塔尼亚
Mauritius, Mauritian | Mauritius, mauritisch | 毛里求斯
Madagascar | Madagaskar | 马达加斯加
Somalia, Somali, Somalis | Somalia, Somalias, somalisch, Somalier | 索马里
Eritrea, Eritrean | Eritrea, Eritreas, eritreisch | 厄立特里亚
Djibouti | Dschibuti | 吉布提
Malawi | Malawi | 马拉维
Botswana | Botswana, Botsuana | 博茨瓦纳
Namibia, Namibian | Namibia, Namibias, namibisch | 纳米比亚
Lesotho | Lesotho | 莱索托
Eswatini, Swaziland | Eswatini, Swasiland | 斯威士兰
Burundi, Burundian | Burundi, burundisch | 布隆迪
North Macedonia, Macedonia, Macedonian, Macedonians | Nordmazedonien, Mazedonien, mazedonisch, Mazedonier | 马其顿, 北马其顿
Montenegro, Montenegrin | Montenegro, Montenegros, montenegrinisch | 黑山
Kosovo, Kosovan, Kosovar | Kosovo, Kosovos, kosovarisch | 科索沃
Moldova, Moldovan | Moldau, Moldawien, moldauisch | 摩尔多瓦
Malta, Maltese | Malta, Maltas, maltesisch | 马耳他
Cyprus, Cypriot, Cypriots | Zypern, Zyperns, zyprisch, zypriotisch | 塞浦路斯
Oman, Omani | Oman, Omans, omanisch | 阿曼
Bahrain, Bahraini | Bahrain, Bahrains, bahrainisch | 巴林
Dominica | Dominica | 多米尼克
Dominican Republic, Dominican, Dominicans | Dominikanische Republik, Dominikanischen Republik, dominikanisch | 多米尼加
Haiti, Haitian, Haitians | Haiti, Haitis, haitianisch | 海地
Jamaica, Jamaican, Jamaicans | Jamaika, Jamaikas, jamaikanisch | 牙买加
Honduras, Honduran | Honduras, honduranisch | 洪都拉斯
Guatemala, Guatemalan | Guatemala, Guatemalas, guatemaltekisch | 危地马拉
Nicaragua, Nicaraguan | Nicaragua, Nicaraguas, nicaraguanisch | 尼加拉瓜
Costa Rica, Costa Rican | Costa Rica, costaricanisch | 哥斯达黎加
Panama, Panamanian | Panama, Panamas, panamaisch | 巴拿马
El Salvador, Salvadoran | El Salvador, salvadorianisch | 萨尔瓦多
Barbados | Barbados | 巴巴多斯
Bahamas | Bahamas | 巴哈马
Fiji, Fijian | Fidschi | 斐济
Brunei | Brunei | 文莱
Bhutan | Bhutan | 不丹
Maldives | Malediven | 马尔代夫
Turkmenistan | Turkmenistan | 土库曼斯坦
Kyrgyzstan, Kyrgyz | Kirgistan, Kirgisistan, kirgisisch | 吉尔吉斯斯坦
Tajikistan, Tajik | Tadschikistan, tadschikisch | 塔吉克斯坦
East Timor | Osttimor | 东帝汶
Liechtenstein | Liechtenstein | 列支敦士登
Monaco | Monaco | 摩纳哥
Andorra | Andorra | 安道尔
San Marino | San Marino | 圣马力诺
Northern Ireland, Northern Irish | Nordirland, Nordirlands, nordirisch | 北爱尔兰
South Sudan, South Sudanese | Südsudan, südsudanesisch | 南苏丹
`

export const CITIES = `
Paris, Parisian | Paris, Pariser | 巴黎
Berlin | Berlin, Berlins, Berliner | 柏林
London | London, Londons, Londoner | 伦敦
Rome, Roman | Rom, römisch | 罗马
Madrid | Madrid, Madrider | 马德里
Barcelona | Barcelona | 巴塞罗那
Seville | Sevilla | 塞维利亚
Lisbon | Lissabon | 里斯本
Porto | Porto | 波尔图
Amsterdam | Amsterdam, Amsterdamer | 阿姆斯特丹
Rotterdam | Rotterdam | 鹿特丹
Brussels | Brüssel, Brüsseler | 布鲁塞尔
Antwerp | Antwerpen | 安特卫普
Vienna | Wien, Wiener | 维也纳
Zurich | Zürich, Zürcher | 苏黎世
Geneva | Genf, Genfer | 日内瓦
Basel | Basel, Basler | 巴塞尔
Bern | Bern | 伯尔尼
Munich | München, Münchens, Münchner | 慕尼黑
Hamburg | Hamburg, Hamburgs, Hamburger | 汉堡市
Cologne | Köln, Kölns, Kölner | 科隆
Frankfurt, Frankfurt am Main | Frankfurt, Frankfurts, Frankfurter, Frankfurt am Main, Frankfurt / Main, Frankfurt ( Main ), Frankfurt a. M. | 法兰克福, 美因河畔法兰克福
Frankfurt an der Oder, Frankfurt on the Oder, Frankfurt ( Oder ) | Frankfurt an der Oder, Frankfurt ( Oder ), Frankfurt / Oder | 奥得河畔法兰克福
Stuttgart | Stuttgart, Stuttgarts, Stuttgarter | 斯图加特
Leipzig | Leipzig, Leipzigs, Leipziger | 莱比锡
Dresden | Dresden, Dresdens, Dresdner | 德累斯顿
Bremen | Bremen, Bremens, Bremer | 不来梅
Hanover | Hannover, Hannovers | 汉诺威
Nuremberg | Nürnberg, Nürnbergs, Nürnberger | 纽伦堡
Düsseldorf | Düsseldorf, Düsseldorfer | 杜塞尔多夫
Bonn | Bonn, Bonner | 波恩
Milan | Mailand, Mailänder | 米兰
Naples | Neapel | 那不勒斯
Turin | Turin | 都灵
Venice | Venedig | 威尼斯
Florence | Florenz | 佛罗伦萨
Copenhagen | Kopenhagen | 哥本哈根
Stockholm | Stockholm | 斯德哥尔摩
Oslo | Oslo | 奥斯陆
Helsinki | Helsinki | 赫尔辛基
Reykjavik | Reykjavik | 雷克雅未克
Dublin | Dublin | 都柏林
Belfast | Belfast | 贝尔法斯特
Edinburgh | Edinburgh | 爱丁堡
Glasgow | Glasgow | 格拉斯哥
Manchester | Manchester | 曼彻斯特
Liverpool | Liverpool | 利物浦
Birmingham | Birmingham | 伯明翰
Leeds | Leeds | 利兹
Bristol | Bristol | 布里斯托尔
Cardiff | Cardiff | 加的夫
Oxford | Oxford | 牛津
Cambridge | Cambridge | 剑桥
Marseille, Marseilles | Marseille | 马赛
Lyon, Lyons | Lyon | 里昂
Strasbourg | Straßburg | 斯特拉斯堡
Warsaw | Warschau, Warschauer | 华沙
Krakow, Cracow, Kraków | Krakau | 克拉科夫
Prague | Prag, Prager | 布拉格
Bratislava | Bratislava | 布拉迪斯拉发
Budapest | Budapest, Budapester | 布达佩斯
Bucharest | Bukarest | 布加勒斯特
Sofia | Sofia | 索非亚
Belgrade | Belgrad | 贝尔格莱德
Zagreb | Zagreb | 萨格勒布
Sarajevo | Sarajevo | 萨拉热窝
Athens | Athen, Athener | 雅典
Kiev, Kyiv, Kyjiw | Kiew, Kyjiw, Kyiv | 基辅
Odessa, Odesa | Odessa | 敖德萨
Minsk | Minsk | 明斯克
Moscow | Moskau, Moskaus, Moskauer | 莫斯科
St Petersburg, Saint Petersburg, Leningrad | Sankt Petersburg, St Petersburg | 圣彼得堡, 列宁格勒
Riga | Riga | 里加
Vilnius | Vilnius | 维尔纽斯
Tallinn | Tallinn | 塔林
Istanbul | Istanbul, Istanbuler | 伊斯坦布尔
Ankara | Ankara | 安卡拉
Jerusalem | Jerusalem | 耶路撒冷
Tel Aviv | Tel Aviv | 特拉维夫
Damascus | Damaskus | 大马士革
Aleppo | Aleppo | 阿勒颇
Beirut | Beirut | 贝鲁特
Baghdad | Bagdad | 巴格达
Mosul | Mossul | 摩苏尔
Tehran, Teheran | Teheran | 德黑兰
Riyadh | Riad | 利雅得
Dubai | Dubai | 迪拜
Doha | Doha | 多哈
Kabul | Kabul | 喀布尔
Cairo | Kairo | 开罗
Tripoli | Tripolis | 的黎波里
Casablanca | Casablanca | 卡萨布兰卡
Nairobi | Nairobi | 内罗毕
Lagos | Lagos | 拉各斯
Accra | Accra | 阿克拉
Addis Ababa | Addis Abeba | 亚的斯亚贝巴
Johannesburg | Johannesburg | 约翰内斯堡
Cape Town | Kapstadt | 开普敦
New York, New York City | New York, New Yorker | 纽约
Los Angeles | Los Angeles | 洛杉矶
San Francisco | San Francisco | 旧金山, 圣弗朗西斯科, 三藩市
San Diego | San Diego | 圣迭戈
Chicago | Chicago | 芝加哥
Boston | Boston | 波士顿
Houston | Houston | 休斯敦, 休斯顿
Dallas | Dallas | 达拉斯
Miami | Miami | 迈阿密
Seattle | Seattle | 西雅图
Philadelphia | Philadelphia | 费城
Detroit | Detroit | 底特律
Atlanta | Atlanta | 亚特兰大
Denver | Denver | 丹佛
Las Vegas | Las Vegas | 拉斯维加斯
Washington, Washington D.C. | Washington | 华盛顿
Toronto | Toronto | 多伦多
Montreal | Montreal | 蒙特利尔
Vancouver | Vancouver | 温哥华
Ottawa | Ottawa | 渥太华
Mexico City | Mexiko Stadt | 墨西哥城
Havana | Havanna | 哈瓦那
Lima | Lima | 利马
Bogotá, Bogota | Bogotá, Bogota | 波哥大
Caracas | Caracas | 加拉加斯
Santiago | Santiago | 圣地亚哥
Buenos Aires | Buenos Aires | 布宜诺斯艾利斯
São Paulo, Sao Paulo | São Paulo, Sao Paulo | 圣保罗
Rio de Janeiro, Rio | Rio de Janeiro, Rio | 里约热内卢, 里约
Beijing, Peking | Peking, Beijing, Pekings | 北京, 北京市
Shanghai | Shanghai, Schanghai | 上海, 上海市
Guangzhou, Canton | Guangzhou, Kanton | 广州, 广州市
Shenzhen | Shenzhen | 深圳, 深圳市
Nanjing, Nanking | Nanjing, Nanking | 南京, 南京市
Wuhan | Wuhan | 武汉, 武汉市
Chengdu | Chengdu | 成都, 成都市
Chongqing | Chongqing | 重庆, 重庆市
Tianjin | Tianjin | 天津, 天津市
Hangzhou | Hangzhou | 杭州, 杭州市
Suzhou | Suzhou | 苏州, 苏州市
Xi'an, Xian | Xi'an, Xian | 西安, 西安市
Qingdao | Qingdao | 青岛, 青岛市
Dalian | Dalian | 大连, 大连市
Harbin | Harbin | 哈尔滨
Shenyang | Shenyang | 沈阳
Changsha | Changsha | 长沙
Xiamen | Xiamen | 厦门
Kunming | Kunming | 昆明
Lhasa | Lhasa | 拉萨
Urumqi | Urumtschi | 乌鲁木齐
Wuxi | Wuxi | 无锡
Zhengzhou | Zhengzhou | 郑州
Jinan | Jinan | 济南
Hefei | Hefei | 合肥
Fuzhou | Fuzhou | 福州
Nanchang | Nanchang | 南昌
Ningbo | Ningbo | 宁波
Sanya | Sanya | 三亚
Guiyang | Guiyang | 贵阳
Taiyuan | Taiyuan | 太原
Hong Kong | Hongkong, Hongkongs | 香港
Macau, Macao | Macau | 澳门
Taipei | Taipeh, Taipei | 台北
Tokyo | Tokio, Tokyo | 东京
Osaka | Osaka | 大阪
Kyoto | Kyoto | 京都
Hiroshima | Hiroshima | 广岛
Seoul | Seoul, Seouls | 首尔, 汉城
Pyongyang | Pjöngjang, Pyongyang | 平壤
Ulaanbaatar | Ulan Bator | 乌兰巴托
Hanoi | Hanoi | 河内
Ho Chi Minh City, Saigon | Saigon | 胡志明市, 西贡
Bangkok | Bangkok | 曼谷
Phnom Penh | Phnom Penh | 金边
Kuala Lumpur | Kuala Lumpur | 吉隆坡
Jakarta | Jakarta | 雅加达
Manila | Manila | 马尼拉
Mumbai, Bombay | Mumbai, Bombay | 孟买
Delhi, New Delhi | Delhi, Neu Delhi | 新德里, 德里
Kolkata, Calcutta | Kalkutta | 加尔各答
Chennai, Madras | Chennai, Madras | 金奈
Bangalore, Bengaluru | Bangalore | 班加罗尔
Karachi | Karatschi | 卡拉奇
Islamabad | Islamabad | 伊斯兰堡
Lahore | Lahore | 拉合尔
Dhaka | Dhaka | 达卡
Kathmandu | Kathmandu | 加德满都
Colombo | Colombo | 科伦坡
Sydney | Sydney | 悉尼
Melbourne | Melbourne | 墨尔本
Brisbane | Brisbane | 布里斯班
Perth | Perth | 珀斯
Auckland | Auckland | 奥克兰
Wellington | Wellington | 惠灵顿
Canberra | Canberra | 堪培拉
Dortmund | Dortmund | 多特蒙德
Bochum | Bochum | 波鸿
Duisburg | Duisburg | 杜伊斯堡
Augsburg | Augsburg | 奥格斯堡
Leverkusen | Leverkusen, Leverkusens, Leverkusener | 勒沃库森
Mainz | Mainz, Mainzer | 美因茨
Wiesbaden | Wiesbaden, Wiesbadener | 威斯巴登
Mannheim | Mannheim | 曼海姆
Heidelberg | Heidelberg | 海德堡
Karlsruhe | Karlsruhe, Karlsruher | 卡尔斯鲁厄
Freiburg, Freiburg im Breisgau | Freiburg, Freiburg im Breisgau | 弗赖堡
Würzburg | Würzburg | 维尔茨堡
Regensburg | Regensburg | 雷根斯堡
Salzburg | Salzburg | 萨尔茨堡
Magdeburg | Magdeburg | 马格德堡
Wolfsburg | Wolfsburg | 沃尔夫斯堡
Ingolstadt | Ingolstadt | 因戈尔施塔特
Bielefeld | Bielefeld | 比勒费尔德
Wuppertal | Wuppertal | 伍珀塔尔
Aachen | Aachen, Aachener | 亚琛
Kiel | Kiel | 基尔
Lübeck | Lübeck | 吕贝克
Rostock | Rostock | 罗斯托克
Schwerin | Schwerin | 什未林
Potsdam | Potsdam | 波茨坦
Erfurt | Erfurt | 埃尔福特
Weimar | Weimar | 魏玛
Jena | Jena, Jenaer | 耶拿
Gera | Gera |
Chemnitz | Chemnitz, Chemnitzer | 开姆尼茨
Zwickau | Zwickau, Zwickauer |
Cottbus | Cottbus, Cottbuser |
Kassel | Kassel | 卡塞尔
Göttingen | Göttingen, Göttinger | 哥廷根
Braunschweig, Brunswick | Braunschweig | 不伦瑞克
Osnabrück | Osnabrück |
Oldenburg | Oldenburg |
Saarbrücken | Saarbrücken, Saarbrücker | 萨尔布吕肯
Koblenz | Koblenz, Koblenzer | 科布伦茨
Trier | Trier | 特里尔
Ulm | Ulm | 乌尔姆
Tübingen | Tübingen, Tübinger | 图宾根
Konstanz | Konstanz, Konstanzer | 康斯坦茨
Passau | Passau, Passauer |
Bamberg | Bamberg |
Bayreuth | Bayreuth | 拜罗伊特
Fürth | Fürth |
Krefeld | Krefeld |
Solingen | Solingen, Solinger |
Gelsenkirchen | Gelsenkirchen, Gelsenkirchener | 盖尔森基兴
Mönchengladbach | Mönchengladbach, Gladbach | 门兴格拉德巴赫
Hoffenheim | Hoffenheim | 霍芬海姆
Schalke | Schalke | 沙尔克
Offenbach, Offenbach am Main | Offenbach, Offenbach am Main |
Rothenburg ob der Tauber | Rothenburg ob der Tauber |
Rotenburg an der Fulda | Rotenburg an der Fulda, Rothenburg an der Fulda |
Mülheim an der Ruhr | Mülheim an der Ruhr |
Mühlheim am Main | Mühlheim am Main |
Halle an der Saale | Halle an der Saale, Halle ( Saale ), Halle / Saale |
Halle in Westphalia | Halle in Westfalen, Halle ( Westfalen ) |
Rothenburg an der Saale | Rothenburg an der Saale |
Freiberg | Freiberg |
Graz | Graz, Grazer | 格拉茨
Linz | Linz, Linzer | 林茨
Innsbruck | Innsbruck, Innsbrucker | 因斯布鲁克
Klagenfurt | Klagenfurt | 克拉根福
Lucerne | Luzern, Luzerner | 卢塞恩
Lausanne | Lausanne, Lausanner | 洛桑
Winterthur | Winterthur |
Lugano | Lugano | 卢加诺
Genoa | Genua | 热那亚
Verona | Verona | 维罗纳
Bologna | Bologna | 博洛尼亚
Palermo | Palermo | 巴勒莫
Pisa | Pisa | 比萨斜塔
Trieste | Triest | 的里雅斯特
Valencia | Valencia | 瓦伦西亚
Bilbao | Bilbao | 毕尔巴鄂
Malaga, Málaga | Málaga, Malaga | 马拉加
Granada | Granada | 格拉纳达
Zaragoza, Saragossa | Saragossa, Zaragoza | 萨拉戈萨
The Hague | Den Haag | 海牙
Utrecht | Utrecht | 乌得勒支
Ghent | Gent | 根特
Bruges | Brügge | 布鲁日
Gothenburg | Göteborg | 哥德堡
Malmö, Malmo | Malmö | 马尔默
Bergen | Bergens Bryggen | 卑尔根
Aarhus | Aarhus | 奥胡斯
Tampere | Tampere | 坦佩雷
Gdansk, Gdańsk, Danzig | Danzig | 格但斯克
Wroclaw, Wrocław, Breslau | Breslau | 弗罗茨瓦夫
Poznan, Poznań | Poznań | 波兹南
Brno | Brünn | 布尔诺
Ljubljana | Ljubljana, Laibach | 卢布尔雅那
Skopje | Skopje | 斯科普里
Pristina | Pristina | 普里什蒂纳
Tirana | Tirana | 地拉那
Thessaloniki | Thessaloniki | 塞萨洛尼基
Kharkiv, Kharkov | Charkiw, Charkow | 哈尔科夫
Lviv, Lvov, Lemberg | Lemberg, Lwiw | 利沃夫
Donetsk | Donezk | 顿涅茨克
Luhansk, Lugansk | Luhansk, Lugansk | 卢甘斯克
Mariupol | Mariupol | 马里乌波尔
Kherson | Cherson | 赫尔松
Novosibirsk | Nowosibirsk | 新西伯利亚
Kazan | Kasan | 喀山
Vladivostok | Wladiwostok | 海参崴, 符拉迪沃斯托克
Sochi | Sotschi | 索契
Tbilisi | Tiflis | 第比利斯
Yerevan | Eriwan, Jerewan | 埃里温
Baku | Baku | 巴库
Tashkent | Taschkent | 塔什干
Almaty | Almaty | 阿拉木图
Izmir | Izmir | 伊兹密尔
Antalya | Antalya | 安塔利亚
Haifa | Haifa | 海法
Amman | Amman | 安曼
Basra | Basra | 巴士拉
Mecca | Mekka | 麦加
Medina | Medina | 麦地那
Jeddah | Dschidda | 吉达
Sanaa, Sana'a | Sanaa | 萨那
Alexandria | Alexandria | 亚历山大港
Khartoum | Khartum | 喀土穆
Tunis | Tunis | 突尼斯城
Algiers | Algier | 阿尔及尔
Rabat | Rabat | 拉巴特
Marrakech, Marrakesh | Marrakesch | 马拉喀什
Dakar | Dakar | 达喀尔
Abuja | Abuja | 阿布贾
Kinshasa | Kinshasa | 金沙萨
Kampala | Kampala | 坎帕拉
Kigali | Kigali | 基加利
Harare | Harare | 哈拉雷
Lusaka | Lusaka | 卢萨卡
Durban | Durban | 德班
Pretoria | Pretoria | 比勒陀利亚
Mogadishu | Mogadischu | 摩加迪沙
Quito | Quito | 基多
Montevideo | Montevideo | 蒙得维的亚
La Paz | La Paz | 拉巴斯
Brasília, Brasilia | Brasília, Brasilia | 巴西利亚
Medellín, Medellin | Medellín, Medellin | 麦德林
Guadalajara | Guadalajara | 瓜达拉哈拉
Pittsburgh | Pittsburgh | 匹兹堡
Cleveland | Cleveland | 克利夫兰
Baltimore | Baltimore | 巴尔的摩
Minneapolis | Minneapolis | 明尼阿波利斯
Milwaukee | Milwaukee | 密尔沃基
Portland | Portland | 波特兰
Orlando | Orlando | 奥兰多
Tampa | Tampa | 坦帕
New Orleans | New Orleans | 新奥尔良
Memphis | Memphis | 孟菲斯
Nashville | Nashville | 纳什维尔
San Antonio | San Antonio | 圣安东尼奥
Sacramento | Sacramento | 萨克拉门托
Oakland | Oakland | 奥克兰市
Cincinnati | Cincinnati | 辛辛那提
Honolulu | Honolulu | 檀香山
Sheffield | Sheffield | 谢菲尔德
Leicester | Leicester | 莱斯特
Nottingham | Nottingham | 诺丁汉
Newcastle | Newcastle | 纽卡斯尔
Southampton | Southampton | 南安普顿
Portsmouth | Portsmouth | 朴次茅斯
Coventry | Coventry | 考文垂
Norwich | Norwich | 诺里奇
Brighton | Brighton | 布赖顿
Plymouth | Plymouth | 普利茅斯
Aberdeen | Aberdeen | 阿伯丁
Dundee | Dundee | 邓迪
Swansea | Swansea | 斯旺西
Sunderland | Sunderland | 桑德兰
Middlesbrough | Middlesbrough | 米德尔斯堡
Wolverhampton | Wolverhampton | 伍尔弗汉普顿
Bradford | Bradford | 布拉德福德
Calgary | Calgary | 卡尔加里
Edmonton | Edmonton | 埃德蒙顿
Winnipeg | Winnipeg | 温尼伯
Adelaide | Adelaide | 阿德莱德
Hobart | Hobart | 霍巴特
Hyderabad | Hyderabad | 海得拉巴
Pune | Pune | 浦那
Jaipur | Jaipur | 斋浦尔
Busan | Busan | 釜山
Nagoya | Nagoya | 名古屋
Yokohama | Yokohama | 横滨
Fukuoka | Fukuoka | 福冈
Kobe | Kobe | 神户
Sapporo | Sapporo | 札幌
Nagasaki | Nagasaki | 长崎
Yangon, Rangoon | Rangun, Yangon | 仰光
Vientiane | Vientiane | 万象
Surabaya | Surabaya | 泗水
Kandahar | Kandahar | 坎大哈
Peshawar | Peschawar | 白沙瓦
Bordeaux | Bordeaux | 波尔多
Toulouse | Toulouse | 图卢兹
Nantes | Nantes | 南特
Lille | Lille | 里尔
Nanning | Nanning | 南宁, 南宁市
Shijiazhuang | Shijiazhuang | 石家庄
Lanzhou | Lanzhou | 兰州, 兰州市
Xining | Xining | 西宁
Yinchuan | Yinchuan | 银川
Hohhot | Hohhot | 呼和浩特
Changchun | Changchun | 长春, 长春市
Haikou | Haikou | 海口, 海口市
Zhuhai | Zhuhai | 珠海, 珠海市
Dongguan | Dongguan | 东莞, 东莞市
Foshan | Foshan | 佛山, 佛山市
Wenzhou | Wenzhou | 温州, 温州市
Xuzhou | Xuzhou | 徐州, 徐州市
Changzhou | Changzhou | 常州, 常州市
Yangzhou | Yangzhou | 扬州, 扬州市
Quanzhou | Quanzhou | 泉州, 泉州市
Zhangzhou | Zhangzhou | 漳州, 漳州市
Liuzhou | Liuzhou | 柳州, 柳州市
Guilin | Guilin | 桂林, 桂林市
Luoyang | Luoyang | 洛阳, 洛阳市
Kaifeng | Kaifeng | 开封市
Datong | Datong | 大同市
Baotou | Baotou | 包头
Tangshan | Tangshan | 唐山, 唐山市
Yantai | Yantai | 烟台, 烟台市
Weihai | Weihai | 威海, 威海市
Jilin City | Jilin City | 吉林市
Mianyang | Mianyang | 绵阳
Zunyi | Zunyi | 遵义
Lijiang | Lijiang | 丽江
Ganzhou | Ganzhou | 赣州
Jiujiang | Jiujiang | 九江
Jinhua | Jinhua | 金华市
Shaoxing | Shaoxing | 绍兴
Jiaxing | Jiaxing | 嘉兴
Huzhou | Huzhou | 湖州
Taizhou | Taizhou | 台州
Nantong | Nantong | 南通
Yichang | Yichang | 宜昌
Xiangyang | Xiangyang | 襄阳
Hengyang | Hengyang | 衡阳
Yueyang | Yueyang | 岳阳
Kashgar | Kaschgar | 喀什
Kaohsiung | Kaohsiung | 高雄
Taichung | Taichung | 台中市
Tainan | Tainan | 台南
Chelsea | Chelsea | 切尔西
Arsenal | Arsenal | 阿森纳
Tottenham, Tottenham Hotspur | Tottenham | 热刺
Everton | Everton | 埃弗顿
Aston Villa | Aston Villa | 阿斯顿维拉
West Ham | West Ham | 西汉姆
Manchester United | Manchester United | 曼联
Manchester City | Manchester City | 曼城
Real Madrid | Real Madrid | 皇家马德里, 皇马
Atlético Madrid, Atletico Madrid | Atlético Madrid, Atletico Madrid | 马德里竞技, 马竞
Juventus | Juventus | 尤文图斯
Inter Milan | Inter Mailand | 国际米兰
AC Milan | AC Mailand | AC米兰
Bayern Munich | Bayern München | 拜仁慕尼黑, 拜仁
`

/** Continents, oceans, provinces and the like. */
export const REGIONS = `
Europe, European, Europeans | Europa, Europas, europäisch, Europäer | 欧洲
Asia, Asian, Asians | Asien, Asiens, asiatisch | 亚洲
Africa, African, Africans | Afrika, Afrikas, afrikanisch, Afrikaner | 非洲
South America, South American | Südamerika, Südamerikas, südamerikanisch | 南美洲, 南美
North America, North American | Nordamerika, Nordamerikas, nordamerikanisch | 北美洲, 北美
Antarctica | Antarktis | 南极洲
Atlantic | Atlantik | 大西洋
Pacific | Pazifik | 太平洋
Indian Ocean | Indischer Ozean, Indischen Ozean | 印度洋
Mediterranean | Mittelmeer | 地中海
Bavaria, Bavarian | Bayern, Bayerns, bayerisch | 巴伐利亚
Saxony, Saxon | Sachsen, Sachsens, sächsisch | 萨克森
Hesse | Hessen, hessisch | 黑森州
California, Californian | Kalifornien, Kaliforniens, kalifornisch | 加州, 加利福尼亚
Texas, Texan | Texas, texanisch | 得克萨斯, 德州
Florida | Florida, Floridas | 佛罗里达
Ohio | Ohio | 俄亥俄
Arizona | Arizona | 亚利桑那
Nevada | Nevada | 内华达
Alaska | Alaska | 阿拉斯加
Hawaii | Hawaii | 夏威夷
Sichuan | Sichuan | 四川
Yunnan | Yunnan | 云南
Guangdong | Guangdong | 广东
Guangxi | Guangxi | 广西
Hunan | Hunan | 湖南
Hubei | Hubei | 湖北
Henan | Henan | 河南
Hebei | Hebei | 河北
Shandong | Shandong | 山东
Shanxi | Shanxi | 山西
Shaanxi | Shaanxi | 陕西
Jiangsu | Jiangsu | 江苏
Zhejiang | Zhejiang | 浙江
Fujian | Fujian | 福建
Anhui | Anhui | 安徽
Jiangxi | Jiangxi | 江西
Hainan | Hainan | 海南
Gansu | Gansu | 甘肃
Qinghai | Qinghai | 青海
Xinjiang | Xinjiang | 新疆
Tibet, Tibetan | Tibet, tibetisch | 西藏
Inner Mongolia | Innere Mongolei | 内蒙古
Liaoning | Liaoning | 辽宁
Jilin | Jilin | 吉林
Heilongjiang | Heilongjiang | 黑龙江
Guizhou | Guizhou | 贵州
Ningxia | Ningxia | 宁夏
Lower Saxony | Niedersachsen, Niedersachsens, niedersächsisch | 下萨克森
Saxony Anhalt | Sachsen Anhalt, Sachsen Anhalts | 萨克森安哈尔特
Thuringia, Thuringian | Thüringen, Thüringens, thüringisch, Thüringer | 图林根
Brandenburg | Brandenburg, Brandenburgs, brandenburgisch | 勃兰登堡
Saarland | Saarland, Saarlands, saarländisch | 萨尔州
North Rhine Westphalia | Nordrhein Westfalen, NRW | 北莱茵威斯特法伦
Rhineland Palatinate | Rheinland Pfalz | 莱茵兰普法尔茨
Schleswig Holstein | Schleswig Holstein | 石勒苏益格荷尔斯泰因
Mecklenburg Western Pomerania | Mecklenburg Vorpommern | 梅克伦堡前波美拉尼亚
Baden Württemberg | Baden Württemberg, Baden Württembergs | 巴登符腾堡
Tyrol, Tirol | Tirol, Tirols | 蒂罗尔
South Tyrol | Südtirol, Südtirols | 南蒂罗尔
Carinthia | Kärnten, Kärntens | 克恩顿
Styria | Steiermark | 施蒂利亚
Catalonia, Catalan, Catalans | Katalonien, Kataloniens, katalanisch | 加泰罗尼亚
Galicia, Galician | Galicien, Galizien, Galicia, galicisch, galizisch | 加利西亚
Andalusia, Andalusian | Andalusien, andalusisch | 安达卢西亚
Sicily, Sicilian | Sizilien, Siziliens, sizilianisch | 西西里
Sardinia, Sardinian | Sardinien, sardisch | 撒丁岛
Corsica, Corsican | Korsika, Korsikas, korsisch | 科西嘉
Crete, Cretan | Kreta, kretisch | 克里特
Tuscany, Tuscan | Toskana, toskanisch | 托斯卡纳
Lombardy | Lombardei | 伦巴第
Brittany | Bretagne | 布列塔尼
Normandy | Normandie | 诺曼底
Crimea, Crimean | Krim | 克里米亚
Chechnya, Chechen | Tschetschenien, tschetschenisch | 车臣
Siberia, Siberian | Sibirien, Sibiriens, sibirisch | 西伯利亚
Kashmir | Kaschmir | 克什米尔
Scandinavia, Scandinavian | Skandinavien, Skandinaviens, skandinavisch | 斯堪的纳维亚
Balkans | Balkan, Balkans | 巴尔干
Quebec, Québec | Québec, Quebec | 魁北克
Ontario | Ontario | 安大略
Alberta | Alberta | 艾伯塔
Queensland | Queensland | 昆士兰
Tasmania | Tasmanien | 塔斯马尼亚
North Carolina | North Carolina | 北卡罗来纳
South Carolina | South Carolina | 南卡罗来纳
North Dakota | North Dakota | 北达科他
South Dakota | South Dakota | 南达科他
West Virginia | West Virginia | 西弗吉尼亚
Virginia | Virginia | 弗吉尼亚
New Mexico | New Mexico | 新墨西哥
New Jersey | New Jersey | 新泽西
New Hampshire | New Hampshire | 新罕布什尔
Pennsylvania | Pennsylvania | 宾夕法尼亚
Illinois | Illinois | 伊利诺伊
Michigan | Michigan | 密歇根
Wisconsin | Wisconsin | 威斯康星
Minnesota | Minnesota | 明尼苏达
Iowa | Iowa | 艾奥瓦
Idaho | Idaho | 爱达荷
Indiana | Indiana | 印第安纳
Missouri | Missouri | 密苏里
Kansas | Kansas | 堪萨斯
Arkansas | Arkansas | 阿肯色
Nebraska | Nebraska | 内布拉斯加
Oklahoma | Oklahoma | 俄克拉何马
Louisiana | Louisiana | 路易斯安那
Mississippi | Mississippi | 密西西比
Alabama | Alabama | 亚拉巴马
Tennessee | Tennessee | 田纳西
Kentucky | Kentucky | 肯塔基
Oregon | Oregon | 俄勒冈
Montana | Montana | 蒙大拿
Wyoming | Wyoming | 怀俄明
Utah | Utah | 犹他
Colorado | Colorado | 科罗拉多
Massachusetts | Massachusetts | 马萨诸塞
Connecticut | Connecticut | 康涅狄格
Vermont | Vermont | 佛蒙特
Delaware | Delaware | 特拉华
Maryland | Maryland | 马里兰
Rhode Island | Rhode Island | 罗得岛
Danube | Donau | 多瑙河
Rhine | Rhein, Rheins | 莱茵河
Elbe | Elbe | 易北河
Weser | Weser | 威悉河
Neckar | Neckar | 内卡河
Moselle | Mosel | 摩泽尔河
Isar | Isar | 伊萨尔河
Thames | Themse | 泰晤士河
River Seine, Seine | Seine River | 塞纳河
Rhône, Rhone | Rhône, Rhone | 罗讷河
Loire | Loire | 卢瓦尔河
Po Valley | Poebene |
Volga | Wolga | 伏尔加河
Dnieper, Dnipro | Dnepr, Dnipro | 第聂伯河
Nile | Nil | 尼罗河
Euphrates | Euphrat | 幼发拉底河
Tigris | Tigris | 底格里斯河
Ganges | Ganges | 恒河
Indus | Indus | 印度河
Mekong | Mekong | 湄公河
Yangtze | Jangtse | 长江, 扬子江
Yellow River | Gelbe Fluss, Gelben Fluss, Gelber Fluss | 黄河
Pearl River | Perlfluss | 珠江
Huai River | Huai He | 淮河
Alps, Alpine | Alpen | 阿尔卑斯
Pyrenees | Pyrenäen | 比利牛斯
Himalayas, Himalaya | Himalaya | 喜马拉雅
Andes | Anden | 安第斯
Black Forest | Schwarzwald, Schwarzwalds | 黑森林
Baltic Sea, Baltic | Ostsee | 波罗的海
North Sea | Nordsee | 北海海域
Black Sea | Schwarzes Meer, Schwarzen Meer, Schwarze Meer | 黑海
Red Sea | Rotes Meer, Roten Meer, Rote Meer | 红海
Caspian Sea | Kaspisches Meer, Kaspischen Meer |
Mars | Mars | 火星
Venus | Venus | 金星
Jupiter | Jupiter | 木星
Saturn | Saturn | 土星
Neptune | Neptun | 海王星
Uranus | Uranus | 天王星
`

export const FIRMS = `
Samsung | Samsung | 三星
Nokia | Nokia | 诺基亚
Apple | Apple | 苹果公司
Google | Google | 谷歌
Microsoft | Microsoft | 微软
Amazon | Amazon | 亚马逊
Facebook, Meta | Facebook, Meta | 脸书, 脸谱
Twitter | Twitter | 推特
Intel | Intel | 英特尔
Nvidia | Nvidia | 英伟达
Huawei | Huawei | 华为
Xiaomi | Xiaomi | 小米
Lenovo | Lenovo | 联想
Tencent | Tencent | 腾讯
Alibaba | Alibaba | 阿里巴巴
Baidu | Baidu | 百度
Sony | Sony | 索尼
Panasonic | Panasonic | 松下
Toshiba | Toshiba | 东芝
Hitachi | Hitachi | 日立
Siemens | Siemens | 西门子
Bosch | Bosch | 博世
Philips | Philips | 飞利浦
Toyota | Toyota | 丰田
Honda | Honda | 本田
Nissan | Nissan | 日产汽车
Mazda | Mazda | 马自达
Hyundai | Hyundai | 现代汽车
Volkswagen, VW | Volkswagen, VW | 大众汽车, 大众公司
Mercedes | Mercedes | 奔驰
BMW | BMW | 宝马
Audi | Audi | 奥迪
Porsche | Porsche | 保时捷
Volvo | Volvo | 沃尔沃
Renault | Renault | 雷诺
Peugeot | Peugeot | 标致
Fiat | Fiat | 菲亚特
Tesla | Tesla | 特斯拉
Boeing | Boeing | 波音
Airbus | Airbus | 空客, 空中客车
Lufthansa | Lufthansa | 汉莎航空
Ryanair | Ryanair | 瑞安航空
IBM | IBM | 国际商业机器公司
Oracle | Oracle | 甲骨文
SAP | SAP | 思爱普
Nestlé, Nestle | Nestlé, Nestle | 雀巢
Pfizer | Pfizer | 辉瑞
Bayer | Bayer | 拜耳
Novartis | Novartis | 诺华
Roche | Roche | 罗氏
Reuters | Reuters | 路透社
BBC | BBC | 英国广播公司
CNN | CNN | 美国有线电视新闻网
Wall Street Journal | Wall Street Journal | 华尔街日报
Washington Post | Washington Post | 华盛顿邮报
New York Times | New York Times | 纽约时报
Financial Times | Financial Times | 金融时报
Los Angeles Times | Los Angeles Times | 洛杉矶时报
USA Today | USA Today | 今日美国报
Guardian | Guardian | 卫报
Daily Telegraph | Daily Telegraph | 每日电讯报
Daily Mail | Daily Mail | 每日邮报
Economist | Economist | 经济学人
Bloomberg | Bloomberg | 彭博社
Associated Press | Associated Press | 美联社
AFP, Agence France-Presse | AFP | 法新社
DPA | dpa, DPA | 德新社
TASS | TASS | 塔斯社
Xinhua | Xinhua | 新华社
Kyodo | Kyodo | 共同社
Yonhap | Yonhap | 韩联社
People's Daily | Volkszeitung | 人民日报
Global Times | Global Times | 环球时报
Le Monde | Le Monde | 世界报
Le Figaro | Le Figaro | 费加罗报
El País | El País | 国家报
La Repubblica | La Repubblica | 共和国报
Der Spiegel | Spiegel Online, Der Spiegel | 明镜周刊
Süddeutsche Zeitung | Süddeutsche Zeitung, Süddeutschen Zeitung | 南德意志报
Frankfurter Allgemeine | Frankfurter Allgemeine, Frankfurter Allgemeinen, FAZ | 法兰克福汇报
Neue Zürcher Zeitung | Neue Zürcher Zeitung, Neuen Zürcher Zeitung, NZZ | 新苏黎世报
Handelsblatt | Handelsblatt, Handelsblatts | 商报
Asahi Shimbun | Asahi Shimbun | 朝日新闻
Yomiuri Shimbun | Yomiuri Shimbun | 读卖新闻
Al Jazeera | Al Jazeera, Al-Dschasira | 半岛电视台
Fox News | Fox News | 福克斯新闻
Walmart | Walmart | 沃尔玛
Starbucks | Starbucks | 星巴克
McDonald's | McDonald's | 麦当劳
UN, U.N., United Nations | UN, UNO, Vereinte Nationen, Vereinten Nationen | 联合国
EU, E.U., European Union | EU, Europäische Union, Europäischen Union | 欧盟
NATO | NATO, Nato | 北约
WHO | WHO, Weltgesundheitsorganisation | 世界卫生组织, 世卫组织
Mozilla | Mozilla | 谋智
Adobe | Adobe | 奥多比
Dell | Dell | 戴尔
Netflix | Netflix | 奈飞
Uber | Uber | 优步
Airbnb | Airbnb | 爱彼迎
eBay | eBay | 易贝
PayPal | PayPal | 贝宝
Spotify | Spotify | 声田
YouTube | YouTube |
Instagram | Instagram |
WhatsApp | WhatsApp |
TikTok | TikTok | 抖音
ByteDance | ByteDance | 字节跳动
SpaceX | SpaceX |
OpenAI | OpenAI |
Yahoo | Yahoo | 雅虎
LinkedIn | LinkedIn | 领英
Cisco | Cisco | 思科
AMD | AMD | 超威
Qualcomm | Qualcomm | 高通
TSMC | TSMC | 台积电
Ericsson | Ericsson | 爱立信
Vodafone | Vodafone | 沃达丰
BASF | BASF | 巴斯夫
Allianz | Allianz | 安联
Commerzbank | Commerzbank | 德国商业银行
Deutsche Bank | Deutsche Bank, Deutschen Bank | 德意志银行
Thyssenkrupp, ThyssenKrupp | Thyssenkrupp, ThyssenKrupp | 蒂森克虏伯
Daimler | Daimler | 戴姆勒
Opel | Opel | 欧宝
Ford | Ford | 福特
Chrysler | Chrysler | 克莱斯勒
General Motors, GM | General Motors, GM | 通用汽车
Kia | Kia | 起亚
Suzuki | Suzuki | 铃木
Subaru | Subaru | 斯巴鲁
Mitsubishi | Mitsubishi | 三菱
Ferrari | Ferrari | 法拉利
Skoda | Skoda, Škoda | 斯柯达
BYD | BYD | 比亚迪
Geely | Geely | 吉利汽车
BP | BP | 英国石油
ExxonMobil, Exxon | ExxonMobil, Exxon | 埃克森美孚
Chevron | Chevron | 雪佛龙
Gazprom | Gazprom | 俄罗斯天然气工业股份公司
Rosneft | Rosneft | 俄罗斯石油公司
Adidas | Adidas | 阿迪达斯
Nike | Nike | 耐克
Ikea, IKEA | Ikea, IKEA | 宜家
Aldi | Aldi | 奥乐齐
Lidl | Lidl | 历德
Rewe | Rewe |
Edeka | Edeka |
Tesco | Tesco | 乐购
Sainsbury's | Sainsbury's |
Carrefour | Carrefour | 家乐福
Coca Cola | Coca Cola | 可口可乐
Pepsi, PepsiCo | Pepsi, PepsiCo | 百事可乐
Unilever | Unilever | 联合利华
Danone | Danone | 达能
Goldman Sachs | Goldman Sachs | 高盛
Morgan Stanley | Morgan Stanley | 摩根士丹利
JPMorgan, JP Morgan | JPMorgan, JP Morgan | 摩根大通
HSBC | HSBC | 汇丰
Barclays | Barclays | 巴克莱
UBS | UBS | 瑞银
Credit Suisse | Credit Suisse | 瑞信
AstraZeneca | AstraZeneca | 阿斯利康
BioNTech, Biontech | BioNTech, Biontech | 拜恩泰科
Moderna | Moderna | 莫德纳
Merck | Merck | 默克公司
Sanofi | Sanofi | 赛诺菲
easyJet, EasyJet | easyJet, Easyjet | 易捷航空
British Airways | British Airways | 英国航空
Air France | Air France | 法国航空
IMF, International Monetary Fund | IWF, Internationaler Währungsfonds, Internationalen Währungsfonds | 国际货币基金组织
World Bank | Weltbank | 世界银行
WTO, World Trade Organization | WTO, Welthandelsorganisation | 世界贸易组织, 世贸组织
UNICEF, Unicef | UNICEF, Unicef | 联合国儿童基金会
UNESCO, Unesco | UNESCO, Unesco | 联合国教科文组织
FIFA, Fifa | FIFA, Fifa | 国际足联
UEFA, Uefa | UEFA, Uefa | 欧足联
FBI | FBI | 联邦调查局
CIA | CIA | 中央情报局, 中情局
NASA, Nasa | NASA, Nasa | 美国宇航局, 美国航天局
ESA | ESA, Esa | 欧洲航天局
CDU | CDU | 基民盟
CSU | CSU | 基社盟
SPD | SPD | 社民党
FDP | FDP |
AfD | AfD | 选择党
Republicans, Republican | Republikaner, Republikanern, republikanisch | 共和党
Democrats | Demokraten, Demokrat | 民主党
Labour, Labour Party | Labour Party, Labour | 工党
Tories, Tory, Conservatives | Tories, Konservativen | 保守党
JD.com | JD.com | 京东
Meituan | Meituan | 美团
Didi | Didi | 滴滴出行
ZTE | ZTE | 中兴通讯
Haier | Haier | 海尔
Tsinghua University | Tsinghua Universität | 清华大学, 清华
Peking University | Universität Peking, Peking Universität | 北京大学
Fudan University | Fudan Universität | 复旦大学, 复旦
Zhejiang University | Zhejiang Universität | 浙江大学, 浙大
Nanjing University | Nanjing Universität | 南京大学
Wuhan University | Wuhan Universität | 武汉大学
Sun Yat-sen University | Sun Yat-sen Universität | 中山大学
Harvard, Harvard University | Harvard, Harvard Universität | 哈佛大学, 哈佛
Yale, Yale University | Yale, Yale Universität | 耶鲁大学, 耶鲁
Stanford, Stanford University | Stanford, Stanford Universität | 斯坦福大学, 斯坦福
Princeton, Princeton University | Princeton, Princeton Universität | 普林斯顿大学
ICBC | ICBC | 工商银行, 中国工商银行
China Construction Bank | China Construction Bank | 建设银行, 中国建设银行
Agricultural Bank of China | Agricultural Bank of China | 农业银行, 中国农业银行
`
