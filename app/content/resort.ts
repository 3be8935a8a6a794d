import { monthOf } from '#app/format.ts'
import type { Language } from '#server/language.ts'

/** The facilities of the resort, open to every home (docs/requirements/pages.md#home). */
export const resort = {
  /** Days of sun a year: more than this. */
  sunDays: 300,
  /** Length of the heated pool, metres. */
  pool: 25,
  /** Minutes by car from the gate, in the order in which rulers show them. */
  minutes: { beach: 5, airport: 15, cityCentre: 20, resortTown: 25 },
  /** The month in which we last looked at what is advertised; it is printed beside the minutes. */
  advertised: '2026-11',
} as const

/** The resort's figures for `insertAll`: `{sunDays}`, `{pool}`, `{beach}`, `{airport}` … */
export const resortFigures = {
  sunDays: resort.sunDays,
  pool: resort.pool,
  ...resort.minutes,
} as const

/** The city and the town on the map of the coast (pictures/plans/maps/words.ts). */
const drawn = { city: 'Málaga', town: 'Marbella' }

interface PlaceNames {
  /** As configured, where that is another than on the map. */
  cityName: string | undefined
  resortTownName: string | undefined
}

/**
 * The resort's figures with the names behind "city centre" and "resort town" as texts put them
 * (`{cityName}` is " (Málaga)") and the month in which the minutes were advertised.
 */
export function placeFigures({ cityName, resortTownName }: PlaceNames, language: Language) {
  const inBrackets = (name: string) => ` (${name})`
  return {
    ...resortFigures,
    cityName: inBrackets(cityName ?? drawn.city),
    townName: inBrackets(resortTownName ?? drawn.town),
    advertised: monthOf(resort.advertised, language),
  }
}
