import { data, redirect } from 'react-router'
import { orErrorPage } from '#app/office/unavailable.ts'
import { homesIn } from '../member-homes.ts'
import type { Route } from './+types/open.ts'

/**
 * `/office/documents/{file}`: to a document that visitors may not see yet. The address is signed
 * when it is asked for, so that a page that was open for hours still leads to it.
 */
export async function loader(args: Route.LoaderArgs) {
  const { homes } = await homesIn(args)
  const address = await orErrorPage(homes.documents.address(args.params.file))
  if (!address) throw data(null, { status: 404 })
  return redirect(address)
}
