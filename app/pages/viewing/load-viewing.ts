import { data, type LoaderFunctionArgs } from 'react-router'
import { siteContext } from '#app/context.ts'
import { whenUnavailable } from '#app/unavailable.ts'
import { languageOf } from '#server/language.ts'
import type { OpenViewing } from '#server/viewings/for-visitors/viewings.ts'

type Args = Pick<LoaderFunctionArgs, 'url' | 'context'>

/** The headers of pages whose address contains a token: such pages are not cached. */
export const noStore = { 'Cache-Control': 'no-store' }

/** The token of a viewing's link. */
export const tokenOf = (url: URL): string => url.searchParams.get('token') ?? ''

/**
 * The viewing of the link in an address; `refused` for an invalid link, `unavailable` while the
 * database does not answer.
 */
export async function openViewing({
  url,
  context,
}: Args): Promise<OpenViewing | 'refused' | 'unavailable'> {
  const { viewings, log } = context.get(siteContext)
  const opened = await whenUnavailable(
    log,
    'a viewing could not be read',
    () => viewings.open(tokenOf(url)),
    () => 'unavailable' as const,
  )
  return opened ?? 'refused'
}

/**
 * The viewing of a link that may change it.
 * @throws for any other link, a redirect to the page that explains the problem.
 */
export async function openChangeable(args: Args, roles: readonly OpenViewing['role'][]) {
  const open = await openViewing(args)
  if (open === 'refused') throw data(null, { status: 404 })
  if (open === 'unavailable') throw data(null, { status: 503 })
  if (!roles.includes(open.role)) throw data(null, { status: 404 })
  return { ...open, language: languageOf(args.url.pathname) }
}
