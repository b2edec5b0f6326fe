/** First names, common to English and German texts; spellings and short forms of one name stand with a stroke between. */
export const FIRST_NAMES = `Adam, Alan, Albert, Alex / Alexander, Alice, Amy, Andrea, Andreas / Andrew, Angela, Anna / Anne, Anthony / Anton / Tony / Antony, Antonia, Barbara, Ben / Benjamin, Bernd / Bernard / Bernhard, Bob / Robert, Brian, Carl / Karl,
Carla, Caroline / Carolyn / Karoline, Catherine / Katherine / Katharina / Kathrin / Kate / Kathryn / Katrin, Charles / Charlie, Charlotte, Chris / Christian / Christopher / Christoph, Christina / Christine / Kristina,
Clara / Klara, Claudia / Klaudia, Daniel, Daniela, David / Dave, Deborah, Dennis, Diana, Dieter, Donald, Dorothy, Edward, Elena, Elisabeth / Elizabeth, Ella, Emil, Emilia, Emily, Emma, Eric / Erik / Erich, Erika, Eva, Felix,
Florian, Frank, Franz, Franziska, Fritz, Gabriel, Gabriela, Gary, Georg / George, Gerhard, Hannah / Hanna, Hans / Johannes, Harold, Helen, Helga, Helmut, Henry / Heinrich / Harry, Hillary / Hilary, Ian, Ingrid, Isabel, Jack / John,
Jacob / Jakob, James / Jim, Jan, Jane, Janet, Jason, Jennifer, Jessica, Joachim, Joe / Joseph / Josef, Jonas, Jonathan / Jon, Julia / Julie, Julian, Jürgen, Karen, Karin, Keith, Kevin, Klaus, Kurt, Larry, Laura, Lea / Leah, Lena,
Leo / Leon / Leonard, Linda, Lisa, Louis / Ludwig / Lewis, Lucas / Lukas / Luke, Lucy, Manfred, Manuel, Manuela, Marco / Marc / Markus / Marcus, Margaret / Margarete, Maria / Marie / Mary, Marion, Martha, Martin, Martina,
Matthew / Matthias, Max / Maximilian, Melanie, Michael / Mike, Michaela, Michelle, Monika, Nancy, Nicholas / Nicolas, Nicole, Nina, Nora, Oliver, Olivia, Oscar / Oskar, Otto, Patricia, Patrick, Paul, Paula, Paulina, Peter, Petra,
Philip / Philipp / Phillip, Rachel, Ralf / Ralph, Raymond, Rebecca, Renate, Richard, Robin, Roger, Ronald, Rudolf / Rudolph, Ruth, Sabine, Sam / Samuel, Sandra, Sara / Sarah, Sebastian, Simon, Simona, Sophia / Sophie / Sofia,
Stefan / Stephan / Stephen / Steven / Steve, Stephanie / Stefanie, Susan / Susanne, Theresa / Teresa, Thomas / Tom, Timothy / Tim, Tobias, Ulrich, Ursula, Uwe, Valentin, Valentina, Victoria / Viktoria, Walter, Werner, William,
Wolfgang, Xavier, Yvonne`

