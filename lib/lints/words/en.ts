import type { LanguageWords } from './language-words.ts'

export const ENGLISH: LanguageWords = {
  negators: `not, non, no, never, none, nobody, nothing, nowhere, neither, nor, without, no one, ain't, nay`,

  softNegators: `unable, fail, fails, failed, failing, failure, reject, rejects, rejected, rejecting, refuse, refuses, refused, refusing, decline, declines,
    declined, deny, denies, denied, denying, lack, lacks, lacked, lacking, absence, hardly, barely, scarcely, rarely, seldom, unless,
    except, instead, rather, avoid, avoids, avoided, avoiding, prevent, prevents, prevented, preventing, stop, stops,
    stopped, forbid, forbids, forbidden, prohibit, prohibited, prohibits, ban, banned, free of, free, out of, ruled out, rule out, rules out, miss, missed,
    missing, exempt, impossible, little, few, doubt, doubts, doubted, cease,
    ceased, anything but, far from, advise against, advises against, advised against, warn against, warns against, warned against, decide against, decides against, decided against, voted against, discourage, discourages, discouraged, dissuade, dissuades, dissuaded, neglect, neglects, neglected, omit, omits, omitted, forget, forgets, forgot`,

  denyingBeginnings: 'un',
  denyingEndings: 'less',
  notDenying: `until, under, unless, unto, union, unions, unit, units, unite, united, unity, universe, university, universities, universal, uncle, unique, understand, understood, understanding, underground,
    less, nevertheless, nonetheless, regardless, wireless, bless, unesco, unicef`,

  denyingPrefixes: `un, in, im, il, ir, dis, non, anti`,
  oppositeBeginnings: `
    over | under
    up | down
    in | out
    on | off
    pre | post
    pro | anti
    hyper | hypo
    macro | micro
    north | south
    east | west
    maxi | mini
    fore | hind
    home | away
    inter | intra
    sub | super
  `,
  oppositeEndings: `
    less | ful, fully
    lessly | fully
  `,
  lookAlikes: `inflamm, invalu, inhabit, unravel, unloose, unthaw, infamous, indifferent, informed, income, outcome, inlay, outlay, onset, offset, overcome, overall, overcoat, overlook, understood, understand,
    undertake, overtake, undergo, overstate, discover, display, dispatch, discharge, discount, disease, disclose, dispose, dissolve, disband, dispute, discuss, distrain, disgrace, disperse, disport, displace, immigra, impart, impress, improve, improving, impose, imposing, import, impassive, implant, imprint,
    illumin, illustr, irritat, intense, intent, instance, install, invoice, inquire, ingenious, innumer, indebt, insure, instead, intrust, inure, antique, united, unison, universe, union, unless, until, overhear, underline, subscrib, prefer, proceed, propos, overpass, underpass, presume, postpone, inspire, invest, upset, outset, inset, input, grateful, bashful, onward, offhand`,

  harmless: `without exception, without exceptions, with no exceptions, no ifs or buts, not only, not just, not merely, not simply, not solely, no doubt, no doubts, without doubt, without a doubt, without question,
    no question that, no wonder, nothing but, nothing less than, no less than, nothing more than, none other than, nothing other than, not least, no sooner,
    no matter, not to mention, never mind, why not, whether or not, or not, more often than not, no later than, not later than, no fewer than,
    nothing short of, never fail, never fails, never failed, never fails to, not help but, could not wait, can not wait,
    can not help, could not help, could not but, can not but, could not resist, can not resist, could not stop, can not stop, could not agree more, can not be too careful, can never be too careful, could not be too careful, can not be too cautious, can never be too cautious, can not be careful enough, can never be careful enough, can not agree more,
    can not be overstated, can not be overestimated, can not thank you enough, could not be better, could not be happier, could not be more, as not, believe it or not, if not, no., not without, none the less, no end of, in no time, not surprisingly,
    without delay, without hesitation, without fail, yes and no, would not you, no longer than, if nothing else, like no other, do not worry, no problem, no problem at all, no worries, no big deal, no bother, no trouble at all, do not mention it`,

  equivalents: `
    no more than = or less
    no more than = or fewer
    not more than = or less
    not … more than = or less
    no less than = or more
    not … more than = less than
    not less than = or more
    not under = at least
    not under = or over
    not below = at least
    not younger = at least
    not younger = or over
    not … under = at least
    not over = at most
    not in = out
    not let = kept
    not leave = keep
    not smoke = stop
    not leave = stay
    not leave = stayed
    not at = absent
    not present = absent
    not there = absent
    not there = missing
    not guilty = cleared
    not … before = earliest
    not … before = soonest
    no earlier = earliest
    no earlier = soonest
    not … earlier = earliest
    no later = latest
    not … later = latest
    not … after = latest
    not in favour = against
    not in favor = against
    not fully = partly
    not entirely = partly
    not completely = partly
    not entirely = partially
    not ruled out = possible
    not ruled out = may
    not ruled out = might
    not ruled out = could
    not be ruled out = possible
    not be ruled out = may
    not be ruled out = might
    not be ruled out = could
    not rule out = may
    not rule out = might
    not rule out = possible
    not excluded = possible
    not out of the question = possible
    no objection = agree
    no objection = agreed
    no objection = agrees
    no objections = agrees
    nobody but = only
    no one but = only
    none but = only
    not … yet = yet to
    not yet = unpublished
    no objections = agree
    no objections = agreed
    no secret = known
    no secret = open
    not agree = disagree
    not agree = rejected
    not accept = reject
    not accept = refuse
    not like = dislike
    not allowed = forbidden
    not permitted = forbidden
    not occupied = free
    not occupied = vacant
    not taken = free
    not closed = open
    not shut = open
    not asleep = awake
    not awake = asleep
    not finished = still
    not … yet = still
    not broken = intact
    not damaged = intact
    not hurt = unharmed
    not injured = unharmed
    not survive = died
    not survive = killed
    not win = lost
    not win = lose
    not pass = failed
    not true = false
    not true = untrue
    not correct = wrong
    not right = wrong
    not sober = drunk
    not cheap = expensive
    not expensive = cheap
    not stay = left
    not attend = missed
    not attend = absent
    not in office = away
    not at home = out
    not at home = away
    not guilty = innocent
    not guilty = acquitted
    not married = single
    not paid = owed
    not paid = outstanding
    not clear = unclear
    not sure = uncertain
    not certain = doubtful
    not enough = too little
    not enough = too few
    not have to = need not
    not mandatory = optional
    not required = optional
    not compulsory = optional
    not compulsory = voluntary
    not public = private
    not safe = dangerous
    not dangerous = safe
    not moving = still
    not interested = indifferent
    nothing new = old
    no charge = free
    no cost = free
    no fee = free
    no longer = stopped
    no longer = former
    no longer = gave up
    no longer = used to
    no one else = alone
    nobody else = alone
    not anyone else = alone
    no trace = vanished
    no food = hungry
    no money = broke
    no job = unemployed
    not have a job = unemployed
    no hope = hopeless
    nobody = empty
    no end = endless
    no limit = unlimited
    without limit = unlimited
    without end = endless
    without exception = always
    no difference = same
    no difference = equal
    not the same = different
    not equal = different
    not change = remained
    not change = same
    not change = unchanged
    not changed = unchanged
    not changed = same
    not move = still
    not speak = silent
    not speak = silence
    not say anything = silent
    said nothing = silent
    say nothing = silent
    not answer = silent
    not reply = ignored
    not respond = ignored
    not notice = overlooked
    not notice = missed
    not see = missed
    not mention = omitted
    not attack = peaceful
    not work = broken
    not working = broken
    not working = out of order
    not work = out of order
    not … until = only
    not … until = first
    not … until = once
    not … before = only
    not forget = remember
    not forget = make sure
    not forget = be sure
    not hesitate = feel free
    not … too = enough
    no … no = if … then
    not only = both
    nothing … more = most
    not unless = only
    not bad = good
    not good = bad
    not … but to = had to
    no choice but = had to
    no choice but = must
    no choice but = have to
    not fail to = always
    not matter = regardless
    not require = without
    not need = without
    not … unless = only
    not … without = only
    not miss = see
    not exceed = at most
    not exceed = up to
    not exceed = maximum
    not exceed = below
    not more than = at most
    not more than = up to
    no more than = at most
    no more than = up to
    no more than = only
    not less than = at least
    no less than = at least
    not later than = by
    no exception = all
    no exception = every
    without exception = all
    without exception = every
    not … anything = only
    not … other = only
    not remain = leave
    not remain = left
    not far = near
    not far = close
    not all = some
    not everything = some
    not all = only
    not everyone = some
    not always = sometimes
    not many = few
    not much = little
    not often = rarely
    not often = seldom
    not a problem = easy
    nothing = worthless
    not yet = still
    not yet = to be
    not to blame = innocent
    not mind = happy to
    not know = unknown
    not known = unknown
    not used = unused
    not expected = unexpected
    not alone = together
  `,

  numbers: `zero 0, one 1, two 2, three 3, four 4, five 5, six 6, seven 7, eight 8, nine 9, ten 10, eleven 11, twelve 12,
    thirteen 13, fourteen 14, fifteen 15, sixteen 16, seventeen 17, eighteen 18, nineteen 19, twenty 20, thirty 30,
    forty 40, fourty 40, fifty 50, sixty 60, seventy 70, eighty 80, ninety 90,
    first 1, second 2, third 3, fourth 4, fifth 5, sixth 6, seventh 7, eighth 8, ninth 9, tenth 10, eleventh 11,
    twelfth 12, thirteenth 13, fourteenth 14, fifteenth 15, sixteenth 16, seventeenth 17, eighteenth 18, nineteenth 19,
    twentieth 20, thirtieth 30, fortieth 40, fiftieth 50, sixtieth 60, seventieth 70, eightieth 80, ninetieth 90`,
  scales: `hundred 100, thousand 1e3, thousands 1e3, grand 1e3, million 1e6, millions 1e6, billion 1e9, billions 1e9, trillion 1e12, bn 1e9, mn 1e6, mln 1e6, k 1e3, hundredth 100, thousandth 1e3, lakh 1e5, crore 1e7`,
  fractions: `half 0.5, halves 0.5, third 0.3333333333333333, thirds 0.3333333333333333, quarter 0.25, quarters 0.25, fifths 0.2,
    fifth 0.2, sixths 0.16666666666666666, sixth 0.16666666666666666, eighths 0.125, eighth 0.125, tenth 0.1, tenths 0.1, hundredths 0.01`,
  amounts: `dozen 12, dozens 12, twice 2, thrice 3, once 1, double 2, triple 3, single 1, nil 0, teens 13, twenties 1920, thirties 1930, forties 1940, fifties 1950,
    sixties 1960, seventies 1970, eighties 1980, nineties 1990`,
  factors: `doubled 2, doubles 2, doubling 2, twofold 2, tripled 3, triples 3, tripling 3, trebled 3, trebles 3, threefold 3, quadrupled 4, quadruples 4, fourfold 4, quintupled 5, fivefold 5,
    sixfold 6, sevenfold 7, eightfold 8, ninefold 9, tenfold 10, hundredfold 100`,
  roughNumbers: `dozens 12, scores 12, tens 10, hundreds 100, thousands 1e3, millions 1e6, billions 1e9, trillions 1e12`,
  weakNumbers: `one, first, second, once, single, double, half, third, zero, nil, quarter, triple, sixties, twenties, thirties, forties, fifties, seventies, eighties, nineties`,
  notNumbers: `no one, one another, one day, one by one, each one, every one, which one, this one, that one, the one, at once, once again, once more,
    once upon, at first, first of all, first aid, first lady, first name, second hand, on the one hand, one thing, one of, the other half, first hand,
    first and foremost, in the first place, once and for all, prime minister, single out, one way, one or another, at one point, double check, one's, for one`,

  months: `january 1, february 2, march 3, april 4, may 5, june 6, july 7, august 8, september 9, october 10, november 11, december 12,
    jan 1, feb 2, mar 3, apr 4, jun 6, jul 7, aug 8, sep 9, sept 9, oct 10, nov 11, dec 12`,
  weekdays: `monday 1, mondays 1, tuesday 2, tuesdays 2, wednesday 3, wednesdays 3, thursday 4, thursdays 4, friday 5, fridays 5,
    saturday 6, saturdays 6, sunday 7, sundays 7, tue 2, tues 2, wed 3, thu 4, thur 4, thurs 4, fri 5, mon 1`,
  seasons: `in spring spring, in the spring spring, spring of spring, this spring spring, last spring spring, next spring spring,
    summer summer, summers summer, autumn autumn, in the fall autumn, in fall autumn, fall of autumn, this fall autumn, last fall autumn, next fall autumn, winter winter, winters winter`,
  dayParts: `morning morning, mornings morning, afternoon afternoon, afternoons afternoon, evening evening, evenings evening, midnight midnight, noon noon`,
  relativeDays: `today today, tomorrow tomorrow, yesterday yesterday, day after tomorrow overmorrow, day before yesterday ereyesterday,
    last week lastweek, next week nextweek, last month lastmonth, next month nextmonth, last year lastyear, next year nextyear, this week thisweek, this month thismonth, this year thisyear, this coming week nextweek, week before last ereweek, week after next overweek`,
  beforeYear: `in, since, by, until, till, from, before, after, during, year, early, late, mid, spring of, summer of, autumn of, winter of, fall of, circa, between, and, around, back to, of spring, and until, dated, ©`,
  morning: `am, a.m., in the morning, o'clock in the morning`,
  afternoon: `pm, p.m., in the afternoon, in the evening, at night, o'clock in the afternoon, o'clock in the evening, o'clock at night`,
  percent: `%, percent, per cent, pct`,
  percentPoints: `percentage points, percentage point`,
  minus: `minus, negative`,
  belowZero: `below zero, below freezing, under zero, of frost`,

  units: `
    mm: mm, millimetre, millimetres, millimeter, millimeters
    cm: cm, centimetre, centimetres, centimeter, centimeters
    m: m, metre, metres, meter, meters
    km: km, kilometre, kilometres, kilometer, kilometers
    inch: inch, inches
    ft: foot, feet, ft
    yd: yard, yards, yd
    mile: mile, miles
    nmi: nautical mile, nautical miles
    µg: µg, μg, mcg, microgram, micrograms
    mg: mg, milligram, milligrams
    g: g, gram, grams, gramme, grammes
    kg: kg, kilo, kilos, kilogram, kilograms, kilogramme, kilogrammes
    t: tonne, tonnes, ton, tons, metric tons, metric ton
    lb: lb, lbs, pound, pounds
    stone: stone
    oz: oz, ounce, ounces
    ml: ml, millilitre, millilitres, milliliter, milliliters
    cl: cl, centilitre, centilitres
    l: l, litre, litres, liter, liters
    gal: gallon, gallons
    pint: pint, pints
    tsp: teaspoon, teaspoons, tsp
    tbsp: tablespoon, tablespoons, tbsp
    cup: cup, cups
    ms: ms, millisecond, milliseconds
    s: seconds, secs, sec, second
    min: minute, minutes, mins, min
    h: hour, hours, hrs, hr, h
    day: day, days
    week: week, weeks
    month: month, months
    year: year, years
    decade: decade, decades
    century: centuries
    km/h: km/h, kph, kmh, kilometres per hour, kilometers per hour, kilometres an hour, kilometers an hour, km per hour
    mph: mph, miles per hour, miles an hour
    m/s: m/s, metres per second, meters per second
    knot: knots, knot
    °C: °c, degrees celsius, degree celsius, degrees centigrade, degrees c, ℃, celsius
    °F: °f, degrees fahrenheit, degree fahrenheit, degrees f, ℉, fahrenheit
    K: kelvin
    °: °, degrees, degree
    m²: m², m2, sq m, square metre, square metres, square meter, square meters
    km²: km², km2, square kilometre, square kilometres, square kilometer, square kilometers
    ha: hectare, hectares, ha
    acre: acre, acres
    ft²: square foot, square feet, sq ft
    mile²: square mile, square miles
    m³: m³, m3, cubic metre, cubic metres, cubic meter, cubic meters
    kB: kb, kilobyte, kilobytes
    MB: mb, megabyte, megabytes
    GB: gb, gigabyte, gigabytes
    TB: tb, terabyte, terabytes
    W: watt, watts, w
    kW: kw, kilowatt, kilowatts
    MW: mw, megawatt, megawatts
    GW: gw, gigawatt, gigawatts
    kWh: kwh, kilowatt hours, kilowatt hour
    MWh: mwh, megawatt hours
    V: volt, volts, v
    kV: kv, kilovolt, kilovolts
    A: amp, amps, ampere, amperes
    Hz: hz, hertz
    kHz: khz, kilohertz
    MHz: mhz, megahertz
    GHz: ghz, gigahertz
    cal: calorie, calories
    kcal: kcal, kilocalorie, kilocalories
    bar: bar, bars
    psi: psi
    hPa: hpa, millibar, millibars
  `,
  perUnit: 'per, each, every',
  currencies: `
    USD: us$, usd, us dollar, us dollars, u.s. dollar, u.s. dollars, american dollars
    $: $, dollar, dollars, buck, bucks
    EUR: €, eur, euro, euros
    GBP: £, gbp, pound, pounds, pound sterling, pounds sterling, quid, british pounds
    JPY: jpy, yen
    CNY: cny, rmb, yuan, renminbi
    ¥: ¥, ￥
    HKD: hk$, hkd, hong kong dollar, hong kong dollars
    AUD: a$, au$, aud, australian dollar, australian dollars
    CAD: c$, ca$, cad, canadian dollar, canadian dollars
    NZD: nz$, nzd, new zealand dollars
    SGD: s$, sgd, singapore dollars
    TWD: nt$, twd
    CHF: chf, swiss franc, swiss francs
    franc: franc, francs
    FRF: french franc, french francs
    BEF: belgian franc, belgian francs
    DEM: deutschmark, deutschmarks, deutsche mark, deutsche marks, d-mark, d-marks, german marks, mark, marks, reichsmark, reichsmarks
    shilling: shilling, shillings
    ATS: schilling, schillings, austrian schillings
    guilder: guilder, guilders, florin, florins
    ESP: peseta, pesetas
    PTE: escudo, escudos
    GRD: drachma, drachmas
    ITL: lire, italian lire, italian lira
    taler: thaler, thalers
    ducat: ducat, ducats
    INR: ₹, inr, rupee, rupees, rs
    RUB: ₽, rub, rouble, roubles, ruble, rubles
    KRW: ₩, krw, won
    SEK: sek, swedish kronor, swedish krona
    NOK: nok, norwegian kroner
    DKK: dkk, danish kroner
    kr: krona, kronor, krone, kroner, crowns
    PLN: pln, zloty, zlotys
    TRY: turkish lira, turkish liras
    lira: lira, liras
    BRL: reais, r$
    MXN: peso, pesos
    ZAR: rand, rands
    THB: baht
    IDR: rupiah, rupiahs, idr
    MYR: ringgit, ringgits, myr
    VND: dong, ₫, vnd
    PHP: philippine peso, philippine pesos, php
    ILS: shekel, shekels, ₪, ils
    AED: dirham, dirhams, aed
    SAR: riyal, riyals
    IRR: rial, rials
    KWD: dinar, dinars
    EGP: egyptian pound, egyptian pounds
    UAH: hryvnia, hryvnias, ₴, uah
    CZK: koruna, korunas, czk
    HUF: forint, forints, huf
    RON: leu, lei
    BGN: lev, leva
    GEL: lari
    KZT: tenge
    NGN: naira, ₦
    KES: kenyan shilling, kenyan shillings
    GHS: cedi, cedis
    ETB: birr
    PKR: pakistani rupee, pakistani rupees
    LKR: sri lankan rupee, sri lankan rupees
    BDT: taka
    BTC: bitcoin, bitcoins
    ¢: cent, cents, ¢
    USD¢: us cent, us cents, u.s. cents, american cents
    EUR¢: euro cent, euro cents, eurocent, eurocents
    AUD¢: australian cent, australian cents
    CAD¢: canadian cent, canadian cents
    CHF¢: rappen, centime, centimes
    RUB¢: kopeck, kopecks, kopek, kopeks
    INR¢: paise, paisa
    PLN¢: grosz, groszy
    kr¢: öre, øre
    DEM¢: pfennig, pfennigs
    p: pence, penny, p
  `,

  opposites: `
    open, opens, opened, opening, reopen, reopens, reopened, reopening | close, closes, closed, closing, shut, shuts, shutting, locked, blocked
    increase, increases, increased, increasing, rise, rises, rose, risen, rising, grow, grows, grew, grown, growing, climb, climbs, climbed, climbing, soar, soars, soared, surge, surged, gain, gained, jumped, raise, raised, raises, raising, hike, hiked, boost, boosted, boosting, boosts, heightened, went up, go up | decrease, decreases, decreased, decreasing, fall, falls, fell, fallen, falling, drop, drops, dropped, dropping, decline, declines, declined, declining, shrink, shrinks, shrank, shrunk, plunge, plunged, plummeted, sink, sank, sunk, reduce, reduced, reduces, reducing, lower, lowers, lowered, lowering, cut, cuts, went down, go down
    growth | decline, contraction
    upward, upwards | downward, downwards
    up | down
    high, higher, highest | low, lower, lowest
    more | less, fewer
    most | least
    many | few
    much | little
    maximum, max | minimum, min
    majority | minority
    left | right
    left-hand | right-hand
    before | after
    earlier | later
    early | late
    first | last
    previous | next
    past | future
    on | off
    for, in favour of, in favor of | against
    above | below
    over | under
    inside | outside
    indoors, indoor | outdoors, outdoor
    inner | outer
    interior | exterior
    internal | external
    upper | lower
    top | bottom
    front | back, rear
    upstairs | downstairs
    north, northern, northwards | south, southern, southwards
    east, eastern | west, western
    clockwise | anticlockwise, counterclockwise, anti clockwise, counter clockwise
    guilty | innocent
    success, successes | failure, failures
    succeed, succeeds, succeeded | fail, fails, failed
    successful, successfully | unsuccessful, unsuccessfully, failed
    win, wins, won, winning | lose, loses, lost, losing
    winner, winners | loser, losers
    victory, victories | defeat, defeats
    positive, positively | negative, negatively
    profit, profits | loss, losses
    profitable | unprofitable
    surplus | deficit, shortage
    gain, gains, gained | lose, loses, lost, loss
    buy, buys, bought, buying, purchase, purchased | sell, sells, sold, selling
    buyer, buyers | seller, sellers
    lend, lends, lent | borrow, borrows, borrowed
    lender, lenders | borrower, borrowers
    give, gives, gave, given | take, takes, took, taken
    send, sends, sent | receive, receives, received
    sender | recipient, receiver
    accept, accepts, accepted, approve, approves, approved | reject, rejects, rejected, refuse, refuses, refused, decline, declined
    acceptance, approval | rejection, refusal
    allow, allows, allowed, permit, permits, permitted | forbid, forbids, forbade, forbidden, prohibit, prohibits, prohibited, ban, bans, banned
    permitted, legal, lawful | illegal, unlawful, prohibited
    enable, enables, enabled, activate, activated, activates | disable, disables, disabled, deactivate, deactivated, deactivates
    active | inactive, passive
    possible | impossible
    able | unable
    likely, probable, probably | unlikely, improbable
    lock, locks, locked | unlock, unlocks, unlocked
    safe, safely, harmless | unsafe, dangerous, dangerously, harmful
    hot, hotter, hottest | cold, colder, coldest
    warm, warmer, warmest | cool, cooler, coolest, cold
    heat, heats, heated | cool, cools, cooled
    wet, wetter, wettest, damp, moist, humid | dry, drier, driest
    hard, harder, hardest | soft, softer, softest, easy, easier, easiest
    full | empty
    fill, fills, filled | empty, empties, emptied, drain, drained
    heavy, heavier, heaviest | light, lighter, lightest
    fast, faster, fastest, quick, quicker, quickest, quickly, rapid, rapidly | slow, slower, slowest, slowly
    accelerate, accelerates, accelerated, speed up, sped up | decelerate, slow, slows, slowed, slow down, slowed down
    strong, stronger, strongest, strongly | weak, weaker, weakest, weakly
    strengthen, strengthens, strengthened | weaken, weakens, weakened
    large, larger, largest, big, bigger, biggest | small, smaller, smallest, little
    long, longer, longest | short, shorter, shortest
    tall, taller, tallest | short, shorter, shortest
    wide, wider, widest, broad, broader, broadest | narrow, narrower, narrowest
    thick, thicker, thickest | thin, thinner, thinnest
    deep, deeper, deepest | shallow, shallower, shallowest
    near, nearer, nearest, close, closer, closest | far, farther, further, furthest, distant
    loud, louder, loudest, noisy | quiet, quieter, quietest, silent
    clean, cleaner, cleanest | dirty, dirtier, dirtiest
    new, newer, newest | old, older, oldest
    young, younger, youngest | old, older, oldest
    good | bad, poor
    better | worse
    best | worst
    improve, improves, improved, improving, improvement | worsen, worsens, worsened, worsening, deteriorate, deteriorated, deterioration
    well | badly, poorly
    rich, richer, richest, wealthy | poor, poorer, poorest
    cheap, cheaper, cheapest, inexpensive | expensive, dear, costly
    easy, easily, easier, easiest, simple, simpler, simplest | difficult, hard, harder, hardest, complicated
    true, truth | false, untrue, lies, lie, falsehood
    correct, correctly, right | incorrect, incorrectly, wrong, wrongly
    agree, agrees, agreed | disagree, disagrees, disagreed
    appear, appears, appeared | disappear, disappears, disappeared, vanish, vanished
    include, includes, included, including | exclude, excludes, excluded, excluding
    import, imports, imported, importing | export, exports, exported, exporting
    importer, importers | exporter, exporters
    arrive, arrives, arrived, arriving, arrival, arrivals | depart, departs, departed, leave, leaves, departure, departures
    enter, enters, entered | leave, leaves, left, exit, exits, exited
    entrance, entry | exit
    start, starts, started, starting, begin, begins, began, begun, beginning | stop, stops, stopped, stopping, end, ends, ended, ending, finish, finishes, finished
    push, pushes, pushed | pull, pulls, pulled
    love, loves, loved | hate, hates, hated
    like, likes, liked | dislike, dislikes, disliked
    remember, remembers, remembered | forget, forgets, forgot, forgotten
    alive | dead
    survive, survives, survived | die, dies, died
    life | death
    born | died
    present | absent
    presence | absence
    public, publicly | private, privately
    support, supports, supported, supporting | oppose, opposes, opposed, opposing
    supporters, supporter | opponents, opponent
    confirm, confirms, confirmed, admit, admits, admitted | deny, denies, denied
    expand, expands, expanded | shrink, contract, contracted
    widen, widens, widened | narrow, narrows, narrowed
    optimistic, optimism | pessimistic, pessimism
    optional, voluntary, voluntarily | mandatory, compulsory, obligatory, required
    temporary, temporarily | permanent, permanently
    domestic | foreign
    cause, causes, caused | prevent, prevents, prevented
    attack, attacks, attacked | defend, defends, defended
    credit, credited | debit, debited
    deposit, deposited, deposits | withdraw, withdrew, withdrawn, withdraws, withdrawal
    employer, employers | employee, employees
    hire, hires, hired | fire, fires, fired, dismiss, dismissed
    odd | even
    horizontal, horizontally | vertical, vertically
    fresh | stale, rotten
    raw | cooked
    attach, attached | detach, detached
    connect, connects, connected | disconnect, disconnects, disconnected
    install, installed, installs | uninstall, uninstalled, remove, removed
    add, adds, added, insert, inserted | remove, removes, removed, delete, deleted, deletes
    encrypt, encrypted | decrypt, decrypted
    upload, uploads, uploaded | download, downloads, downloaded
    input | output
    tighten, tightened | loosen, loosened
    freeze, freezes, froze, frozen | thaw, thaws, melt, melts, melted
    inhale, inhaled | exhale, exhaled
    hypertension | hypotension
    benign | malignant
    acute | chronic
    forward, forwards | backward, backwards
    ascending | descending
    always | seldom, rarely, hardly ever, scarcely ever, barely ever
    clearly, fully, easily, perfectly, highly, very | hardly, barely, scarcely
    only if | unless
    bc, bce, before christ | ad, ce, anno domini
    often, frequently, frequent | seldom, rarely, rare, hardly ever, scarcely ever, barely ever
    if | unless
    common | rare, uncommon
    together | apart, separately, alone
    happy, glad, pleased | sad, unhappy, disappointed
    sweet | sour, bitter, salty
    bright, light | dark
    smooth | rough
    sharp | blunt, dull
    healthy | sick, ill, unhealthy
    awake | asleep
    friend, friends | enemy, enemies
    peace | war
    advantage, advantages | disadvantage, disadvantages
    benefit, benefits | harm, harms
    praise, praised | criticise, criticised, criticize, criticized, blame, blamed
    trust, trusts, trusted | distrust, distrusted, mistrust, doubt, doubts
    recommend, recommends, recommended | discourage, discouraged, advise against, advises against, advised against, warn against, warns against, warned against
    encourage, encouraged | discourage, discouraged
    convict, convicted | acquit, acquitted
    valid | invalid, expired
    visible | invisible, hidden
    complete | incomplete
    urban | rural
    ally, allies | enemy, enemies
    hero | villain
    married | divorced, single
    ancient | modern
    major | minor
    senior | junior
    superior | inferior
    explicit | implicit
    offline | online
    on time, punctually | late
    onshore | offshore
    upstream | downstream
    overestimate, overestimated | underestimate, underestimated
    overweight | underweight
    toxic, poisonous | harmless
    asset, assets | liability, liabilities
    debtor | creditor
    plaintiff | defendant
    sunrise | sunset
    grant, grants, granted | deny, denies, denied, refuse, refused
    pass, passes, passed | fail, fails, failed
    ahead | behind
    hit, hits | miss, missed, misses
    attend, attends, attended | miss, missed, skip, skipped
    build, builds, built, construct, constructed | demolish, demolished, destroy, destroyed
    create, creates, created | destroy, destroys, destroyed
    show, shows, showed, shown, reveal, reveals, revealed | hide, hides, hid, hidden, conceal, conceals, concealed
    lead, leads, led | follow, follows, followed
    float, floats, floated | sink, sinks, sank
    earn, earns, earned | spend, spends, spent
    save, saves, saved | waste, wastes, wasted, lose, lost, delete, deleted
    natural | artificial
    normal | abnormal
    plus | minus
    polite | rude
    solid | liquid
    sunny | cloudy, rainy
    tight, tighter, tightest | loose, looser, loosest
    birth, births | death, deaths
    combine, combined, unite, united | separate, separated, divide, divided
    demand | supply
    double, doubled | halve, halved
    interesting, exciting | boring
    join, joins, joined | leave, left, quit
    landed, lands, landing | took off, takes off, take off
    promote, promoted | demote, demoted
    reward, rewarded | punish, punished
    sober | drunk
    straight | curved, crooked
    transparent | opaque
    clear | unclear, vague
    whole, entire | part, half
    generous | stingy, mean
    enormous, huge, giant | tiny
    patient | impatient
    mature | immature
    wake, wakes, woke | sleep, sleeps, slept
    sit, sits, sat, sitting, seated | stand, stands, stood, standing
    landlord, landlady | tenant
    teacher, teachers | pupil, pupils, student, students
    guest, guests | host, hosts
    victim | perpetrator
    qualify, qualified | disqualify, disqualified
    available | unavailable, sold out
    sold out | available
    ripe | unripe
    pre | post
    prewar | postwar
    sterile | contaminated
    stable | unstable
    effective | ineffective
    sufficient, enough | insufficient
    solvent | insolvent
    literate | illiterate
    relevant | irrelevant
    rational | irrational
    reversible | irreversible
    regular | irregular
    perfect | imperfect
    adequate | inadequate
    accurate | inaccurate
    capable | incapable
    competent | incompetent
    consistent | inconsistent
    convenient | inconvenient
    dependent | independent
    direct | indirect
    efficient | inefficient
    significant | insignificant
    uphold, upholds, upheld, affirm, affirms, affirmed | overturn, overturns, overturned, reverse, reversed, quash, quashed, annul, annulled, strike down, struck down, overrule, overruled
    passed, adopted, approved | rejected, voted down, defeated, vetoed
    admit, admits, admitted | discharge, discharges, discharged
    advance, advances, advanced, advancing | retreat, retreats, retreated, retreating, withdrew
    exceed, exceeds, exceeded, surpass, surpassed, beat, topped | fall short of, falls short of, fell short of, missed
    impose, imposes, imposed | lift, lifts, lifted, removed
    enact, enacts, enacted, introduced | repeal, repeals, repealed, abolish, abolishes, abolished, scrapped
    arrest, arrests, arrested, detain, detained, jail, jailed, imprisoned | release, releases, released, freed, set free
    beforehand | afterwards, afterward
    hire, hires, hired, recruit, recruited, take on, took on | lay off, lays off, laid off, sack, sacked, dismiss, dismissed
    densely | sparsely, thinly
    appreciate, appreciated, appreciates | depreciate, depreciated, depreciates
    inflate, inflated, inflation | deflate, deflated, deflation
    ascend, ascends, ascended, ascent | descend, descends, descended, descent
    in advance | in arrears
    coming in | going out
    high tide | low tide
    flood | drought
    believer, believers | atheist, atheists, unbeliever, unbelievers
    tax free, duty free, tax exempt | taxable, dutiable
    free of charge, free | subject to a charge, subject to charge, chargeable, for a fee
    adults, adult, grown ups | children, child, minors, minor
    male | female
    boys, boy | girls, girl
    men, man | women, woman
    husband | wife
    mother | father
    brother, brothers | sister, sisters
    son, sons | daughter, daughters
    uncle | aunt
    nephew | niece
    king | queen
    agreement | disagreement
    approve of | disapprove of
    agreed | disagreed
    maximise, maximize, maximised, maximized | minimise, minimize, minimised, minimized
    maximal | minimal
    slowly | quickly, fast
    lengthen, lengthened | shorten, shortened
    broaden, broadened | narrow, narrowed
    tighten, tightened, tightening | ease, eased, easing, loosen, loosened, relax, relaxed
    toughen, toughened | soften, softened
    ordinary | extraordinary
    conscious | unconscious
    first half | second half
    mild | severe
    shallow | deep
    calm | stormy, rough
    sunny | overcast
    opaque | transparent
    edible | inedible, poisonous
    ripe | rotten
    innocent | guilty
    acquitted | convicted
    plead guilty, pleaded guilty | plead innocent, plead not guilty, pleaded not guilty
    mortal | immortal
    legal | illegal
    vegetarian | meat
    fat free | full fat
    low fat | high fat
    clockwise | counterclockwise
    obey, obeyed | disobey, disobeyed
    comply with, complied with | violate, violated, breach, breached
    respect, respected | violate, violated
    invest, invested | divest, divested
    merge, merged | split, demerged
    occupied | vacant, free
    booked, reserved | free, available
    crowded | empty, deserted
    departure | arrival
    outbound | inbound, return
    evening | morning
    weekday, weekdays | weekend, weekends
    landing | take off, takeoff
    solvent | bankrupt
    creditor, creditors | debtor, debtors
    import duty | export duty
    wholesale | retail
    gross | net
    fixed | variable, floating
    bullish | bearish
    bull market | bear market
    outperform, outperformed | underperform, underperformed
    upgrade, upgraded | downgrade, downgraded
    promoted | relegated
    home win | away win
    attacker | defender
    amateur | professional
    rookie | veteran
    novice, beginner, beginners | expert, experts, advanced
    mandatory | voluntary
    multiply | divide
    addition | subtraction
    concave | convex
    odd numbers | even numbers
    acid, acidic | alkaline
    anode | cathode
    proton | electron
    exothermic | endothermic
    evaporate, evaporates, evaporated | condense, condenses, condensed
    expand, expands | contract, contracts
    attract, attracts, attracted | repel, repels, repelled
    dilute, diluted | concentrate, concentrated
    premature | overdue
    cowardly | brave
    humble | arrogant
    lazy | diligent, hardworking
    exhausted | rested
    hungry | full
    thirsty | hydrated
    mute, muted | unmute, unmuted
    subscribe, subscribes, subscribed | unsubscribe, unsubscribes, unsubscribed
    log in, logs in, logged in, sign in, signs in, signed in | log out, logs out, logged out, sign out, signs out, signed out, log off
    zoom in | zoom out
    switch on, switches on, switched on, turn on, turns on, turned on | switch off, switches off, switched off, turn off, turns off, turned off
    fasten, fastened, buckle | unfasten, unfastened, unbuckle
    pack, packed | unpack, unpacked
    load, loaded | unload, unloaded
    wrap, wrapped | unwrap, unwrapped
    dress, dressed | undress, undressed
    cover, covered | uncover, uncovered
    raise taxes | cut taxes
    sooner | later
    minimum age | maximum age
    right handed | left handed
    right wing | left wing
    mainland | island
    ceasefire, truce | offensive
    surrender, surrendered | resist, resisted
    demanded | supplied
    allies | foes
    winner | runner up
    defy, defied | obey, obeyed
    hopeful | hopeless, desperate
    diligence | negligence
    honest, honestly | dishonest, dishonestly
    loyal | disloyal
    sincere | insincere
    legible | illegible
    plausible | implausible
    tolerant | intolerant
    finite | infinite
    discreet | indiscreet
    moral | immoral
    proper | improper
    curable | incurable
    eligible | ineligible
    coherent | incoherent
    decisive | indecisive
    voluntary | forced
  `,
  particles:
    'if, unless, on, off, up, down, for, against, over, under, before, after, above, below, in favour of, in favor of, last, first, left, right, more, less',
  notOpposites: `could hardly, could scarcely, can hardly, very little, very few, very rarely, very seldom, very slightly, burned down, burned up, burnt down, burnt up, burn down, burn up, slow up, close down, cut down, cut up, write down, write up, wrote down, wrote up, note down, track down, hunt down, sit up, lie down, stand up, hurry up, wake up, woke up, clean up, cheer up, sum up, back up, look up, call up, bring up, brought up, show up, showed up, split up, tear up, tear down, tore up, tore down, settle down, close to, close up, close friend, close friends, close ties, right now, right away, all right, right about, the right to, a right to, no right to, his right to, her right to, their right to, our right to, your right to, my right to, its right to, every right to, any right to, equal right to, legal right to, constitutional right to, have right to, right to life, right to work, right to vote, right to education, right to privacy, right to strike, rights,
    human right, left behind, left over, has left, have left, had left, fall in love, fall asleep, fell in love, fell asleep, went off, go off, goes off,
    going off, set off, sets off, take off, took off, takes off, turn out, so far, as well, as well as, at last, last year, last week,
    last month, last night, last but not least, years old, year old, months old, days old, as long as, no longer, not least, more or less, once more, any more, less than nothing,
    high school, high street, light of, in light of, in the light of, for example, for instance, on the other hand, later on, and so on, from now on,
    based on, depends on, depending on, early on, look for, looking for, waiting for, asked for, good morning, good evening, new york, new zealand,
    south africa, north korea, south korea, west bank, middle east, north america, south america, northern ireland, west virginia, the right thing,
    human rights, bill of rights, before long, long before, at first, first time, first of all, in front of, back to, come back, came back, go back, went back,
    cut off, off course, well off, better off, day off, give up, gave up, set up, made up, make up, up to, end up, ended up, pick up, picked up, grow up, grew up,
    up and down, break down, broke down, shut down, let down, turned down, turn down, calm down, down to, over the years, over the, all over, take over,
    took over, more and more, under the, under way, come on, came on, go on, went on, goes on, hold on, a little, little bit, short of, in short,
    as far as, far from, from afar, on the one hand, even though, even if, even when, even more, even the, death penalty, for the first time, for a long time,
    few years, a few, quite a few, the few, white house, the public, public school, private school`,
  titles: `mr, mrs, ms, miss, mister, doctor, rev, reverend, sgt, sergeant, lt, lieutenant, capt, gen, col, sen, rep, gov, congressman, congresswoman, inspector, detective, officer, nurse, justice, bishop, cardinal, pope, father, mother, cousin, dr, prof, professor, president, chancellor, minister, senator, captain, sir, lady, king, queen, prince, princess, judge,
    coach, mayor, governor, general, colonel, saint, st, uncle, aunt, neighbour, neighbor, friend, brother, sister, son, daughter, husband, wife, lake, mount, river`,
  beforeRoman: `chapter, part, volume, book, act, scene, article, section, title, war, class, type, phase, stage, level, grade, appendix, figure, table, unit, schedule, annex`,
  closingParticles: '',
  denyingVerbs: `failed to, fails to, fail to, failing to, refused to, refuses to, refuse to, refusing to, neglected to, neglects to, declined to, declines to,
    omitted to, omits to, forgot to, forgets to, advised against, advises against, advise against, warned against, warns against, decided against, decides against`,
}
