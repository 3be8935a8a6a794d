import { data } from 'react-router'
import { Figure } from '#app/components/figure.tsx'
import { developmentsOf } from '#app/content/developments/current.ts'
import { words } from '#app/content/developments/north-residences-words.ts'
import { siteContext } from '#app/context.ts'
import { areaRange } from '#app/format.ts'
import { DevelopmentPage } from '#app/home-groups/development-page.tsx'
import { Intro } from '#app/home-groups/intro.tsx'
import { loadDevelopment } from '#app/home-groups/load-development.ts'
import { requestButtons } from '#app/home-groups/request-buttons.tsx'
import { UnitSection } from '#app/home-groups/unit-section.tsx'
import { unitView } from '#app/home-groups/unit-view.ts'
import { InformationDialog } from '#app/leads/information-form.tsx'
import { listedMeta } from '#app/seo/seo.ts'
import { insert } from '#app/words.ts'
import type { Route } from './+types/page.ts'
import { Inside, Outside, Plans } from './inside.tsx'
import styles from './north-residences.css?url'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

const kinds = ['apartments', 'villas'] as const

export async function loader({ url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const north = developmentsOf(site)['north-residences']
  const loaded = await loadDevelopment(site, { url, id: 'north-residences', page: words })
  const { language, name, copy } = loaded
  const named = (picture: string) => site.pictures.named(picture, language)
  return data(
    {
      ...loaded,
      units: kinds.map((key) => ({
        key,
        ...copy.units[key],
        about: `${name}: ${copy.units[key].title}`,
        unit: unitView(north, key, language),
        pictures: north.units[key].pictures.map(named),
        line: insert(copy.types.line, {
          n: north.units[key].bedrooms,
          area: areaRange(north.units[key].area, language),
        }),
      })),
      /** The end of the scale of areas, m². */
      scale: north.units.villas.area.max,
      hero: named('north-pines'),
      kitchen: named('kitchen-north'),
      living: named('living-hearth'),
      outdoors: named('north-slope'),
    },
    { status: loaded.homes.status },
  )
}

export const meta = listedMeta

export default function NorthResidences({ loaderData }: Route.ComponentProps) {
  const { common, copy, name, hero, scale, units, kitchen, living, outdoors, gallery } = loaderData
  return (
    <DevelopmentPage
      loaded={loaderData}
      flag={common.isNew}
      priceNote={copy.priceNote}
      picture={hero}
      {...requestButtons(name, common)}
      dialogs={[name, ...units.map(({ about }) => about)].map((about) => (
        <InformationDialog key={about} about={about} />
      ))}
      introduction={
        <Intro text={copy.intro}>
          {Object.values(copy.figures).map((figure, index) => (
            <Figure key={figure.title} {...figure} level={2} className={`dev-n${index + 1}`} />
          ))}
        </Intro>
      }
    >
      {units.map(({ key, ...unit }, index) => (
        <UnitSection
          key={key}
          {...unit}
          common={common}
          gallery={gallery}
          scale={scale}
          flip={index % 2 === 1}
        />
      ))}
      <Inside copy={copy.interior} kitchen={kitchen} living={living} />
      <Plans copy={copy} units={units} />
      <Outside
        copy={copy.outdoor}
        picture={outdoors}
        inclusions={copy.inclusions}
        list={common.resort.included}
      />
    </DevelopmentPage>
  )
}
