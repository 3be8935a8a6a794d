import type { Language } from '#server/language.ts'
import { monthOf } from '#server/shared/time/formats.ts'

/** The facilities of the resort, which are open to every home (docs/requirements/pages.md#home). */
export const resort = {
  /** The advertised minimum of sunny days a year. */
  sunDays: 300,
  /** The length of the heated pool, in metres. */
  pool: 25,
  /** Travel times from the gate in minutes by car, in the order in which rulers show them. */
  minutes: { beach: 5, airport: 15, cityCentre: 20, resortTown: 25 },
  /** The month in which the advertised times were last checked; it is printed beside them. */
  advertised: '2026-11',
} as const

/** The resort's figures by their names in texts: `{sunDays}`, `{pool}`, `{beach}`, `{airport}` … */
export const resortFigures = {
  sunDays: resort.sunDays,
  pool: resort.pool,
  ...resort.minutes,
} as const

/** The city and the town on the map of the coast (pictures/plans/maps/words.ts). */
const drawn = { city: 'Málaga', town: 'Marbella' }

interface PlaceNames {
  /** The configured name, where it differs from the one on the map. */
  cityName: string | undefined
  resortTownName: string | undefined
}

/**
 * The resort's figures, with the names of "city centre" and "resort town" in the form of texts
 * (`{cityName}` is " (Málaga)"), and the month in which the travel times were advertised.
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
