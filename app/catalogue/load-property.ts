import { data, redirect } from 'react-router'
import { orUnavailablePage } from '#app/unavailable.ts'
import type { Catalogue } from '#server/catalogue/catalogue.ts'
import type { Property } from '#server/catalogue/property.ts'
import type { Site } from '#server/site.ts'

type Homes = Pick<Catalogue, 'find' | 'list'>

/**
 * The home that a page shows.
 * @param url the page's address.
 * @throws the response for React Router: 404 where there is no such home, 503 while the catalogue
 *   does not answer, 308 from a reference.
 */
export async function loadProperty(
  { catalogue, log }: Pick<Site, 'log'> & { catalogue: Homes },
  slug: string,
  url: URL,
): Promise<Property> {
  const property = await orUnavailablePage(log, 'a home could not be read', () =>
    findProperty(catalogue, slug, url),
  )
  if (property) return property
  log.warn({ path: `/properties/${slug}` }, 'no home at this path')
  throw data(null, { status: 404 })
}

/**
 * The home of an address below `/properties/`; undefined where there is none.
 * @throws a redirect if the address contains the home's reference, as people type it from a
 *   brochure.
 */
export async function findProperty(
  catalogue: Homes,
  slug: string,
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
): Promise<Property | undefined> {
  const property = await catalogue.find(slug)
  if (property || !maybeReference.test(slug)) return property
  const { properties } = await catalogue.list({ reference: slug, limit: 1, counted: false })
  const [home] = properties
  if (!home) return undefined
  throw redirect(pathname.replace(/\/properties\/[^/]+/, `/properties/${home.slug}`) + search, 308)
}

/** A reference contains a digit. */
const maybeReference = /^(?=.*\d)[\w.-]{1,40}$/
