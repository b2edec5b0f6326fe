import type { LanguageWords } from './language-words.ts'

export const GERMAN: LanguageWords = {
  negators: `nicht, kein, keine, keinen, keinem, keiner, keines, keins, nie, niemals, niemand, niemanden, niemandem, nichts, nirgends, nirgendwo, weder,
    ohne, keinesfalls, keineswegs, keinerlei, nimmer, nee`,

  softNegators: `kaum, verbieten, verbietet, verbot, verboten, untersagt, untersagen, weigern, weigert, weigerte, weigerten, geweigert, verweigern, verweigert, verweigerte,
    vermeiden, vermeidet, vermied, vermieden, verhindern, verhindert, verhinderte, unfähig, außerstande, fehlen, fehlt, fehlte, fehlten, fehlende, fehlender, mangels,
    mangelt, mangelnde, mangelnder, mangel, außer, anstatt, statt, stattdessen, anstelle, sei denn, selten, scheitern, scheitert, scheiterte, gescheitert, versagt, versagte, leugnen, leugnet, leugnete, bestreitet, bestritt, bestreiten, dementiert, dementierte,
    lehnt, lehnte, lehnten, ablehnen, abgelehnt, verzichten, verzichtet, verzichtete, verpasst, verpasste, verpassten, verpassen, verfehlt, verfehlte, verfehlten, verfehlen, verfehlend, ausgenommen, wenig, wenige, weniger, alles andere als, vergessen, vergisst, vergaß, zweifel, bezweifelt, bezweifelte, bezweifeln, unmöglich, frei von, entfällt, verzicht, ausbleibt, ausblieb, ausgeblieben,
    unterlassen, unterließ, unterließen, versäumt, versäumte, versäumten, verabsäumt, verabsäumte, verabsäumen, inakzeptabel, verschwindet, verschwinden, schuldig, gleich, nichtzutreffend, aufhören, aufgehört, stoppen, gestoppt`,

  denyingBeginnings: 'un',
  denyingEndings: 'los, lose, losen, loser, loses, losem, frei, freie, freien, freier, freies, freiem',
  notDenying: `und, uns, unser, unsere, unserer, unseren, unserem, unter, unten, untere, unteren, union, universität, universitäten, universum, uni, ungarn, ungefähr, unternehmen, unternehmens, unterricht, unterstützung, unterschied, unterwegs,
    los, lose, kloss, schloss, befreien, befreier, freien, freier`,

  denyingPrefixes: `un, des, dis, in, ir, il, im`,
  oppositeBeginnings: `
    höchst, maximal | mindest, minimal
    ober | unter
    vorder | hinter
    innen | außen
    hin | rück
    nord | süd
    ost | west
    links | rechts
    einfuhr, import | ausfuhr, export
    warm | kalt
    groß | klein
    lang | kurz
    hoch | niedrig, tief
    früh | spät
    alt | neu
    voll | teil
    haupt | neben
    mehr | minder
    netto | brutto
    inland, inlands | ausland, auslands
    sommer | winter
    vorkriegs | nachkriegs
    vorsaison | nachsaison
    überbe | unterbe
    überschätz | unterschätz
    überschr | unterschr
    überdurch | unterdurch
    übergewicht | untergewicht
    überlegen | unterlegen
    überfordert | unterfordert
    überversorg | unterversorg
    überernähr | unterernähr
    überdruck | unterdruck
    links | rechts
    doppel | einzel
    pro | anti
    prä | post
    mikro | makro
    hyper | hypo
    leicht | schwer
    vorwärts | rückwärts
    tages | nacht
    tag | nacht
  `,
  oppositeEndings: `
    los, frei | pflichtig, haltig, voll, haft, behaftet
    arm | reich
    aufwärts | abwärts
  `,
  lookAlikes: `unkosten, unmenge, unwetter, untiefe, unzahl, unsumme, unmasse, unkraut, unmensch, unheimlich, unbedingt, ungeheuer, unverschämt, unglaublich, unfall, unfäll, unzählig, hinsicht, rücksicht, hinblick, rückblick, unterscheid, unterschied, unterschrift, unterschreib, überschrift, überschreib, hinweis, rückschluss, hochzeit, vollends, oberfläche, unterkunft, unterlage, inform, intakt, instand, interess, import, immer, irgend,
    frühstück, hauptsache, nebensache, altern, grossteil, großteil, kleinteil, ostern, western, insel, unterstütz, unternehm, unterhalt`,

  harmless: `nicht nur, nicht bloß, nicht allein, nicht zuletzt, ohne zweifel, ohne frage, kein zweifel, keinen zweifel, keine zweifel, keine frage, kein wunder, nichts anderes als, nichts weniger als,
    nichts als, nicht wahr, ohne weiteres, nicht ohne, ob oder nicht, oder nicht, warum nicht, nicht umsonst, nicht weniger als, nicht mehr als, nicht zu vergessen,
    nicht selten, nicht zu sprechen, ohnehin, ohne verzug, ohne zögern, ganz zu schweigen, nicht minder, wenn nicht gar, wenn nicht sogar, nichts desto trotz, nichts destotrotz, nicht unbeträchtlich, kein anderer als, keine andere als,
    nicht zu unrecht, nicht von ungefähr, nicht später als, ohne ausnahme, um nicht zu sagen, nichts für ungut, keine sorge, kein problem, macht nichts, macht gar nichts, macht doch nichts, schadet nichts, schadet gar nichts, tut nichts zur sache, nichts zu danken, keine ursache, nicht umhin, nicht anders als, sich nicht nehmen,
    nicht genug betonen, nicht genug danken, nicht hoch genug, nicht schnell genug, nichts lieber, nichts anderes übrig, nichts übrig als`,

  equivalents: `
    nicht mehr = aufzuhören
    nicht mehr = aufhören
    nicht mehr = aufhörte
    nicht mehr = beendet
    nicht jünger = mindestens
    nicht älter = höchstens
    nicht unter = ab
    nicht … zu … sein = fehlen
    nicht rechtzeitig = zu spät
    nicht rechtzeitig = verspätet
    nicht pünktlich = zu spät
    nicht pünktlich = verspätung
    nicht weggehen = bleiben
    nicht gegangen = geblieben
    nicht ausgeschlossen = möglich
    nicht ausgeschlossen = kann
    nicht ausgeschlossen = können
    nicht ausgeschlossen = könnte
    nicht ausgeschlossen = könnten
    nicht ausgeschlossen = vielleicht
    nicht ausgeschlossen = denkbar
    nicht auszuschließen = möglich
    nicht auszuschließen = kann
    nicht auszuschließen = könnte
    nicht auszuschließen = könnten
    nicht auszuschließen = denkbar
    nicht ausschließen = möglich
    nicht ausschließen = könnte
    nicht ausschließen = denkbar
    nicht besetzt = frei
    nicht belegt = frei
    nicht geschlossen = offen
    nicht geschlossen = geöffnet
    nicht gefährlich = harmlos
    nicht erlaubt = verboten
    nicht gestattet = verboten
    nicht zulässig = verboten
    nicht wach = schläft
    nicht beschädigt = intakt
    nicht beschädigt = heil
    nicht verletzt = unverletzt
    nicht kaputt = heil
    nicht mehr = aufgehört
    nicht mehr = ehemalige
    nicht mehr = ehemaliger
    nicht mehr = früher
    nicht einig = uneinig
    nicht einverstanden = dagegen
    nicht zugestimmt = abgelehnt
    nicht angenommen = abgelehnt
    nicht gewonnen = verloren
    nicht funktioniert = defekt
    nicht funktioniert = kaputt
    nicht sicher = unsicher
    nicht sicher = fraglich
    nicht sicher = ungewiss
    nicht viel = kaum
    nicht genug = wenig
    nicht genügend = zu wenig
    nicht ausreichend = zu wenig
    nicht ausreichend = mangelhaft
    nicht verändert = gleich
    nicht verändert = unverändert
    nicht geändert = gleich
    nicht geändert = unverändert
    nicht bezahlt = offen
    nicht bezahlt = schuldig
    nicht pflicht = freiwillig
    nicht verpflichtend = freiwillig
    nicht vorgeschrieben = freiwillig
    nicht öffentlich = geheim
    nicht öffentlich = privat
    keine pflicht = freiwillig
    keine einwände = einverstanden
    keine einwände = zugestimmt
    keine ausnahme = alle
    keine ausnahmen = alle
    ohne ausnahme = alle
    niemand … anders = allein
    niemand sonst = allein
    nichts gesagt = geschwiegen
    sagte nichts = schwieg
    sagten nichts = schwiegen
    sagt nichts = schweigt
    nichts zu sagen = schweigen
    nichts neues = bekannt
    kein geheimnis = bekannt
    kein unterschied = gleich
    keinen unterschied = gleich
    keine grenzen = unbegrenzt
    kein geld = pleite
    kein interesse = desinteressiert
    kein ende = endlos
    keine hoffnung = aussichtslos
    keine hoffnung = hoffnungslos
    keine chance = chancenlos
    nicht vor = erst
    nicht vor = frühestens
    nicht … vor = frühestens
    nicht früher = frühestens
    nicht eher = frühestens
    nicht … früher = frühestens
    nicht später = spätestens
    nicht nach = spätestens
    nicht … später = spätestens
    bevor … nicht = bis
    bevor … nicht = bevor
    nicht alle = nur
    nicht schlecht = gut
    nicht gewinnbringend = gemeinnützig
    keine = null
    nicht … bevor = erst
    nicht … bis = erst
    nicht bis = erst
    nicht … ehe = erst
    nicht früher = erst
    nicht unter = mindestens
    nicht über = höchstens
    nicht mehr als = höchstens
    nicht vergessen = denken … daran
    vergessen … nicht = denken … daran
    vergessen … nicht = denk … daran
    vergiss nicht = denk daran
    vergessen … nicht = unbedingt
    vergiss nicht = unbedingt
    nicht … zu vergessen = daran
    nicht in betrieb = außer betrieb
    nicht … nur = sowohl
    nicht alle = einige
    nicht alles = einiges
    nicht alles = manches
    nicht alles = nur
    nicht alles = teil
    nicht jeder = einige
    nicht jeder = manche
    nicht jeder = nur
    nicht alle = manche
    nicht immer = manchmal
    nicht viele = wenige
    nicht viel = wenig
    nicht weit = nahe
    nicht weit = nah
    nicht oft = selten
    keine … mehr als = am
    nichts … als = nur
    nichts … mehr = am
    niemand … außer = nur
    kein … außer = nur
    nicht … ohne = nur mit
    nicht gleich = verschieden
    nicht gleich = unterschiedlich
    nicht dasselbe = anders
    nicht wie = anders als
    nicht so = anders
    nicht so = weniger
    nicht so gut = schlechter
    nicht gut = schlecht
    nicht so groß = kleiner
    nicht leicht = schwer
    nicht leicht = schwierig
    nicht einfach = schwierig
    nicht einfach = schwer
    nicht schuldig = unschuldig
    nicht überschreiten = höchstens
    nicht zögern = gerne
    nicht bestehen = durchfallen
    nicht bestanden = durchgefallen
    nicht überlebt = gestorben
    nicht anwesend = abwesend
    nicht anwesend = gefehlt
    nicht da = weg
    nicht verheiratet = ledig
    nicht bekannt = unklar
    nicht klar = unklar
    nicht geklärt = offen
    nicht abgeschlossen = offen
    nicht entschieden = offen
    keinen erfolg = erfolglos
    keinen erfolg = vergeblich
    keine arbeit = arbeitslos
    ohne erfolg = vergeblich
    ohne erfolg = erfolglos
    ohne arbeit = arbeitslos
    ohne kosten = kostenlos
    keine kosten = kostenlos
    keine gebühr = kostenlos
    nichts = kostenlos
    nichts = gratis
  `,

  numbers: `null 0, ein 1, eins 1, eine 1, einen 1, einem 1, einer 1, eines 1, zwei 2, zwo 2, drei 3, vier 4, fünf 5, sechs 6, sieben 7, acht 8, neun 9, zehn 10,
    elf 11, zwölf 12, dreizehn 13, vierzehn 14, fünfzehn 15, sechzehn 16, siebzehn 17, achtzehn 18, neunzehn 19, zwanzig 20, dreißig 30, dreissig 30, vierzig 40,
    fünfzig 50, sechzig 60, siebzig 70, achtzig 80, neunzig 90, sech 6, sieb 7,
    erste 1, zweite 2, dritte 3, vierte 4, fünfte 5, sechste 6, siebte 7, siebente 7, achte 8, neunte 9, zehnte 10, elfte 11, zwölfte 12`,
  scales: `hundert 100, tausend 1e3, million 1e6, millionen 1e6, mio 1e6, milliarde 1e9, milliarden 1e9, mrd 1e9, billion 1e12, billionen 1e12, tsd 1e3`,
  fractions: `hälfte 0.5, halb 0.5, halbe 0.5, halben 0.5, halbes 0.5, halber 0.5, drittel 0.3333333333333333, viertel 0.25, fünftel 0.2, sechstel 0.16666666666666666, achtel 0.125, zehntel 0.1, hundertstel 0.01`,
  amounts: `dutzend 12, einmal 1, zweimal 2, dreimal 3, viermal 4, fünfmal 5, sechsmal 6, siebenmal 7, achtmal 8, neunmal 9, zehnmal 10, doppelt 2, doppelte 2, doppelten 2, dreifach 3, dreifache 3, vierfache 4, vierfach 4, anderthalb 1.5, eineinhalb 1.5, zweieinhalb 2.5, dreieinhalb 3.5, viereinhalb 4.5, fünfeinhalb 5.5,
    zwanziger 1920, zwanzigerjahre 1920, dreißiger 1930, dreißigerjahre 1930, vierziger 1940, vierzigerjahre 1940, fünfziger 1950, fünfzigerjahre 1950, sechziger 1960, sechzigerjahre 1960, siebziger 1970, siebzigerjahre 1970, achtziger 1980, achtzigerjahre 1980, neunziger 1990, neunzigerjahre 1990`,
  factors: `verdoppelt 2, verdoppelte 2, verdoppelten 2, verdoppeln 2, verdreifacht 3, verdreifachte 3, verdreifachten 3, verdreifachen 3, vervierfacht 4, vervierfachte 4, vervierfachten 4, vervierfachen 4,
    verfünffacht 5, verfünffachte 5, verfünffachten 5, verfünffachen 5, versechsfacht 6, versechsfachte 6, verzehnfacht 10, verzehnfachte 10, verzehnfachten 10, verzehnfachen 10, verhundertfacht 100`,
  roughNumbers: `dutzende 12, dutzenden 12, hunderte 100, hunderten 100, tausende 1e3, tausenden 1e3, zehntausende 1e4, zehntausenden 1e4, hunderttausende 1e5, hunderttausenden 1e5,
    millionen 1e6, milliarden 1e9, billionen 1e12`,
  weakNumbers: `ein, eine, einen, einem, einer, eines, eins, erste, erster, ersten, erstes, erstem, zweite, zweiter, zweiten, zweites, zweitem, einmal, doppelt, doppelte, doppelten, halb, halbe, halben, halbes, halber, null, viertel, achte, achten, acht,
    zwanziger, dreißiger, vierziger, fünfziger, sechziger, siebziger, achtziger, neunziger`,
  notNumbers: `noch einmal, auf einmal, nicht einmal, erst einmal, erst mal, unter anderem, einer der, eine der, eines der, zum einen, zum ersten mal, in erster linie, der eine, die eine, in acht, außer acht, acht geben, erste hilfe, zweite wahl, aus zweiter hand, einander, ein paar, ein bisschen, ein wenig, erst, zweitens, erstens, stadtviertel, halb so, ersten mal, ersten blick, an erster stelle`,

  months: `januar 1, jänner 1, februar 2, märz 3, april 4, mai 5, juni 6, juli 7, august 8, september 9, oktober 10, november 11, dezember 12, jan 1, feb 2, apr 4, aug 8, sept 9, sep 9, okt 10, nov 11, dez 12`,
  weekdays: `montag 1, montags 1, dienstag 2, dienstags 2, mittwoch 3, mittwochs 3, donnerstag 4, donnerstags 4, freitag 5, freitags 5, samstag 6, samstags 6, sonnabend 6, sonnabends 6, sonntag 7, sonntags 7,
    montagmorgen 1, montagabend 1, montagnachmittag 1, montagvormittag 1, dienstagmorgen 2, dienstagabend 2, dienstagnachmittag 2, dienstagvormittag 2, mittwochmorgen 3, mittwochabend 3, mittwochnachmittag 3, mittwochvormittag 3, donnerstagmorgen 4, donnerstagabend 4, donnerstagnachmittag 4, donnerstagvormittag 4,
    freitagmorgen 5, freitagabend 5, freitagnachmittag 5, freitagvormittag 5, samstagmorgen 6, samstagabend 6, samstagnachmittag 6, sonntagmorgen 7, sonntagabend 7, sonntagnachmittag 7`,
  seasons: `frühling spring, frühjahr spring, sommer summer, sommers summer, herbst autumn, winter winter, winters winter`,
  dayParts: `vormittag morning, vormittags morning, morgens morning, nachmittag afternoon, nachmittags afternoon, abend evening, abends evening, mitternacht midnight`,
  relativeDays: `morgen tomorrow, heute today, gestern yesterday, übermorgen overmorrow, vorgestern ereyesterday, letzte woche lastweek, nächste woche nextweek, letzten monat lastmonth, nächsten monat nextmonth, letztes jahr lastyear, nächstes jahr nextyear, vergangene woche lastweek, kommende woche nextweek, kommender woche nextweek, nächster woche nextweek, letzter woche lastweek, vergangener woche lastweek, diese woche thisweek, dieser woche thisweek, diesen monat thismonth, diesem monat thismonth, dieses jahr thisyear, diesem jahr thisyear, nächsten jahr nextyear, kommenden jahr nextyear, vergangenen jahr lastyear, letzten jahr lastyear, vergangenes jahr lastyear, kommendes jahr nextyear, vergangenen monat lastmonth, kommenden monat nextmonth, vorletzte woche ereweek, übernächste woche overweek`,
  beforeYear: `im jahr, im jahre, jahr, jahre, seit, bis, von, ab, ende, anfang, mitte, in, vor, nach, frühjahr, sommer, herbst, winter, und, um, zwischen, jahres, saison, spätestens`,
  morning: `uhr morgens, uhr früh, uhr vormittags, uhr morgen, uhr am morgen, uhr am vormittag, morgens`,
  afternoon: `uhr nachmittags, uhr abends, uhr am nachmittag, uhr am abend, uhr nachts, nachmittags, abends`,
  percentPoints: `prozentpunkte, prozentpunkten, prozentpunkt`,
  percent: `%, prozent, prozentige, prozentigen, prozentiger, prozentiges, v.h.`,
  minus: `minus`,
  belowZero: `unter null, unter dem gefrierpunkt, unter dem nullpunkt, minus`,

  units: `
    mm: mm, millimeter, millimetern
    cm: cm, zentimeter, zentimetern
    m: m, meter, metern, meters
    km: km, kilometer, kilometern, kilometers
    inch: zoll, inch
    ft: fuß, fuss
    yd: yard, yards
    mile: meile, meilen
    nmi: seemeile, seemeilen
    µg: µg, μg, mikrogramm
    mg: mg, milligramm
    g: g, gramm
    kg: kg, kilo, kilos, kilogramm
    t: t, tonne, tonnen
    lb: pfund
    jin: pfund
    zentner: zentner
    oz: unze, unzen
    ml: ml, milliliter, millilitern
    cl: cl, zentiliter
    l: l, liter, litern
    gal: gallone, gallonen
    tsp: teelöffel
    tbsp: esslöffel
    cup: tasse, tassen
    ms: ms, millisekunde, millisekunden
    s: sekunde, sekunden, sek
    min: minute, minuten, min
    quarter-hour: viertelstunde, viertelstunden
    half-hour: halbstunde
    h: stunde, stunden, std, h
    day: tag, tage, tagen, tages, tägig, tägige, tägigen
    week: woche, wochen, wöchige, wöchigen
    month: monat, monate, monaten, monats, monatige, monatigen
    half-year: halbjahr, halbjahre
    year: jahr, jahre, jahren, jahres, jährig, jährige, jähriger, jährigen, jähriges
    decade: jahrzehnt, jahrzehnte, jahrzehnten
    km/h: km/h, stundenkilometer, stundenkilometern, kilometer pro stunde, kilometern pro stunde, km pro stunde
    mph: meilen pro stunde, mph
    m/s: m/s, meter pro sekunde, metern pro sekunde
    knot: knoten
    °C: °c, grad celsius, ℃, celsius
    °F: °f, grad fahrenheit, ℉, fahrenheit
    °: grad, °
    m²: m², m2, quadratmeter, quadratmetern, qm
    km²: km², km2, quadratkilometer, quadratkilometern
    ha: hektar, ha
    mile²: quadratmeile, quadratmeilen
    m³: m³, m3, kubikmeter, kubikmetern
    kB: kb, kilobyte
    MB: mb, megabyte
    GB: gb, gigabyte
    TB: tb, terabyte
    W: watt, w
    kW: kw, kilowatt
    MW: mw, megawatt
    GW: gw, gigawatt
    kWh: kwh, kilowattstunde, kilowattstunden
    MWh: mwh, megawattstunden
    V: volt, v
    kV: kv, kilovolt
    A: ampere
    Hz: hz, hertz
    kHz: khz, kilohertz
    MHz: mhz, megahertz
    GHz: ghz, gigahertz
    cal: kalorie, kalorien
    kcal: kcal, kilokalorien
    bar: bar
    hPa: hpa, hektopascal
  `,
  perUnit: 'pro, je',
  currencies: `
    USD: us$, usd, us dollar
    $: $, dollar, dollars, dollarn
    EUR: €, eur, euro, euros
    GBP: £, gbp, pfund, pfund sterling, britische pfund
    JPY: jpy, yen
    CNY: cny, rmb, yuan, renminbi
    ¥: ¥
    HKD: hk$, hkd, hongkong dollar
    AUD: a$, au$, aud, australische dollar, australischen dollar
    CAD: c$, ca$, cad, kanadische dollar, kanadischen dollar
    CHF: chf, franken, schweizer franken
    franc: franc, francs
    INR: ₹, inr, rupie, rupien
    RUB: ₽, rub, rubel
    KRW: ₩, krw, won
    SEK: sek
    NOK: nok
    DKK: dkk
    kr: krone, kronen
    PLN: pln, złoty, zloty
    TRY: türkische lira
    lira: lira, liras
    ITL: lire, italienische lire, italienische lira
    ATS: schilling, schillinge, schillingen, öS
    FRF: französische francs, französische franc
    BEF: belgische francs, belgische franc
    guilder: gulden
    taler: taler, talern
    ducat: dukaten, dukat
    ESP: peseta, peseten, pesetas
    PTE: escudo, escudos
    GRD: drachme, drachmen
    groschen: groschen
    kreuzer: kreuzer
    heller: heller
    BRL: real, reais
    MXN: peso, pesos
    ZAR: rand
    THB: baht
    IDR: rupiah
    MYR: ringgit
    VND: dong
    ILS: schekel
    AED: dirham
    SAR: riyal
    IRR: rial
    KWD: dinar
    UAH: hrywnja, griwna
    CZK: tschechische kronen, tschechischen kronen
    HUF: forint
    RON: leu, lei
    BGN: lew, lewa
    GEL: lari
    KZT: tenge
    NGN: naira
    DEM: dm, d-mark, deutsche mark, mark, reichsmark, goldmark, ostmark
    BTC: bitcoin, bitcoins
    ¢: cent, cents
    USD¢: us cent, us cents, amerikanische cent
    EUR¢: eurocent, eurocents, euro cent, euro cents
    AUD¢: australische cent
    CHF¢: rappen, centime, centimes
    RUB¢: kopeke, kopeken
    DEM¢: pfennig, pfennige, pfennigen
    PLN¢: grosz, groszy
    kr¢: öre, øre
    p: pence, penny
  `,

  opposites: `
    öffnen, öffnet, öffnete, öffneten, geöffnet, offen, offene, offenen, macht … auf, machte … auf, machen … auf, machten … auf, schließt … auf, schloss … auf, schlossen … auf, dreht … auf, drehte … auf, offener, offenes, offenem | schließen, schließt, schloss, schlossen, geschlossen, geschlossene, geschlossenen, gesperrt, verschlossen, zugemacht, macht … zu, machte … zu, machen … zu, machten … zu, schließt … ab, schloss … ab, schlossen … ab, dreht … zu, drehte … zu, geschlossener, geschlossenes, geschlossenem
    steigen, steigt, stieg, stiegen, gestiegen, steigend, steigende, steigenden, zunehmen, zunimmt, zugenommen, zunahm, wachsen, wächst, wuchs, wuchsen, gewachsen, klettern, geklettert, erhöhen, erhöht, erhöhte, erhöhten, erhöhung, erhöhungen, anheben, angehoben, anhebt, anhob, anhebung, hebt … an, hob … an, heben … an, hoben … an, heraufsetzen, heraufgesetzt, setzt … herauf, setzte … herauf, steigern, steigert, steigerte, steigerten, gesteigert, steigerung, aufstocken, aufgestockt, aufstockung, stockt … auf, stockte … auf, stocken … auf, stockten … auf, anstieg, zunahme, zuwachs, wachstum, zulegte, zugelegt, nimmt … zu, nahm … zu, nehmen … zu, nahmen … zu, steigt … an, stieg … an, stiegen … an, legt … zu, legte … zu, legten … zu, steigender, steigendes, steigendem | sinken, sinkt, sank, sanken, gesunken, sinkend, sinkende, sinkenden, fallen, fällt, fiel, fielen, gefallen, abnehmen, abnimmt, abgenommen, abnahm, schrumpfen, schrumpft, schrumpfte, geschrumpft, zurückgegangen, verringern, verringert, verringerte, senken, senkt, senkte, senkten, gesenkt, senkung, senkungen, absenken, abgesenkt, absenkung, senkt … ab, senkte … ab, senken … ab, senkten … ab, herabsetzen, herabgesetzt, herabsetzung, setzt … herab, setzte … herab, kürzen, kürzt, kürzte, kürzten, gekürzt, kürzung, kürzungen, drosseln, drosselt, drosselte, gedrosselt, reduzierten, verringerten, rückgang, abnahme, reduziert, reduzierte, reduzieren, nimmt … ab, nahm … ab, nehmen … ab, nahmen … ab, geht … zurück, ging … zurück, gehen … zurück, gingen … zurück, sinkender, sinkendes, sinkendem
    verlängern, verlängert, verlängerte, verlängerten, verlängerung | verkürzen, verkürzt, verkürzte, verkürzten, verkürzung
    vergrößern, vergrößert, vergrößerte, vergrößerten, vergrößerung, erweitern, erweitert, erweiterte, erweiterten, erweiterung, ausweiten, ausgeweitet, ausweitung | verkleinern, verkleinert, verkleinerte, verkleinerten, verkleinerung, einschränken, eingeschränkt, einschränkung, eingrenzen, eingegrenzt
    heraufgestuft, hochgestuft, aufgewertet | herabgestuft, herabstufung, abgewertet
    verteuern, verteuert, verteuerte, verteuerten | verbilligen, verbilligt, verbilligte, verbilligten
    mieten, mietet, mietete, mieteten, gemietet, anmieten, angemietet | vermieten, vermietet, vermietete, vermieteten
    sperren, sperrt, sperrte, sperrten, gesperrt | freigeben, freigegeben, gibt … frei, gab … frei, geben … frei, gaben … frei
    festziehen, festgezogen, zieht … fest, zog … fest | lösen, löst, löste, gelöst, lockern, gelockert
    aufwärts, hinauf, hoch | abwärts, hinunter, runter
    hoch, hohe, hohen, hoher, hohes, hohem, höher, höhere, höheren, höherer, höchste, höchsten, höheres, höherem | niedrig, niedrige, niedrigen, niedriger, niedriges, niedrigere, niedrigeren, niedrigste, niedrigsten, tief, tiefe, tiefer, tiefere, niedrigem, niedrigerer, niedrigeres, niedrigerem, tiefen, tiefes, tiefem
    mehr | weniger
    meisten, meiste | wenigsten, wenigste
    viele, viel, vielen, vieler, vielem | wenige, wenig, wenigen, wenigem
    mindestens | höchstens, maximal
    maximum, maximal, maximale | minimum, minimal, minimale
    mehrheit | minderheit
    links, linke, linken, linker, linkes | rechts, rechte, rechten, rechter, rechtes
    vor | nach, hinter
    vorher, zuvor, davor | nachher, danach
    bevor, ehe | nachdem
    früher, frühere, früheren, früherer, früheres, früherem | später, spätere, späteren, späterer, späteres, späterem
    früh, frühe, frühen, frühes, frühem | spät, späte, späten
    erste, ersten, erster, erstes | letzte, letzten, letzter, letztes
    vorherige, vorherigen, vorige, vorigen, letzte, letzten | nächste, nächsten, kommende, kommenden
    vergangenheit | zukunft
    eingeschaltet, einschalten, an, anschalten, angeschaltet, anmachen | aus, ausgeschaltet, ausschalten, abschalten, abgeschaltet, ausmachen
    einschalten, schaltet … ein, schaltete … ein, schalten … ein, schalteten … ein, schaltet … an, schaltete … an, schalten … an, schalteten … an, macht … an, machte … an | ausschalten, schaltet … aus, schaltete … aus, schalten … aus, schalteten … aus, schaltet … ab, schaltete … ab, schalten … ab, schalteten … ab, macht … aus, machte … aus
    für | gegen
    dafür | dagegen
    über, oberhalb | unter, unterhalb
    oben, obere, oberen, oberer, oberste, obersten | unten, untere, unteren, unterer, unterste, untersten
    innen, innerhalb, drinnen, innere, inneren | außen, außerhalb, draußen, äußere, äußeren
    intern, interne, internen, interner, internes, internem | extern, externe, externen, externer, externes, externem
    vorne, vorn, vordere, vorderen, vorderer | hinten, hintere, hinteren, hinterer
    nord, norden, nördlich, nördlichen, nördliche, nördlicher, nördliches, nördlichem | süd, süden, südlich, südlichen, südliche, südlicher, südliches, südlichem
    ost, osten, östlich, östlichen, östliche, östlicher, östliches, östlichem | west, westen, westlich, westlichen, westliche, westlicher, westliches, westlichem
    schuldig | unschuldig
    erfolg, erfolge, erfolgs | misserfolg, misserfolge, fehlschlag, scheitern
    gelingen, gelingt, gelang, gelungen, geglückt, erfolgreich, erfolgreiche, erfolgreichen, erfolgreicher, erfolgreiches, erfolgreichem | misslingen, misslang, misslungen, gescheitert, scheiterte, erfolglos, erfolglose, erfolglosen, erfolgloser, erfolgloses, erfolglosem
    gewinnen, gewinnt, gewann, gewannen, gewonnen | verlieren, verliert, verlor, verloren
    sieg, siege, siegen, sieger, sieges, siegem | niederlage, niederlagen
    gewinn, gewinne, gewinnen, gewinns, gewinner, gewinnes, gewinnem | verlust, verluste, verlusten, verlusts
    gewinner, sieger | verlierer
    positiv, positive, positiven, positiver, positives, positivem | negativ, negative, negativen, negativer, negatives, negativem
    überschuss | defizit, fehlbetrag
    kaufen, kauft, kaufte, kauften, gekauft, erworben, erwerben, erwarb | verkaufen, verkauft, verkaufte, verkauften, veräußert
    käufer | verkäufer
    kauf | verkauf
    geben, gibt, gab, gaben, gegeben | nehmen, nimmt, nahm, nahmen, genommen
    senden, sendet, sendete, gesendet, schicken, schickt, schickte, geschickt | empfangen, empfängt, empfing, erhalten, erhält, erhielt
    absender | empfänger
    annehmen, angenommen, akzeptieren, akzeptiert, akzeptierte, genehmigen, genehmigt, genehmigte, billigte, gebilligt, nimmt … an, nahm … an, nehmen … an, nahmen … an, stimmt … zu, stimmte … zu, stimmen … zu, stimmten … zu | ablehnen, abgelehnt, verweigert, verweigerte, zurückgewiesen, lehnt, lehnte, lehnten, lehnt … ab, lehnte … ab, lehnen … ab, lehnten … ab, weist … zurück, wies … zurück, weisen … zurück, wiesen … zurück
    erlauben, erlaubt, erlaubte, gestattet, zugelassen | verbieten, verboten, verbietet, verbot, untersagt
    aktivieren, aktiviert, aktivierte | deaktivieren, deaktiviert, deaktivierte
    aktiv, aktive, aktiven, aktiver, aktives, aktivem | inaktiv, inaktive, inaktiven, passiv, passive, passiven, inaktiver, inaktives, inaktivem, passiver, passives, passivem
    legal, legale, legalen, erlaubt, legaler, legales, legalem | illegal, illegale, illegalen, verboten, illegaler, illegales, illegalem
    möglich, mögliche | unmöglich, unmögliche
    fähig | unfähig
    wahrscheinlich, wahrscheinliche | unwahrscheinlich, unwahrscheinliche
    verriegelt, abgeschlossen, versperrt, gesperrt | entriegelt, aufgeschlossen, entsperrt, unverschlossen
    sicher, sichere, sicheren, ungefährlich, harmlos, sicherer, sicheres, sicherem | unsicher, gefährlich, gefährliche, gefährlichen, gefährlicher, gefährliches, gefährlichem
    heiß, heiße, heißen, heißer, heißes, heißem | kalt, kalte, kalten, kälter, kühl
    warm, warme, warmen, wärmer, warmer, warmes, warmem | kalt, kalte, kalten, kälter, kühl, kühle, kühlen, kühler, kühles, kühlem
    heizen, erhitzen, erhitzt, erwärmen, erwärmt | kühlen, abkühlen, abgekühlt, kühlt
    nass, nasse, nassen, feucht, feuchte, feuchten, nasser, nasses, nassem | trocken, trockene, trockenen, trockener, trockenes, trockenem
    hart, harte, harten, härter | weich, weiche, weichen, weicher, weiches, weichem
    voll, volle, vollen, voller, volles, vollem | leer, leere, leeren, leerer, leeres, leerem
    füllen, füllt, gefüllt, befüllen | leeren, leert, geleert, entleeren
    schwer, schwere, schweren, schwerer, schweres, schwerem | leicht, leichte, leichten, leichter
    schnell, schnelle, schnellen, schneller, rasch, schnelles, schnellem | langsam, langsame, langsamen, langsamer, langsames, langsamem
    beschleunigen, beschleunigt, beschleunigte | verlangsamen, verlangsamt, verlangsamte, bremsen, gebremst
    stark, starke, starken, stärker, starker, starkes, starkem | schwach, schwache, schwachen, schwächer, schwacher, schwaches, schwachem
    stärken, stärkt, gestärkt, verstärkt | schwächen, schwächt, geschwächt, abgeschwächt
    groß, große, großen, großer, großes, größer, größere, größeren, größte, größten, großem, größerer, größeres, größerem | klein, kleine, kleinen, kleiner, kleines, kleinere, kleineren, kleinste, kleinsten, kleinem, kleinerer, kleineres, kleinerem
    lang, lange, langen, langer, länger, längere, längste, langes, langem | kurz, kurze, kurzen, kurzer, kürzer, kürzere, kürzeste, kurzes, kurzem
    breit, breite, breiten, breiter | schmal, schmale, schmalen, schmaler, eng, enge, engen, schmales, schmalem, enger, enges, engem
    dick, dicke, dicken, dicker, dickes, dickem | dünn, dünne, dünnen, dünner, dünnes, dünnem
    tief, tiefe, tiefen, tiefer, tiefes, tiefem | flach, flache, flachen, flacher, seicht, flaches, flachem
    nah, nahe, näher, nahen, naher, nahes, nahem | fern, ferne, weit, weiter, entfernt
    laut, laute, lauten, lauter | leise, leisen, leiser, still
    sauber, saubere, sauberen, sauberer, sauberes, sauberem | schmutzig, schmutzige, schmutzigen, dreckig, schmutziger, schmutziges, schmutzigem
    neu, neue, neuen, neuer, neues, neueste, neuem | alt, alte, alten, alter, altes, älteste, älter
    jung, junge, jungen, jünger, jüngere, jüngste, junger, junges, jungem | alt, alte, alten, älter, ältere, älteste
    gut, gute, guten, guter, gutes | schlecht, schlechte, schlechten, schlechter, schlechtes
    besser, bessere, besseren, besserer, besseres, besserem | schlechter, schlechtere, schlechteren, schlimmer, schlechterer, schlechteres, schlechterem
    beste, besten, bester | schlechteste, schlechtesten, schlimmste, schlimmsten
    verbessern, verbessert, verbesserte, verbesserung | verschlechtern, verschlechtert, verschlechterte, verschlechterung
    reich, reiche, reichen, reicher, reiches, reichem | arm, arme, armen, ärmer, armer, armes, armem
    billig, billige, billigen, billiger, günstig, günstige, günstigen, günstiger, billiges, billigem, günstiges, günstigem | teuer, teure, teuren, teurer
    einfach, einfache, einfachen, leicht, leichter, einfacher, einfaches, einfachem | schwierig, schwierige, schwierigen, schwer, schwerer, schwieriger, kompliziert, schwieriges, schwierigem
    wahr | falsch, unwahr
    richtig, richtige, richtigen, korrekt, richtiger, richtiges, richtigem | falsch, falsche, falschen, inkorrekt, falscher, falsches, falschem
    zustimmen, zugestimmt, stimmte zu, einverstanden, stimmt … zu, stimmte … zu, stimmen … zu, stimmten … zu | widersprechen, widersprochen, widersprach, lehnt … ab, lehnte … ab, lehnen … ab, lehnten … ab
    erscheinen, erscheint, erschien, erschienen, auftauchen | verschwinden, verschwindet, verschwand, verschwunden
    einschließen, eingeschlossen, einschließlich, inklusive | ausschließen, ausgeschlossen, ausschließlich, exklusive
    importieren, importiert, importierte, import, importe, einfuhr, einfuhren | exportieren, exportiert, exportierte, export, exporte, ausfuhr, ausfuhren
    ankommen, ankommt, ankam, angekommen, ankunft, kommt … an, kam … an, kommen … an, kamen … an, trifft … ein, traf … ein, treffen … ein, trafen … ein | abfahren, abfährt, abgefahren, abreisen, abgereist, abfahrt, abflug, abreise, fährt … ab, fuhr … ab, fahren … ab, fuhren … ab, reist … ab, reiste … ab, reisen … ab, reisten … ab, fliegt … ab, flog … ab, flogen … ab
    betreten, betritt, betrat | verlassen, verlässt, verließ
    eingang, eingänge, einfahrt | ausgang, ausgänge, ausfahrt
    einsteigen, eingestiegen, steigt … ein, stieg … ein, steigen … ein, stiegen … ein | aussteigen, ausgestiegen, steigt … aus, stieg … aus, steigen … aus, stiegen … aus
    beginnen, beginnt, begann, begannen, begonnen, anfangen, anfängt, angefangen, starten, startet, startete, gestartet, beginn, anfang, start, fängt … an, fing … an, fangen … an, fingen … an | enden, endet, endete, endeten, geendet, aufhören, aufgehört, beenden, beendet, beendete, ende, stoppen, stoppte, gestoppt, hört … auf, hörte … auf, hören … auf, hörten … auf
    drücken, drückt, gedrückt | ziehen, zieht, gezogen
    lieben, liebt, liebte | hassen, hasst, hasste
    erinnern, erinnert, erinnerte | vergessen, vergisst, vergaß
    lebendig, lebend, lebt | tot, tote, toten
    leben, überleben, überlebt, überlebte, überlebten | sterben, stirbt, starb, starben, gestorben
    geboren | gestorben
    anwesend | abwesend
    anwesenheit | abwesenheit
    öffentlich, öffentliche, öffentlichen, öffentlicher, öffentliches, öffentlichem | privat, private, privaten, privater, geheim
    unterstützen, unterstützt, unterstützte, unterstützten, befürworten, befürwortet | ablehnen, bekämpfen, bekämpft, abgelehnt, lehnt, lehnte, lehnten
    befürworter, anhänger | gegner
    bestätigen, bestätigt, bestätigte, bestätigten, zugegeben, zugab, gibt … zu, gab … zu, geben … zu, gaben … zu, räumt … ein, räumte … ein, räumten … ein | bestreiten, bestritt, bestritten, dementieren, dementierte, dementiert, leugnete, geleugnet, streitet … ab, stritt … ab, stritten … ab
    optimistisch, optimistische, optimismus | pessimistisch, pessimistische, pessimismus
    freiwillig, freiwillige, freiwilligen, freiwilliger, freiwilliges, freiwilligem | verpflichtend, obligatorisch, zwangsweise, vorgeschrieben
    vorübergehend, zeitweise, befristet, befristete | dauerhaft, ständig, unbefristet, unbefristete
    inland, inländische, inländischen | ausland, ausländische, ausländischen
    verursachen, verursacht, verursachte | verhindern, verhindert, verhinderte
    angreifen, angegriffen, angriff | verteidigen, verteidigt, verteidigung
    einzahlen, eingezahlt, einzahlung, zahlt … ein, zahlte … ein, zahlten … ein | abheben, abgehoben, auszahlung, hebt … ab, hob … ab, heben … ab, hoben … ab, zahlt … aus, zahlte … aus, zahlten … aus
    einnahmen | ausgaben
    arbeitgeber, arbeitgebern | arbeitnehmer, arbeitnehmern
    einstellen, eingestellt | entlassen
    gerade, geraden | ungerade, ungeraden
    waagerecht, horizontal | senkrecht, vertikal
    frisch, frische | verdorben, alt
    verbinden, verbunden, verbindet | trennen, getrennt, trennt
    installieren, installiert | deinstallieren, deinstalliert, entfernen, entfernt
    hinzufügen, hinzugefügt, einfügen | entfernen, entfernt, löschen, gelöscht
    verschlüsselt, verschlüsseln | entschlüsselt, entschlüsseln
    hochladen, hochgeladen, lädt … hoch, lud … hoch, laden … hoch, luden … hoch | herunterladen, heruntergeladen, lädt … herunter, lud … herunter, laden … herunter, luden … herunter
    gutartig, gutartige, gutartigen, gutartiger, gutartiges, gutartigem | bösartig, bösartige, bösartigen, bösartiger, bösartiges, bösartigem
    akut, akute, akuten | chronisch, chronische, chronischen, chronischer, chronisches, chronischem
    vorwärts | rückwärts
    immer, stets | selten
    genau, gut, deutlich, leicht, problemlos, sehr, klar | kaum
    wenn, falls, sofern | es sei denn, außer wenn
    v. chr, vor christus, vor christi geburt | n. chr, nach christus, nach christi geburt
    oft, häufig, häufige | selten, seltene, seltenen, seltener, seltenes, seltenem
    gemeinsam, zusammen | getrennt, allein
    glücklich, froh, zufrieden | unglücklich, traurig, unzufrieden
    hell, helle, hellen, heller, helles, hellem | dunkel, dunkle, dunklen, dunkler
    gesund, gesunde, gesunden, gesunder, gesundes, gesundem | krank, kranke, kranken, kranker, krankes, krankem
    freund, freunde, freunden, freunder, freundes, freundem | feind, feinde, feinden, feinder, feindes, feindem
    frieden | krieg
    vorteil, vorteile, vorteilen, vorteiler, vorteiles, vorteilem | nachteil, nachteile, nachteilen, nachteiler, nachteiles, nachteilem
    loben, lobt, lobte, gelobt | kritisieren, kritisiert, kritisierte, tadelte, getadelt
    vertrauen, vertraut | misstrauen, misstraut
    gültig, gültige, gültigen, gültiger, gültiges, gültigem | ungültig, ungültige, abgelaufen
    sichtbar, sichtbare | unsichtbar, unsichtbare, verborgen
    vollständig, vollständige | unvollständig, unvollständige
    pünktlich | verspätet, unpünktlich
    mieter | vermieter
    gläubiger | schuldner
    abhängig | unabhängig
    zerstören, zerstört, zerstörte, abgerissen | bauen, baut, baute, gebaut, errichtet, aufgebaut
    zeigen, zeigt, zeigte, gezeigt | verbergen, verbirgt, verbarg, verborgen, verheimlicht
    führen, führt, führte | folgen, folgt, folgte
    verdienen, verdient, verdiente | ausgeben, ausgegeben
    sparen, spart, sparte, gespart | verschwenden, verschwendet, verschwendete
    natürlich, natürliche, natürlichen, natürlicher, natürliches, natürlichem | künstlich, künstliche, künstlichen, künstlicher, künstliches, künstlichem
    fest, feste, festen | flüssig, flüssige, flüssigen, locker, flüssiger, flüssiges, flüssigem
    sonnig | bewölkt, regnerisch
    geburt, geburten | tod, todesfälle
    vereint, vereinigt, verbunden | geteilt, getrennt
    verdoppelt, verdoppelte | halbiert, halbierte
    spannend, interessant | langweilig
    beitreten, beigetreten, eintreten, tritt … bei, trat … bei, treten … bei, traten … bei, tritt … ein, trat … ein, treten … ein, traten … ein | austreten, ausgetreten, verlassen, tritt … aus, trat … aus, treten … aus, traten … aus
    gelandet, landete, landet, landung | gestartet, abgehoben, start
    befördert | degradiert
    belohnt | bestraft
    nüchtern | betrunken
    vermehrt, zugenommen | vermindert, abgenommen
    bestanden, besteht | durchgefallen
    voran, vorne | zurück, hinten
    schuldner | gläubiger
    gewährt, gewährte, stattgegeben | verweigert, verweigerte, abgelehnt
    minderjährig | volljährig
    geheim | öffentlich
    bekannt, bekannte, bekannten | unbekannt, unbekannte, unbekannten
    lebhaft | ruhig
    zivil, zivile, zivilen, ziviler, ziviles, zivilem | militärisch, militärische, militärischen, militärischer, militärisches, militärischem
    städtisch | ländlich
    modern, moderne, modernen, moderner, modernes, modernem | veraltet, altmodisch
    aufwachen, aufgewacht, wacht … auf, wachte … auf, wachten … auf | einschlafen, eingeschlafen, schläft … ein, schlief … ein, schliefen … ein
    anziehen, angezogen, zieht … an, zog … an, ziehen … an, zogen … an | ausziehen, ausgezogen, zieht … aus, zog … aus, ziehen … aus, zogen … aus
    aufgehen, aufgegangen, geht … auf, ging … auf, gehen … auf, gingen … auf | untergehen, untergegangen, geht … unter, ging … unter, gehen … unter, gingen … unter
    bestätigen, bestätigt, bestätigte, bestätigten, aufrechterhalten | aufheben, aufgehoben, kippen, kippt, kippte, gekippt, hebt … auf, hob … auf, heben … auf, hoben … auf
    verhaftet, festgenommen, inhaftiert, verhaften, festnehmen, nimmt … fest, nahm … fest, nahmen … fest | freigelassen, entlassen, freilassen, lässt … frei, ließ … frei, ließen … frei
    verhängen, verhängt, verhängte, verhängten | aufheben, aufgehoben, gelockert, hebt … auf, hob … auf, hoben … auf
    eingeführt, einführen, führt … ein, führte … ein, führten … ein | abgeschafft, abschaffen, schafft … ab, schaffte … ab, schafften … ab
    aufwerten, aufgewertet, aufwertung | abwerten, abgewertet, abwertung
    aufgestiegen, aufsteigen, aufstieg, steigt … auf, stieg … auf, stiegen … auf | abgestiegen, absteigen, abstieg, steigt … ab, stieg … ab, stiegen … ab
    aufbauen, aufgebaut, aufbau, baut … auf, baute … auf | abbauen, abgebaut, abbau, baut … ab, baute … ab
    aufschwung | abschwung
    aufrüsten, aufgerüstet, aufrüstung | abrüsten, abgerüstet, abrüstung
    anmelden, angemeldet, anmeldung, meldet … an, meldete … an | abmelden, abgemeldet, abmeldung, meldet … ab, meldete … ab
    zusagen, zugesagt, zusage, sagt … zu, sagte … zu, sagten … zu | absagen, abgesagt, absage, sagt … ab, sagte … ab, sagten … ab
    beladen, belädt, belud | entladen, entlädt, entlud
    bewaffnet | entwaffnet, unbewaffnet
    bei bewusstsein | bewusstlos, ohne bewusstsein
    rückt … vor, rückte … vor, rücken … vor, rückten … vor, vorgerückt, stößt … vor, stieß … vor, stießen … vor | zieht … zurück, zog … zurück, ziehen … zurück, zogen … zurück, zurückgezogen, weicht … zurück, wich … zurück, wichen … zurück
    dicht, dichte, dichten | dünn, spärlich, locker
    sender | empfänger
    flut | ebbe
    hochwasser | niedrigwasser, dürre
    erwachsene, erwachsenen, erwachsener | kinder, kindern, kind, minderjährige, minderjährigen
    mann, männer, männern | frau, frauen
    männlich, männliche, männlichen, männlicher, männliches, männlichem | weiblich, weibliche, weiblichen, weiblicher, weibliches, weiblichem
    junge, jungen | mädchen
    mutter | vater
    bruder, brüder | schwester, schwestern
    sohn, söhne | tochter, töchter
    onkel | tante
    neffe | nichte
    ehemann | ehefrau
    frei, freie, freien, freier, freies, freiem | besetzt, besetzte, besetzten, belegt
    erlaubt, gestattet, zulässig | verboten, untersagt, unzulässig
    inbegriffen, enthalten, inklusive | extra, zusätzlich, exklusive
    kostenlos, gratis, kostenfrei, gebührenfrei, umsonst | kostenpflichtig, gebührenpflichtig
    eingeschrieben | exmatrikuliert
    aufgenommen, eingeliefert | entlassen
    erfüllt, eingehalten, befolgt | verletzt, missachtet, gebrochen, verstoßen
    übertroffen, übertraf, übertrafen | verfehlt, verfehlte, verfehlten
    ausgelastet | unterfordert
    montags bis freitags, werktags | sonntags, feiertags
    tagsüber | nachts
    obergrenze | untergrenze
    vormieter | nachmieter
    heimsieg | auswärtssieg
    heimspiel, heimspiele | auswärtsspiel, auswärtsspiele
    angreifer, stürmer | verteidiger
    profi, profis | amateur, amateure
    anfänger | fortgeschrittene, fortgeschrittenen, profis
    großhandel | einzelhandel
    brutto | netto
    feste, fester, fest | variabel, variable, variablen
    wach | eingeschlafen, schlafend
    satt | hungrig
    tapfer, mutig | feige
    fleißig | faul
    ehrlich | unehrlich, verlogen
    geizig | großzügig
    höflich | unhöflich, unfreundlich
    konvex | konkav
    addieren, addiert | subtrahieren, subtrahiert
    multiplizieren, multipliziert | dividieren, dividiert
    verdampfen, verdampft, verdunsten, verdunstet | kondensieren, kondensiert
    gefrieren, gefriert, gefroren | schmelzen, schmilzt, geschmolzen, auftauen, taut
    anziehen, anzieht | abstoßen, abstößt
    verdünnt | konzentriert
    sauer, sauren | süß, süßen, basisch
    scharf, scharfe, scharfen, scharfer, scharfes, scharfem | stumpf, stumpfe, mild, milde, milden, milder, mildes, mildem
    steil, steile, steilen, steiler, steiles, steilem | flach, flache, flachen, flacher, flaches, flachem
    ledig | verheiratet
    befürworter | kritiker
    einstimmig | mehrheitlich
    bergauf | bergab
    stromaufwärts | stromabwärts
    waffenstillstand, feuerpause | offensive
    belastet | entlastet
    ermutigt, ermutigte | entmutigt, entmutigte
    gespannt, angespannt | entspannt, locker
    verschärft, verschärfte, verschärfen | gelockert, lockerte, lockern, gemildert
    gestrafft | gelockert
    gestrichen | hinzugefügt
    ausgebucht, ausverkauft | verfügbar, erhältlich
    freigesprochen, freispruch, spricht … frei, sprach … frei, sprechen … frei, sprachen … frei | verurteilt, verurteilte, verurteilten, verurteilen, verurteilung, schuldspruch
    kläger | angeklagter, angeklagte, beklagter, beklagte
  `,
  particles: 'vor, nach, hinter, für, gegen, über, unter, aus, an, mehr, weniger, hoch, tief, weit, nah',
  notOpposites: `könnte kaum, könnten kaum, kaum mehr als, sehr wenig, sehr wenige, sehr selten, vor allem, nach wie vor, nach oben, nach unten, vor kurzem, vor ort, nach hause, zu hause, ab und zu, nach und nach, über uns, unter anderem, unter anderen, unter umständen, mehr oder weniger, jahre alt, jahre jung, jährige, immer mehr, nicht mehr, kein mehr, keine mehr,
    zur zeit, in der lage, fall, auf keinen fall, auf jeden fall, gegebenenfalls, zum ersten mal, ersten mal, zum letzten mal, ums leben, am leben, so weit, weit mehr, bei weitem, von weitem, weiter so, am ende, ein paar, ein wenig, so gut wie, alles gute, guten morgen, guten tag, menschenrechte, recht,
    sicher sein, vor langer zeit, lange zeit, seit langem, gut ein, an der, an die, an den, an dem, für die, was für, das neue, new york, neue york, neuseeland, großbritannien, nordkorea, südkorea, südafrika, jung und alt, gerade erst, gerade noch, immer noch, noch immer, immer wieder, aus der, aus den, aus dem, ein für, auf der, auf dem, auf den, auf die, zu den, zu der, zu einem, zu einer`,
  titles: `herr, herrn, frau, hr, hrn, fr, dr, dres, ing, mag, rechtsanwalt, rechtsanwältin, staatsanwalt, staatsanwältin, kommissar, kommissarin, abgeordnete, abgeordneter, staatssekretär, doktor, pfarrer, bischof, kardinal, papst, schwester, pfleger, fräulein, prof, professor, professorin, präsident, präsidenten, präsidentin, kanzler, kanzlerin, bundeskanzlerin, bundeskanzler, minister, ministerin, senator, senatorin, könig, königin, prinz, prinzessin, richter, richterin, trainer, trainerin, bürgermeister, bürgermeisterin,
    gouverneur, general, oberst, sankt, onkel, tante, nachbar, nachbarin, freund, freundin, bruder, schwester, sohn, tochter, kollege, kollegin, ärztin, arzt`,
  beforeRoman: `kapitel, teil, band, buch, akt, szene, artikel, abschnitt, weltkrieg, klasse, typ, phase, stufe, anhang, abbildung, tabelle`,
  closingParticles: `
    ein, an | aus
    auf | zu
    an, auf | ab
    hoch, rauf, herauf, hinauf | runter, herunter, hinunter, herab, hinab
    rein, herein, hinein | raus, heraus, hinaus
    vor, vorwärts | zurück
  `,
  denyingVerbs: `versäumte es, versäumt es, versäumten es, unterließ es, unterließen es, unterlässt es, weigerte, weigerten, weigert, weigern, geweigert, vergaß es, vergaßen es`,
}
