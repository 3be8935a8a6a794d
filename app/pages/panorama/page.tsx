import { data } from 'react-router'
import { homeTexts } from '#app/catalogue/home-texts.ts'
import { viewingLink } from '#app/catalogue/viewing-alternative.ts'
import { ArrowLink } from '#app/components/arrow-link.tsx'
import { ButtonLink } from '#app/components/button-link.tsx'
import { Link } from '#app/components/link.tsx'
import { developmentNamed } from '#app/content/developments/developments.ts'
import type { HomeGroup } from '#app/content/home-group.ts'
import { siteContext } from '#app/context.ts'
import { Panorama } from '#app/panorama/panorama.tsx'
import { groupName, homeGroupAt, homeParameter, viewpointOf } from '#app/panorama/places.ts'
import { words } from '#app/panorama/words.ts'
import { listedMeta, seoOf } from '#app/seo/seo.ts'
import { breadcrumbData, pageData } from '#app/seo/structured-data.ts'
import { whenUnavailable } from '#app/unavailable.ts'
import { insert, insertAll } from '#app/words.ts'
import { type Language, languageOf, pathIn, withoutLanguage } from '#server/language.ts'
import type { SiteRequest } from '#server/site.ts'
import type { Route } from './+types/page.ts'
import styles from './panorama.css?url'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

/**
 * Shows the 360° views of a development or a type, one at a time: `?at=` names it. A visitor
 * without script comes here from a home (`?home=`); the page links back to the home and to its
 * viewing.
 */
export async function loader({ url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const { config, log, pictures } = site
  const { pathname, searchParams } = url
  const language = languageOf(pathname)
  const group = homeGroupAt(withoutLanguage(pathname))
  const places = group ? pictures.panoramas(group.id, language) : []
  const place = places.find(({ name }) => name === searchParams.get('at')) ?? places[0]
  if (!group || !place) {
    log.warn({ path: pathname }, 'no 360° view at this path')
    throw data(null, { status: 404 })
  }
  const { picture } = place
  const name = groupName(group, language)
  const home = await homeOf(site, searchParams.get(homeParameter), group, language)
  const copy = insertAll(words[language], { place: viewpointOf(picture) ?? name, name })
  const seo = seoOf(site, url, {
    title: home ? insert(copy.ofHome, { home: home.title }) : copy.title,
    description: copy.description,
    picture,
  })
  const back = { name, href: pathIn(language, group.path) }
  return {
    copy,
    seo,
    structured: [
      pageData(seo, 'WebPage'),
      breadcrumbData(config.siteUrl, language, [
        { name, url: config.siteUrl + back.href },
        { name: copy.heading, url: seo.canonical },
      ]),
    ],
    back: home?.back ?? back,
    viewing: home?.viewing,
    example: home && copy.noteOfHome,
    picture,
    places: places.map((one) => ({
      name: viewpointOf(one.picture) ?? name,
      href: placeHref(pathname, one === places[0] ? undefined : one.name, home?.slug),
      now: one === place,
    })),
  }
}

/** The home's data for the page; undefined if no home of this group is named. */
async function homeOf(
  { catalogue, log }: SiteRequest,
  slug: string | null,
  group: HomeGroup,
  language: Language,
) {
  if (!slug) return undefined
  const home = await whenUnavailable(
    log,
    'the home of a 360° view could not be read',
    () => catalogue.find(slug),
    () => undefined,
  )
  if (!home || developmentNamed(home.development)?.id !== group.id) return undefined
  const { title } = homeTexts(home, language)
  return {
    slug: home.slug,
    title,
    back: { name: title, href: pathIn(language, `/properties/${home.slug}`) },
    viewing: viewingLink(home, language),
  }
}

function placeHref(pathname: string, at: string | undefined, home: string | undefined): string {
  const query = new URLSearchParams({
    ...(at && { at }),
    ...(home && { [homeParameter]: home }),
  }).toString()
  return query ? `${pathname}?${query}` : pathname
}

export const meta = listedMeta

export default function PanoramaPage({ loaderData }: Route.ComponentProps) {
  const { copy, back, viewing, example, picture, places } = loaderData
  return (
    <section className="grid pano" aria-labelledby="heading">
      <div className="pano__h">
        <h1 id="heading">{copy.heading}</h1>
        <p>
          <ArrowLink to={back.href} back>
            {back.name}
          </ArrowLink>
        </p>
      </div>
      <div>
        <Panorama key={picture.file} picture={picture} copy={copy} />
        {places.length > 1 && (
          <ul className="pano__spots" aria-label={copy.places}>
            {places.map(({ name, href, now }) => (
              <li key={href}>
                <Link to={href} aria-current={now ? 'true' : undefined} preventScrollReset>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        )}
        <p className="small slate">
          {example} {copy.note}
        </p>
        {viewing && (
          <p className="pano__next">
            <ButtonLink to={viewing.href}>{viewing.text}</ButtonLink>
          </p>
        )}
      </div>
    </section>
  )
}
