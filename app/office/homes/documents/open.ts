import { data, redirect } from 'react-router'
import { homesIn } from '../member-homes.ts'
import type { Route } from './+types/open.ts'

/**
 * Redirects `/office/documents/{file}` to a document that visitors may not see yet. The address is
 * signed at the time of the request, so that the link still works on a page that was open for
 * hours.
 */
export async function loader(args: Route.LoaderArgs) {
  const { homes } = await homesIn(args)
  const address = await homes.documents.address(args.params.file)
  if (!address) throw data(null, { status: 404 })
  return redirect(address)
}
