import { whenUnavailable } from '#app/unavailable.ts'
import type { Catalogue } from '#server/catalogue/catalogue.ts'
import type { Language } from '#server/language.ts'
import type { SiteRequest } from '#server/site.ts'
import type { HomeChoice } from './controls/home-choices.tsx'

export type HomeLabels = Awaited<ReturnType<Catalogue['labels']>>

type Asking = Pick<SiteRequest, 'catalogue' | 'log'>

/** Titles and prices of the homes by reference; empty while the catalogue does not answer. */
export const homeLabels = ({ catalogue, log }: Asking): Promise<HomeLabels> =>
  whenUnavailable(
    log,
    'the titles of the homes could not be read',
    () => catalogue.labels(),
    () => new Map(),
  )

/**
 * The maximum number of homes that a field suggests; the field accepts the reference of any other.
 */
const maxChoices = 400

/** The homes that a field suggests, by title. */
export const homeChoices = async (site: Asking, language: Language): Promise<HomeChoice[]> =>
  choicesOf(await homeLabels(site), language)

/** The homes that a field suggests, by title, from labels that were already read. */
export const choicesOf = (labels: HomeLabels, language: Language): HomeChoice[] =>
  [...labels]
    .map(([ref, { title }]) => ({ ref, title: title[language] }))
    .toSorted((one, other) => one.title.localeCompare(other.title, language))
    .slice(0, maxChoices)

/**
 * The name of a home in a field that accepts titles: its title, with the reference if two homes
 * share the title.
 */
export const nameOfHome = ({ ref, title }: HomeChoice, homes: readonly HomeChoice[]): string =>
  homes.filter((one) => one.title === title).length > 1 ? `${title}, ${ref}` : title

/** The reference of a home that was typed as a reference or as a title in either language. */
export function referenceOf(typed: string, labels: HomeLabels): string {
  const text = typed.toLowerCase()
  const named = [...labels].filter(([ref, { title }]) =>
    Object.values(title).some((one) =>
      [one, `${one}, ${ref}`].some((name) => name.toLowerCase() === text),
    ),
  )
  return (named.length === 1 && named[0]?.[0]) || typed
}
