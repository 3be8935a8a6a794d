import { developmentNames } from '#app/content/developments/developments.ts'
import { area } from '#app/format.ts'
import { insert } from '#app/words.ts'
import type { Facets } from '#server/catalogue/facets.ts'
import { orders, valuesOf } from '#server/catalogue/search.ts'
import type { Language } from '#server/language.ts'
import { euros } from '#server/shared/text/euros.ts'
import type { Query } from './filter.ts'
import type { PropertiesWords } from './words.ts'

/** One value of a select. */
export interface Choice {
  value: string
  text: string
  /**
   * The number of homes that the choice would show; undefined if they could not be counted, or if
   * the choice excludes no home.
   */
  homes: number | undefined
}

export type ChoiceName = Exclude<keyof Query, 'page' | 'view'>

/**
 * The choices of every select of the filter, in one language.
 * @param toLet whether any home is to let; otherwise the choice says that one is found on enquiry.
 */
export function filterChoices(
  query: Query,
  { facets, toLet }: { facets: Facets | undefined; toLet: boolean },
  copy: PropertiesWords['list'],
  language: Language,
): Record<ChoiceName, Choice[]> {
  const choicesOf = (
    name: Exclude<ChoiceName, 'sort'>,
    textOf: (value: string) => string,
    isOffered: (value: string) => boolean = () => true,
  ): Choice[] =>
    valuesOf(name, query, developmentNames)
      .filter((value) => value === query[name] || isOffered(value))
      .map((value) => ({ value, text: textOf(value), homes: facets?.counts[name][value] }))
  const textIn = (texts: object) => (value: string) =>
    Object.entries(texts).find(([name]) => name === value)?.[1] ?? value
  const amount = (value: string) => euros(Number(value), language)
  const squareMetres = (value: string) =>
    value ? insert(copy.atLeast, { value: area(Number(value), language) }) : copy.anySize
  const { prices } = copy
  return {
    listing: choicesOf('listing', textIn(copy.listings)).map((choice) =>
      choice.value === 'rent' && !toLet
        ? { ...choice, text: query.listing ? choice.text : copy.rentOnEnquiry, homes: undefined }
        : choice,
    ),
    type: choicesOf('type', textIn(copy.types)),
    development: choicesOf('development', (development) =>
      development ? insert(copy.within, { development }) : copy.anywhere,
    ),
    bedrooms: choicesOf('bedrooms', textIn(copy.bedrooms)),
    bathrooms: choicesOf('bathrooms', (n) => (n ? insert(copy.orMore, { n }) : copy.any)),
    // The price in the sentence names both of its ends, so that the sentence is correct for any
    // other choice.
    to: choicesOf(
      'to',
      (to) =>
        query.from
          ? to
            ? insert(prices.between, { from: amount(query.from), to: amount(to) })
            : insert(prices.from, { from: amount(query.from) })
          : to
            ? insert(prices.to, { to: amount(to) })
            : prices.any,
      (to) => to === '' || Number(to) > Number(query.from),
    ),
    from: choicesOf(
      'from',
      (from) => (from ? insert(copy.atLeast, { value: amount(from) }) : copy.any),
      (from) => from === '' || query.to === '' || Number(from) < Number(query.to),
    ),
    area: choicesOf('area', squareMetres),
    terrace: choicesOf('terrace', squareMetres),
    purchase: choicesOf('purchase', textIn(copy.purchases)),
    status: choicesOf('status', textIn(copy.statuses)),
    stage: choicesOf('stage', textIn(copy.stages)),
    sort: orders.map((value) => ({ value, text: copy.sorts[value], homes: undefined })),
  }
}
