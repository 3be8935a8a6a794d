import { languageOf } from '#server/language.ts'
import { atomFeed } from '#app/articles/atom-feed.server.ts'
import { articles } from '#app/articles/articles.server.ts'
import { siteContext } from '#app/context.ts'
import type { Route } from './+types/feed.ts'
import { fileResponse } from '#app/feeds/file-response.ts'

/** The Atom feed of a language. */
export function loader({ url, context }: Route.LoaderArgs) {
  const { config, pictures } = context.get(siteContext)
  const feed = atomFeed(articles, languageOf(url.pathname), { siteUrl: config.siteUrl, pictures })
  return fileResponse(feed, 'application/atom+xml')
}
