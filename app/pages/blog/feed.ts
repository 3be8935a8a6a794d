import { articlesOf } from '#app/articles/articles.server.ts'
import { atomFeed } from '#app/articles/atom-feed.server.ts'
import { siteContext } from '#app/context.ts'
import { fileResponse } from '#app/feeds/file-response.ts'
import { languageOf } from '#server/language.ts'
import type { Route } from './+types/feed.ts'

/** The Atom feed of a language. */
export function loader({ url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const { siteUrl } = site.config
  const feed = atomFeed(articlesOf(site), languageOf(url.pathname), {
    siteUrl,
    pictures: site.pictures,
  })
  return fileResponse(feed, 'application/atom+xml')
}
