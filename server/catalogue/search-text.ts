import type { Language } from '../language.ts'
import { euros, groupedNumber } from '../shared/text/euros.ts'
import { fillWords } from '../shared/text/fill-words.ts'
import { capital } from '../shared/text/initial.ts'
import type { SearchCondition } from './search-conditions.ts'
import { searchNouns } from './search-nouns.ts'
import { listingOf, type Search } from './search.ts'

/** The conditions that describe a search; the lower and upper price are one. */
type ToldCondition = Exclude<SearchCondition, 'from' | 'to'> | 'price'

/** A search's conditions in words, in the order of a sentence; see {@link searchText}. */
export function conditionTexts(
  search: Search,
  language: Language,
): { condition: ToldCondition; text: string }[] {
  const copy = words[language]
  const listing = listingOf(search)
  const texts: [ToldCondition, string | undefined][] = [
    ['type', named(copy.types, search.type)],
    ['listing', search.listing && copy.listings[listing]],
    ['development', search.development && `${copy.inPlace} ${search.development}`],
    ['bedrooms', search.bedrooms && atLeast(copy.bedrooms, search.bedrooms)],
    ['bathrooms', search.bathrooms && atLeast(copy.bathrooms, search.bathrooms)],
    ['price', priceText(search, language)],
    ['area', search.area && fillWords(copy.area, { n: grouped(search.area, language) })],
    [
      'terrace',
      search.terrace && fillWords(copy.terrace, { n: grouped(search.terrace, language) }),
    ],
    ['purchase', named(copy.purchases, search.purchase)],
    ['status', named(copy.statuses, search.status)],
    ['stage', named(copy.stages, search.stage)],
  ]
  return texts.flatMap(([condition, text]) => (text ? [{ condition, text }] : []))
}

/** A search as a title: `Apartments to buy at CARAT, two bedrooms or more, up to €800,000`. */
export function searchText(search: Search, language: Language): string {
  const copy = words[language]
  const conditions = conditionTexts(search, language)
  const head = [
    named(copy.types, search.type) ?? copy.homes,
    copy.listings[listingOf(search)],
    ...conditions.filter(({ condition }) => condition === 'development').map(({ text }) => text),
  ].join(' ')
  const rest = conditions.filter(
    ({ condition }) => !['type', 'listing', 'development'].includes(condition),
  )
  return [capital(head), ...rest.map(({ text }) => text)].join(', ')
}

/** The price range of a search in words; undefined where it has none. */
function priceText({ from, to, listing }: Search, language: Language): string | undefined {
  const copy = words[language].prices
  const amount = (text: string) => euros(Number(text), language)
  const text =
    from && to
      ? fillWords(copy.between, { from: amount(from), to: amount(to) })
      : from
        ? fillWords(copy.from, { from: amount(from) })
        : to
          ? fillWords(copy.to, { to: amount(to) })
          : undefined
  return text && listing === 'rent' ? `${text} ${words[language].month}` : text
}

const grouped = (text: string, language: Language) => groupedNumber(Number(text), language)

const named = (texts: Readonly<Record<string, string>>, name: string): string | undefined =>
  Object.hasOwn(texts, name) ? texts[name] : undefined

const atLeast = (texts: Readonly<Record<string, string>>, number: string): string | undefined =>
  named(texts, number)

type Rooms = '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9'

interface SearchWords {
  homes: string
  types: Record<'apartment' | 'penthouse' | 'villa' | 'townhouse', string>
  listings: Record<'sale' | 'rent', string>
  inPlace: string
  /** One to nine, the numbers that an address may ask for. */
  bedrooms: Record<Rooms, string>
  bathrooms: Record<Rooms, string>
  prices: Record<'from' | 'to' | 'between', string>
  month: string
  area: string
  terrace: string
  purchases: Record<'new' | 'resale', string>
  statuses: Record<'available' | 'reserved' | 'sold', string>
  stages: Record<'ready' | 'building', string>
}

const words: Record<Language, SearchWords> = {
  en: {
    homes: 'homes',
    types: searchNouns.en.types,
    listings: { sale: 'to buy', rent: 'to rent' },
    inPlace: 'at',
    bedrooms: {
      '1': 'one bedroom or more',
      '2': 'two bedrooms or more',
      '3': 'three bedrooms or more',
      '4': 'four bedrooms or more',
      '5': 'five bedrooms or more',
      '6': 'six bedrooms or more',
      '7': 'seven bedrooms or more',
      '8': 'eight bedrooms or more',
      '9': 'nine bedrooms or more',
    },
    bathrooms: {
      '1': 'one bathroom or more',
      '2': 'two bathrooms or more',
      '3': 'three bathrooms or more',
      '4': 'four bathrooms or more',
      '5': 'five bathrooms or more',
      '6': 'six bathrooms or more',
      '7': 'seven bathrooms or more',
      '8': 'eight bathrooms or more',
      '9': 'nine bathrooms or more',
    },
    prices: { from: 'from {from}', to: 'up to {to}', between: 'from {from} to {to}' },
    month: 'a month',
    area: 'build size of {n}\u00a0m² or more',
    terrace: 'terrace of {n}\u00a0m² or more',
    purchases: searchNouns.en.purchases,
    statuses: { available: 'available', reserved: 'reserved', sold: 'sold' },
    stages: { ready: 'ready', building: 'under construction' },
  },
  es: {
    homes: 'viviendas',
    types: searchNouns.es.types,
    listings: { sale: 'en venta', rent: 'en alquiler' },
    inPlace: 'en',
    bedrooms: searchNouns.es.bedrooms,
    bathrooms: {
      '1': 'un baño o más',
      '2': 'dos baños o más',
      '3': 'tres baños o más',
      '4': 'cuatro baños o más',
      '5': 'cinco baños o más',
      '6': 'seis baños o más',
      '7': 'siete baños o más',
      '8': 'ocho baños o más',
      '9': 'nueve baños o más',
    },
    prices: { from: 'desde {from}', to: 'hasta {to}', between: 'de {from} a {to}' },
    month: 'al mes',
    area: '{n}\u00a0m² construidos o más',
    terrace: 'terraza de {n}\u00a0m² o más',
    purchases: searchNouns.es.purchases,
    statuses: { available: 'disponibles', reserved: 'con reserva', sold: 'ya vendidas' },
    stages: { ready: 'terminadas', building: 'en construcción' },
  },
}
