import { articleOf } from '#app/articles/articles.server.ts'
import type { WithContent } from '#app/content/edited/published-content.ts'
import { homeGroups } from '#app/content/home-group.ts'
import { insert } from '#app/words.ts'
import type { Language } from '#server/language.ts'
import type { HomeLabels } from '../home-labels.ts'
import { pageNames, partNames } from './page-names.ts'

/**
 * Finds the title of a page by its address, in the reader's language; returns the address if the
 * page has no title.
 */
type TitleOf = (path: string) => string

/**
 * Returns a function that finds the titles of pages.
 * @param labels the titles of the homes.
 */
export function pageTitles(site: WithContent, labels: HomeLabels, language: Language): TitleOf {
  const names = pageNames(language)
  const parts: Readonly<Record<string, string>> = partNames[language]
  const homes = new Map([...labels.values()].map(({ slug, title }) => [slug, title[language]]))
  const groups = new Map<string, string>(
    Object.values(homeGroups).map((group) => [
      group.path,
      'name' in group ? group.name : group.words[language].title,
    ]),
  )
  const titleOf = (path: string): string | undefined => {
    const [, section = '', slug = ''] = path.split('/')
    const isWhole = path.split('/').length === 3
    if (section === 'properties' && slug) return isWhole ? homes.get(decoded(slug)) : undefined
    if (section === 'blog' && slug) return articleOf(site, slug)?.texts[language].title
    return groups.get(path) ?? names.get(path)
  }
  return (path) => {
    const own = titleOf(path)
    if (own) return own
    const [, whole = '', last = ''] = /^(\/[^/]+\/[^/]+)\/([^/]+)$/.exec(path) ?? []
    const [title, part] = [titleOf(whole), Object.hasOwn(parts, last) ? parts[last] : undefined]
    return title && part ? insert(part, { title }) : path
  }
}

function decoded(slug: string): string {
  try {
    return decodeURIComponent(slug)
  } catch {
    return slug
  }
}
