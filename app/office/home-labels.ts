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

/** A field proposes at most so many homes; it takes the reference of any other. */
const maxChoices = 400

/** The homes that a field proposes, by title. */
export const homeChoices = async (site: Asking, language: Language): Promise<HomeChoice[]> =>
  choicesOf(await homeLabels(site), language)

/** As {@link homeChoices}, of labels that were read. */
export const choicesOf = (labels: HomeLabels, language: Language): HomeChoice[] =>
  [...labels]
    .map(([ref, { title }]) => ({ ref, title: title[language] }))
    .toSorted((one, other) => one.title.localeCompare(other.title, language))
    .slice(0, maxChoices)

/** A home as a field that takes titles has it: its title, with the reference where two share it. */
export const nameOfHome = ({ ref, title }: HomeChoice, homes: readonly HomeChoice[]): string =>
  homes.filter((one) => one.title === title).length > 1 ? `${title}, ${ref}` : title

/** The reference of a home that was typed by its reference or its title in either language. */
export function referenceOf(typed: string, labels: HomeLabels): string {
  const text = typed.toLowerCase()
  const named = [...labels].filter(([ref, { title }]) =>
    Object.values(title).some((one) =>
      [one, `${one}, ${ref}`].some((name) => name.toLowerCase() === text),
    ),
  )
  return (named.length === 1 && named[0]?.[0]) || typed
}
