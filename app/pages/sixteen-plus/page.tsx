import { data } from 'react-router'
import { pathIn } from '#server/language.ts'
import { Arrow } from '#app/components/arrow.tsx'
import { buttonClass } from '#app/components/button-link.tsx'
import { Call } from '#app/components/call.tsx'
import { DialogButton } from '#app/components/dialog.tsx'
import { Figure } from '#app/components/figure.tsx'
import { HomeLines } from '#app/components/home-lines.tsx'
import { developments } from '#app/content/developments.ts'
import { siteContext } from '#app/context.ts'
import { InformationDialog, informationDialogId } from '#app/leads/information-form.tsx'
import { area, price } from '#app/format.ts'
import { metaTags } from '#app/seo/seo.ts'
import { insert } from '#app/words.ts'
import { Crumbs } from '../development-parts/head.tsx'
import { loadDevelopment } from '../development-parts/load-development.ts'
import { Slides } from '../development-parts/slides.tsx'
import { Details } from '../development-parts/spec-card.tsx'
import type { Route } from './+types/page.ts'
import { Front } from './front.tsx'
import { ResidenceTypes } from './residence-types.tsx'
import styles from './sixteen-plus.css?url'
import { words } from './words.ts'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

const sixteen = developments['16-plus-collection']

/** What is seen of each residence type, in their order. */
const pictures = ['sixteen-garden', 'sixteen-court', 'terrace-sky', 'terrace-solarium']

export async function loader({ url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const loaded = await loadDevelopment(site, url, '16-plus-collection', words)
  const { language, name } = loaded
  const copy = words[language]
  const { highlights, curated } = copy
  return data(
    {
      ...loaded,
      copy,
      front: { ...site.pictures.named('e-16plus', language), alt: copy.front.alt },
      highlights: [
        { name: highlights.homes, value: String(sixteen.homes) },
        {
          name: highlights.area,
          value: insert(highlights.areaValue, { area: area(sixteen.largest, language) }),
        },
        { name: highlights.facade, value: insert(highlights.facadeValue, { n: sixteen.facade }) },
        { name: highlights.floors, value: String(sixteen.floors) },
        { name: highlights.club, value: insert(highlights.clubValue, { n: sixteen.club }) },
        { name: highlights.price, value: price(sixteen.price.least, language) },
      ],
      curated: [
        {
          figure: String(sixteen.facade),
          ...curated.metres,
          picture: site.pictures.named('lounge-sixteen', language),
        },
        {
          figure: String(sixteen.club),
          ...curated.minutes,
          picture: site.pictures.named('sixteen-stone', language),
        },
        {
          figure: String(sixteen.homes),
          unit: undefined,
          ...curated.homes,
          picture: site.pictures.named('sixteen-dusk', language),
        },
      ],
      types: copy.types.list.map((type, index) => ({
        ...type,
        about: `${name}: ${type.name}`,
        picture: site.pictures.named(pictures[index] ?? 'sixteen-dusk', language),
      })),
      viewing: insert(copy.viewing.about, { name }),
      brochure: pathIn(language, '/property-types/16-plus-collection/brochure.pdf'),
    },
    { status: loaded.homes.status },
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  metaTags(loaderData?.seo, ...(loaderData?.structured ?? []))

export default function SixteenPlus({ loaderData }: Route.ComponentProps) {
  const {
    common,
    copy,
    name,
    front,
    highlights,
    curated,
    types,
    pictures,
    viewing,
    brochure,
    homes,
    all,
  } = loaderData
  const actions = (
    <>
      <DialogButton opens={informationDialogId(viewing)}>{copy.viewing.button}</DialogButton>
      <a className={buttonClass({ line: true })} href={brochure}>
        {copy.brochure} <Arrow />
      </a>
    </>
  )
  return (
    <>
      <section className="grid sx-head" aria-labelledby="heading">
        <Crumbs back={common.back} />
        <h1 id="heading">{name}</h1>
        <p className="lead">{copy.lead}</p>
      </section>
      <Front drawing={front} copy={copy.front} metres={sixteen.facade} />
      <section className="grid sx-facts">
        <p className="dev-intro__text">{copy.intro}</p>
        <div className="sidecard sx-high">
          <h2>{copy.highlights.title}</h2>
          <Details list={highlights} />
          <div className="pair">{actions}</div>
          <a className="go" href="#property-types">
            <span>{copy.highlights.jump}</span> <Arrow />
          </a>
        </div>
      </section>
      <div className="grid">
        <Slides name={name} pictures={pictures} common={common} first={false} />
      </div>
      <section className="section grid figures sx-cur" aria-labelledby="curated">
        <h2 id="curated" className="figures__h">
          {copy.curated.title}
        </h2>
        {curated.map((figure) => (
          <Figure key={figure.title} {...figure} />
        ))}
      </section>
      <ResidenceTypes title={copy.types.title} request={copy.types.request} types={types} />
      <HomeLines
        title={common.homes.title}
        list={homes}
        all={{ to: all, words: common.homes.all }}
      />
      <Call title={copy.call}>{actions}</Call>
      <InformationDialog about={viewing} text={copy.viewing.text} />
      {types.map(({ about }) => (
        <InformationDialog key={about} about={about} />
      ))}
    </>
  )
}
