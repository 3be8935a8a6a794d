import { data, redirect } from 'react-router'
import { orUnavailablePage } from '#app/unavailable.ts'
import type { Catalogue } from '#server/catalogue/catalogue.ts'
import type { Property } from '#server/catalogue/property.ts'
import { type Language, pathIn } from '#server/language.ts'
import type { Site } from '#server/site.ts'

/**
 * The home that a page shows.
 * @param redirectIn the language in which a path with a home's reference, as people type it from a
 *   brochure, is redirected to the home; absent: no redirect.
 * @throws the response for React Router: 404 where there is no such home, 503 while the catalogue
 *   does not answer, 308 from a reference.
 */
export async function loadProperty(
  { catalogue, log }: Pick<Site, 'log'> & { catalogue: Pick<Catalogue, 'find' | 'list'> },
  slug: string,
  redirectIn?: Language,
): Promise<Property> {
  const read = <T>(work: () => Promise<T>) =>
    orUnavailablePage(log, 'a home could not be read', work)
  const property = await read(() => catalogue.find(slug))
  if (property) return property
  if (redirectIn && maybeReference.test(slug)) {
    const { properties } = await read(() =>
      catalogue.list({ reference: slug, limit: 1, counted: false }),
    )
    const [home] = properties
    if (home) throw redirect(pathIn(redirectIn, `/properties/${home.slug}`), 308)
  }
  log.warn({ path: `/properties/${slug}` }, 'no home at this path')
  throw data(null, { status: 404 })
}

/** A reference contains a digit. */
const maybeReference = /^(?=.*\d)[\w.-]{1,40}$/
