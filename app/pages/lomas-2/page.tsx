import { data } from 'react-router'
import { Call } from '#app/components/call.tsx'
import { DialogButton } from '#app/components/dialog.tsx'
import { Figure } from '#app/components/figure.tsx'
import { HomeLines } from '#app/components/home-lines.tsx'
import { PageHero } from '#app/components/page-hero.tsx'
import { developments } from '#app/content/developments.ts'
import { siteContext } from '#app/context.ts'
import { contactDialogId } from '#app/leads/contact-form.tsx'
import { InformationDialog, informationDialogId } from '#app/leads/information-form.tsx'
import { number, price, range } from '#app/format.ts'
import { metaTags } from '#app/seo/seo.ts'
import { insert } from '#app/words.ts'
import { loadDevelopment } from '../development-parts/load-development.ts'
import type { Route } from './+types/page.ts'
import { Gallery } from './gallery.tsx'
import { Intro } from './intro.tsx'
import { Modules } from './modules.tsx'
import styles from './lomas-2.css?url'
import { words } from './words.ts'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

const lomas = developments['lomas-2']

export async function loader({ url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const loaded = await loadDevelopment(site, url, 'lomas-2', words)
  const { language, common } = loaded
  const copy = words[language]
  const { badges, count } = copy
  const { club, pools, parking, heated, security, concierge } = copy.amenities.list
  const homes = insert(badges.homes, { n: lomas.homes })
  return data(
    {
      ...loaded,
      copy,
      hero: site.pictures.named('coast', language),
      badges: [
        homes,
        insert(badges.bedrooms, { n: range(lomas.bedrooms, language) }),
        insert(badges.pools, { n: lomas.pools }),
        insert(badges.parking, { n: lomas.parking }),
        insert(common.from, { price: price(lomas.price.least, language) }),
      ],
      count: {
        title: insert(count.title, { homes }),
        text: insert(count.text, {
          modules: number(lomas.modules, language),
          entrances: lomas.entrancesPerModule,
          apartments: lomas.apartmentsPerEntrance,
          storeys: lomas.storeys,
        }),
      },
      amenities: [
        { figure: price(0, language), unit: undefined, ...club },
        { figure: String(lomas.pools), unit: undefined, ...pools },
        { figure: String(lomas.parking), unit: undefined, ...parking },
        { figure: '25', ...heated },
        { figure: '24/7', unit: undefined, ...security },
        { figure: '7/7', unit: undefined, ...concierge },
      ],
    },
    { status: loaded.homes.status },
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  metaTags(loaderData?.seo, ...(loaderData?.structured ?? []))

export default function Lomas2({ loaderData }: Route.ComponentProps) {
  const { common, copy, name, hero, badges, count, pictures, amenities, homes, all } = loaderData
  const request = (
    <DialogButton opens={informationDialogId(name)} about={name}>
      {common.request}
    </DialogButton>
  )
  return (
    <>
      <PageHero title={name} picture={hero} />
      <Intro back={common.back} copy={copy} isNew={common.isNew} badges={badges}>
        {request}
      </Intro>
      <Modules title={count.title} text={count.text} facts={lomas} />
      <Gallery title={copy.gallery} pictures={pictures} impression={common.impression} />
      <section className="section sand grid figures lo-with" aria-labelledby="amenities">
        <h2 id="amenities">{copy.amenities.title}</h2>
        {amenities.map((amenity) => (
          <Figure key={amenity.title} {...amenity} />
        ))}
      </section>
      <HomeLines
        title={common.homes.title}
        list={homes}
        all={{ to: all, words: common.homes.all }}
      />
      <Call title={copy.call}>
        {request}
        <DialogButton opens={contactDialogId} look="line">
          {common.contact}
        </DialogButton>
      </Call>
      <InformationDialog about={name} />
    </>
  )
}
