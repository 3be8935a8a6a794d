import { type Cells, cellsOf, listCell } from '../catalogue/exchange/feed.ts'
import type { HomeDocument, Property } from '../catalogue/property.ts'
import {
  type CellReader,
  documentsCell,
  features,
  lineCell,
  linesCell,
  list,
} from '../catalogue/rules/cell-readers.ts'
import { propertyRules } from '../catalogue/rules/property-rules.ts'

/** The fields of a home about which nothing has been written: every field is ''. */
export const noFields = {
  ref: '',
  slug: '',
  title: '',
  title_es: '',
  price: '',
  former_price: '',
  listing: '',
  property_type: '',
  development: '',
  location: '',
  bedrooms: '',
  bathrooms: '',
  area: '',
  terrace: '',
  garden: '',
  community_fees: '',
  energy_rating: '',
  description: '',
  description_es: '',
  long_description: '',
  long_description_es: '',
  features: '',
  features_es: '',
  images: '',
  picture_details: '',
  documents: '',
  purchase_details: '',
}

/**
 * The fields of a home that staff write: its columns, with each Spanish text as a separate field.
 */
export type HomeFieldName = keyof typeof noFields

/** A home as text, by field. */
export type HomeFields = Readonly<Record<HomeFieldName, string>>

/** Whether a text is the name of a field. */
export const isFieldName = (name: string): name is HomeFieldName => Object.hasOwn(noFields, name)

export const fieldNames: readonly HomeFieldName[] = Object.keys(noFields).filter(isFieldName)

/** Makes every field from its name. */
export function makeFields(of: (name: HomeFieldName) => string): HomeFields {
  const fields = { ...noFields }
  for (const name of fieldNames) fields[name] = of(name)
  return fields
}

const spanish = {
  title_es: 'title',
  description_es: 'description',
  long_description_es: 'longDescription',
} as const
const isSpanish = (name: HomeFieldName): name is keyof typeof spanish =>
  Object.hasOwn(spanish, name)

/** A home as staff see it. */
export function fieldsOf(home: Property): HomeFields {
  const cells = cellsOf(home)
  const texts = home.translations?.es
  return makeFields((name) => {
    if (isSpanish(name)) return texts?.[spanish[name]] ?? ''
    return name === 'features_es' ? listCell(texts?.features ?? []) : cells[name]
  })
}

/** The fields as cells that `parseProperty` reads. */
export function cellsOfFields({
  title_es: title,
  description_es: description,
  long_description_es: longDescription,
  features_es,
  ...cells
}: HomeFields): Cells {
  const texts = {
    ...(title.trim() ? { title } : {}),
    ...(description.trim() ? { description } : {}),
    ...(longDescription.trim() ? { longDescription } : {}),
    ...(features_es.trim() ? { features: list(features, 'entries').parse(features_es) ?? [] } : {}),
  }
  const translations = Object.keys(texts).length > 0 ? JSON.stringify({ es: texts }) : ''
  return { ...cells, translations }
}

/** The rule of each field, which is the rule of its column in an import. */
export const fieldRules: Record<HomeFieldName, CellReader<unknown>> = {
  ...propertyRules,
  title_es: lineCell(200),
  description_es: linesCell(2000),
  long_description_es: linesCell(20_000),
  features_es: list(features, 'entries'),
}

/** The documents of a home, in their order. */
export const documentsOf = ({ documents }: Pick<HomeFields, 'documents'>): HomeDocument[] =>
  documents ? (documentsCell.parse(documents) ?? []) : []
