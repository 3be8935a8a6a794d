import { data } from 'react-router'
import { pathIn } from '#server/language.ts'
import { ButtonLink } from '#app/components/button-link.tsx'
import { Call } from '#app/components/call.tsx'
import { DialogButton } from '#app/components/dialog.tsx'
import { HomeLines } from '#app/components/home-lines.tsx'
import { developments } from '#app/content/developments.ts'
import { siteContext } from '#app/context.ts'
import { InformationDialog, informationDialogId } from '#app/leads/information-form.tsx'
import { areaRange, number, range } from '#app/format.ts'
import { metaTags } from '#app/seo/seo.ts'
import { DevelopmentHead } from '../development-parts/head.tsx'
import { loadDevelopment, unitView } from '../development-parts/load-development.ts'
import { Slides } from '../development-parts/slides.tsx'
import { Details, Index, SpecCard } from '../development-parts/spec-card.tsx'
import type { Route } from './+types/page.ts'
import { Share } from './share.tsx'
import styles from './waterfall.css?url'
import { words } from './words.ts'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

const waterfall = developments['waterfall-residences']
const { two, three } = waterfall.units
const options = ['two', 'three', 'garden'] as const

/** m²; the largest home is 150. */
const scale = 160

export async function loader({ url, context }: Route.LoaderArgs) {
  const loaded = await loadDevelopment(context.get(siteContext), url, 'waterfall-residences', words)
  const { language, status } = loaded
  const copy = words[language]
  return data(
    {
      ...loaded,
      copy,
      details: [
        { name: copy.side.homes, value: number(waterfall.homes, language) },
        { name: copy.side.bedrooms, value: range(waterfall.bedrooms, language) },
        {
          name: copy.side.build,
          value: areaRange({ least: two.build.least, most: three.build.most }, language),
        },
        {
          name: copy.side.terraces,
          value: areaRange({ least: two.terrace.least, most: three.terrace.most }, language),
        },
        { name: copy.side.status, value: status ?? '' },
      ],
      options: options.map((key) => ({
        ...copy.options[key],
        unit: unitView(waterfall, key, language),
      })),
    },
    { status: loaded.homes.status },
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  metaTags(loaderData?.seo, ...(loaderData?.structured ?? []))

export default function Waterfall({ loaderData }: Route.ComponentProps) {
  const { language, common, copy, name, price, status, pictures, details, options, homes, all } =
    loaderData
  const dialog = informationDialogId(name)
  return (
    <>
      <DevelopmentHead
        back={common.back}
        name={name}
        flag={status}
        place={common.place}
        price={price}
      />
      <div className="grid">
        <Slides name={name} pictures={pictures} common={common} />
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
          <Index title={copy.features.title} items={copy.features.list} />
        </div>
        <aside className="prop-side" aria-labelledby="ask">
          <div className="sidecard">
            <h2 id="ask">{common.request}</h2>
            <p className="unit__price">{price}</p>
            <Details list={details} />
            <DialogButton opens={dialog} about={name} wide>
              {common.more}
            </DialogButton>
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
      <section className="section sand grid wf-green" aria-labelledby="green">
        <Share
          copy={copy.sustainability.share}
          green={waterfall.green / waterfall.homes}
          terrace={two.terrace.least}
        />
        <div className="wf-green__t">
          <h2 id="green">{copy.sustainability.title}</h2>
          <p className="lead">{copy.sustainability.lead}</p>
          <p>{copy.sustainability.text}</p>
          <DialogButton opens={dialog} about={name}>
            {common.specialist}
          </DialogButton>
        </div>
      </section>
      <HomeLines
        title={common.homes.title}
        list={homes}
        all={{ to: all, words: common.homes.all }}
      />
      <Call title={copy.call}>
        <DialogButton opens={dialog} about={name}>
          {common.more}
        </DialogButton>
        <ButtonLink to={pathIn(language, '/properties')} line>
          {common.properties}
        </ButtonLink>
      </Call>
      <InformationDialog about={name} />
    </>
  )
}
