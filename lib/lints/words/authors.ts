/**
 * Writers, painters, composers, thinkers and scientists that school books name, one a line: `English | German | Chinese`;
 * all forms of a line are one person. A family name that is another word of the language (Mann, Bach, Swift) stands with
 * its first name only.
 */
export const AUTHORS = `
Shakespeare, William Shakespeare | Shakespeare | 莎士比亚
Marlowe | Marlowe |
Milton, John Milton | Milton | 弥尔顿
Defoe | Defoe | 笛福
Jonathan Swift | Jonathan Swift | 斯威夫特
Alexander Pope | Alexander Pope | 蒲柏
Wordsworth | Wordsworth | 华兹华斯
Coleridge | Coleridge | 柯勒律治
Byron, Lord Byron | Byron, Lord Byron | 拜伦
Shelley | Shelley | 雪莱
Keats | Keats | 济慈
Jane Austen, Austen | Jane Austen, Austen | 简·奥斯汀, 奥斯汀
Charlotte Brontë, Charlotte Bronte | Charlotte Brontë | 夏洛蒂·勃朗特
Emily Brontë, Emily Bronte | Emily Brontë | 艾米莉·勃朗特
Dickens, Charles Dickens | Dickens | 狄更斯
Thackeray | Thackeray | 萨克雷
George Eliot | George Eliot | 乔治·艾略特
T. S. Eliot | T. S. Eliot | 艾略特
Thomas Hardy | Thomas Hardy | 哈代
Tennyson | Tennyson | 丁尼生
Kipling | Kipling | 吉卜林
Oscar Wilde, Wilde | Oscar Wilde | 王尔德
Conan Doyle | Conan Doyle | 柯南·道尔, 柯南道尔
Agatha Christie | Agatha Christie | 阿加莎·克里斯蒂
Virginia Woolf, Woolf | Virginia Woolf, Woolf | 伍尔夫
Joyce, James Joyce | Joyce, James Joyce | 乔伊斯
Yeats | Yeats | 叶芝
Beckett, Samuel Beckett | Beckett | 贝克特
Orwell, George Orwell | Orwell | 奥威尔
Huxley | Huxley | 赫胥黎
Tolkien | Tolkien | 托尔金
Rowling | Rowling | 罗琳
Poe, Edgar Allan Poe | Poe, Edgar Allan Poe | 爱伦·坡, 爱伦坡
Melville | Melville | 梅尔维尔
Hawthorne | Hawthorne | 霍桑
Emerson | Emerson | 爱默生
Thoreau | Thoreau | 梭罗
Whitman, Walt Whitman | Whitman | 惠特曼
Emily Dickinson | Emily Dickinson | 狄金森
Mark Twain, Twain | Mark Twain, Twain | 马克·吐温, 马克吐温
Jack London | Jack London | 杰克·伦敦
Hemingway | Hemingway | 海明威
Faulkner | Faulkner | 福克纳
Fitzgerald | Fitzgerald | 菲茨杰拉德
Steinbeck | Steinbeck | 斯坦贝克
Salinger | Salinger | 塞林格
Arthur Miller | Arthur Miller | 阿瑟·米勒
Goethe, Johann Wolfgang von Goethe | Goethe, Johann Wolfgang von Goethe | 歌德
Schiller, Friedrich Schiller | Schiller, Friedrich Schiller | 席勒
Lessing | Lessing | 莱辛
Herder | Herder | 赫尔德
Wieland | Wieland | 维兰德
Klopstock | Klopstock | 克洛卜施托克
Hölderlin | Hölderlin | 荷尔德林
Novalis | Novalis | 诺瓦利斯
Kleist | Kleist | 克莱斯特
Eichendorff | Eichendorff | 艾兴多夫
Heine, Heinrich Heine | Heine, Heinrich Heine | 海涅
Büchner | Büchner, Georg Büchner | 毕希纳
Mörike | Mörike | 默里克
Droste-Hülshoff | Droste-Hülshoff | 德罗斯特
Theodor Storm | Theodor Storm | 施托姆
Gottfried Keller | Gottfried Keller | 凯勒
Fontane, Theodor Fontane | Fontane, Theodor Fontane | 冯塔内
Gerhart Hauptmann | Gerhart Hauptmann | 霍普特曼
Schnitzler | Schnitzler | 施尼茨勒
Hofmannsthal | Hofmannsthal | 霍夫曼斯塔尔
Rilke | Rilke | 里尔克
Thomas Mann | Thomas Mann | 托马斯·曼
Heinrich Mann | Heinrich Mann | 亨利希·曼
Hermann Hesse | Hermann Hesse | 黑塞
Kafka, Franz Kafka | Kafka, Franz Kafka | 卡夫卡
Musil | Musil | 穆齐尔
Stefan Zweig, Zweig | Stefan Zweig | 茨威格
Joseph Roth | Joseph Roth | 约瑟夫·罗特
Döblin | Döblin | 德布林
Brecht, Bertolt Brecht | Brecht, Bertolt Brecht | 布莱希特
Kästner, Erich Kästner | Kästner, Erich Kästner | 凯斯特纳
Tucholsky | Tucholsky | 图霍尔斯基
Remarque | Remarque | 雷马克
Seghers, Anna Seghers | Seghers, Anna Seghers | 西格斯
Böll, Heinrich Böll | Böll, Heinrich Böll | 伯尔
Günter Grass | Grass, Günter Grass | 格拉斯
Max Frisch | Max Frisch | 弗里施
Dürrenmatt | Dürrenmatt | 迪伦马特
Celan, Paul Celan | Celan, Paul Celan | 策兰
Ingeborg Bachmann | Ingeborg Bachmann | 巴赫曼
Christa Wolf | Christa Wolf | 克里斯塔·沃尔夫
Handke | Handke | 汉德克
Jelinek | Jelinek | 耶利内克
Michael Ende | Michael Ende | 米切尔·恩德
Wilhelm Busch | Wilhelm Busch | 威廉·布施
Molière | Molière | 莫里哀
Racine | Racine | 拉辛
Corneille | Corneille | 高乃依
La Fontaine | La Fontaine | 拉封丹
Voltaire | Voltaire | 伏尔泰
Rousseau | Rousseau | 卢梭
Diderot | Diderot | 狄德罗
Montaigne | Montaigne | 蒙田
Montesquieu | Montesquieu | 孟德斯鸠
Stendhal | Stendhal | 司汤达
Balzac | Balzac | 巴尔扎克
Victor Hugo, Hugo | Victor Hugo | 雨果
Dumas, Alexandre Dumas | Dumas, Alexandre Dumas | 大仲马
Flaubert | Flaubert | 福楼拜
Maupassant | Maupassant | 莫泊桑
Zola, Émile Zola | Zola, Émile Zola | 左拉
Jules Verne | Jules Verne | 凡尔纳
Baudelaire | Baudelaire | 波德莱尔
Rimbaud | Rimbaud | 兰波
Proust | Proust | 普鲁斯特
Camus | Camus | 加缪
Sartre | Sartre | 萨特
Beauvoir, Simone de Beauvoir | Beauvoir, Simone de Beauvoir | 波伏娃, 波伏瓦
Saint-Exupéry | Saint-Exupéry | 圣埃克苏佩里
Dante | Dante | 但丁
Petrarch | Petrarca | 彼特拉克
Boccaccio | Boccaccio | 薄伽丘
Machiavelli | Machiavelli | 马基雅维利
Calvino | Calvino | 卡尔维诺
Umberto Eco | Umberto Eco | 翁贝托·埃科
Cervantes | Cervantes | 塞万提斯
Borges | Borges | 博尔赫斯
García Márquez, Garcia Marquez | García Márquez, Garcia Marquez | 马尔克斯
Neruda | Neruda | 聂鲁达
Pushkin | Puschkin | 普希金
Gogol | Gogol | 果戈理, 果戈里
Lermontov | Lermontow | 莱蒙托夫
Turgenev | Turgenjew | 屠格涅夫
Dostoevsky, Dostoyevsky | Dostojewski, Dostojewskij | 陀思妥耶夫斯基
Tolstoy | Tolstoi | 托尔斯泰
Chekhov | Tschechow | 契诃夫
Gorky | Gorki | 高尔基
Pasternak | Pasternak | 帕斯捷尔纳克
Bulgakov | Bulgakow | 布尔加科夫
Nabokov | Nabokov | 纳博科夫
Solzhenitsyn | Solschenizyn | 索尔仁尼琴
Ibsen | Ibsen | 易卜生
Strindberg | Strindberg | 斯特林堡
Andersen, Hans Christian Andersen | Andersen, Hans Christian Andersen | 安徒生
Astrid Lindgren, Lindgren | Astrid Lindgren, Lindgren | 林格伦
Homer | Homer | 荷马
Sophocles | Sophokles | 索福克勒斯
Euripides | Euripides | 欧里庇得斯
Aeschylus | Aischylos | 埃斯库罗斯
Aesop | Äsop | 伊索
Herodotus | Herodot | 希罗多德
Virgil, Vergil | Vergil | 维吉尔
Horace | Horaz | 贺拉斯
Ovid | Ovid | 奥维德
Cicero | Cicero | 西塞罗
Tagore | Tagore | 泰戈尔
Kawabata | Kawabata | 川端康成
Mishima | Mishima | 三岛由纪夫
Murakami | Murakami | 村上春树
Natsume Soseki | Natsume Soseki | 夏目漱石
Lu Xun | Lu Xun | 鲁迅
Lao She | Lao She | 老舍
Ba Jin | Ba Jin | 巴金
Mao Dun | Mao Dun | 茅盾
Guo Moruo | Guo Moruo | 郭沫若
Cao Yu | Cao Yu | 曹禺
Bing Xin | Bing Xin | 冰心
Shen Congwen | Shen Congwen | 沈从文
Qian Zhongshu | Qian Zhongshu | 钱钟书, 钱锺书
Zhu Ziqing | Zhu Ziqing | 朱自清
Xu Zhimo | Xu Zhimo | 徐志摩
Wen Yiduo | Wen Yiduo | 闻一多
Yu Dafu | Yu Dafu | 郁达夫
Ye Shengtao | Ye Shengtao | 叶圣陶
Lin Yutang | Lin Yutang | 林语堂
Liang Shiqiu | Liang Shiqiu | 梁实秋
Hu Shi | Hu Shi | 胡适
Eileen Chang, Zhang Ailing | Eileen Chang, Zhang Ailing | 张爱玲
Xiao Hong | Xiao Hong | 萧红
Ai Qing | Ai Qing | 艾青
Ding Ling | Ding Ling | 丁玲
Feng Zikai | Feng Zikai | 丰子恺
Wang Zengqi | Wang Zengqi | 汪曾祺
Ji Xianlin | Ji Xianlin | 季羡林
Jin Yong | Jin Yong | 金庸
Gu Long | Gu Long | 古龙
Qiong Yao | Qiong Yao | 琼瑶
Mo Yan | Mo Yan | 莫言
Yu Hua | Yu Hua | 余华
Jia Pingwa | Jia Pingwa | 贾平凹
Lu Yao | Lu Yao | 路遥
Wang Xiaobo | Wang Xiaobo | 王小波
Shi Tiesheng | Shi Tiesheng | 史铁生
Bei Dao | Bei Dao | 北岛
Gu Cheng | Gu Cheng | 顾城
Shu Ting | Shu Ting | 舒婷
Liu Cixin | Liu Cixin | 刘慈欣
Su Tong | Su Tong | 苏童
Tie Ning | Tie Ning | 铁凝
Qu Yuan | Qu Yuan | 屈原
Tao Yuanming | Tao Yuanming | 陶渊明
Li Bai, Li Po | Li Bai, Li Po | 李白
Du Fu | Du Fu | 杜甫
Bai Juyi | Bai Juyi | 白居易
Wang Wei | Wang Wei | 王维
Meng Haoran | Meng Haoran | 孟浩然
Du Mu | Du Mu | 杜牧
Li Shangyin | Li Shangyin | 李商隐
Liu Yuxi | Liu Yuxi | 刘禹锡
Han Yu | Han Yu | 韩愈
Liu Zongyuan | Liu Zongyuan | 柳宗元
Su Shi, Su Dongpo | Su Shi, Su Dongpo | 苏轼, 苏东坡
Ouyang Xiu | Ouyang Xiu | 欧阳修
Wang Anshi | Wang Anshi | 王安石
Li Qingzhao | Li Qingzhao | 李清照
Xin Qiji | Xin Qiji | 辛弃疾
Lu You | Lu You | 陆游
Liu Yong | Liu Yong | 柳永
Fan Zhongyan | Fan Zhongyan | 范仲淹
Sima Qian | Sima Qian | 司马迁
Sima Guang | Sima Guang | 司马光
Cao Xueqin | Cao Xueqin | 曹雪芹
Luo Guanzhong | Luo Guanzhong | 罗贯中
Shi Nai'an | Shi Nai'an | 施耐庵
Wu Cheng'en | Wu Cheng'en | 吴承恩
Pu Songling | Pu Songling | 蒲松龄
Wu Jingzi | Wu Jingzi | 吴敬梓
Guan Hanqing | Guan Hanqing | 关汉卿
Tang Xianzu | Tang Xianzu | 汤显祖
Confucius | Konfuzius | 孔子
Mencius | Menzius, Mengzi | 孟子
Laozi, Lao Tzu | Laotse, Laozi | 老子
Zhuangzi | Zhuangzi, Dschuang Dsi | 庄子
Xunzi | Xunzi | 荀子
Mozi | Mozi | 墨子
Han Feizi | Han Fei | 韩非子
Socrates | Sokrates | 苏格拉底
Plato | Platon | 柏拉图
Aristotle | Aristoteles | 亚里士多德
Epicurus | Epikur | 伊壁鸠鲁
Seneca | Seneca | 塞涅卡
Augustine | Augustinus | 奥古斯丁
Thomas Aquinas, Aquinas | Thomas von Aquin | 阿奎那
Erasmus | Erasmus | 伊拉斯谟
Thomas More | Thomas Morus | 托马斯·莫尔
Luther, Martin Luther | Luther, Martin Luther | 马丁·路德
Descartes | Descartes | 笛卡尔, 笛卡儿
Spinoza | Spinoza | 斯宾诺莎
Hobbes | Hobbes | 霍布斯
Locke, John Locke | Locke, John Locke |
Hume, David Hume | Hume, David Hume | 休谟
Adam Smith | Adam Smith | 亚当·斯密, 亚当斯密
Kant, Immanuel Kant | Kant, Immanuel Kant | 康德
Hegel | Hegel | 黑格尔
Fichte | Fichte | 费希特
Schelling | Schelling | 谢林
Schopenhauer | Schopenhauer | 叔本华
Kierkegaard | Kierkegaard | 克尔凯郭尔
Karl Marx, Marx | Karl Marx, Marx | 马克思
Engels, Friedrich Engels | Engels, Friedrich Engels | 恩格斯
Nietzsche | Nietzsche | 尼采
Wittgenstein | Wittgenstein | 维特根斯坦
Heidegger | Heidegger | 海德格尔
Husserl | Husserl | 胡塞尔
Adorno | Adorno | 阿多诺
Habermas | Habermas | 哈贝马斯
Hannah Arendt, Arendt | Hannah Arendt, Arendt | 阿伦特
Popper | Popper | 波普尔
Freud, Sigmund Freud | Freud, Sigmund Freud | 弗洛伊德
Keynes | Keynes | 凯恩斯
Leonardo da Vinci, da Vinci | Leonardo da Vinci, da Vinci | 达·芬奇, 达芬奇
Michelangelo | Michelangelo | 米开朗基罗, 米开朗琪罗
Raphael | Raffael | 拉斐尔
Botticelli | Botticelli | 波提切利
Titian | Tizian | 提香
Caravaggio | Caravaggio | 卡拉瓦乔
Giotto | Giotto | 乔托
Dürer, Albrecht Dürer | Dürer, Albrecht Dürer | 丢勒
Cranach | Cranach | 克拉纳赫
Holbein | Holbein | 荷尔拜因
Bruegel, Brueghel, Breughel | Bruegel, Brueghel, Breughel | 勃鲁盖尔
Hieronymus Bosch | Hieronymus Bosch |
Rubens | Rubens | 鲁本斯
Rembrandt | Rembrandt | 伦勃朗
Vermeer | Vermeer | 维米尔
Frans Hals | Frans Hals | 哈尔斯
Van Dyck | van Dyck | 凡·戴克
Velázquez, Velazquez | Velázquez, Velazquez | 委拉斯开兹
El Greco | El Greco | 格列柯
Goya | Goya | 戈雅
Caspar David Friedrich | Caspar David Friedrich | 弗里德里希
Spitzweg | Spitzweg | 施皮茨韦格
Menzel, Adolph Menzel | Menzel, Adolph Menzel | 门采尔
Liebermann, Max Liebermann | Liebermann, Max Liebermann | 利伯曼
J. M. W. Turner | J. M. W. Turner | 透纳
Constable, John Constable | Constable, John Constable | 康斯太勃尔
Gainsborough | Gainsborough | 庚斯博罗
Hogarth | Hogarth | 霍加斯
Delacroix | Delacroix | 德拉克罗瓦
Courbet | Courbet | 库尔贝
Manet | Manet | 马奈
Monet | Monet | 莫奈
Renoir | Renoir | 雷诺阿
Degas | Degas | 德加
Cézanne | Cézanne | 塞尚
Gauguin | Gauguin |
Seurat | Seurat | 修拉
Toulouse-Lautrec | Toulouse-Lautrec | 劳特雷克
Van Gogh, Vincent van Gogh | van Gogh, Vincent van Gogh | 梵高, 凡高, 梵·高
Munch, Edvard Munch | Munch, Edvard Munch | 蒙克
Klimt | Klimt | 克里姆特
Schiele | Schiele | 埃贡·席勒
Kokoschka | Kokoschka | 柯柯施卡
Kandinsky | Kandinsky | 康定斯基
Paul Klee, Klee | Paul Klee | 保罗·克利
Franz Marc | Franz Marc | 弗朗茨·马尔克
August Macke, Macke | August Macke, Macke |
Nolde, Emil Nolde | Nolde, Emil Nolde | 诺尔德
Beckmann, Max Beckmann | Beckmann, Max Beckmann | 贝克曼
Otto Dix | Otto Dix | 奥托·迪克斯
Picasso | Picasso | 毕加索
Braque | Braque | 布拉克
Matisse | Matisse | 马蒂斯
Chagall | Chagall | 夏加尔
Modigliani | Modigliani | 莫迪利亚尼
Miró, Joan Miró | Miró, Joan Miró | 米罗
Dalí, Dali, Salvador Dalí | Dalí, Dali, Salvador Dalí | 达利
Magritte | Magritte | 马格利特
Mondrian | Mondrian | 蒙德里安
Malevich | Malewitsch | 马列维奇
Frida Kahlo, Kahlo | Frida Kahlo, Kahlo | 弗里达·卡罗
Hockney | Hockney | 霍克尼
Warhol, Andy Warhol | Warhol, Andy Warhol | 沃霍尔
Pollock, Jackson Pollock | Pollock, Jackson Pollock | 波洛克
Edward Hopper | Edward Hopper | 爱德华·霍珀
Gerhard Richter | Gerhard Richter | 里希特
Joseph Beuys, Beuys | Joseph Beuys, Beuys | 博伊斯
Rodin | Rodin | 罗丹
Hokusai | Hokusai | 葛饰北斋
Qi Baishi | Qi Baishi | 齐白石
Xu Beihong | Xu Beihong | 徐悲鸿
Zhang Daqian | Zhang Daqian | 张大千
Wu Guanzhong | Wu Guanzhong | 吴冠中
Huang Binhong | Huang Binhong | 黄宾虹
Fu Baoshi | Fu Baoshi | 傅抱石
Pan Tianshou | Pan Tianshou | 潘天寿
Li Keran | Li Keran | 李可染
Lin Fengmian | Lin Fengmian | 林风眠
Wang Xizhi | Wang Xizhi | 王羲之
Yan Zhenqing | Yan Zhenqing | 颜真卿
Liu Gongquan | Liu Gongquan | 柳公权
Gu Kaizhi | Gu Kaizhi | 顾恺之
Wu Daozi | Wu Daozi | 吴道子
Tang Yin | Tang Yin | 唐寅, 唐伯虎
Zheng Banqiao | Zheng Banqiao | 郑板桥
Zhang Zeduan | Zhang Zeduan | 张择端
Bach, Johann Sebastian Bach | Johann Sebastian Bach | 巴赫
Handel, Händel | Händel, Georg Friedrich Händel | 亨德尔
Telemann | Telemann | 泰勒曼
Vivaldi | Vivaldi | 维瓦尔第
Monteverdi | Monteverdi | 蒙特威尔第
Purcell | Purcell | 普塞尔
Haydn | Haydn, Joseph Haydn | 海顿
Mozart, Wolfgang Amadeus Mozart | Mozart, Wolfgang Amadeus Mozart | 莫扎特
Beethoven, Ludwig van Beethoven | Beethoven, Ludwig van Beethoven | 贝多芬
Schubert, Franz Schubert | Schubert, Franz Schubert | 舒伯特
Carl Maria von Weber | Carl Maria von Weber | 卡尔·马利亚·冯·韦伯
Mendelssohn | Mendelssohn, Mendelssohn Bartholdy | 门德尔松
Schumann, Robert Schumann | Schumann, Robert Schumann | 舒曼
Chopin | Chopin | 肖邦
Liszt, Franz Liszt | Liszt, Franz Liszt | 李斯特
Wagner, Richard Wagner | Wagner, Richard Wagner | 瓦格纳
Verdi, Giuseppe Verdi | Verdi, Giuseppe Verdi | 威尔第
Brahms, Johannes Brahms | Brahms, Johannes Brahms | 勃拉姆斯
Bruckner | Bruckner, Anton Bruckner | 布鲁克纳
Mahler, Gustav Mahler | Mahler, Gustav Mahler | 马勒
Richard Strauss | Richard Strauss | 理查·施特劳斯
Johann Strauss | Johann Strauss, Johann Strauß | 约翰·施特劳斯
Schönberg, Schoenberg | Schönberg | 勋伯格
Hindemith | Hindemith | 欣德米特
Carl Orff, Orff | Carl Orff, Orff | 奥尔夫
Kurt Weill, Weill | Kurt Weill, Weill | 库尔特·魏尔
Stockhausen | Stockhausen | 施托克豪森
Rossini | Rossini | 罗西尼
Donizetti | Donizetti | 多尼采蒂
Puccini | Puccini | 普契尼
Paganini | Paganini | 帕格尼尼
Berlioz | Berlioz | 柏辽兹
Bizet | Bizet | 比才
Gounod | Gounod |
Saint-Saëns | Saint-Saëns | 圣桑
Debussy | Debussy | 德彪西
Ravel | Ravel | 拉威尔
Satie | Satie | 萨蒂
Messiaen | Messiaen | 梅西安
Smetana | Smetana | 斯美塔那
Dvořák, Dvorak | Dvořák, Dvorak | 德沃夏克
Janáček, Janacek | Janáček, Janacek | 雅纳切克
Bartók, Bartok | Bartók, Bartok | 巴托克
Grieg | Grieg | 格里格
Sibelius | Sibelius | 西贝柳斯
Tchaikovsky, Tschaikowsky, Chaikovsky | Tschaikowski, Tschaikowsky | 柴可夫斯基
Mussorgsky | Mussorgski | 穆索尔斯基
Rimsky-Korsakov | Rimski-Korsakow | 里姆斯基-科萨科夫
Rachmaninoff, Rachmaninov | Rachmaninow | 拉赫玛尼诺夫
Stravinsky | Strawinsky | 斯特拉文斯基
Prokofiev | Prokofjew | 普罗科菲耶夫
Shostakovich | Schostakowitsch | 肖斯塔科维奇
Elgar | Elgar | 埃尔加
Benjamin Britten, Britten | Benjamin Britten, Britten | 布里顿
Gershwin | Gershwin | 格什温
Leonard Bernstein, Bernstein | Leonard Bernstein | 伯恩斯坦
Nie Er | Nie Er | 聂耳
Xian Xinghai | Xian Xinghai | 冼星海
Pythagoras | Pythagoras | 毕达哥拉斯
Euclid | Euklid | 欧几里得
Archimedes | Archimedes | 阿基米德
Hippocrates | Hippokrates | 希波克拉底
Ptolemy | Ptolemäus | 托勒密
Copernicus | Kopernikus | 哥白尼
Galileo, Galileo Galilei | Galilei, Galileo Galilei | 伽利略
Kepler, Johannes Kepler | Kepler, Johannes Kepler | 开普勒
Tycho Brahe | Tycho Brahe | 第谷
Francis Bacon | Francis Bacon | 培根
Blaise Pascal | Blaise Pascal |
Huygens | Huygens | 惠更斯
Robert Boyle | Robert Boyle | 波义耳
Newton, Isaac Newton | Newton, Isaac Newton | 牛顿
Leibniz | Leibniz | 莱布尼茨, 莱布尼兹
Euler, Leonhard Euler | Euler, Leonhard Euler | 欧拉
Gauss | Gauß, Carl Friedrich Gauß | 高斯
Riemann | Riemann | 黎曼
Laplace | Laplace | 拉普拉斯
Lagrange | Lagrange | 拉格朗日
Fourier | Fourier | 傅里叶
Linnaeus | Linné | 林奈
Lavoisier | Lavoisier | 拉瓦锡
Dalton, John Dalton | Dalton, John Dalton | 道尔顿
Avogadro | Avogadro | 阿伏伽德罗
Volta, Alessandro Volta | Volta, Alessandro Volta | 伏打
Galvani | Galvani | 伽伐尼
Ampère | Ampère |
Faraday | Faraday | 法拉第
Maxwell, James Clerk Maxwell | Maxwell, James Clerk Maxwell | 麦克斯韦
Georg Ohm | Georg Ohm |
James Watt | James Watt | 詹姆斯·瓦特
Heinrich Hertz | Heinrich Hertz |
Helmholtz | Helmholtz | 亥姆霍兹
Boltzmann | Boltzmann | 玻尔兹曼
Humboldt, Alexander von Humboldt | Humboldt, Alexander von Humboldt | 洪堡
Liebig | Liebig | 李比希
Wöhler | Wöhler | 维勒
Bunsen | Bunsen |
Mendeleev | Mendelejew | 门捷列夫
Darwin, Charles Darwin | Darwin, Charles Darwin | 达尔文
Lamarck | Lamarck | 拉马克
Mendel, Gregor Mendel | Mendel, Gregor Mendel | 孟德尔
Pasteur | Pasteur | 巴斯德
Robert Koch | Robert Koch | 科赫
Virchow | Virchow | 菲尔绍
Alexander Fleming | Alexander Fleming | 弗莱明
Wilhelm Röntgen | Wilhelm Röntgen, Wilhelm Conrad Röntgen | 伦琴
Becquerel | Becquerel |
Marie Curie, Curie | Marie Curie, Curie | 居里夫人
Rutherford | Rutherford | 卢瑟福
Planck, Max Planck | Planck, Max Planck | 普朗克
Einstein, Albert Einstein | Einstein, Albert Einstein | 爱因斯坦
Bohr, Niels Bohr | Bohr, Niels Bohr | 玻尔
Heisenberg | Heisenberg | 海森堡, 海森伯
Schrödinger | Schrödinger | 薛定谔
Dirac | Dirac | 狄拉克
Fermi, Enrico Fermi | Fermi, Enrico Fermi | 费米
Lise Meitner, Meitner | Lise Meitner, Meitner | 迈特纳
Otto Hahn | Otto Hahn | 哈恩
Oppenheimer | Oppenheimer | 奥本海默
Feynman | Feynman | 费曼
Hubble, Edwin Hubble | Hubble, Edwin Hubble | 哈勃
Hawking, Stephen Hawking | Hawking, Stephen Hawking | 霍金
Alan Turing, Turing | Alan Turing, Turing | 图灵
Gödel | Gödel | 哥德尔
Hilbert | Hilbert | 希尔伯特
Ada Lovelace | Ada Lovelace | 洛芙莱斯
Konrad Zuse, Zuse | Konrad Zuse, Zuse | 楚泽
Edison, Thomas Edison | Edison, Thomas Edison | 爱迪生
Nikola Tesla | Nikola Tesla | 尼古拉·特斯拉
Gutenberg | Gutenberg | 古腾堡, 古登堡
Zhang Heng | Zhang Heng | 张衡
Zu Chongzhi | Zu Chongzhi | 祖冲之
Shen Kuo | Shen Kuo | 沈括
Li Shizhen | Li Shizhen | 李时珍
Cai Lun | Cai Lun | 蔡伦
Hua Luogeng | Hua Luogeng | 华罗庚
Chen Jingrun | Chen Jingrun | 陈景润
Qian Xuesen | Qian Xuesen | 钱学森
Deng Jiaxian | Deng Jiaxian | 邓稼先
Qian Sanqiang | Qian Sanqiang | 钱三强
Li Siguang | Li Siguang | 李四光
Zhu Kezhen | Zhu Kezhen | 竺可桢
Yuan Longping | Yuan Longping | 袁隆平
Tu Youyou | Tu Youyou | 屠呦呦
Yang Zhenning, Chen-Ning Yang | Yang Zhenning | 杨振宁
Tsung-Dao Lee | Tsung-Dao Lee | 李政道
`
