import type { Development, Price } from '#app/content/developments/development.ts'
import { areaRange, priceSpan } from '#app/format.ts'
import { insert } from '#app/words.ts'
import type { Language } from '#server/language.ts'
import { euros, groupedNumber } from '#server/shared/text/euros.ts'
import { type DevelopmentWords, words } from './words.ts'

/** One kind of home in the form of its card; absent figures are left out. */
export function unitView(development: Development, key: string, language: Language) {
  const unit = development.units[key]
  if (!unit) throw new Error(`${development.name} has no unit ${key}`)
  const { spec, ...common } = words[language]
  const ranges = [
    { name: spec.area, range: unit.area },
    { name: spec.terrace, range: unit.terrace },
  ].flatMap(({ name, range }) =>
    range ? [{ name, ...range, text: areaRange(range, language) }] : [],
  )
  const details = [
    { name: spec.residences, value: unit.homes && groupedNumber(unit.homes, language) },
    { name: spec.bedrooms, value: unit.bedrooms && groupedNumber(unit.bedrooms, language) },
    {
      name: spec.parking,
      value: development.parking && insert(spec.parkingValue, { n: development.parking }),
    },
  ].flatMap(({ name, value }) => (value ? [{ name, value }] : []))
  return { price: unitPrice(unit.price, language, common), ranges, details }
}

export type UnitView = ReturnType<typeof unitView>

/**
 * The price of a development or of a unit: `From €545,000`, or a range where the highest is known.
 */
export const unitPrice = (
  { min, max }: Price,
  language: Language,
  { from }: Pick<DevelopmentWords, 'from'>,
) =>
  max === undefined
    ? insert(from, { price: euros(min, language) })
    : priceSpan({ min, max }, language)
