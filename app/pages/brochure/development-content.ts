import { energyText } from '#app/catalogue/energy.ts'
import { homeTexts } from '#app/catalogue/home-texts.ts'
import { taxFigures } from '#app/catalogue/tax-figures.ts'
import { developmentFigures } from '#app/content/development-figures.ts'
import type { BrochureWords, Development } from '#app/content/developments/development.ts'
import { area, priceSpan } from '#app/format.ts'
import { counted } from '#app/plural.ts'
import { words as shellWords } from '#app/root-data/words.ts'
import { insert, insertAll } from '#app/words.ts'
import type {
  BrochureContent,
  BrochureTable,
  BrochureMeasure,
} from '#server/brochures/document/content.ts'
import type { Property } from '#server/catalogue/property.ts'
import { type Language, pathIn } from '#server/language.ts'
import { euros, groupedNumber } from '#server/shared/text/euros.ts'
import type { SiteRequest } from '#server/site.ts'
import { imprint } from './imprint.ts'
import { words } from './words.ts'

/**
 * The brochure of a development.
 * @param homes its homes on sale.
 */
export function developmentContent(
  development: Development,
  homes: Property[],
  language: Language,
  site: Pick<SiteRequest, 'config' | 'clock' | 'pictures'>,
): BrochureContent {
  const copy = insertAll(words[language], taxFigures(language))
  const { name, path, status, pictures } = development
  const { card, brochure } = insertAll(
    development.words[language],
    developmentFigures(development, language),
  )
  return {
    ...imprint(site, language, {
      path: pathIn(language, path),
      greeting: `${shellWords[language].chat.greeting} ${name}`,
      title: copy.contact.development,
      bought: 'new',
    }),
    subject: `${copy.developmentSubject}: ${card.description}`,
    title: name,
    place: copy.place,
    price: costOf(development, language),
    priceNote: copy.taxes.development,
    pictures: pictures.brochure.map((name) => site.pictures.named(name, language)),
    figures: brochure.figures.map((figure) => ({ ...figure })),
    lead: brochure.lead,
    paragraphs: [...brochure.paragraphs],
    details: {
      title: copy.details,
      rows: [
        ...brochure.figures.map(({ name, value, unit }) => ({
          name,
          value: unit ? `${value}\u00a0${unit}` : value,
        })),
        ...(status === 'under construction'
          ? [{ name: copy.rows.build, value: copy.building }]
          : []),
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
    features: { title: copy.features, list: [...brochure.features] },
    tables: [
      ...unitTable(brochure, language),
      ...(homes.length > 0 ? [market(homes, language)] : []),
    ],
  }
}

function costOf({ price: { min, max } }: Development, language: Language): string {
  return max === undefined
    ? insert(words[language].from, { price: euros(min, language) })
    : priceSpan({ min, max }, language)
}

/** The energy ratings of a development's homes, best first. */
function energy(homes: Property[], language: Language): BrochureMeasure[] {
  const ratings = new Set(homes.flatMap((home) => energyText(home, language) ?? []))
  const shown = [...ratings].toSorted()
  return shown.length > 0 ? [{ name: words[language].rows.energy, value: shown.join(', ') }] : []
}

function unitTable({ types }: BrochureWords, language: Language): BrochureTable[] {
  if (!types) return []
  const { head, rows } = types
  return [{ title: words[language].types, head: [...head], rows: rows.map((row) => [...row]) }]
}

function market(homes: Property[], language: Language): BrochureTable {
  const { title, head, note } = words[language].market
  return {
    title,
    head: [...head],
    rows: homes.map((home) => [
      homeTexts(home, language).title,
      home.ref,
      groupedNumber(home.bedrooms, language),
      area(home.area, language),
      euros(home.price, language),
    ]),
    note,
  }
}
