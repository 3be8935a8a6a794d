import { isDeepStrictEqual } from 'node:util'
import { slugFrom } from '../../shared/text/slug.ts'
import type { XmlElement } from '../../shared/text/xml.ts'
import { isOnCoast } from '../home-place.ts'
import type { Property } from '../property.ts'
import { type SplitDescription, splitDescription } from './description.ts'
import { type Cells, listCell, type FeedRow } from './feed.ts'
import { type KyeroElements, kyeroElements, kyeroNames } from './kyero-elements.ts'
import { kyeroRatings, kyeroTypes, maxImages, maxReference } from './kyero-types.ts'

/** Elements that are 0 or 1. */
export const flags = ['new_build', 'part_ownership', 'leasehold', 'pool']

/**
 * One <property> of a feed.
 * @param index counted from 0.
 * @param siteUrl the origin of our own pictures.
 */
export function kyeroRow(property: XmlElement, index: number, siteUrl: string): FeedRow {
  const elements = kyeroElements(property)
  const { text, choice } = elements
  elements.expect('currency', ['EUR'])
  for (const flag of flags) elements.expect(flag, ['0', '1', ''])
  const type = choice('type', kyeroTypes)
  const town = text('town')
  const en = splitDescription(text('desc/en') ?? '')
  const es = splitDescription(text('desc/es') ?? '')
  const rating = text('energy_rating/consumption')
  const features = elements
    .all('features', 'feature')
    .map((feature) => feature.text.trim())
    .filter(Boolean)
  const pictures = picturesOf(elements, siteUrl)

  const cells: Cells = {
    id: text('id') ?? '',
    ref: text('ref') ?? '',
    price: text('price') ?? '',
    listing: choice('price_freq', { sale: 'sale', month: 'rent' }) ?? '',
    property_type: type?.[0] ?? '',
    location: locationOf(text('location_detail'), town),
    bedrooms: text('beds') ?? '',
    bathrooms: text('baths') ?? '',
    area: text('surface_area/built') ?? '',
    garden: text('surface_area/plot')?.replace(/^0$/, '') ?? '',
    description: en.description,
    long_description: en.longDescription ?? '',
    features: listCell(features),
    images: listCell(pictures),
  }
  if (rating) cells.energy_rating = choice('energy_rating/consumption', kyeroRatings) ?? ''
  const derived = derivedCells(elements, cells.ref ?? '')
  const spanishTitle = `${type?.[1] ?? ''} en ${town ?? ''}`

  return {
    place: { line: property.line, property: index + 1 },
    id: cells.id ?? '',
    names: kyeroNames,
    problems: elements.problems,
    cells: (before) => ({
      ...(before ? {} : derived),
      ...cells,
      ...(before && whatWasCut(before, cells.ref, pictures)),
      translations: translationsCell(es, spanishTitle, features, before),
    }),
  }
}

/**
 * Our own feed has the whole location in the detail if the home is on the coast; its town is added
 * only for portals.
 */
const locationOf = (detail: string | undefined, town: string | undefined): string =>
  detail && isOnCoast(detail) ? detail : [detail, town].filter(Boolean).join(', ')

/** The addresses of the pictures in their order; those of our own site without its origin. */
function picturesOf(elements: KyeroElements, siteUrl: string): string[] {
  const pictures = elements.all('images', 'image').map((image) => ({
    order: Number(image.attributes.id),
    url: image.children.find(({ name }) => name === 'url')?.text.trim() ?? '',
  }))
  if (pictures.every(({ order }) => order > 0)) pictures.sort((a, b) => a.order - b.order)
  return pictures.map(({ url }) =>
    url.startsWith(`${siteUrl}/pictures/`) ? url.slice(siteUrl.length) : url,
  )
}

/**
 * Restores the stored reference and pictures where our own feed contains them shortened to the
 * limits of the format.
 */
const whatWasCut = (
  { ref, images }: Property,
  cutRef: string | undefined,
  cutImages: readonly string[],
): Cells => ({
  ...(cutRef === ref.slice(0, maxReference) && { ref }),
  ...(isDeepStrictEqual(cutImages, images.slice(0, maxImages)) && { images: listCell(images) }),
})

/** Values of a new property that the format cannot express. */
function derivedCells({ text }: KyeroElements, ref: string): Cells {
  const type = text('type') ?? ''
  const town = text('town') ?? ''
  const date = text('date')
  return {
    title: `${type} in ${town}`,
    slug:
      /\/properties\/([a-z0-9-]+)$/.exec(text('url/en') ?? '')?.[1] ??
      slugFrom(`${type} ${town} ${ref}`),
    status: 'available',
    ...(date && {
      created_at: date.replace(/^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)$/, '$1T$2Z'),
    }),
  }
}

/**
 * The Spanish texts, or '' without a Spanish description. The format has no Spanish title or
 * features. The catalogue's title stays, and its features stay while the English features are the
 * same.
 */
function translationsCell(
  description: SplitDescription,
  newTitle: string,
  features: readonly string[],
  before: Property | undefined,
): string {
  if (!description.description) return ''
  const known = before?.translations?.es
  const keptFeatures = isDeepStrictEqual(before?.features, features) ? known?.features : undefined
  const es = { ...description, title: known?.title ?? newTitle }
  return JSON.stringify({ es: { ...es, ...(keptFeatures && { features: keptFeatures }) } })
}
