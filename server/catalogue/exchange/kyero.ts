import { isDeepStrictEqual } from 'node:util'
import { escapeXml, readXml, type XmlElement, XmlError } from '../../xml.ts'
import type { EnergyRating, Property, PropertyType } from '../property.ts'
import { plainText } from './plain-text.ts'
import {
  type Cells,
  type Column,
  type Feed,
  FeedError,
  type FieldProblem,
  listCell,
  type Row,
} from './row.ts'

/** What Kyero's feed says of a place and our catalogue does not. */
export interface KyeroHouse {
  siteUrl: string
  province: string
  country: string
}

/**
 * The homes that can be had, as a Kyero feed of version 3, which property portals read. It has no
 * place for terrace, fees, status and Spanish features: CSV carries those.
 */
export function kyeroOf(homes: readonly Property[], house: KyeroHouse): string {
  const properties = homes
    .filter(({ status }) => status === null || status === 'available')
    .map((home) => propertyOf(home, house))
  return `<?xml version="1.0" encoding="UTF-8"?>\n<root>\n  <kyero>\n    <feed_version>3</feed_version>\n  </kyero>\n${properties.join('')}</root>\n`
}

function propertyOf(home: Property, { siteUrl, province, country }: KyeroHouse): string {
  const parts = home.location.split(', ')
  const [town = home.location] = parts.slice(-1)
  const detail = parts.slice(0, -1).join(', ')
  const es = home.translations?.es
  const absolute = (address: string) => (address.startsWith('/') ? siteUrl + address : address)
  return element(
    'property',
    [
      element('id', home.id),
      element('date', home.createdAt.slice(0, 19).replace('T', ' ')),
      element('ref', home.ref),
      element('price', home.price),
      element('currency', 'EUR'),
      element('price_freq', home.listing === 'rent' ? 'month' : 'sale'),
      element('type', kyeroTypes[home.propertyType ?? 'apartment']),
      element('town', town),
      element('province', province),
      element('country', country),
      detail && element('location_detail', detail),
      element('beds', home.bedrooms),
      element('baths', home.bathrooms),
      element('pool', home.features.some((feature) => /\bpool\b/i.test(feature)) ? 1 : 0),
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

/** More than the format takes. */
const maxImages = 50

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

/** Only lines that begin with a tag: those of a text are the text's own. */
const indented = (text: string) => text.replace(/^(?= *<)/gm, '  ')

const wholeText = (description: string, longDescription: string | null | undefined) =>
  longDescription ? `${description}\n\n${longDescription}` : description

/**
 * Homes from a Kyero feed of version 3. What the format does not carry is kept for a home that is
 * in the catalogue, and made from type and town for a new one.
 * @param siteUrl pictures and pages under it are ours.
 * @throws {FeedError} when it is no XML, or no such feed.
 */
export function kyeroFeed(text: string, siteUrl: string): Feed {
  const root = rootOf(text)
  const version = root.children
    .find(({ name }) => name === 'kyero')
    ?.children.find(({ name }) => name === 'feed_version')
    ?.text.trim()
  if (root.name !== 'root' || !version)
    throw new FeedError(
      'The file is no Kyero feed: expected <root> with <kyero><feed_version>3</feed_version></kyero>.',
    )
  if (!/^3(\.\d+)?$/.test(version))
    throw new FeedError(`The feed is of Kyero’s version ${version}; only version 3 is read.`)
  const properties = root.children.filter(({ name }) => name === 'property')
  const readOver = new Map<string, number>()
  for (const { name } of properties.flatMap(({ children }) => children))
    if (!known.has(name)) readOver.set(name, (readOver.get(name) ?? 0) + 1)
  for (const { name } of root.children)
    if (name !== 'property' && name !== 'kyero') readOver.set(name, (readOver.get(name) ?? 0) + 1)
  return {
    rows: properties.map((property, index) => rowOf(property, index, siteUrl)),
    notes: [...readOver].map(([name, count]) => `<${name}> is not read (${count} times)`),
  }
}

function rootOf(text: string): XmlElement {
  try {
    return readXml(text)
  } catch (error) {
    if (error instanceof XmlError)
      throw new FeedError(`The file is not XML that is read here: ${error.message}.`, {
        cause: error,
      })
    throw error
  }
}

const names: Partial<Record<Column, string>> = {
  bedrooms: 'beds',
  bathrooms: 'baths',
  area: 'surface_area/built',
  garden: 'surface_area/plot',
  energy_rating: 'energy_rating/consumption',
  description: 'desc/en',
  long_description: 'desc/en',
  translations: 'desc/es',
  images: 'images',
  property_type: 'type',
  listing: 'price_freq',
  location: 'town',
  created_at: 'date',
  slug: 'url/en',
  title: 'type',
}

const flags = ['new_build', 'part_ownership', 'leasehold', 'pool']
/** Elements that are used, or that our catalogue has no use for but a portal does. */
const known = new Set([
  'id',
  'date',
  'ref',
  'price',
  'currency',
  'price_freq',
  'type',
  'town',
  'province',
  'country',
  'location',
  'location_detail',
  'beds',
  'baths',
  'surface_area',
  'energy_rating',
  'url',
  'desc',
  'features',
  'images',
  ...flags,
])

const types: Record<string, [PropertyType, es: string]> = {
  apartment: ['apartment', 'Apartamento'],
  flat: ['apartment', 'Piso'],
  duplex: ['apartment', 'Dúplex'],
  studio: ['apartment', 'Estudio'],
  'ground floor apartment': ['apartment', 'Planta baja'],
  penthouse: ['penthouse', 'Ático'],
  villa: ['villa', 'Villa'],
  'detached villa': ['villa', 'Villa'],
  'detached house': ['villa', 'Chalé'],
  'town house': ['townhouse', 'Adosado'],
  townhouse: ['townhouse', 'Adosado'],
  'semi-detached house': ['townhouse', 'Pareado'],
  'semi-detached villa': ['townhouse', 'Pareado'],
  'terraced house': ['townhouse', 'Adosado'],
}

function rowOf(property: XmlElement, index: number, siteUrl: string): Row {
  const problems: FieldProblem[] = []
  const refuse = (field: string, value: string, problem: string) =>
    problems.push({ field, value, problem })

  /** The one element at a path, or undefined; two of a kind are refused. */
  function at(path: string): XmlElement | undefined {
    let found: XmlElement | undefined = property
    for (const name of path.split('/')) {
      const all: XmlElement[] = found?.children.filter((child) => child.name === name) ?? []
      if (all.length > 1) refuse(path, `${all.length} times`, `expected one <${name}>`)
      found = all[0]
    }
    return found
  }
  const text = (path: string) => at(path)?.text.trim()
  const texts = (path: string, name: string) =>
    at(path)?.children.filter((child) => child.name === name) ?? []

  function choice<T>(
    field: string,
    value: string | undefined,
    values: Record<string, T>,
  ): T | undefined {
    const key = value?.toLowerCase()
    if (key !== undefined && Object.hasOwn(values, key)) return values[key]
    refuse(field, value ?? '', `expected ${Object.keys(values).join(', ')}`)
  }

  const currency = text('currency')
  if (currency !== undefined && currency !== 'EUR') refuse('currency', currency, 'expected EUR')
  for (const flag of flags)
    if (!['0', '1', '', undefined].includes(text(flag)))
      refuse(flag, text(flag) ?? '', 'expected 0 or 1')
  const type = choice('type', text('type'), types)
  const town = text('town')
  const en = splitText(plainText(text('desc/en') ?? ''))
  const es = splitText(plainText(text('desc/es') ?? ''))
  const rating = text('energy_rating/consumption')
  const features = texts('features', 'feature')
    .map((feature) => feature.text.trim())
    .filter(Boolean)
  const pictures = texts('images', 'image').map((image) => ({
    order: Number(image.attributes.id),
    url: image.children.find(({ name }) => name === 'url')?.text.trim() ?? '',
  }))
  if (pictures.every(({ order }) => order > 0)) pictures.sort((a, b) => a.order - b.order)

  const cells: Cells = {
    id: text('id') ?? '',
    ref: text('ref') ?? '',
    price: text('price') ?? '',
    listing: choice('price_freq', text('price_freq'), { sale: 'sale', month: 'rent' }) ?? '',
    property_type: type?.[0] ?? '',
    location: [text('location_detail'), town].filter(Boolean).join(', '),
    bedrooms: text('beds') ?? '',
    bathrooms: text('baths') ?? '',
    area: text('surface_area/built') ?? '',
    garden: text('surface_area/plot')?.replace(/^0$/, '') ?? '',
    description: en.description,
    long_description: en.longDescription ?? '',
    features: listCell(features),
    images: listCell(
      pictures.map(({ url }) =>
        url.startsWith(`${siteUrl}/pictures/`) ? url.slice(siteUrl.length) : url,
      ),
    ),
  }
  if (rating) cells.energy_rating = choice('energy_rating/consumption', rating, ratings) ?? ''

  /** What a home that is new to us needs and the format does not say. */
  const made: Cells = {
    title: `${text('type') ?? ''} in ${town ?? ''}`,
    slug:
      /\/properties\/([a-z0-9-]+)$/.exec(text('url/en') ?? '')?.[1] ??
      slugOf(`${text('type') ?? ''} ${town ?? ''} ${cells.ref}`),
    status: 'available',
    ...(text('date')
      ? { created_at: text('date')?.replace(/^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)$/, '$1T$2Z') }
      : {}),
  }

  return {
    place: `property ${index + 1} (line ${property.line})`,
    id: cells.id ?? '',
    names,
    problems,
    cells(before) {
      const spanish = es.description
        ? { ...es, title: before?.translations?.es?.title ?? `${type?.[1] ?? ''} en ${town ?? ''}` }
        : undefined
      const keptFeatures = isDeepStrictEqual(before?.features, features)
        ? before?.translations?.es?.features
        : undefined
      const translations = spanish && {
        es: { ...spanish, ...(keptFeatures ? { features: keptFeatures } : {}) },
      }
      return {
        ...(before ? {} : made),
        ...cells,
        translations: translations ? JSON.stringify(translations) : '',
      }
    },
  }
}

const ratings: Record<string, EnergyRating> = {
  a: 'A',
  b: 'B',
  c: 'C',
  d: 'D',
  e: 'E',
  f: 'F',
  g: 'G',
  x: 'in progress',
}

/** A description longer than a card takes is told apart from its beginning. */
const cardLength = 400

/** The first paragraph is what cards and searches show; when it is too long for that, its first sentences. */
function splitText(text: string): { description: string; longDescription?: string } {
  const [first = '', ...rest] = text.split(/\n{2,}/)
  const longDescription = rest.join('\n\n')
  if (first.length <= cardLength)
    return longDescription ? { description: first, longDescription } : { description: first }
  const sentences = /^[\s\S]{80,280}?[.!?](?=\s)/.exec(first)?.[0]
  return {
    description: sentences ?? `${first.slice(0, 240).replace(/\s+\S*$/, '')}…`,
    longDescription: text,
  }
}

const slugOf = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 120)
