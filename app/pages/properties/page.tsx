import { data } from 'react-router'
import { languageOf, pathIn } from '#server/language.ts'
import { listCards } from '#app/catalogue/list-cards.ts'
import { words as catalogueWords } from '#app/catalogue/words.ts'
import { ButtonLink } from '#app/components/button-link.tsx'
import { Call } from '#app/components/call.tsx'
import { DialogButton } from '#app/components/dialog.tsx'
import { Go } from '#app/components/go.tsx'
import { Picture } from '#app/components/picture.tsx'
import { type ResidenceId, residenceBy, residences } from '#app/content/residences.ts'
import { siteContext } from '#app/context.ts'
import { contactDialogId } from '#app/leads/contact-form.tsx'
import { EmailField, NameField, PhoneField } from '#app/leads/fields.tsx'
import { InformationRequest } from '#app/leads/information-form.tsx'
import { leadAction } from '#app/leads/lead-action.ts'
import { formClientAction } from '#app/forms/client-action.ts'
import { LeadForm } from '#app/leads/lead-form.tsx'
import { WishFields } from '#app/leads/wishes.tsx'
import { price } from '#app/format.ts'
import { metaTags, seoOf } from '#app/seo/seo.ts'
import { useShell } from '#app/shell/use-shell.ts'
import { insert } from '#app/words.ts'
import type { Route } from './+types/page.ts'
import { filterOf, readQuery } from './filter.ts'
import { Listing } from './listing.tsx'
import styles from './properties.css?url'
import { TypeCards } from './type-cards.tsx'
import { words } from './words.ts'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

/** Where the three featured development cards lead. */
const picks: ResidenceId[] = ['carat', 'lomas-2', '16-plus-collection']

/** The developments that a list can be narrowed to: those of the catalogue's `development` column. */
const developments = [
  'CARAT',
  '16+ Collection',
  'North Residences',
  'Lomas del Higuerón 2',
  'Palm 10',
  'Waterfall Residences',
]

export async function loader({ url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const { pictures, config } = site
  const { pathname, searchParams } = url
  const language = languageOf(pathname)
  const copy = words[language]
  const query = readQuery(searchParams, developments)
  const list = await listCards(site, language, filterOf(query))
  return data(
    {
      copy,
      seo: seoOf(config.siteUrl, url, {
        ...copy,
        picture: pictures.named('palm10-axis', language),
      }),
      hero: pictures.named('coast', language),
      residences: residences.map((residence) => {
        const { title, description } = residence.texts[language]
        return {
          href: pathIn(language, residence.path),
          title,
          text: description,
          flag: residence.isNew ? catalogueWords[language].isNew : undefined,
          from:
            residence.price === null
              ? undefined
              : insert(copy.residences.from, { price: price(residence.price, language) }),
          picture: pictures.named(residence.picture, language),
        }
      }),
      picks: copy.picks.cards.map((card, index) => {
        const id = picks[index]
        return { ...card, href: pathIn(language, id ? residenceBy(id).path : '/property-types') }
      }),
      query,
      developments,
      list,
    },
    { status: list.status },
  )
}

export const action = (args: Route.ActionArgs) => leadAction(args, 'questionnaire')
export const clientAction = formClientAction

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo)

export default function Properties({ loaderData }: Route.ComponentProps) {
  const { copy, hero, residences, picks, query, developments, list } = loaderData
  const { language } = useShell()
  return (
    <>
      <section className="hero pagehead grid" aria-labelledby="heading">
        <div className="hero__picture">
          <Picture picture={{ ...hero, x: 0.4 }} sizes="100vw" first decorative />
        </div>
        <h1 className="hero__title" id="heading">
          {copy.heading}
        </h1>
      </section>
      <section className="section grid ask" aria-labelledby="ask">
        <div className="ask__head">
          <h2 id="ask">{copy.ask.title}</h2>
          <p className="lead">{copy.ask.text}</p>
        </div>
        <LeadForm kind="questionnaire">
          <WishFields />
          <div className="form__row">
            <NameField />
            <PhoneField />
            <EmailField />
          </div>
        </LeadForm>
      </section>
      <section className="section sand grid" aria-labelledby="residences">
        <div className="section-head">
          <h2 id="residences">{copy.residences.title}</h2>
        </div>
        <TypeCards cards={residences} view={copy.residences.view} />
      </section>
      <section className="section grid three" aria-labelledby="shapes">
        <h2 id="shapes">{copy.shapes.title}</h2>
        {copy.shapes.cards.map(({ title, text }) => (
          <article key={title} className="three__c">
            <h3>{title}</h3>
            <p>{text}</p>
            <InformationRequest about={title} look="go">
              {copy.shapes.request}
            </InformationRequest>
          </article>
        ))}
      </section>
      <Listing copy={copy.list} query={query} developments={developments} list={list} />
      <section className="section grid three" aria-labelledby="picks">
        <h2 id="picks">{copy.picks.title}</h2>
        {picks.map(({ title, text, href }) => (
          <article key={title} className="three__c">
            <h3>{title}</h3>
            <p>{text}</p>
            <Go to={href} about={title}>
              {copy.picks.view}
            </Go>
          </article>
        ))}
      </section>
      <Call title={copy.call.title}>
        <ButtonLink to={pathIn(language, '/new-releases')}>{copy.call.releases}</ButtonLink>
        <DialogButton opens={contactDialogId} look="line">
          {copy.call.contact}
        </DialogButton>
      </Call>
    </>
  )
}
