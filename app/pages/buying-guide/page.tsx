import { lendingTexts } from '#app/buying/lending.ts'
import { taxFigures } from '#app/catalogue/tax-figures.ts'
import { ButtonLink } from '#app/components/button-link.tsx'
import { ClosingCall } from '#app/components/closing-call.tsx'
import { DialogButton } from '#app/components/dialog.tsx'
import { Guide } from '#app/components/guide.tsx'
import { HydrationBoundaries } from '#app/components/hydration-boundary.tsx'
import { siteContext } from '#app/context.ts'
import { priceSpan, range } from '#app/format.ts'
import { contactDialogId } from '#app/leads/contact-form.tsx'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { listedMeta, seoOf } from '#app/seo/seo.ts'
import { plainPageData } from '#app/seo/structured-data.ts'
import { insertAll } from '#app/words.ts'
import { languageOf, pathIn } from '#server/language.ts'
import { allIn, lawyerRate } from '#server/returns/all-in.ts'
import { notaryTariffEnds } from '#server/returns/official-fees.ts'
import { extraParkingIva } from '#server/returns/purchase-costs.ts'
import { euros, groupedNumber } from '#server/shared/text/euros.ts'
import { monthOf } from '#server/shared/time/formats.ts'
import type { Route } from './+types/page.ts'
import { Checklist } from './checklist.tsx'
import { CostTable } from './cost-table.tsx'
import { stepId, PurchaseTimeline } from './purchase-timeline.tsx'
import { words } from './words.ts'
import styles from './buying-guide.css?url'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

/** The price of the example, in euros. */
const examplePrice = 485_000

export function loader({ url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const { config, pictures } = site
  const language = languageOf(url.pathname)
  const { notary, registry } = allIn(examplePrice, 'resale')
  const copy = insertAll(words[language], {
    ...taxFigures(language),
    parkingRate: groupedNumber(extraParkingIva, language),
    notary: priceSpan(notary, language),
    registry: priceSpan(registry, language),
    lawyer: range(lawyerRate, language),
    price: euros(examplePrice, language),
    notaryLimit: euros(Math.floor(notaryTariffEnds), language),
    lending: lendingTexts(config.costs.lending, language).join(' '),
    read: monthOf(config.costs.month, language),
  })
  const seo = seoOf(site, url, {
    ...copy,
    picture: pictures.named('home-hero', language),
  })
  return {
    copy,
    seo,
    structured: plainPageData(seo, config.siteUrl, 'WebPage', copy.title),
  }
}

export const meta = listedMeta

export default function BuyingGuide({ loaderData }: Route.ComponentProps) {
  const { copy } = loaderData
  const { language } = useRootData()
  const { title, sources, notes, work } = copy.steps
  const links: Partial<Record<string, { to: string; text: string }>> = {
    mortgage: { to: pathIn(language, '/properties'), text: work.mortgage },
    taxes: { to: `${pathIn(language, '/rental-properties')}#entry`, text: work.taxes },
  }
  return (
    <HydrationBoundaries>
      <header className="grid bg-head">
        <h1>{copy.heading}</h1>
        <div>
          <p className="slate">{copy.intro}</p>
          <p className="bg-print no-print">
            <button type="button" className="btn btn--line" onClick={() => print()}>
              {copy.print}
            </button>
          </p>
        </div>
      </header>
      <PurchaseTimeline copy={copy.timeline} />
      <CostTable copy={copy.costs} />
      <Guide
        id="steps"
        guide={{
          title,
          sources,
          notes: Object.entries(notes).map(([name, note]) => ({
            ...note,
            id: stepId(name),
            link: links[name],
          })),
        }}
      />
      <Checklist copy={copy.checklist} />
      <ClosingCall title={copy.call.title}>
        <ButtonLink to={pathIn(language, '/properties')}>{copy.call.homes}</ButtonLink>
        <DialogButton opens={contactDialogId} variant="line">
          {copy.call.contact}
        </DialogButton>
      </ClosingCall>
    </HydrationBoundaries>
  )
}
