import { createMiddleware } from 'hono/factory'
import { languageOf, pathIn, withoutLanguage } from '../language.ts'

/** The footer's short links and their pages (docs/requirements/site.md#header-and-footer). */
const moved: Record<string, string> = {
  '/property': '/properties',
  '/rentals': '/rental-properties',
  '/furniture': '/furniture-packages',
  '/services': '/services-support',
}

/**
 * Sends the footer's short links, paths with a trailing slash and those with capitals to the one
 * address of their page.
 */
export const redirects = createMiddleware(async (c, next) => {
  const url = new URL(c.req.url)
  const location = currentPath(url.pathname)
  return location === url.pathname ? next() : c.redirect(location + url.search, 308)
})

/** The canonical path of the page that a path refers to. */
export function currentPath(pathname: string): string {
  // Slashes at the front are folded too: "//host/" must not become an address of another host.
  const path = inLowerCase(pathname.replace(/^\/+/, '/').replace(/(?<=.)\/+$/, ''))
  const target = moved[withoutLanguage(path)]
  return target ? pathIn(languageOf(path), target) : path
}

/**
 * The router accepts paths in any letter case, each of which would be a page of its own. The slug
 * of a home keeps its case.
 */
function inLowerCase(path: string): string {
  const [, before = path, slug = ''] = /^((?:\/es)?\/properties\/)(.+)$/i.exec(path) ?? []
  // Escapes are written in capitals.
  return (
    before.replace(/%[\dA-F]{0,2}|[A-Z]+/g, (text) =>
      text.startsWith('%') ? text : text.toLowerCase(),
    ) + slug
  )
}
