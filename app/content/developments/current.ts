import type { PublishedContent } from '#server/content/content.ts'
import { fieldsIn, withFields } from '../edited/fields.ts'
import { type WithContent, editedFields, publishedContent } from '../edited/published-content.ts'
import type { Development, DevelopmentId } from './development.ts'
import { developments } from './developments.ts'

/** Staff cannot change these fields, because forms, e-mails and the catalogue also use them. */
type Fixed = 'id' | 'name' | 'formalName' | 'path' | 'status' | 'isNew' | 'pictures'

/** A type with the same keys, but other texts and numbers. */
type Edited<T> = T extends string
  ? string
  : T extends number
    ? number
    : { readonly [K in keyof T]: Edited<T[K]> }

type BuiltIn = typeof developments

/** The developments as visitors see them at present. */
export type CurrentDevelopments = {
  readonly [Id in DevelopmentId]: Pick<BuiltIn[Id], Fixed & keyof BuiltIn[Id]> &
    Edited<Omit<BuiltIn[Id], Fixed>>
}

const made = new WeakMap<PublishedContent, CurrentDevelopments>()

/** The developments with the figures and texts that staff have published. */
export function developmentsOf(site: WithContent): CurrentDevelopments {
  const published = publishedContent(site)
  const cached = made.get(published)
  if (cached) return cached
  const current: CurrentDevelopments = {
    carat: edited(site, developments.carat),
    '16-plus-collection': edited(site, developments['16-plus-collection']),
    'north-residences': edited(site, developments['north-residences']),
    'lomas-2': edited(site, developments['lomas-2']),
    'palm-10': edited(site, developments['palm-10']),
    'waterfall-residences': edited(site, developments['waterfall-residences']),
  }
  made.set(published, current)
  return current
}

function edited<D extends Development>(site: WithContent, development: D): D {
  const fields = editedFields(site, { kind: 'developments', slug: development.id })
  return fields ? withFields(development, onlyEditable(development, fields), '') : development
}

function onlyEditable(development: Development, fields: Readonly<Record<string, string>>) {
  const editable = recordFields(development)
  return Object.fromEntries(
    Object.entries(fields).filter(([path]) => Object.hasOwn(editable, path)),
  )
}

/** The figures and texts of a development's record that staff may change. */
export function recordFields({
  price,
  indicativePrice,
  homes,
  bedrooms,
  bathrooms,
  area,
  terrace,
  parking,
  details,
  units,
  words,
}: Development): Record<string, string> {
  const figures = { price, indicativePrice, homes, bedrooms, bathrooms, area, terrace, parking }
  const ofUnits = Object.entries(units).map(([key, unit]) => [
    key,
    { ...unit, pictures: undefined },
  ])
  return fieldsIn({ ...figures, details, units: Object.fromEntries(ofUnits), words }, '')
}
