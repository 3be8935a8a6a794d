import { escapeXml } from '../../shared/text/xml.ts'
import { homePlace, isInResort, type ResortPlace } from '../home-place.ts'
import type { Property, PropertyType } from '../property.ts'
import { maxImages, maxReference } from './kyero-types.ts'
import { plainText } from './plain-text.ts'

/** Values that a feed states but the catalogue does not store. */
interface KyeroOptions {
  siteUrl: string
  resort: ResortPlace
  country: string
}

/**
 * The available properties as a Kyero feed of version 3, which property portals read. The format
 * cannot express terrace, fees, status and Spanish features; CSV can.
 */
export const kyeroXml = (homes: readonly Property[], options: KyeroOptions): string =>
  start + propertiesOf(homes, options) + end

/** A Kyero feed in pieces, for a catalogue that is too long for memory. */
export async function* kyeroStream(
  homes: AsyncIterable<readonly Property[]>,
  options: KyeroOptions,
): AsyncGenerator<string> {
  let before = start
  for await (const some of homes) {
    yield before + propertiesOf(some, options)
    before = ''
  }
  yield before + end
}

const start = `<?xml version="1.0" encoding="UTF-8"?>
<root>
  <kyero>
    <feed_version>3</feed_version>
  </kyero>
`
const end = '</root>\n'

const propertiesOf = (homes: readonly Property[], options: KyeroOptions): string =>
  homes
    .filter(({ status }) => status === null || status === 'available')
    .map((home) => propertyOf(home, options))
    .join('')

function propertyOf(home: Property, options: KyeroOptions): string {
  const { siteUrl } = options
  const es = home.translations?.es
  const absolute = (address: string) => (address.startsWith('/') ? siteUrl + address : address)
  return element(
    'property',
    [
      element('id', home.id),
      element('date', home.createdAt.slice(0, 19).replace('T', ' ')),
      element('ref', home.ref.slice(0, maxReference)),
      element('price', home.price),
      element('currency', 'EUR'),
      element('price_freq', home.listing === 'rent' ? 'month' : 'sale'),
      // A home in a development is sold by its developer.
      home.development !== null && element('new_build', 1),
      element('type', kyeroTypes[home.propertyType ?? 'apartment']),
      ...placeOf(home, options),
      element('beds', home.bedrooms),
      element('baths', home.bathrooms),
      element('pool', hasPool(home) ? 1 : 0),
      element('surface_area', [element('built', home.area), element('plot', home.garden ?? 0)]),
      home.energyRating &&
        element('energy_rating', [
          element('consumption', home.energyRating === 'in progress' ? 'X' : home.energyRating),
        ]),
      element('url', [
        element('en', `${siteUrl}/properties/${home.slug}`),
        element('es', `${siteUrl}/es/properties/${home.slug}`),
      ]),
      element('desc', [
        element('en', wholeText(home.description, home.longDescription)),
        es?.description && element('es', wholeText(es.description, es.longDescription)),
      ]),
      element(
        'features',
        home.features.map((feature) => element('feature', feature)),
      ),
      element(
        'images',
        home.images
          .slice(0, maxImages)
          .map(
            (address, index) =>
              `<image id="${index + 1}">\n${indented(element('url', absolute(address)))}</image>\n`,
          ),
      ),
    ],
    1,
  )
}

/**
 * The town, which the format requires, and what else is known of the place. A location on the coast
 * is kept whole in the detail, so that the feed can be read back (kyero-row.ts).
 */
function placeOf({ location }: Property, { resort, country }: KyeroOptions): string[] {
  const { municipality, parts, coordinates } = homePlace(location, resort)
  const last = location.split(', ').at(-1) ?? location
  const detail = municipality === undefined || municipality === last ? parts.join(', ') : location
  return [
    element('town', municipality ?? last),
    element('province', resort.province),
    element('country', country),
    coordinates
      ? element('location', [
          element('latitude', coordinates.latitude),
          element('longitude', coordinates.longitude),
        ])
      : '',
    detail && element('location_detail', detail),
  ]
}

/** Whether the home has a pool, private or shared: portals do not distinguish them. */
const hasPool = ({ features, location }: Property): boolean =>
  isInResort(location) || features.some((feature) => /\bpools?\b/i.test(feature))

const kyeroTypes: Record<PropertyType, string> = {
  apartment: 'Apartment',
  penthouse: 'Penthouse',
  villa: 'Villa',
  townhouse: 'Town House',
}

function element(
  name: string,
  content: string | number | (string | false | null | undefined)[],
  depth = 0,
): string {
  if (!Array.isArray(content)) return `<${name}>${escapeXml(String(content))}</${name}>\n`
  const inner = content.filter(Boolean).join('')
  const text = `<${name}>\n${indented(inner)}</${name}>\n`
  return depth ? indented(text) : text
}

/** Indents lines that begin with a tag; other lines belong to a text. */
const indented = (text: string) => text.replace(/^(?= *<)/gm, '  ')

/**
 * Portals read a description as HTML, and so do we, so a text of ours that contains tags or
 * entities, such as `<b>`, is escaped.
 */
function wholeText(description: string, longDescription: string | null | undefined): string {
  const text = longDescription ? `${description}\n\n${longDescription}` : description
  return plainText(text) === text ? text : text.replace(/&/g, '&amp;').replace(/</g, '&lt;')
}
