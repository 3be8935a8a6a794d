import {
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
} from 'react-router'
import { accountWords } from '#app/account/words.ts'
import { listCards } from '#app/catalogue/list-cards.ts'
import { siteContext } from '#app/context.ts'
import { ErrorPage } from '#app/problem/error-page.tsx'
import { languageOf } from '#server/language.ts'
import { AccountParts } from './account.tsx'
import { Buttons } from './buttons.tsx'
import { Cards } from './cards.tsx'
import { ComponentGallery } from './component-gallery.tsx'
import { FieldGallery } from './field-gallery.tsx'
import { Forms } from './forms.tsx'
import { Overlays } from './overlays.tsx'
import { words } from './words.ts'
import styles from './gallery.css?url'

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

/**
 * Shows every shared component in every state, in development only: see `galleryRoutes` in
 * app/routes.ts.
 */
export async function loader({ url, context }: LoaderFunctionArgs) {
  const site = context.get(siteContext)
  const language = languageOf(url.pathname)
  const picture = (name: string) => site.pictures.named(name, language)
  return {
    copy: words[language],
    list: await listCards(site, language, { type: 'apartment', order: 'cheapest', limit: 2 }),
    pictures: ['coast', 'palm10-axis', 'sixteen-dusk'].map(picture),
    drawing: picture('f-essential'),
    accountWords: accountWords[language],
    accountPicture: picture('penthouse-terrace'),
  }
}

export const meta: MetaFunction = () => [
  { title: 'Gallery' },
  { name: 'robots', content: 'noindex' },
]

/** The error that a loader throws when the database is unavailable. */
const unavailable = { status: 503, statusText: '', internal: false, data: null }

// Route types are generated from the production routes, which do not include the gallery.
export default function Gallery() {
  const { copy, list, pictures, drawing, ...account } = useLoaderData<typeof loader>()
  return (
    <>
      <div className="grid specimens__head">
        <h1>Gallery</h1>
      </div>
      <Buttons copy={copy} />
      <FieldGallery copy={copy} />
      <Forms copy={copy} />
      <Cards copy={copy} list={list} />
      <ComponentGallery copy={copy} pictures={pictures} drawing={drawing} />
      <Overlays copy={copy} />
      <AccountParts copy={copy} words={account.accountWords} picture={account.accountPicture} />
      <div data-group="problem">
        <ErrorPage error={unavailable} />
      </div>
    </>
  )
}
