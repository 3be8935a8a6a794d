import { data } from 'react-router'
import { ArrowLink } from '#app/components/arrow-link.tsx'
import { Link } from '#app/components/link.tsx'
import { siteContext } from '#app/context.ts'
import { Panorama } from '#app/panorama/panorama.tsx'
import { homeGroupAt, viewpointOf } from '#app/panorama/places.ts'
import { words } from '#app/panorama/words.ts'
import { listedMeta, seoOf } from '#app/seo/seo.ts'
import { breadcrumbData, pageData } from '#app/seo/structured-data.ts'
import { insertAll } from '#app/words.ts'
import { languageOf, pathIn, withoutLanguage } from '#server/language.ts'
import type { Route } from './+types/page.ts'
import styles from './panorama.css?url'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

/** The 360° views of a development or a type, one at a time: `?at=` names it. */
export function loader({ url, context }: Route.LoaderArgs) {
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
  const name = 'name' in group ? group.name : group.words[language].title
  const copy = insertAll(words[language], { place: viewpointOf(picture) ?? name, name })
  const seo = seoOf(site, url, {
    title: copy.title,
    description: copy.description,
    picture,
  })
  const back = { name, href: pathIn(language, group.path) }
  return {
    copy,
    seo,
    structured: [
      pageData(seo, 'WebPage'),
      breadcrumbData([
        { name, url: config.siteUrl + back.href },
        { name: copy.heading, url: seo.canonical },
      ]),
    ],
    back,
    picture,
    places: places.map((one) => ({
      name: viewpointOf(one.picture) ?? name,
      href: one === places[0] ? pathname : `${pathname}?at=${one.name}`,
      now: one === place,
    })),
  }
}

export const meta = listedMeta

export default function PanoramaPage({ loaderData }: Route.ComponentProps) {
  const { copy, back, picture, places } = loaderData
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
        <p className="small slate">{copy.note}</p>
      </div>
    </section>
  )
}
