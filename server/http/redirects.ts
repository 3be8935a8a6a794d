import { createMiddleware } from 'hono/factory'
import { languageOf, pathIn, withoutLanguage } from '../language.ts'
import { withoutEnd } from '../shared/text/without-end.ts'

/** The footer's short links and their pages (docs/requirements/site.md#header-and-footer). */
const moved: Record<string, string> = {
  '/property': '/properties',
  '/rentals': '/rental-properties',
  '/furniture': '/furniture-packages',
  '/services': '/services-support',
}

/**
 * Redirects the footer's short links, paths with a trailing slash and paths with capitals to the
 * canonical address of their page.
 */
export const redirects = createMiddleware(async (c, next) => {
  const url = new URL(c.req.url)
  const location = currentPath(url.pathname)
  return location === url.pathname ? next() : c.redirect(location + url.search, 308)
})

/** The canonical path of the page to which a path refers. */
export function currentPath(pathname: string): string {
  // Leading slashes are merged too: "//host/" must not become an address of another host.
  const path = inLowerCase(`/${withoutEnd(pathname.replace(/^\/+/, ''), '/')}`)
  const target = moved[withoutLanguage(path)]
  return target ? pathIn(languageOf(path), target) : path
}

/**
 * A path in lower case, except for the slug of a home. The router ignores letter case, so each
 * spelling would otherwise be a separate page in memory.
 */
function inLowerCase(path: string): string {
  const [, before = path, slug = ''] = /^((?:\/es)?\/properties\/)(.+)$/i.exec(path) ?? []
  // Percent escapes are written in capitals.
  return (
    before.replace(/%[\dA-F]{0,2}|[A-Z]+/g, (text) =>
      text.startsWith('%') ? text : text.toLowerCase(),
    ) + slug
  )
}
