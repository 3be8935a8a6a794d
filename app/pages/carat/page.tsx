import { data } from 'react-router'
import { languageOf, pathIn } from '#server/language.ts'
import { listCards } from '#app/catalogue/list-cards.ts'
import { Call } from '#app/components/call.tsx'
import { Carousel } from '#app/components/carousel.tsx'
import { DialogButton } from '#app/components/dialog.tsx'
import { HomeLines } from '#app/components/home-lines.tsx'
import { Picture } from '#app/components/picture.tsx'
import { carat } from '#app/content/carat.ts'
import { siteContext } from '#app/context.ts'
import { InformationDialog, informationDialogId } from '#app/leads/information-form.tsx'
import { DevelopmentHead } from '../development-parts/head.tsx'
import { metaTags, seoOf } from '#app/seo/seo.ts'
import { breadcrumbData, releaseData } from '#app/seo/structured-data.ts'
import { insert } from '#app/words.ts'
import type { Route } from './+types/page.ts'
import styles from './carat.css?url'
import { Floors } from './floors.tsx'
import { SideCard } from './side-card.tsx'
import { caratView } from './view.ts'
import { words } from './words.ts'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export async function loader({ url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const { pictures, config } = site
  const language = languageOf(url.pathname)
  const copy = words[language]
  const view = caratView(language)
  const shown = carat.pictures.map((name) => pictures.named(name, language))
  const homes = await listCards(site, language, {
    development: carat.development,
    order: 'cheapest',
  })
  const description = insert(copy.description, { price: view.price })
  const seo = seoOf(config.siteUrl, url, { title: copy.title, description, picture: shown[0] })
  const { canonical, image } = seo
  const { bedrooms, area, price } = carat
  return data(
    {
      copy,
      seo,
      view,
      pictures: shown,
      garden: pictures.named('garden', language),
      homes,
      structured: [
        releaseData({
          url: canonical,
          name: carat.name,
          description,
          image,
          language,
          price,
          home: { bedrooms, area, locality: copy.where },
        }),
        breadcrumbData([
          { name: copy.back, url: config.siteUrl + pathIn(language, '/new-releases') },
          { name: copy.heading, url: canonical },
        ]),
      ],
    },
    { status: homes.status },
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  metaTags(loaderData?.seo, ...(loaderData?.structured ?? []))

export default function Carat({ loaderData }: Route.ComponentProps) {
  const { copy, view, pictures, garden, homes } = loaderData
  const dialog = informationDialogId(carat.name)
  return (
    <>
      <DevelopmentHead
        back={copy.back}
        to="/new-releases"
        name={copy.heading}
        flag={copy.flag}
        place={copy.where}
        price={view.price}
      />
      <div className="grid">
        <Carousel pictures={pictures} words={copy.pictures} />
        <p className="small slate impression">{copy.impression}</p>
      </div>
      <div className="grid prop-body">
        <div className="prop-main">
          <section aria-labelledby="overview">
            <h2 id="overview" className="vh">
              {copy.overview.title}
            </h2>
            <p className="lead">{copy.overview.lead}</p>
            <div className="twocol">
              {copy.overview.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </section>
          <List id="features" {...copy.features} />
          <List id="amenities" {...copy.amenities} />
        </div>
        <SideCard view={view} copy={copy.side} dialog={dialog} />
      </div>
      <Floors copy={copy.scale} captions={view.captions} />
      <section className="section grid ct-sus" aria-labelledby="sustainability">
        <figure>
          <Picture
            picture={garden}
            ratio="4x3"
            sizes="(width < 62rem) 90vw, 58vw"
            decorative
            opens
          />
          <figcaption>{copy.sustainability.caption}</figcaption>
        </figure>
        <div className="ct-sus__t">
          <h2 id="sustainability">{copy.sustainability.title}</h2>
          <p className="lead">{copy.sustainability.lead}</p>
          {copy.sustainability.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </section>
      <HomeLines title={copy.homes} list={homes} />
      <Call title={copy.call}>
        <DialogButton opens={dialog}>{copy.side.more}</DialogButton>
        <DialogButton opens={dialog} look="line">
          {copy.side.specialist}
        </DialogButton>
      </Call>
      <InformationDialog about={carat.name} />
    </>
  )
}

/** A list under its heading, set like an index. */
function List({ id, title, list }: { id: string; title: string; list: readonly string[] }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className="index">
        {list.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  )
}
