/**
 * Account pages and the shortlist depend on the visitor, so a prefetched copy may be out of date.
 */
const personal =
  '{/es}?/(login|register|forgot-password|reset-password|confirm|sign-out|profile|shortlist)'

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
                personal,
                `${personal}/*`,
                `${personal}\\?*`,
                '/*\\?*lang=*',
                '/*.(pdf|xml|json)',
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
