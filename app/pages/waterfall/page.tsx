import { data } from 'react-router'
import { listCards } from '#app/catalogue/list-cards.ts'
import { ButtonLink } from '#app/components/button-link.tsx'
import { DialogButton } from '#app/components/dialog.tsx'
import { developmentsOf } from '#app/content/developments/current.ts'
import { words } from '#app/content/developments/waterfall-words.ts'
import { siteContext } from '#app/context.ts'
import { DevelopmentPage } from '#app/home-groups/development-page.tsx'
import { loadDevelopment } from '#app/home-groups/load-development.ts'
import { OpeningSlides } from '#app/home-groups/opening-slides.tsx'
import { Overview } from '#app/home-groups/overview.tsx'
import { DetailList, Index, SpecCard } from '#app/home-groups/spec-card.tsx'
import { unitView } from '#app/home-groups/unit-view.ts'
import { InformationDialog, informationDialogId } from '#app/leads/information-form.tsx'
import { listedMeta } from '#app/seo/seo.ts'
import { pathIn } from '#server/language.ts'
import type { Route } from './+types/page.ts'
import { GreenSpace } from './green-space.tsx'
import styles from './waterfall.css?url'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

const kinds = ['two', 'three', 'garden'] as const

/** The end of the scale of areas in m²: the largest home has 150. */
const scale = 160

export async function loader({ url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const waterfall = developmentsOf(site)['waterfall-residences']
  const loaded = await loadDevelopment(site, { url, id: 'waterfall-residences', page: words })
  const { language, copy, homes } = loaded
  // Only a price is published for the garden villas; the one on sale shows their size.
  const { cards } = await listCards(site, language, {
    development: waterfall.name,
    type: 'villa',
    order: 'cheapest',
    limit: 1,
  })
  const [villa] = cards
  const villaDetails = villa
    ? [{ name: copy.options.onSale, value: villa.measures.join(', ') }]
    : []
  return data(
    {
      ...loaded,
      /** The green space for each home, and the smallest terrace, in m². */
      green: waterfall.details.green / waterfall.homes,
      terrace: waterfall.terrace.min,
      options: kinds.map((key) => {
        const unit = unitView(waterfall, key, language)
        const details = key === 'garden' ? villaDetails : unit.details
        return { ...copy.options[key], unit: { ...unit, details } }
      }),
    },
    { status: homes.status },
  )
}

export const meta = listedMeta

export default function Waterfall({ loaderData }: Route.ComponentProps) {
  const { language, common, copy, name, head, status, options, green, terrace } = loaderData
  const dialog = informationDialogId(name)
  const more = (
    <DialogButton opens={dialog} about={name} wide>
      {common.more}
    </DialogButton>
  )
  return (
    <DevelopmentPage
      loaded={loaderData}
      flag={status}
      headButtons={more}
      callButtons={
        <>
          <DialogButton opens={dialog} about={name}>
            {common.more}
          </DialogButton>
          <ButtonLink to={pathIn(language, '/properties')} line>
            {common.properties}
          </ButtonLink>
        </>
      }
      dialogs={<InformationDialog about={name} />}
      introduction={
        <>
          <OpeningSlides loaded={loaderData} />
          <Overview {...copy.overview} />
        </>
      }
    >
      <div className="grid prop-body">
        <div className="prop-main">
          <Index title={copy.features.title} items={copy.features.list} />
        </div>
        <aside className="prop-side" aria-labelledby="ask">
          <div className="sidecard">
            <h2 id="ask">{common.request}</h2>
            <p className="unit__price">{head.price}</p>
            <DetailList list={copy.details} />
            {more}
          </div>
        </aside>
      </div>
      <section className="grid wf-options" aria-labelledby="options">
        <h2 id="options">{copy.options.title}</h2>
        {options.map((option) => (
          <div className="sidecard wf-option" key={option.title}>
            <SpecCard {...option} scale={scale} level={3} />
          </div>
        ))}
      </section>
      <GreenSpace copy={copy.sustainability} green={green} terrace={terrace}>
        <DialogButton opens={dialog} about={name}>
          {common.specialist}
        </DialogButton>
      </GreenSpace>
    </DevelopmentPage>
  )
}
