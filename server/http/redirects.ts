import { createMiddleware } from 'hono/factory'
import { languageOf, pathIn, withoutLanguage } from '../language.ts'

/** The footer's short links (specification §2) and where their pages are (decisions, "Routes"). */
const moved: Record<string, string> = {
  '/property': '/properties',
  '/rentals': '/rental-properties',
  '/furniture': '/furniture-packages',
  '/services': '/services-support',
}

/** Sends the footer's short links and paths with a trailing slash to the one address of their page. */
export const redirects = createMiddleware(async (c, next) => {
  const url = new URL(c.req.url)
  // Slashes at the front are folded too: "//host/" must not become an address of another host.
  const path = url.pathname.replace(/^\/+/, '/').replace(/(?<=.)\/+$/, '')
  const target = moved[withoutLanguage(path)]
  const location = target ? pathIn(languageOf(path), target) : path
  return location === url.pathname ? next() : c.redirect(location + url.search, 308)
})