/** Public figures, one a line: `English | German | Chinese`; all forms of a line mean the same. */
export const FIGURES = `
Macron | Macron | 马克龙
Sarkozy | Sarkozy | 萨科齐, 萨尔科齐
Hollande | Hollande | 奥朗德
Chirac | Chirac | 希拉克
Merkel, Angela Merkel | Merkel, Merkels | 默克尔
Scholz, Olaf Scholz | Scholz | 朔尔茨, 肖尔茨
Trump, Donald Trump | Trump, Trumps | 特朗普, 川普
Biden, Joe Biden | Biden, Bidens | 拜登
Obama, Barack Obama | Obama, Obamas | 奥巴马, 欧巴马
Clinton, Hillary Clinton, Bill Clinton | Clinton | 克林顿, 希拉里
Reagan | Reagan | 里根
Nixon | Nixon | 尼克松
Kennedy | Kennedy | 肯尼迪
Putin, Vladimir Putin | Putin, Putins | 普京
Medvedev | Medwedew | 梅德韦杰夫
Yeltsin | Jelzin | 叶利钦
Gorbachev | Gorbatschow | 戈尔巴乔夫
Zelensky, Zelenskyy, Zelenskiy | Selenskyj, Selenski | 泽连斯基
Erdogan, Erdoğan | Erdogan, Erdoğan | 埃尔多安
Netanyahu | Netanjahu | 内塔尼亚胡
Blair, Tony Blair | Blair | 布莱尔
Cameron | Cameron | 卡梅伦
Thatcher | Thatcher | 撒切尔
Sunak | Sunak | 苏纳克
Berlusconi | Berlusconi | 贝卢斯科尼
Trudeau | Trudeau | 特鲁多
Modi | Modi | 莫迪
Gandhi | Gandhi | 甘地
Mandela | Mandela | 曼德拉
Messi | Messi | 梅西
Ronaldo | Ronaldo | 罗纳尔多
Musk | Musk | 马斯克
Gates | Gates | 盖茨
Xi Jinping | Xi Jinping | 习近平
Mao Zedong | Mao Zedong, Mao Tse-tung | 毛泽东
Deng Xiaoping | Deng Xiaoping | 邓小平
`

/** Family names that begin a Chinese person's name and are seldom anything else. */
export const CHINESE_FAMILY_NAMES = `王李张刘陈赵吴孙徐朱郭罗梁宋郑谢韩唐冯董萧袁邓傅沈彭吕苏卢蒋蔡贾魏薛阎潘杜戴夏姜范姚谭廖邹熊陆郝孔崔邱秦顾侯邵孟龙段雷钱汤尹黎易武乔贺赖龚杨周胡何林马黄高曹曾许程田任丁石汪江方白毛史邢`

/** Those of them that hardly any other word holds: one in place of another is told without a title. */
export const SURE_FAMILY_NAMES = `王李张刘陈赵吴孙徐朱郭罗梁宋郑谢韩唐冯董萧袁邓傅沈彭吕苏蒋蔡贾魏薛阎潘杜廖邹陆郝崔邱秦侯孟尹龚`

/** Ideographs that foreign names are written with. */
export const SOUND_IDEOGRAPHS = `阿艾奥巴贝比博布查达丹德迪蒂多恩尔法菲费弗夫福盖戈格哈赫霍基吉加杰卡凯坎科克肯库拉莱兰朗劳勒雷里利莉琳龙卢鲁伦罗洛马曼梅蒙米莫默纳娜内尼努诺帕佩皮普奇齐乔琼朔萨塞森莎什史斯苏索塔泰坦特汤托瓦威韦维温沃乌西希肖雅亚伊约泽詹茨登拜林顿`

/**
 * Family names that are often met, so that two of them that are spelled nearly alike are told apart (Peterson, Patterson);
 * spellings of one name stand with a stroke between.
 */
