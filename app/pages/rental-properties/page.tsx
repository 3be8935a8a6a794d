import { advertised, estimates } from '#app/buying/advertised.ts'
import { taxLaws } from '#app/buying/cost-words.ts'
import { priceRange } from '#app/buying/ranges.ts'
import { typedFigures } from '#app/buying/typed-figure.ts'
import { listCards } from '#app/catalogue/list-cards.ts'
import { taxFigures } from '#app/catalogue/tax-figures.ts'
import { ButtonLink } from '#app/components/button-link.tsx'
import { ClosingCall } from '#app/components/closing-call.tsx'
import { DialogButton } from '#app/components/dialog.tsx'
import { HydrationBoundaries } from '#app/components/hydration-boundary.tsx'
import { PageHero } from '#app/components/page-hero.tsx'
import { placeFigures } from '#app/content/resort.ts'
import { siteContext } from '#app/context.ts'
import { formClientAction } from '#app/forms/client-action.ts'
import { contactDialogId } from '#app/leads/contact-form.tsx'
import { CriteriaFields, StayFields } from '#app/leads/criteria-fields.tsx'
import { ContactFields, MessageField } from '#app/leads/fields.tsx'
import { leadAction } from '#app/leads/lead-action.ts'
import { LeadForm } from '#app/leads/lead-form.tsx'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { listedMeta, seoOf } from '#app/seo/seo.ts'
import { breadcrumbData } from '#app/seo/structured-data.ts'
import { insertAll } from '#app/words.ts'
import { languageOf, pathIn } from '#server/language.ts'
import { ibiRange } from '#server/returns/owning.ts'
import { euros } from '#server/shared/text/euros.ts'
import { agencyZone, dateIn } from '#server/shared/time/zoned-time.ts'
import type { Route } from './+types/page.ts'
import { articleData } from './article-data.ts'
import { articleWords } from './article-words.ts'
import { calculatorWords } from './calculator-words.ts'
import { Features } from './features.tsx'
import { Introduction } from './introduction.tsx'
import { entryNames, readEntry, readYield, yieldNames } from './read-figures.ts'
import { RentalArticle } from './rental-article.tsx'
import { words } from './words.ts'
import styles from './rental-properties.css?url'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

/** The drawings of the six feature blocks, in their order. */
const drawings = ['terraces', 'pool', 'window', 'courtyard', 'interior', 'coast']

export async function loader({ url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const { pictures, config } = site
  const { pathname, searchParams } = url
  const language = languageOf(pathname)
  const places = placeFigures(config, language)
  const copy = insertAll(words[language], places)
  const rates = taxFigures(language)
  const toLet = await listCards(site, language, { limit: 1, listing: 'rent' })
  const seo = seoOf(site, url, {
    ...copy,
    picture: pictures.named('penthouse-terrace', language),
  })
  return {
    copy,
    today: dateIn(agencyZone, site.clock()),
    tenants:
      toLet.total > 0
        ? { ...copy.tenants.some, to: `${pathIn(language, '/properties')}?listing=rent#homes` }
        : // While the catalogue does not answer, it is not known whether there are any homes.
          { ...copy.tenants[toLet.status === 503 ? 'unknown' : 'none'], to: '#enquire' },
    seo,
    structured: [
      articleData(seo, config.siteUrl),
      breadcrumbData(config.siteUrl, language, [{ name: copy.title, url: seo.canonical }]),
    ],
    // On a phone, the gauge is at the right edge, beside the headline.
    hero: { ...pictures.named('gauge', language), xNarrow: 0.735 },
    article: insertAll(articleWords[language], {
      ...rates,
      ...places,
      price: euros(advertised.price, language),
      ibi: euros(estimates.ibi, language),
      ibiRange: priceRange(ibiRange(advertised.price), language),
    }),
    calculators: {
      ...insertAll(calculatorWords[language], { ...rates, advertised: places.advertised }),
      laws: taxLaws(language),
    },
    entry: readEntry(typedFigures(entryNames, searchParams)),
    yields: readYield(typedFigures(yieldNames, searchParams)),
    blocks: copy.features.blocks.map((block, index) => {
      const drawing = drawings[index]
      return { ...block, picture: drawing ? pictures.named(drawing, language) : undefined }
    }),
  }
}

export const action = (args: Route.ActionArgs) => leadAction(args, 'rental')
export const clientAction = formClientAction

export const meta = listedMeta

export default function RentalProperties({ loaderData }: Route.ComponentProps) {
  const { copy, today, tenants, hero, article, calculators, entry, yields, blocks } = loaderData
  const { language } = useRootData()
  return (
    <HydrationBoundaries>
      <PageHero title={copy.heading} picture={hero} className="roi-hero" />
      <Introduction copy={copy} tenants={tenants} sections={article.sections} />
      <Features {...copy.features} blocks={blocks} />
      <section className="section grid ask" id="enquire" aria-labelledby="enquire-title">
        <div className="ask__head">
          <h2 id="enquire-title">{copy.enquiry.title}</h2>
          <p className="lead">{copy.enquiry.text}</p>
        </div>
        <LeadForm kind="rental">
          <ContactFields />
          <StayFields today={today} />
          <CriteriaFields rental />
          <MessageField hint={copy.enquiry.messageHint} />
        </LeadForm>
      </section>
      <RentalArticle copy={article} calculators={calculators} entry={entry} yields={yields} />
      <ClosingCall title={copy.call.title}>
        <DialogButton opens={contactDialogId}>{copy.call.contact}</DialogButton>
        <ButtonLink to={pathIn(language, '/property-types')} line>
          {copy.call.types}
        </ButtonLink>
      </ClosingCall>
    </HydrationBoundaries>
  )
}
