import { data } from 'react-router'
import { ArrowLink } from '#app/components/arrow-link.tsx'
import { Arrow } from '#app/components/arrow.tsx'
import { buttonClass } from '#app/components/button-link.tsx'
import { DialogButton } from '#app/components/dialog.tsx'
import { Figure } from '#app/components/figure.tsx'
import { developmentsOf } from '#app/content/developments/current.ts'
import { words } from '#app/content/developments/sixteen-plus-words.ts'
import { siteContext } from '#app/context.ts'
import { DevelopmentPage } from '#app/home-groups/development-page.tsx'
import { loadDevelopment } from '#app/home-groups/load-development.ts'
import { OpeningSlides } from '#app/home-groups/opening-slides.tsx'
import { DetailList } from '#app/home-groups/spec-card.tsx'
import type { UnitsView } from '#app/home-groups/units/load-units.ts'
import { InformationDialog, informationDialogId } from '#app/leads/information-form.tsx'
import { listedMeta } from '#app/seo/seo.ts'
import { BrochureLink } from '#app/share/brochure-link.tsx'
import { pathIn } from '#server/language.ts'
import type { Route } from './+types/page.ts'
import { Front } from './front.tsx'
import { ResidenceTypes } from './residence-types.tsx'
import styles from './sixteen-plus.css?url'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

/** A picture for each residence type, in order. */
const typePictures = ['sixteen-garden', 'sixteen-poolside', 'terrace-sky', 'terrace-solarium-deck']

export async function loader({ url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const sixteen = developmentsOf(site)['16-plus-collection']
  const loaded = await loadDevelopment(site, { url, id: '16-plus-collection', page: words })
  const { language, name, copy } = loaded
  const named = (picture: string) => site.pictures.named(picture, language)
  const { metres, minutes, homes } = copy.curated
  return data(
    {
      ...loaded,
      front: { ...named('e-16plus'), alt: copy.front.alt },
      curated: [metres, minutes, { ...homes, unit: undefined }],
      types: copy.types.list.map((type, index) => ({
        ...type,
        about: `${name}: ${type.name}`,
        picture: named(typePictures[index] ?? 'sixteen-dusk'),
      })),
      facade: sixteen.details.facade,
      brochure: pathIn(language, `${sixteen.path}/brochure.pdf`),
    },
    { status: loaded.homes.status },
  )
}

export const meta = listedMeta

export default function SixteenPlus({ loaderData }: Route.ComponentProps) {
  const { common, copy, front, curated, types, brochure, facade, homes } = loaderData
  const viewing = copy.viewing.about
  const buttons = (
    <>
      <DialogButton opens={informationDialogId(viewing)}>{copy.viewing.button}</DialogButton>
      <BrochureLink className={buttonClass({ line: true })} href={brochure}>
        {copy.brochure}
      </BrochureLink>
    </>
  )
  return (
    <DevelopmentPage
      loaded={loaderData}
      flag={common.isNew}
      place={copy.lead}
      headButtons={buttons}
      callButtons={buttons}
      dialogs={[
        <ViewingDialog key={viewing} copy={copy.viewing} rows={homes.rows} />,
        ...types.map(({ about }) => <InformationDialog key={about} about={about} />),
      ]}
      introduction={
        <>
          <OpeningSlides loaded={loaderData} />
          <section className="grid sx-facts">
            <p className="dev-intro__text">{copy.intro}</p>
            <div className="sidecard sx-high">
              <h2>{copy.highlights.title}</h2>
              <DetailList list={copy.highlights.list} />
              <a className="go" href="#property-types">
                <span>{copy.highlights.jump}</span> <Arrow />
              </a>
            </div>
          </section>
        </>
      }
    >
      <Front drawing={front} copy={copy.front} metres={facade} />
      <section className="section grid figures sx-cur" aria-labelledby="curated">
        <h2 id="curated" className="figures__h">
          {copy.curated.title}
        </h2>
        {curated.map((figure) => (
          <Figure key={figure.title} {...figure} />
        ))}
      </section>
      <ResidenceTypes title={copy.types.title} request={copy.types.request} types={types} />
    </DevelopmentPage>
  )
}

interface ViewingDialogProps {
  copy: Route.ComponentProps['loaderData']['copy']['viewing']
  rows: UnitsView['rows']
}

/** The dialog with links to the calendars of the homes that have one, and the form. */
function ViewingDialog({ copy, rows }: ViewingDialogProps) {
  const bookable = rows.filter(({ hasCalendar }) => hasCalendar)
  return (
    <InformationDialog about={copy.about} text={bookable.length > 0 ? copy.calendars : copy.text}>
      {bookable.length > 0 && (
        <div>
          {bookable.map(({ id, title, lang, viewing }) => (
            <p key={id} lang={lang}>
              <ArrowLink to={viewing.href}>{title}</ArrowLink>
            </p>
          ))}
          <p className="slate">{copy.or}</p>
        </div>
      )}
    </InformationDialog>
  )
}