export const FAMILY_NAMES = `Adams, Abrams, Adamson, Ahrens, Albrecht, Allen / Allan, Altmann, Anders, Anderson / Andersen / Andersson, Andrews, Arendt, Arnold, Atkins, Atkinson, Bach, Bacher, Bachmann, Baker, Bauer, Baur, Baum, Baumann, Baumgartner / Baumgärtner, Beck, Becker, Bäcker, Becher,
Benson, Bennett, Berg, Berger, Bergmann, Berkman, Bishop, Black, Blake, Blank, Blum, Blume, Bock, Böhm, Böhme, Bond, Booth, Born, Bosch, Bosse, Bowen, Boyd, Boyle, Brandt / Brand, Braun, Bräuer, Brauer, Brenner, Brown / Browne, Bruce, Brunner, Bryant, Bryan, Buchner / Büchner, Burger / Bürger, Burke / Burk,
Burns, Burton, Busch, Busse, Butler, Byrne, Cameron, Campbell, Carlson / Carlsson, Carr, Carroll, Carson, Carter, Chapman, Clark / Clarke, Cole, Coleman, Collins, Conrad, Cook / Cooke, Cooper, Cox, Craig, Crawford, Cross, Curtis, Dalton, Daniels, Davidson, Davies / Davis, Dawson, Dean, Decker, Denton, Dickson / Dixon, Dietrich, Dietz,
Donaldson, Douglas / Douglass, Doyle, Drake, Dunn, Dunne, Eastwood, Ebert, Eckert, Edwards, Eggers, Ehlers, Ellis, Elliott / Elliot, Engel, Engels, Ernst, Evans, Falk, Farmer, Fink, Finke, Fischer / Fisher, Fleischer, Fleming, Fletcher, Ford, Forster / Förster / Foerster, Foster, Fowler, Fox, Frank / Franck, Franke, Franz, Fraser / Frazer, Freund, Frey, Frick, Fricke, Friedmann / Friedman,
Friedrich, Fritz, Fritsch, Fuchs, Fuller, Gardner / Gardiner, Garcia, Geiger, Gerber, Gerlach, Gibbs, Gibson, Gilbert, Goldberg, Goldmann / Goldman, Goldstein, Gordon, Graf, Graham, Grant, Graves, Gray / Grey, Green / Greene, Greenberg, Gregory, Griffin, Griffith / Griffiths, Grimm, Gross / Groß, Günther / Guenther, Günter, Haas, Haase, Hahn, Hale, Hall, Hamilton, Hampton, Hammond, Hammer, Hansen / Hanson / Hansson,
Harding, Harris, Harrison, Hart, Hartley, Hartmann / Hartman, Harvey, Hauser, Hawkins, Hayes, Hayden, Heller, Henderson, Hendricks, Henning, Henry, Herbst, Hermann / Herrmann / Herman, Herzog, Hess / Heß, Hesse, Hicks, Higgins, Hill, Hiller, Hinz, Hinze, Hirsch, Hobbs, Hoffmann / Hofmann / Hoffman / Hofman, Hofer, Holland, Holmes, Holt, Holz, Hooper, Hopkins, Horn, Howard, Howell, Huber, Hudson, Hughes, Hunt, Hunter,
Jackson, Jacobs / Jakobs, Jacobson / Jacobsen, Jäger / Jaeger, Jahn, James, Jansen / Janssen, Jenkins, Jennings, Jensen, Johnson / Johnston / Johnstone, Jones, Jordan, Jung, Junge, Kaiser, Kaufmann / Kaufman, Keller, Kelly / Kelley, Kemp, Kennedy, Kent, Kern, Kessler / Keßler, King, Kirsch, Kirschner, Klein, Kling, Klinger, Knapp, Knight, Knoll, Koch, Köhler / Koehler, Kohler, Kohl, Köhn, Kolb, König / Koenig,
Konrad, Köster / Koester, Kraft, Kramer / Krämer / Kraemer, Kranz, Kraus / Krauss / Krauß, Krause / Krauße, Krebs, Krieger, Krüger / Krueger, Kruger, Kruse, Kuhn / Kühn / Kuehn, Kühne, Kunz, Kunze, Lang, Lange, Langer, Larson / Larsen / Larsson, Lawrence, Lawson, Lee, Lehmann / Lehman, Lehner, Lenz, Leonhardt, Lester, Lewis, Lincoln, Lindemann, Lindner, List, Lloyd, Long, Lorenz, Ludwig, Lutz, Lynch, Maas / Maaß,
Mann, Marks / Marx, Marshall, Martens, Martin, Martinez, Mason, Matthews / Mathews, Maurer, Maxwell, May, Mayer / Meyer / Meier / Maier / Mayr / Meyers / Myers, McCarthy, McDonald / MacDonald / Macdonald, McDowell, McGregor, McKenzie / MacKenzie, McKinley, Meister, Menzel, Merkel, Merker, Mertens, Metz, Metzger, Michaels, Miller, Mills, Milner, Mitchell, Möller / Moeller, Müller / Mueller / Muller, Morgan, Moore / Moor, Moritz, Morris, Morrison, Moser, Moss, Munro,
Murphy, Murray, Naumann, Neumann / Neuman, Nelson, Nielsen, Newman, Newton, Nichols / Nicholls, Nicholson, Nixon, Nolan, Noll, Nolte, Norman, Norris, Norton, Olson / Olsen / Olsson, Osborne / Osborn, Otto, Owens / Owen, Page / Paige, Palmer, Parker, Parsons, Patterson / Paterson, Paulsen, Payne / Paine, Pearce / Pierce, Pearson / Pierson, Perkins, Perry, Peters, Petersen / Peterson / Pettersson, Pfeifer / Pfeiffer, Phillips / Philips, Pohl, Pope, Porter, Powell, Preston, Price,
Quinn, Raab, Rademacher, Ramsey / Ramsay, Reed / Reid / Read, Reeves, Reich, Reichert, Reinhardt / Reinhard, Reiter, Reuter, Reynolds, Rice, Richards, Richardson, Richter, Riedel, Rieger, Riley / Reilly, Ritter, Roberts, Robertson, Robinson / Robison, Rogers / Rodgers, Rose, Roscoe, Ross, Roth, Rothe, Rowe, Rudolph / Rudolf, Russell / Russel, Ryan, Sanders / Saunders, Sander, Sauer, Schäfer / Schaefer / Schäffer, Schaffer, Scherer, Schiller, Schilling, Schindler,
Schlegel, Schmid, Schmidt / Schmitt / Schmied, Schmitz, Schneider, Schnitzler, Scholz / Scholze, Schott, Schrader, Schreiber, Schreiner, Schröder / Schroeder / Schröter, Schubert, Schuler / Schüler, Schulte, Schultz / Schulz / Schulze / Schultze, Schumacher, Schumann, Schuster, Schütz / Schuetz, Schwab, Schwartz / Schwarz, Schwarzer, Scott, Seidel, Seidl, Seifert / Seiffert, Sharp / Sharpe, Shaw, Shepherd / Sheppard, Simmons, Simon, Simons, Simpson, Singer, Sinclair, Smith / Smyth, Snyder,
Sommer, Spencer / Spenser, Stark, Stein, Steiner, Steinmann, Stephens / Stevens, Stephenson / Stevenson, Stewart / Stuart, Stone, Storch, Strauss / Strauß, Sullivan, Sutton, Swanson, Taylor / Tailor, Thiel, Thiele, Thomas, Thompson / Thomson / Thomsen, Thornton, Tucker, Turner, Underwood, Urban, Vogel, Vogler, Vogt / Voigt, Voss / Voß, Wagner, Wegner, Wegener, Walker, Wallace, Walter / Walther, Walters, Walsh, Walton, Ward, Warner, Warren, Washington, Watkins, Watson, Watts,
Webb, Webber, Weber, Webster, Weiss / Weiß / Weis, Weise, Weller, Wells, Welsh / Welch, Wenzel, Werner, Wessel, West, Weston, Wheeler, White / Whyte, Whitman, Wieland, Wilkins, Wilkinson, Williams, Williamson, Willis, Wilson, Winkler, Winter, Winters, Witt, Witte, Wolf / Wolff / Wulf, Wolfe, Wood / Woods, Woodward, Wright, Wagener, Young, Zander, Ziegler, Zimmer, Zimmermann / Zimmerman`

