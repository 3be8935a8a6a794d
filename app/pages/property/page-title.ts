import { words as catalogueWords } from '#app/catalogue/words.ts'
import { area, number, price } from '#app/format.ts'
import { counted } from '#app/plural.ts'
import { whenUnavailable } from '#app/unavailable.ts'
import { insert } from '#app/words.ts'
import type { Catalogue } from '#server/catalogue/catalogue.ts'
import type { Property } from '#server/catalogue/property.ts'
import type { Language } from '#server/language.ts'
import type { Site } from '#server/site.ts'
import { words } from './words.ts'

/** What search engines show of a title on most screens. */
const maxTitle = 65

/** What search engines show of a description. */
const maxDescription = 155

/** How many homes of one kind and price are looked through for another of the same title. */
const maxLooked = 50

type Reader = Pick<Site, 'log'> & { catalogue: Pick<Catalogue, 'list'> }

/**
 * A home in the list of a search engine: what it is, for how much, and where. The reference is
 * added where another home would have the same title.
 */
export async function pageTitle(site: Reader, property: Property, language: Language) {
  const copy = words[language].listed
  const types = catalogueWords[language].types
  const type = types[property.propertyType ?? 'apartment']
  const values = {
    Type: type,
    type: type.toLowerCase(),
    n: number(property.bedrooms, language),
    bedrooms: counted(copy.bedrooms, property.bedrooms, language),
    price: priceOf(property, language),
  }
  const titles = formsOf(property, copy).map((form) => insert(form, values))
  const { development, location, ref } = property
  const places = [...(development === null ? [] : [development]), ...location.split(', ')]
  return fitted(titles, (await hasTwin(site, property)) ? [places[0] ?? ref, ref] : places)
}

/**
 * Price and size, the name if it fits, then the home's description. Bedrooms are left out, because
 * the title has them.
 */
export function pageDescription(
  property: Property,
  { title, description }: { title: string; description: string },
  language: Language,
): string {
  const { descriptions } = words[language].listed
  const facts = {
    title,
    price: priceOf(property, language),
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

/** The words of a text that fit. */
const shortened = (text: string): string =>
  `${text.slice(0, maxDescription).replace(/[\s,;:]*\s\S*$/, '')}…`

function priceOf(property: Property, language: Language): string {
  const amount = price(property.price, language)
  return property.listing === 'rent'
    ? insert(catalogueWords[language].month, { price: amount })
    : amount
}

/** The forms of a title, the most telling first. A studio has no bedrooms to name. */
function formsOf(
  { status, listing, bedrooms }: Property,
  { titles }: (typeof words)['en']['listed'],
): readonly string[] {
  const forms = status === 'sold' ? titles.sold : titles[listing ?? 'sale']
  return bedrooms === 0 ? forms.slice(-1) : forms
}

/** The first title that fits with a place, and as many places as fit. */
function fitted(titles: readonly string[], places: readonly string[]) {
  const ends = places.map((_, index) => places.slice(0, index + 1).join(', ')).toReversed()
  const fits = (title: string) => ends.find((end) => `${title} | ${end}`.length <= maxTitle)
  const title = titles.find(fits) ?? titles.at(-1) ?? ''
  return { title, titleEnd: fits(title) ?? ends.at(-1) ?? '' }
}

/** Whether another home is of the same type, place and price, with as many bedrooms. */
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
