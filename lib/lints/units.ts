/** What a unit measures and how many of the dimension's base it is; temperatures also have a zero of their own. */
export interface Unit {
  readonly key: string
  readonly dimension: string
  readonly factor: number
  readonly offset: number
}

/** `dimension: key factor, …`; the base of a dimension has the factor 1. Months and years are a twelfth of, and, 365.25 days. */
const TABLE = `
length: mm 0.001, cm 0.01, m 1, km 1000, li 500, inch 0.0254, ft 0.3048, yd 0.9144, mile 1609.344, nmi 1852
mass: µg 1e-6, mg 0.001, g 1, kg 1000, t 1e6, lb 453.59237, stone 6350.29318, oz 28.349523125, jin 500, zentner 50000
volume: ml 0.001, cl 0.01, l 1, m³ 1000, gal 3.785411784, pint 0.473176473, tsp 0.005, tbsp 0.015, cup 0.24
time: ms 0.001, s 1, min 60, quarter-hour 900, half-hour 1800, h 3600, day 86400, week 604800, month 2629800, half-year 15778800, year 31557600, decade 315576000, century 3155760000
speed: m/s 1, km/h 0.2777777777777778, mph 0.44704, knot 0.5144444444444445
area: m² 1, km² 1e6, ha 10000, mu 666.6666666666666, acre 4046.8564224, ft² 0.09290304, mile² 2589988.110336
data: kB 1e3, MB 1e6, GB 1e9, TB 1e12
power: W 1, kW 1e3, MW 1e6, GW 1e9
energy: kWh 1, MWh 1e3, cal 0.0000011622222, kcal 0.0011622222
voltage: V 1, kV 1e3
current: A 1
frequency: Hz 1, kHz 1e3, MHz 1e6, GHz 1e9
pressure: hPa 1, bar 1000, psi 68.94757293
percent: % 1
points: pp 1
temperature: °C 1, °F 0.5555555555555556, K 1, ° 1
`
/** Added before the factor is applied, so that all temperatures are in degrees Celsius. */
const OFFSETS: Readonly<Record<string, number>> = { '°F': -32, K: -273.15 }

const UNITS: ReadonlyMap<string, Unit> = new Map(
  TABLE.trim()
    .split('\n')
    .flatMap((line) => {
      const [dimension, list] = line.split(': ')
      return list.split(', ').map((entry): [string, Unit] => {
        const [key, factor] = entry.split(' ')
        return [key, { key, dimension, factor: Number(factor), offset: OFFSETS[key] ?? 0 }]
      })
    }),
)

/** The unit called `key` (`km`, `°F`); throws for a key that the table lacks, so that a word list cannot misspell one. */
export function getUnit(key: string): Unit {
  const unit = UNITS.get(key)
  if (unit === undefined) throw new RangeError(`There is no unit "${key}" in the table of units.`)
  return unit
}

/** An amount of a unit in the base of its dimension. Example: `toBase(1, getUnit('km'))` is 1000. */
export function toBase(value: number, unit: Unit): number {
  return (value + unit.offset) * unit.factor
}

/**
 * Whether two amounts say the same. Amounts in one unit must be equal; between units of one dimension a rounded
 * conversion is allowed: 5 % (5 miles, 8 km), 9 % where a calendar month is part of it (24 weeks, 6 months), 1.5 °C.
 */
export function isSameAmount(a: number, unitA: Unit, b: number, unitB: Unit): boolean {
  if (unitA.key === unitB.key) return isClose(a, b, 1e-9)
  if (unitA.dimension !== unitB.dimension) return false
  // Bare degrees may be of either scale.
  if (unitA.key === '°' || unitB.key === '°') return isClose(a, b, 1e-9)
  const x = toBase(a, unitA)
  const y = toBase(b, unitB)
  if (unitA.dimension === 'temperature') return Math.abs(x - y) <= 1.5
  const calendar = unitA.dimension === 'time' && (CALENDAR.has(unitA.key) || CALENDAR.has(unitB.key))
  return isClose(x, y, isMetric(unitA) === isMetric(unitB) && !calendar ? 1e-6 : calendar ? 0.09 : 0.05)
}

export function isClose(a: number, b: number, share: number): boolean {
  return Math.abs(a - b) <= share * Math.max(Math.abs(a), Math.abs(b))
}

const CALENDAR = new Set(['month', 'year', 'half-year', 'decade', 'century'])
const IMPERIAL = new Set([
  'inch',
  'ft',
  'yd',
  'mile',
  'nmi',
  'lb',
  'stone',
  'oz',
  'gal',
  'pint',
  'mph',
  'knot',
  'acre',
  'ft²',
  'mile²',
  'psi',
])

function isMetric(unit: Unit): boolean {
  return !IMPERIAL.has(unit.key)
}
