import { Drawing } from '#app/components/drawing.tsx'
import { Guide } from '#app/components/guide.tsx'
import { HydrationBoundaries } from '#app/components/hydration-boundary.tsx'
import { furnitureGuide } from '#app/content/guides/furniture.ts'
import { packages } from '#app/content/packages.ts'
import { siteContext } from '#app/context.ts'
import { ContactCall } from '#app/leads/contact-call.tsx'
import { listedMeta, seoOf } from '#app/seo/seo.ts'
import { breadcrumbData, pageData } from '#app/seo/structured-data.ts'
import { languageOf } from '#server/language.ts'
import type { Route } from './+types/page.ts'
import { Inventory } from './inventory.tsx'
import { PackageComparison } from './package-comparison.tsx'
import { Rooms } from './rooms.tsx'
import { words } from './words.ts'
import styles from './furniture-packages.css?url'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export function loader({ url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const { pictures, config } = site
  const language = languageOf(url.pathname)
  const copy = words[language]
  const seo = seoOf(site, url, { ...copy, picture: pictures.named('living-room', language) })
  return {
    copy,
    guide: furnitureGuide[language],
    seo,
    structured: [
      pageData(seo, 'CollectionPage', {
        items: packages.map(({ id, texts }) => ({
          name: texts[language].title,
          url: `${seo.canonical}#${id}`,
        })),
      }),
      breadcrumbData(config.siteUrl, language, [{ name: copy.heading, url: seo.canonical }]),
    ],
    packages: packages.map(({ id, picture, texts }) => ({
      id,
      picture: pictures.named(picture, language),
      ...texts[language],
    })),
    rooms: packages.map(({ id, render, texts }) => ({
      id,
      title: texts[language].title,
      picture: pictures.named(render, language),
    })),
    steps: ['f-measured', 'f-proposed', 'f-placed'].map((name) => pictures.named(name, language)),
  }
}

export const meta = listedMeta

export default function FurniturePackages({ loaderData }: Route.ComponentProps) {
  const { copy, guide, packages, rooms, steps } = loaderData
  return (
    <HydrationBoundaries>
      <section className="grid fp-head" aria-labelledby="heading">
        <h1 id="heading">{copy.heading}</h1>
        <p className="lead">{copy.lead}</p>
      </section>
      <PackageComparison copy={copy} packages={packages} />
      <Rooms copy={copy.rooms} rooms={rooms} />
      <Inventory copy={copy} packages={packages} />
      <section className="section sand grid fp-steps" aria-labelledby="custom">
        <h2 id="custom">{copy.custom.title}</h2>
        <p className="lead">{copy.custom.lead}</p>
        <ol className="fp-list">
          {copy.custom.steps.map(({ title, text }, index) => {
            const drawing = steps[index]
            return (
              <li key={title}>
                {drawing && <Drawing picture={drawing} />}
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            )
          })}
        </ol>
      </section>
      <Guide id="guide" guide={guide} />
      <ContactCall copy={copy.call} />
    </HydrationBoundaries>
  )
}
