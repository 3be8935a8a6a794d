import type { BrochureContent, BrochureTable, Measure } from '#server/brochures/content.ts'
import type { Property } from '#server/catalogue/property.ts'
import { type Language, pathIn } from '#server/language.ts'
import type { SiteRequest } from '#server/site.ts'
import { textsOf } from '#app/catalogue/texts.ts'
import type { DevelopmentBrochure } from '#app/content/development-brochures.ts'
import { residenceBy } from '#app/content/residences.ts'
import { area, number, price } from '#app/format.ts'
import { words as propertyWords } from '#app/pages/property/words.ts'
import { words as shellWords } from '#app/shell/words.ts'
import { counted } from '#app/plural.ts'
import { insert } from '#app/words.ts'
import { imprint } from './imprint.ts'
import { words } from './words.ts'

/**
 * The brochure of a development.
 * @param homes those of its homes that are in the catalogue.
 */
export function developmentContent(
  development: DevelopmentBrochure,
  homes: Property[],
  language: Language,
  site: Pick<SiteRequest, 'config' | 'pictures'>,
): BrochureContent {
  const copy = words[language]
  const { path, texts } = residenceBy(development.id)
  const text = development.texts[language]
  return {
    ...imprint(site.config, language, {
      path: pathIn(language, path),
      greeting: `${shellWords[language].chat.greeting} ${texts[language].title}`,
      title: copy.contact.development,
    }),
    subject: `${copy.developmentSubject}: ${texts[language].description}`,
    title: texts[language].title,
    place: copy.place,
    price: costOf(development, language),
    priceNote: copy.taxes.newHome,
    pictures: development.pictures.map((name) => site.pictures.named(name, language)),
    figures: text.figures.map((figure) => ({ ...figure })),
    lead: text.lead,
    paragraphs: [...text.paragraphs],
    details: {
      title: copy.details,
      rows: [
        ...text.figures.map(({ name, value, unit }) => ({
          name,
          value: unit ? `${value}\u00a0${unit}` : value,
        })),
        ...(development.underConstruction ? [{ name: copy.rows.build, value: copy.building }] : []),
        ...energy(homes, language),
        ...(homes.length > 0
          ? [
              {
                name: copy.rows.homes,
                value: counted(copy.homes, homes.length, language),
              },
            ]
          : []),
        { name: copy.rows.location, value: copy.place },
      ],
    },
    features: { title: copy.features, list: [...text.features] },
    tables: [
      ...typesOf(development, language),
      ...(homes.length > 0 ? [market(homes, language)] : []),
    ],
  }
}

function costOf({ price: { from, to } }: DevelopmentBrochure, language: Language): string {
  const copy = words[language].price
  return to
    ? insert(copy.range, { from: number(from, language), to: number(to, language) })
    : insert(copy.from, { price: price(from, language) })
}

/** The ratings of its homes, best first; those without one yet are said to be in progress. */
function energy(homes: Property[], language: Language): Measure[] {
  const inProgress = propertyWords[language].energyInProgress
  const ratings = new Set(homes.flatMap(({ energyRating }) => energyRating ?? []))
  const shown = [...ratings]
    .toSorted()
    .map((rating) => (rating === 'in progress' ? inProgress : rating))
  return shown.length > 0 ? [{ name: words[language].rows.energy, value: shown.join(', ') }] : []
}

function typesOf(development: DevelopmentBrochure, language: Language): BrochureTable[] {
  const { types } = development.texts[language]
  return types
    ? [
        {
          title: words[language].types,
          head: [...types.head],
          rows: types.rows.map((row) => [...row]),
        },
      ]
    : []
}

function market(homes: Property[], language: Language): BrochureTable {
  const { title, head, note } = words[language].market
  return {
    title,
    head: [...head],
    rows: homes.map((home) => [
      textsOf(home, language).title,
      home.ref,
      number(home.bedrooms, language),
      area(home.area, language),
      price(home.price, language),
    ]),
    note,
  }
}
