import { articlesOf } from '#app/articles/articles.server.ts'
import { articlePath } from '#app/content/article.ts'
import { developments } from '#app/content/developments/developments.ts'
import type { WithContent } from '#app/content/edited/published-content.ts'
import { type HomeGroup, homeGroups } from '#app/content/home-group.ts'
import { pageEntries } from '#app/page-table.ts'
import type { Property } from '#server/catalogue/property.ts'
import type { SiteRequest } from '#server/site.ts'
import type { Page } from './entries.ts'

/** All pages, without those of homes. */
export const pagesWithoutHomes = (site: WithContent & Pick<SiteRequest, 'pictures'>): Page[] => [
  ...pageEntries.filter(([, { listed }]) => listed).map(([path]) => ({ path })),
  ...Object.values<HomeGroup>(homeGroups).map(groupPage),
  ...Object.values(developments).map(({ path }) => ({ path: `${path}/pictures` })),
  ...Object.values<HomeGroup>(homeGroups)
    .filter(({ id }) => site.pictures.panoramas(id, 'en').length > 0)
    .map(({ path }) => ({ path: `${path}/look-round` })),
  ...articlesOf(site).map((article) => ({ path: articlePath(article), changed: article.date })),
]

export const pagesOfHomes = (
  homes: readonly Pick<Property, 'slug' | 'createdAt' | 'images'>[],
): Page[] =>
  homes.map(({ slug, createdAt, images }) => ({
    path: `/properties/${slug}`,
    changed: createdAt.slice(0, 10),
    images,
  }))

/** The page of a development or a type, with its pictures. */
const groupPage = ({ path, pictures }: HomeGroup): Page => ({
  path,
  images: ('page' in pictures ? pictures.page : [pictures.card]).map(
    (name) => `/pictures/${name}.jpg`,
  ),
})
