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
export async function homeChoices(site: Asking, language: Language): Promise<HomeChoice[]> {
  return [...(await homeLabels(site))]
    .map(([ref, { title }]) => ({ ref, title: title[language] }))
    .toSorted((one, other) => one.title.localeCompare(other.title, language))
    .slice(0, maxChoices)
}
