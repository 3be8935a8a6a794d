/**
 * Pages that depend on the visitor, so a prefetched copy may be out of date: accounts, the
 * shortlist, and what an address with a secret shows or changes
 * (`lint/prefetched-pages.test.ts` compares them with the page table).
 */
const personal = [
  '{/es}?/(login|register|forgot-password|reset-password|confirm|sign-out|profile|shortlist){/*}?',
  '{/es}?/(viewing|newsletter){/*}?',
  '{/es}?/alerts{/(change|confirm|stop)}?',
  '{/es}?/properties/:slug/viewing',
]

/**
 * Lets the browser prefetch a page as soon as a visitor is about to follow its link (Speculation
 * Rules, "moderate"). Browsers do not prefetch with Save-Data or a low battery. Language switches
 * and downloads are excluded.
 */
export const prefetchRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          {
            not: {
              href_matches: [
                ...personal.flatMap((path) => [path, `${path}\\?*`]),
                '/*\\?*lang=*',
                '/*.(pdf|xml|json|ics)',
              ],
            },
          },
          { not: { selector_matches: '[download], [target=_blank], [rel~=nofollow]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
})
