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
Slovakia, Slovak, Slovaks | Slowakei, slowakisch, Slowake, Slowaken | 斯洛伐克
Hungary, Hungarian, Hungarians | Ungarn, Ungarns, ungarisch, Ungar | 匈牙利
Romania, Romanian, Romanians | Rumänien, Rumäniens, rumänisch, Rumäne, Rumänen | 罗马尼亚
Bulgaria, Bulgarian, Bulgarians | Bulgarien, Bulgariens, bulgarisch, Bulgare, Bulgaren | 保加利亚
Greece, Greek, Greeks | Griechenland, Griechenlands, griechisch, Grieche, Griechen | 希腊
Croatia, Croatian, Croatians | Kroatien, Kroatiens, kroatisch, Kroate, Kroaten | 克罗地亚
Serbia, Serbian, Serbs | Serbien, Serbiens, serbisch, Serbe, Serben | 塞尔维亚
Slovenia, Slovenian | Slowenien, Sloweniens, slowenisch, Slowene, Slowenen | 斯洛文尼亚
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
Uruguay | Uruguay | 乌拉圭
Paraguay | Paraguay | 巴拉圭
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
New Zealand | Neuseeland, Neuseelands, neuseeländisch | 新西兰
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
Frankfurt | Frankfurt, Frankfurts, Frankfurter | 法兰克福
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
Kiev, Kyiv | Kiew, Kyjiw | 基辅
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
Walmart | Walmart | 沃尔玛
Starbucks | Starbucks | 星巴克
McDonald's | McDonald's | 麦当劳
UN, U.N., United Nations | UN, UNO, Vereinte Nationen, Vereinten Nationen | 联合国
EU, E.U., European Union | EU, Europäische Union, Europäischen Union | 欧盟
NATO | NATO, Nato | 北约
WHO | WHO, Weltgesundheitsorganisation | 世界卫生组织, 世卫组织
`
