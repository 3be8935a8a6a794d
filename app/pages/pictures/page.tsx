import { data } from 'react-router'
import { ArrowLink } from '#app/components/arrow-link.tsx'
import { HydrationBoundaries } from '#app/components/hydration-boundary.tsx'
import { useLightbox } from '#app/components/lightbox/use-lightbox.tsx'
import { galleryWords } from '#app/components/lightbox/words.ts'
import { fallbackAddress, Picture } from '#app/components/picture.tsx'
import { siteContext } from '#app/context.ts'
import { counted } from '#app/plural.ts'
import { listedMeta, seoOf, unlistedMeta } from '#app/seo/seo.ts'
import { breadcrumbData, galleryData } from '#app/seo/structured-data.ts'
import { insert } from '#app/words.ts'
import { languageOf } from '#server/language.ts'
import type { Route } from './+types/page.ts'
import { developmentSubject, homeSubject } from './subject.ts'
import { words } from './words.ts'
import styles from './pictures.css?url'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

/** Shows all pictures of a home (`slug`) or of a development (`type`; CARAT has its own path). */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const { config, log } = site
  const language = languageOf(url.pathname)
  const { type = 'carat', slug } = params
  const subject =
    slug === undefined
      ? developmentSubject(site, type, language)
      : await homeSubject(site, slug, { url, language })
  // CARAT's pictures have only their own address.
  if (!subject || subject.pictures.length === 0 || params.type === 'carat') {
    log.warn({ path: url.pathname }, 'no pictures at this path')
    throw data(null, { status: 404 })
  }
  const copy = words[language]
  const { name, title, href, pictures } = subject
  const description = insert(counted(copy.description, pictures.length, language), { name })
  const seo = seoOf(site, url, { title, description, picture: pictures[0] })
  return {
    copy,
    gallery: galleryWords[language],
    seo,
    subject,
    structured: [
      galleryData(pictures, { siteUrl: config.siteUrl, url: seo.canonical, name: title, language }),
      breadcrumbData(config.siteUrl, language, [
        { name, url: config.siteUrl + href },
        { name: copy.heading, url: seo.canonical },
      ]),
    ],
  }
}

/** A home's pictures are also on its own page, which is the one for search engines. */
export const meta: Route.MetaFunction = ({ loaderData, params }) =>
  params.slug === undefined ? listedMeta({ loaderData }) : unlistedMeta({ loaderData })

export default function PicturesPage({ loaderData }: Route.ComponentProps) {
  const { copy, gallery, subject } = loaderData
  const { name, href, pictures, impression, lang } = subject
  const { lightbox, opens } = useLightbox(pictures, gallery)
  return (
    <HydrationBoundaries>
      <header className="grid pics__head">
        <p className="crumbs">
          <ArrowLink to={href} back>
            {name}
          </ArrowLink>
        </p>
        <h1>
          {copy.heading}
          <small lang={lang}>{name}</small>
        </h1>
      </header>
      <section className="grid pics" aria-label={copy.list}>
        <ol className="pics__list">
          {pictures.map((picture, index) => (
            <li key={picture.external ?? picture.file} id={picture.file || undefined}>
              <figure>
                <a href={fallbackAddress(picture)} {...opens(index)}>
                  <Picture
                    picture={picture}
                    ratio="16x9"
                    sizes="(width < 62rem) 100vw, 42rem"
                    first={index === 0}
                  />
                  <span className="vh"> {copy.open}</span>
                </a>
                <figcaption>
                  <span className="num">{index + 1}</span> {picture.subject ?? picture.alt}
                </figcaption>
              </figure>
            </li>
          ))}
        </ol>
        {impression && <p className="small slate">{copy.impression[impression]}</p>}
      </section>
      {lightbox}
    </HydrationBoundaries>
  )
}
