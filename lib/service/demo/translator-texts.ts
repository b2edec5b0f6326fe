/** A pump's manual: the English sentence and its translations; in braces the reference's words first, then others. */
export const MANUAL: readonly { readonly en: string; readonly de: string; readonly fr: string; readonly zh: string }[] =
  [
    {
      en: 'Read this manual before you connect the pump.',
      de: '{Lesen Sie|Bitte lesen Sie} diese {Anleitung|Gebrauchsanweisung}, bevor Sie die Pumpe {anschließen|verbinden}.',
      fr: '{Lisez|Veuillez lire} {ce manuel|cette notice} avant de {brancher|connecter} la pompe.',
      zh: '{连接水泵之前|在连接泵之前}，请{阅读|先看}本{手册|说明书}。',
    },
    {
      en: 'Switch off the pump before you open the cover.',
      de: '{Schalten Sie die Pumpe aus|Stellen Sie die Pumpe ab}, bevor Sie {den Deckel|die Abdeckung} {öffnen|aufmachen}.',
      fr: "{Arrêtez|Éteignez} la pompe {avant d'ouvrir|avant que vous ouvriez} {le couvercle|le capot}.",
      zh: '{打开盖子之前|在开盖前}，请{关闭|关掉}{水泵|泵}。',
    },
    {
      en: 'Make sure that the drain valve is not open.',
      de: '{Vergewissern Sie sich|Stellen Sie sicher}, dass das {Ablassventil|Entleerungsventil} nicht {geöffnet|offen} ist.',
      fr: "{Assurez-vous|Vérifiez} que la {vanne|soupape} de vidange n'est pas ouverte.",
      zh: '请{确认|确保}{排水阀|放水阀}没有{打开|开启}。',
    },
    {
      en: 'Connect the hose to the outlet and tighten the clamp by hand.',
      de: '{Schließen Sie den Schlauch an den Auslass an|Verbinden Sie den Schlauch mit dem Ausgang} und ziehen Sie die {Schelle|Klemme} {von Hand|mit der Hand} {fest|an}.',
      fr: '{Raccordez|Reliez} le tuyau à la sortie et serrez {le collier|la bride} {à la main|manuellement}.',
      zh: '将{软管|水管}接到{出水口|出口}，并用手{拧紧|上紧}{卡箍|夹子}。',
    },
    {
      en: 'Do not run the pump without water for more than one minute.',
      de: 'Die Pumpe darf nicht {länger|mehr} als {eine|1} Minute {ohne Wasser|trocken} {laufen|arbeiten}.',
      fr: "Ne faites pas {tourner|fonctionner} la pompe {sans eau|à sec} {plus d'une minute|pendant plus d'une minute}.",
      zh: '水泵{无水运转|没有水运行}的时间{不得|不要}超过一分钟。',
    },
    {
      en: 'Fill the housing with clean water until no more air comes out.',
      de: '{Füllen|Befüllen} Sie das Gehäuse mit {sauberem|klarem} Wasser, bis keine Luft mehr {austritt|herauskommt}.',
      fr: "{Remplissez|Remplir} le corps de pompe {d'eau propre|avec de l'eau claire} jusqu'à ce {qu'il ne sorte plus d'air|que l'air ne sorte plus}.",
      zh: '向{泵壳|外壳}内{注入|加入}{清水|干净的水}，直到{不再有空气排出|没有空气出来}。',
    },
    {
      en: 'The red lamp lights up when the filter is blocked.',
      de: 'Die rote {Lampe|Leuchte} {leuchtet auf|geht an}, {wenn|falls} der Filter {verstopft|blockiert} ist.',
      fr: "{Le voyant rouge|La lampe rouge} s'allume {lorsque|quand} le filtre est {bouché|bloqué}.",
      zh: '{过滤器堵塞时|当过滤器堵住时}，{红灯|红色的灯}{会亮起|亮}。',
    },
    {
      en: 'Rinse the filter under running water once a week.',
      de: '{Spülen|Waschen} Sie den Filter {einmal pro Woche|jede Woche} unter {fließendem|laufendem} Wasser {ab|aus}.',
      fr: "{Rincez|Lavez} le filtre {à l'eau courante|sous l'eau qui coule} {une fois par semaine|chaque semaine}.",
      zh: '每周用{流水|自来水}{冲洗|清洗}一次{过滤器|滤网}。',
    },
    {
      en: 'Press and hold the button for three seconds to reset the timer.',
      de: 'Halten Sie {die Taste|den Knopf} {drei Sekunden lang|für drei Sekunden} gedrückt, um {die Zeitschaltuhr|den Timer} {zurückzusetzen|neu zu starten}.',
      fr: '{Maintenez le bouton enfoncé|Appuyez sur le bouton} pendant {trois|3} secondes pour {réinitialiser|remettre à zéro} {la minuterie|le minuteur}.',
      zh: '{按住|按下}按钮{三秒钟|三秒}，即可{重置|复位}{定时器|计时器}。',
    },
    {
      en: 'If the motor does not start, check the fuse and the cable.',
      de: '{Wenn|Falls} der Motor nicht {anläuft|startet}, {prüfen|kontrollieren} Sie die Sicherung und {das Kabel|die Leitung}.',
      fr: 'Si le moteur ne {démarre|part} pas, {vérifiez|contrôlez} le fusible et le {câble|fil}.',
      zh: '{如果|若}{电机|马达}{无法启动|不启动}，请检查{保险丝|熔断器}和电缆。',
    },
    {
      en: 'Keep children away from the pump while it is running.',
      de: '{Halten Sie Kinder von der Pumpe fern|Lassen Sie Kinder nicht an die Pumpe}, {während sie läuft|solange sie in Betrieb ist}.',
      fr: "{Tenez|Gardez} les enfants {à l'écart|loin} de la pompe {lorsqu'elle|pendant qu'elle} {est en marche|fonctionne}.",
      zh: '水泵{运转时|工作的时候}，请{让儿童远离|不要让孩子靠近}。',
    },
    {
      en: 'Replace a damaged cable only with an original part.',
      de: 'Ein {beschädigtes|defektes} Kabel darf nur {durch ein Originalteil|mit einem originalen Teil} {ersetzt|ausgetauscht} werden.',
      fr: "Remplacez un câble {endommagé|abîmé} {uniquement|seulement} par une pièce {d'origine|originale}.",
      zh: '{损坏的|破损的}电缆{只能|仅可}用{原装部件|原厂零件}更换。',
    },
    {
      en: 'Store the pump in a dry place during the winter.',
      de: '{Lagern|Verstauen} Sie die Pumpe {im Winter|während des Winters} an einem trockenen {Ort|Platz}.',
      fr: "{Rangez|Stockez} la pompe dans un {endroit|lieu} sec {pendant l'hiver|en hiver}.",
      zh: '{冬季|冬天}请将水泵{存放在|放在}{干燥的地方|干燥处}。',
    },
    {
      en: 'The pump switches off by itself when the tank is full.',
      de: 'Die Pumpe schaltet sich {selbst|automatisch} {ab|aus}, {wenn|sobald} der {Tank|Behälter} voll ist.',
      fr: "La pompe {s'arrête d'elle-même|s'éteint toute seule} {lorsque|quand} le réservoir est {plein|rempli}.",
      zh: '{水箱|水罐}{满时|满了的时候}，水泵会{自动|自己}{停机|关闭}。',
    },
    {
      en: 'Turn the valve clockwise to reduce the flow.',
      de: 'Drehen Sie das Ventil {im Uhrzeigersinn|nach rechts}, um {den Durchfluss|die Strömung} zu {verringern|reduzieren}.',
      fr: "Tournez la {vanne|valve} {dans le sens des aiguilles d'une montre|vers la droite} pour {réduire|diminuer} le débit.",
      zh: '{顺时针|向右}{转动|旋转}阀门可{减小|降低}{流量|水流}。',
    },
    {
      en: 'Wait until the pressure has dropped below two bar.',
      de: 'Warten Sie{| so lange}, bis der Druck {unter|auf weniger als} zwei Bar {gefallen|gesunken} ist.',
      fr: "{Attendez|Patientez} jusqu'à ce que la pression soit {descendue|tombée} {au-dessous de|sous} deux bars.",
      zh: '请{等到|等待}压力{降至|下降到}{两巴以下|低于两巴}。',
    },
    {
      en: 'Clean the seal with a soft cloth and grease it lightly.',
      de: '{Reinigen|Putzen} Sie die Dichtung mit einem weichen {Tuch|Lappen} und {fetten Sie sie leicht ein|schmieren Sie sie etwas}.',
      fr: 'Nettoyez le joint avec un {chiffon|tissu} doux et {graissez-le légèrement|mettez-y un peu de graisse}.',
      zh: '用{软布|柔软的布}{清洁|擦拭}密封圈，{并薄涂一层润滑脂|然后涂少许油脂}。',
    },
    {
      en: 'The warranty does not cover damage caused by frost.',
      de: 'Die {Garantie|Gewährleistung} {deckt Schäden durch Frost nicht ab|gilt nicht für Frostschäden}.',
      fr: 'La garantie ne {couvre|comprend} pas les {dommages|dégâts} {causés par le|dus au} gel.',
      zh: '{保修|质保}{不涵盖|不包括}{霜冻|冰冻}造成的{损坏|损害}。',
    },
    {
      en: 'Write down the serial number before you call the service.',
      de: '{Notieren Sie sich|Schreiben Sie} die Seriennummer{| auf}, bevor Sie den {Kundendienst|Service} {anrufen|kontaktieren}.',
      fr: "{Notez|Écrivez} le numéro de série avant {d'appeler|de contacter} le service {après-vente|clients}.",
      zh: '{致电客服之前|给服务部门打电话之前}，请{记下|写下}{序列号|编号}。',
    },
    {
      en: 'Dispose of the packaging according to the local rules.',
      de: 'Entsorgen Sie die Verpackung {gemäß|nach} den {örtlichen|lokalen} {Vorschriften|Regeln}.',
      fr: "{Éliminez|Jetez} l'emballage {conformément aux|selon les} {règles locales|règlements locaux}.",
      zh: '请{按照|根据}{当地规定|当地的规则}{处理|丢弃}包装。',
    },
  ]
