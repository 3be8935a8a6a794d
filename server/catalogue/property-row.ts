import * as v from 'valibot'
import { propertyOf } from './property-columns.ts'
import {
  energyRatings,
  isPictureAddress,
  listings,
  type Property,
  propertyTypes,
  statuses,
} from './property.ts'
import { homeDocuments } from './rules/home-documents.ts'
import { pictureDetails } from './rules/picture-details.ts'
import { purchaseDetails } from './rules/purchase-details.ts'

const filled = v.pipe(v.string(), v.nonEmpty())
const amount = v.pipe(v.number(), v.finite(), v.minValue(0))
/** A hosted project's own table may have cents. */
const wholeEuros = v.pipe(amount, v.transform(Math.round))
const texts = v.nullish(v.array(v.string()), [])
/** An unknown value counts as empty, because the property can be shown without it. */
const knownValue = <T extends string>(values: readonly T[]) =>
  v.fallback(v.nullish(v.picklist(values), null), null)
const translation = v.object({
  title: v.exactOptional(v.string()),
  description: v.exactOptional(v.string()),
  longDescription: v.exactOptional(v.string()),
  features: v.exactOptional(v.array(v.string())),
})

/**
 * A row as the backend returns it. A hosted project may have created its own table, so columns that
 * docs/requirements/data.md#data does not require may be missing.
 */
const rowSchema = v.pipe(
  v.object({
    id: v.union([filled, v.pipe(v.number(), v.transform(String))]),
    slug: filled,
    title: filled,
    price: wholeEuros,
    description: v.nullish(v.string(), ''),
    long_description: v.nullish(v.string(), null),
    bedrooms: amount,
    bathrooms: amount,
    area: amount,
    terrace: v.nullish(amount, null),
    garden: v.nullish(amount, null),
    location: v.nullish(v.string(), ''),
    development: v.nullish(v.string(), null),
    community_fees: v.nullish(wholeEuros, null),
    ref: v.nullish(v.string(), ''),
    features: texts,
    images: v.pipe(texts, v.filterItems(isPictureAddress)),
    property_type: knownValue(propertyTypes),
    listing: knownValue(listings),
    status: knownValue(statuses),
    energy_rating: knownValue(energyRatings),
    translations: v.fallback(v.nullish(v.object({ es: v.exactOptional(translation) }), null), null),
    purchase_details: v.fallback(v.nullish(purchaseDetails, null), null),
    picture_details: v.fallback(v.nullish(pictureDetails, null), null),
    documents: v.fallback(v.nullish(homeDocuments, null), null),
    former_price: v.nullish(wholeEuros, null),
    created_at: v.pipe(
      v.string(),
      v.check((text) => !Number.isNaN(Date.parse(text))),
      v.transform((text) => new Date(text).toISOString()),
    ),
  }),
  v.transform(propertyOf),
)

/** The property that a row describes, or the columns that cannot be read. */
type RowReading = { property: Property } | { id: unknown; columns: string[] }

/** Checks a row of the backend. */
export function readPropertyRow(row: unknown): RowReading {
  const result = v.safeParse(rowSchema, row)
  if (result.success) return { property: result.output }
  const id = typeof row === 'object' && row !== null && 'id' in row ? row.id : undefined
  return { id, columns: unreadableColumns(result.issues) }
}

/** The columns of a row that a check refused. */
export const unreadableColumns = (issues: readonly v.BaseIssue<unknown>[]): string[] => [
  ...new Set(issues.map((issue) => v.getDotPath(issue) ?? 'row')),
]