/** Ideographs that Chinese given names are often written with: one in place of another after a family name is another person. */
export const GIVEN_IDEOGRAPHS = `国军伟强明龙华建志勇杰磊涛超鹏飞辉斌刚健峰波宇浩凯俊文武林森东平安宁康海洋鑫鸣亮晨阳旭光荣贵富贤德仁义礼信诚忠孝敏静丽娟艳芳玲燕霞秀英红梅兰菊莲雪婷倩颖慧洁琳琴琪瑶璐璇媛欣怡佳嘉思雨萱涵梓轩泽睿博瑞祥福寿乐春夏秋冬松柏竹云月星晓小玉珍珠宝成立毅坚振兴邦民卫庆胜利学良才翔宏伦彬昊然子豪奇琦婉莹菲蕾蓉薇莉娜丹萍帅`

/** Those of them that are often a given name alone (张伟) and seldom another word after a family name. */
export const LONE_GIVEN_IDEOGRAPHS = `伟强军勇杰磊涛超鹏飞辉斌刚健峰波浩凯俊敏静丽娟艳芳玲燕霞英梅兰婷倩颖慧洁琳莉娜莹雪丹萍蕾蓉薇琴磊鑫宇博帅亮宁建彬昊翔毅琪瑶璐欣怡佳`
