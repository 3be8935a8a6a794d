import { data, redirect } from 'react-router'
import { loadProperty } from '#app/catalogue/load-property.ts'
import { siteContext } from '#app/context.ts'
import type { Route } from './+types/document.ts'

/**
 * Redirects `/properties/{slug}/documents/{file}` to the file in the storage, as long as the home
 * is listed and has the document.
 */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const home = await loadProperty(site, params.slug, url)
  const document = home.documents?.find(({ file }) => file === params.file)
  if (!document) throw data(null, { status: 404 })
  return redirect(site.homes.documentAddress(document.file))
}
