/** The facilities of the resort, open to every home (docs/requirements.md#home). */
export const resort = {
  /** Days of sun a year: more than this. */
  sunDays: 300,
  /** Length of the heated pool, metres. */
  pool: 25,
  /** Minutes by car from the gate, in the order in which rulers show them. */
  minutes: { beach: 5, airport: 15, cityCentre: 20, resortTown: 25 },
} as const

/** The resort's figures for `insertAll`: `{sunDays}`, `{pool}`, `{beach}`, `{airport}` … */
export const resortFigures = {
  sunDays: resort.sunDays,
  pool: resort.pool,
  ...resort.minutes,
} as const

interface PlaceNames {
  /** As configured, if it is. */
  cityName: string | undefined
  resortTownName: string | undefined
}

/** The names behind "city centre" and "resort town" as texts put them: `{cityName}` is " (Málaga)", or nothing where none is configured. */
export function placeNames({ cityName, resortTownName }: PlaceNames) {
  const inBrackets = (name: string | undefined) => (name ? ` (${name})` : '')
  return { cityName: inBrackets(cityName), townName: inBrackets(resortTownName) }
}
