import { homePriceText } from '#app/catalogue/home-price-text.ts'
import { words as catalogueWords } from '#app/catalogue/words.ts'
import { area } from '#app/format.ts'
import { counted } from '#app/plural.ts'
import { whenUnavailable } from '#app/unavailable.ts'
import { insert } from '#app/words.ts'
import type { Catalogue } from '#server/catalogue/catalogue.ts'
import type { Property } from '#server/catalogue/property.ts'
import type { Language } from '#server/language.ts'
import { groupedNumber } from '#server/shared/text/euros.ts'
import type { Site } from '#server/site.ts'
import { words } from './words.ts'

/** The length of a title that search engines show on most screens. */
const maxTitle = 60

/** The length of a description that search engines show. */
const maxDescription = 155

/**
 * The maximum number of homes of one kind and price that are searched for another with the same
 * title.
 */
const maxLooked = 50

type Reader = Pick<Site, 'log'> & { catalogue: Pick<Catalogue, 'list'> }

/**
 * The title of a home in the results of search engines: what it is, its price and its place. The
 * reference is added if another home would have the same title.
 */
export async function pageTitle(site: Reader, property: Property, language: Language) {
  const copy = words[language].listed
  const types = catalogueWords[language].types
  const type = types[property.propertyType ?? 'apartment']
  const values = {
    Type: type,
    type: type.toLowerCase(),
    n: groupedNumber(property.bedrooms, language),
    bedrooms: counted(copy.bedrooms, property.bedrooms, language),
    price: homePriceText(property, language),
  }
  const titles = formsOf(property, copy).map((form) => insert(form, values))
  const { development, location, ref } = property
  const places = [...(development === null ? [] : [development]), ...location.split(', ')]
  return firstFittingTitle(
    titles,
    (await hasTwin(site, property)) ? [places[0] ?? ref, ref] : places,
  )
}

/**
 * The description in search results: price and size, the name if it fits, then the home's
 * description. Bedrooms are left out, because the title has them.
 */
export function pageDescription(
  property: Property,
  { title, description }: { title: string; description: string },
  language: Language,
): string {
  const { descriptions } = words[language].listed
  const facts = {
    title,
    price: homePriceText(property, language),
    area: area(property.area, language),
  }
  const forms = (property.status === 'sold' ? descriptions.sold : descriptions.other).map((form) =>
    insert(form, facts),
  )
  const fit = (text: (form: string) => string) =>
    forms.map(text).find((found) => found.length <= maxDescription)
  const [sentence = ''] = /^.*?[.?!…](?=\s)/s.exec(description) ?? []
  return (
    fit((form) => insert(form, { description })) ??
    (sentence ? fit((form) => insert(form, { description: sentence })) : undefined) ??
    shortened(insert(forms.at(-1) ?? '', { description }))
  )
}

/** A text shortened to the words that fit. */
const shortened = (text: string): string =>
  `${text.slice(0, maxDescription).replace(/[\s,;:]*\s\S*$/, '')}…`

/** The forms of a title, the most informative first. A studio has no bedrooms to name. */
function formsOf(
  { status, listing, bedrooms }: Property,
  { titles }: (typeof words)['en']['listed'],
): readonly string[] {
  const forms = status === 'sold' ? titles.sold : titles[listing ?? 'sale']
  return bedrooms === 0 ? forms.slice(-1) : forms
}

/** The first title that fits together with a place, and as many places as fit. */
function firstFittingTitle(titles: readonly string[], places: readonly string[]) {
  const ends = places.map((_, index) => places.slice(0, index + 1).join(', ')).toReversed()
  const fits = (title: string) => ends.find((end) => `${title} | ${end}`.length <= maxTitle)
  const title = titles.find(fits) ?? titles.at(-1) ?? ''
  return { title, titleEnd: fits(title) ?? ends.at(-1) ?? '' }
}

/** Whether another home has the same type, place, price and number of bedrooms. */
async function hasTwin({ catalogue, log }: Reader, home: Property): Promise<boolean> {
  const find = async () => {
    const { properties } = await catalogue.list({
      type: home.propertyType ?? undefined,
      development: home.development ?? undefined,
      minPrice: home.price,
      maxPrice: home.price,
      limit: maxLooked,
      counted: false,
    })
    return properties.some(
      ({ slug, bedrooms, development }) =>
        slug !== home.slug && bedrooms === home.bedrooms && development === home.development,
    )
  }
  return whenUnavailable(log, 'homes of one title could not be looked for', find, () => true)
}
