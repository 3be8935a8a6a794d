import { data, redirectDocument } from 'react-router'
import { accountAction } from '#app/account/account-action.ts'
import { accountClientAction } from '#app/account/client-action.ts'
import { privatePage } from '#app/account/guard.ts'
import { LinkPage } from '#app/account/link-page.tsx'
import { loadAccountPage } from '#app/account/load-account-page.ts'
import { Link } from '#app/components/link.tsx'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { unlistedMeta } from '#app/seo/seo.ts'
import { accountHeaders } from '#app/sessions/refusal-init.ts'
import { pathIn } from '#server/language.ts'
import type { Route } from './+types/page.ts'
import { words } from './words.ts'
import styles from '#app/account/account-page.css?url'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

/** The page only asks for a confirmation, because some software opens every link in an e-mail. */
export const loader = (args: Route.LoaderArgs) =>
  data({ ...loadAccountPage(args, words), ...linkOf(args.url) }, privatePage)

export function action(args: Route.ActionArgs) {
  const { token, type } = linkOf(args.url)
  return accountAction(args, 'confirm', async ({ account, language }) => {
    const refusal = await account.confirm(token, type)
    if (!refusal) throw redirectDocument(`${pathIn(language, '/login')}?sent=confirmed`, 303)
    // The page has its own message for a used link.
    return refusal.reason === 'linkUsed' ? { reason: 'other', message: '' } : refusal
  })
}
export const clientAction = accountClientAction('USER_UPDATED')
export const headers = accountHeaders

export const meta = unlistedMeta

/** The token and its type, from the link in the e-mail. */
function linkOf({ searchParams }: URL) {
  const type = searchParams.get('type')
  return {
    token: searchParams.get('token_hash') ?? '',
    type: type === 'email_change' || type === 'email' ? type : 'signup',
  } as const
}

export default function Confirm({ loaderData }: Route.ComponentProps) {
  const { language } = useRootData()
  return (
    <LinkPage {...loaderData}>
      <Link to={pathIn(language, '/login')}>{loaderData.copy.signIn}</Link>
    </LinkPage>
  )
}
