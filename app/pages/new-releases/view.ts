import { homeGroupCard } from '#app/catalogue/home-group-card.ts'
import { words as catalogueWords } from '#app/catalogue/words.ts'
import type { Development } from '#app/content/developments/development.ts'
import type { WithContent } from '#app/content/edited/published-content.ts'
import { releasePrice, scaleEnd } from '#app/content/new-releases.ts'
import { priceSpan } from '#app/format.ts'
import { insert } from '#app/words.ts'
import type { Language } from '#server/language.ts'
import { euros } from '#server/shared/text/euros.ts'
import type { SiteRequest } from '#server/site.ts'

/** The data of a release as the page shows it. */
export function releaseView(
  release: Development,
  language: Language,
  site: WithContent & Pick<SiteRequest, 'pictures'>,
) {
  const { min, max } = releasePrice(release)
  const copy = catalogueWords[language]
  const card = homeGroupCard(release.id, language, site)
  return {
    ...card,
    priceNote: card.announced && card.lowest && insert(copy.indicative, { lowest: card.lowest }),
    // The first picture of the release's own page.
    picture: site.pictures.named(release.pictures.page[0] ?? release.pictures.card, language),
    price:
      max === undefined
        ? insert(copy.from, { price: euros(min, language) })
        : priceSpan({ min, max }, language),
    /**
     * The start and end of its price on the scale, in thousands of euros; `open` if there is no
     * highest price.
     */
    mark: { from: min / 1000, to: (max ?? scaleEnd) / 1000, open: max === undefined },
  }
}

export type ReleaseView = ReturnType<typeof releaseView>
