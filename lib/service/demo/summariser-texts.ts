/**
 * Shift reports of a water company and their summaries, for any site (`$site`) and number (`$n`); in braces the
 * reference's words first, then others.
 */
export const REPORTS: readonly { readonly topic: string; readonly report: string; readonly summary: string }[] = [
  {
    topic: 'network',
    report:
      'The night shift at $site found a leak at the main inlet. Two technicians closed the line, replaced the gasket and tested it at six bar. Supply was back after $n hours.',
    summary:
      '{A leak at the main inlet of $site was repaired|The main inlet at $site had a leak} and supply {was back|returned} after $n hours.',
  },
  {
    topic: 'quality',
    report:
      'At $site the chlorine sensor drifted during the morning. It was calibrated twice and still read too high, so the team ordered a new one. Until it arrives, samples are taken by hand every $n hours.',
    summary:
      '{The chlorine sensor at $site reads too high|A sensor at $site drifted}; until {a new one arrives|it is replaced}, samples are {taken by hand|collected manually} every $n hours.',
  },
  {
    topic: 'buildings',
    report:
      'A lorry damaged the gate at $site on Tuesday. Nobody was hurt and the lock still works. The repair is planned for the coming week and should take $n days.',
    summary:
      'A lorry {damaged|hit} the gate at $site; {nobody was hurt|there were no injuries} and the repair {should take|will last} $n days.',
  },
  {
    topic: 'quality',
    report:
      'The $site team finished the yearly cleaning of the filters. Of these, $n were worn and had to be exchanged. Water quality was normal on all following days.',
    summary:
      '{The filters at $site were cleaned|Yearly cleaning at $site is done}, $n {worn ones were exchanged|were replaced}, and water quality {is normal|was fine}.',
  },
  {
    topic: 'power',
    report:
      'Power failed at $site shortly after midnight. The emergency generator started by itself and carried the pumps for $n hours. Fuel has to be topped up before the weekend.',
    summary:
      '{After a power failure|When power failed}, the generator at $site {carried the pumps for|ran} $n hours and {needs fuel before the weekend|must be refuelled}.',
  },
  {
    topic: 'people',
    report:
      'A new colleague joined the $site crew this month. She has worked with control systems for ten years and will look after the remote stations. Her training takes $n weeks.',
    summary:
      'A new {colleague|employee} at $site will {look after|manage} the remote stations after $n weeks of {training|instruction}.',
  },
  {
    topic: 'people',
    report:
      'Visitors from two schools came to $site on Thursday. They saw the pump hall and the laboratory, and $n pupils asked about holiday work. The next tour is in spring.',
    summary:
      '{Two schools visited|School classes came to} $site, $n pupils {asked about holiday work|want a holiday job}, and {the next tour is|another one follows} in spring.',
  },
  {
    topic: 'network',
    report:
      'The pump in the deep well at $site has been vibrating since Monday. The bearing is to be checked before anything else is done. Meanwhile the second pump runs at reduced speed for $n days.',
    summary:
      '{The deep well pump at $site vibrates|A pump at $site is vibrating}; {its bearing will be checked|the bearing needs a check} while the second pump {runs at reduced speed|works slowly} for $n days.',
  },
  {
    topic: 'quality',
    report:
      'Customers near $site reported brown water on Sunday evening. Flushing the hydrants in $n streets solved the problem. It was caused by construction work at the ring main.',
    summary:
      '{Brown|Discoloured} water near $site {was caused by|came from} construction work and {was solved by flushing|ended after flushing} $n streets.',
  },
  {
    topic: 'network',
    report:
      'The delivery of pipes for $site is late because the maker has no steel. The contractor offered to begin with the trench instead. The whole project moves by $n weeks.',
    summary:
      '{Pipes for $site are late|The pipe delivery to $site is delayed}, so {work begins with the trench|the trench comes first} and the project {moves by|slips} $n weeks.',
  },
  {
    topic: 'buildings',
    report:
      'Three quotes for the new roof at $site were opened today. The cheapest firm cannot begin before autumn, while the second can begin in $n weeks. The board prefers the second.',
    summary:
      'For the roof at $site the board {prefers|wants} the second {quote|offer}, because {that firm can begin|work can start} in $n weeks.',
  },
  {
    topic: 'buildings',
    report:
      'The alarm at $site rang $n times last week although nothing was wrong. A spider in the motion detector was the cause. The housing has now been sealed.',
    summary:
      '{A spider caused|An insect led to} $n false alarms at $site; the {housing|detector} {has been sealed|is now closed}.',
  },
  {
    topic: 'network',
    report:
      'Frost broke a hydrant near $site in the early morning. The road was icy and stayed closed for $n hours. Gritting and repair were finished by noon.',
    summary:
      'A hydrant {broken by frost|that froze} near $site {closed the road|kept the road closed} for $n hours; {the repair was finished by noon|it was repaired by midday}.',
  },
  {
    topic: 'quality',
    report:
      'The laboratory tested all samples from $site for nitrate. All values stayed below the limit, and $n samples were even lower than last year. The report goes to the ministry.',
    summary:
      'All nitrate {values|results} from $site {stayed below the limit|were within limits}, $n {even lower than last year|even fell}, and {the report goes to the ministry|a report is sent}.',
  },
  {
    topic: 'power',
    report:
      'Software on the control desk at $site was updated on Wednesday. After the restart $n trend charts were missing. They were restored from the backup the same day.',
    summary:
      'After {a software update|an upgrade} at $site, $n charts were {missing|gone} and {were restored from the backup|had to be recovered}.',
  },
  {
    topic: 'network',
    report:
      'The water level in the $site reservoir fell faster than planned. Inflow from the spring is lower than in other years. Night filling was extended by $n hours.',
    summary:
      '{Because the spring gives less water|As inflow is low}, night filling at $site {was extended by|lasts longer by} $n hours.',
  },
  {
    topic: 'people',
    report:
      'Two cars and a small digger at $site are due for inspection. The garage has free dates in $n weeks only. Until then the digger may not be used on public roads.',
    summary:
      '{Inspection of the $site vehicles|The vehicle check at $site} is {possible|due} in $n weeks; until then the digger {may not use public roads|stays off the road}.',
  },
  {
    topic: 'buildings',
    report:
      'The safety walk at $site found a missing handrail and a blocked exit. The exit was cleared at once. The handrail is to be fitted within $n days.',
    summary:
      'At $site {a blocked exit was cleared|an exit was opened}, and a {missing|new} handrail {is to be fitted|will be mounted} within $n days.',
  },
  {
    topic: 'power',
    report:
      'The electricity bill for $site rose by a tenth. The old pumps run at full load even at night. Exchanging $n of them would pay for itself in four years.',
    summary:
      '{Exchanging|Replacing} $n old pumps at $site {would pay for itself|pays off} in four years, as {the electricity bill rose|power is expensive}.',
  },
  {
    topic: 'people',
    report:
      'The open day at $site drew more guests than expected. The queue for the tower was long, and $n guided tours were added. Next year tickets will be given out in advance.',
    summary:
      '{Because of many guests|Since many people came}, $site {added|offered} $n {guided tours|tours} and will {give out tickets in advance|hand out tickets} next year.',
  },
]
