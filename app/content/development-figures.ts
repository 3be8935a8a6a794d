import { priceSpan, range } from '#app/format.ts'
import type { Language } from '#server/language.ts'
import { euros, groupedNumber } from '#server/shared/text/euros.ts'
import { capital } from '#server/shared/text/initial.ts'
import type { Development } from './developments/development.ts'
import { resortFigures } from './resort.ts'

/**
 * A development's figures by their names in texts, printed in a language:
 * - a count or length by its key: `{homes}`, `{facade}`;
 * - a range as a whole and its ends: `{area}`, `{areaMin}`, `{areaMax}`;
 * - a unit's figures, prefixed by the unit's key: `{villasHomes}`, `{twoTerraceMax}`;
 * - the resort's figures: `{pool}`, `{airport}`.
 *
 * Prices include their currency; areas and lengths have no unit.
 */
export function developmentFigures(
  { units, details, ...development }: Development,
  language: Language,
): Record<string, string | number> {
  return {
    ...resortFigures,
    ...printed(development, language),
    ...printed(details, language),
    ...Object.fromEntries(
      Object.entries(units).flatMap(([unit, facts]) =>
        Object.entries(printed(facts, language)).map(([key, text]) => [
          `${unit}${capital(key)}`,
          text,
        ]),
      ),
    ),
  }
}

/** The numbers and ranges among these facts, printed; other values are left out. */
function printed(facts: object, language: Language): Record<string, string> {
  const texts: Record<string, string> = {}
  for (const [key, value] of Object.entries(facts)) {
    const isPrice = /price/i.test(key)
    const print = isPrice ? euros : groupedNumber
    if (typeof value === 'number') texts[key] = print(value, language)
    if (!isScale(value)) continue
    const { min, max } = value
    texts[`${key}Min`] = print(min, language)
    if (max === undefined) continue
    texts[`${key}Max`] = print(max, language)
    texts[key] = (isPrice ? priceSpan : range)({ min, max }, language)
  }
  return texts
}

const isScale = (value: unknown): value is { min: number; max?: number } =>
  typeof value === 'object' && value !== null && 'min' in value
