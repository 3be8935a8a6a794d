/**
 * Account pages and the shortlist show who the visitor is: a copy fetched ahead may be out of date.
 */
const personal =
  '{/es}?/(login|register|forgot-password|reset-password|confirm|sign-out|profile|shortlist)'

/**
 * Lets the browser fetch a page as soon as a visitor is about to follow its link (Speculation
 * Rules, "moderate"). Browsers leave it off with Save-Data or an empty battery. Choosing a language
 * and downloads are not fetched ahead.
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
