import { data } from 'react-router'
import { DialogButton } from '#app/components/dialog.tsx'
import { words } from '#app/content/developments/carat-words.ts'
import { developmentsOf } from '#app/content/developments/current.ts'
import { developments } from '#app/content/developments/developments.ts'
import { siteContext } from '#app/context.ts'
import { caratPrice } from '#app/format.ts'
import { DevelopmentPage } from '#app/home-groups/development-page.tsx'
import { loadDevelopment } from '#app/home-groups/load-development.ts'
import { OpeningSlides } from '#app/home-groups/opening-slides.tsx'
import { Overview } from '#app/home-groups/overview.tsx'
import { DetailList, Index } from '#app/home-groups/spec-card.tsx'
import { InformationDialog, informationDialogId } from '#app/leads/information-form.tsx'
import { listedMeta } from '#app/seo/seo.ts'
import type { Route } from './+types/page.ts'
import { caratFloors } from './floor.ts'
import { Floors } from './floors.tsx'
import { Sustainability } from './sustainability.tsx'
import styles from './carat.css?url'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

const { formalName } = developments.carat

export async function loader({ url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const carat = developmentsOf(site).carat
  const loaded = await loadDevelopment(site, {
    url,
    id: 'carat',
    page: words,
    parent: { path: '/new-releases', name: { en: words.en.back, es: words.es.back } },
    printPrice: (_, language) => caratPrice(carat.price, language),
  })
  return data(
    {
      ...loaded,
      floors: caratFloors(carat),
      garden: site.pictures.named('resort-garden', loaded.language),
    },
    { status: loaded.homes.status },
  )
}

export const meta = listedMeta

export default function Carat({ loaderData }: Route.ComponentProps) {
  const { common, copy, head, garden, floors } = loaderData
  const dialog = informationDialogId(formalName)
  const more = (
    <DialogButton opens={dialog} wide>
      {common.more}
    </DialogButton>
  )
  return (
    <DevelopmentPage
      loaded={loaderData}
      flag={copy.flag}
      homesTitle={copy.homes}
      headButtons={more}
      callButtons={
        <>
          <DialogButton opens={dialog}>{common.more}</DialogButton>
          <DialogButton opens={dialog} variant="line">
            {common.specialist}
          </DialogButton>
        </>
      }
      dialogs={<InformationDialog about={formalName} />}
      introduction={
        <>
          <OpeningSlides loaded={loaderData} impression={copy.impression} />
          <Overview {...copy.overview} />
        </>
      }
    >
      <div className="grid prop-body">
        <div className="prop-main">
          <Index title={copy.features.title} items={copy.features.list} />
          <Index title={copy.amenities.title} items={copy.amenities.list} />
        </div>
        <aside className="prop-side" aria-label={copy.side.label}>
          <div className="sidecard">
            <p className="unit__price">{head.price}</p>
            <DetailList list={copy.side.details} />
            <div className="ct-do no-print">
              {more}
              <DialogButton opens={dialog} variant="line" wide>
                {common.specialist}
              </DialogButton>
            </div>
            <p className="small slate">{copy.side.taxes}</p>
          </div>
        </aside>
      </div>
      <Floors copy={copy.scale} floors={floors} />
      <Sustainability copy={copy.sustainability} garden={garden} />
    </DevelopmentPage>
  )
}
