import { data } from 'react-router'
import { ClosingCall } from '#app/components/closing-call.tsx'
import { DialogButton } from '#app/components/dialog.tsx'
import { LocationMaps } from '#app/components/drawings/location-maps.tsx'
import { Figure } from '#app/components/figure.tsx'
import { HydrationBoundaries } from '#app/components/hydration-boundary.tsx'
import { developmentsOf } from '#app/content/developments/current.ts'
import { words } from '#app/content/developments/north-residences-words.ts'
import { siteContext } from '#app/context.ts'
import { areaRange } from '#app/format.ts'
import { Head } from '#app/home-groups/head.tsx'
import { Intro } from '#app/home-groups/intro.tsx'
import { loadDevelopment, unitView } from '#app/home-groups/load-development.ts'
import { UnitSection } from '#app/home-groups/unit-section.tsx'
import { Units } from '#app/home-groups/units/units.tsx'
import { contactDialogId } from '#app/leads/contact-form.tsx'
import { InformationDialog, informationDialogId } from '#app/leads/information-form.tsx'
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
  const {
    language,
    common,
    here,
    copy,
    name,
    head,
    hero,
    scale,
    units,
    kitchen,
    living,
    outdoors,
    gallery,
    homes,
  } = loaderData
  return (
    <HydrationBoundaries>
      <Head {...head} flag={common.isNew} priceNote={copy.priceNote} picture={hero}>
        <DialogButton opens={informationDialogId(name)} about={name} wide>
          {common.request}
        </DialogButton>
      </Head>
      <Intro text={copy.intro}>
        {Object.values(copy.figures).map((figure, index) => (
          <Figure key={figure.title} {...figure} level={2} className={`dev-n${index + 1}`} />
        ))}
      </Intro>
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
      <Units view={homes} />
      <LocationMaps copy={common.where} words={gallery.words} language={language} here={here} />
      <ClosingCall title={copy.call}>
        <DialogButton opens={informationDialogId(name)} about={name}>
          {common.request}
        </DialogButton>
        <DialogButton opens={contactDialogId} variant="line">
          {common.contact}
        </DialogButton>
      </ClosingCall>
      {[name, ...units.map(({ about }) => about)].map((about) => (
        <InformationDialog key={about} about={about} />
      ))}
    </HydrationBoundaries>
  )
}
