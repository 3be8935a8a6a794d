import type { SiteReads } from '../../page-cache/page-address.ts'

/**
 * Lets the browser prefetch a page when a visitor is about to follow a link to it (Speculation
 * Rules, "moderate"). Browsers do not prefetch with Save-Data or a low battery. Language switches,
 * downloads and pages of one visitor are excluded, because a prefetched copy may be out of date.
 */
export function prefetchRules({ pages }: Pick<SiteReads, 'pages'>): string {
  const personal = Object.keys(pages).filter(
    (path) => pages[path] === 'visitor' && !/\.\w+$/.test(path),
  )
  const fixed = personal.filter((path) => !path.includes(':'))
  const others = personal.filter((path) => path.includes(':'))
  const addresses = [`(${fixed.join('|')})`, ...others].map((path) => `{/es}?${path}`)
  const where = {
    and: [
      { href_matches: '/*' },
      {
        not: {
          href_matches: [
            ...addresses.flatMap((path) => [path, `${path}\\?*`]),
            '/*\\?*lang=*',
            '/*.(pdf|xml|json|ics)',
          ],
        },
      },
      { not: { selector_matches: '[download], [target=_blank], [rel~=nofollow]' } },
    ],
  }
  return JSON.stringify({ prefetch: [{ where, eagerness: 'moderate' }] })
}
