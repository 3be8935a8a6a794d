import { isDeepStrictEqual } from 'node:util'
import type { XmlElement } from '../../shared/xml.ts'
import { splitDescription } from './description.ts'
import { expectation } from '../rules/expectations.ts'
import { type Column, columns } from './columns.ts'
import { type Cells, listCell, type Row } from './feed.ts'
import { kyeroRatings, kyeroTypes } from './kyero-types.ts'
import { type FieldProblem, fieldProblem, type RowProblem } from './row-problem.ts'

/** The names of our columns in the feed. */
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

/** Elements that are 0 or 1. */
export const flags = ['new_build', 'part_ownership', 'leasehold', 'pool']

/** One <property> of a feed. @param index counted from 0. @param siteUrl the origin of our own pictures. */
export function kyeroRow(property: XmlElement, index: number, siteUrl: string): Row {
  const problems: FieldProblem[] = []
  const refuse = (field: string, value: string, why: RowProblem) => {
    const column = columns.find((one) => names[one] === field)
    problems.push(fieldProblem({ field, value, ...(column && { column }) }, why))
  }
  const refuseChoice = (field: string, value: string, values: string) =>
    refuse(field, value, { code: 'expected', values: {}, expected: expectation('one', { values }) })

  /** The element at a path, or undefined; more than one is a problem. */
  function at(path: string): XmlElement | undefined {
    let found: XmlElement | undefined = property
    for (const name of path.split('/')) {
      const all: XmlElement[] = found?.children.filter((child) => child.name === name) ?? []
      if (all.length > 1)
        refuse(path, `${all.length} times`, {
          code: 'once',
          values: { count: all.length, name },
        })
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
    refuseChoice(field, value ?? '', Object.keys(values).join(', '))
  }

  const currency = text('currency')
  if (currency !== undefined && currency !== 'EUR') refuseChoice('currency', currency, 'EUR')
  for (const flag of flags)
    if (!['0', '1', '', undefined].includes(text(flag)))
      refuseChoice(flag, text(flag) ?? '', '0, 1')
  const type = choice('type', text('type'), kyeroTypes)
  const town = text('town')
  const en = splitDescription(text('desc/en') ?? '')
  const es = splitDescription(text('desc/es') ?? '')
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
  if (rating) cells.energy_rating = choice('energy_rating/consumption', rating, kyeroRatings) ?? ''

  const date = text('date')
  /** The values of a new property that the format cannot express. */
  const derived: Cells = {
    title: `${text('type') ?? ''} in ${town ?? ''}`,
    slug:
      /\/properties\/([a-z0-9-]+)$/.exec(text('url/en') ?? '')?.[1] ??
      slugOf(`${text('type') ?? ''} ${town ?? ''} ${cells.ref}`),
    status: 'available',
    ...(date && {
      created_at: date.replace(/^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)$/, '$1T$2Z'),
    }),
  }

  return {
    place: { line: property.line, property: index + 1 },
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
        ...(before ? {} : derived),
        ...cells,
        translations: translations ? JSON.stringify(translations) : '',
      }
    },
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
