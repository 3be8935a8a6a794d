import type { Language } from '#server/language.ts'
import type { Range } from '#server/shared/range.ts'

export type DevelopmentId =
  | 'carat'
  | '16-plus-collection'
  | 'north-residences'
  | 'lomas-2'
  | 'palm-10'
  | 'waterfall-residences'

/** In euros. Without `max`, only the lowest price is published. */
export interface Price {
  min: number
  max?: number
}

/**
 * Everything that the site knows about a development
 * (docs/requirements/pages.md#development-facts). Its page, cards, brochure, structured data and
 * the filter all read it; no figure is written elsewhere.
 */
export interface Development {
  /** The last part of its address. */
  id: DevelopmentId
  /** The name in the catalogue, in forms and in e-mails, which is the same in every language. */
  name: string
  /** The longer name in its enquiries and its structured data. */
  formalName?: string
  path: string
  status: 'for sale' | 'under construction'
  /** Whether its cards mark it as new. */
  isNew: boolean
  /** The price range of the homes on sale. */
  price: Price
  /**
   * A lower price that cards advertise, in euros; they also show the lowest price of the homes on
   * sale.
   */
  indicativePrice?: number
  /** The number of homes, where it is published. */
  homes?: number
  bedrooms?: Range
  bathrooms?: Range
  /** The built area of a home, in m². */
  area?: Range
  /** The terrace of a home, in m². */
  terrace?: Range
  /** The number of parking spaces for each home. */
  parking?: number
  /** Further figures that its texts name. Lengths are in metres, areas in m², times in minutes. */
  details: Readonly<Record<string, number>>
  /** Kinds of home within it that have figures of their own. */
  units: Readonly<Record<string, Unit>>
  pictures: {
    /** The picture on its cards. */
    card: string
    /**
     * The pictures in the carousel or gallery of its page: buildings first, then rooms, then the
     * resort.
     */
    page: readonly string[]
    /** The pictures of its brochure, the first of which is large. */
    brochure: readonly string[]
  }
  /** Texts contain figures by name, such as `{homes}` or `{areaMax}`: see `developmentFigures`. */
  words: Record<Language, DevelopmentWords>
}

/** One kind of home in a development. */
export interface Unit {
  price: Price
  homes?: number
  bedrooms?: number
  /** Built area, in m². */
  area?: Range
  /** In m². */
  terrace?: Range
  pictures?: readonly string[]
}

/** The texts of a card, below its title. */
export interface CardWords {
  description: string
  features: readonly [string, string, string]
}

interface DevelopmentWords {
  card: CardWords
  brochure: BrochureWords
}

/** The texts of a brochure. The homes on sale in it come from the catalogue. */
export interface BrochureWords {
  lead: string
  paragraphs: readonly string[]
  /** The figures of its summary, at most five. */
  figures: readonly { name: string; value: string; unit?: string }[]
  features: readonly string[]
  /** A table of the kinds of home, with their names in the first column. */
  types?: { head: readonly string[]; rows: readonly (readonly string[])[] }
}
