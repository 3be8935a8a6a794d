import { data, Link, redirectDocument } from 'react-router'
import { pathIn } from '#server/language.ts'
import { accountAction } from '#app/account/account-action.ts'
import { AccountForm } from '#app/account/account-form.tsx'
import { accountClientAction } from '#app/account/client-action.ts'
import { doorData } from '#app/account/door-data.ts'
import styles from '#app/account/door.css?url'
import { Door } from '#app/account/door.tsx'
import { ownPage } from '#app/account/guard.ts'
import { textOf } from '#app/forms/lead-action.ts'
import { metaTags } from '#app/seo/seo.ts'
import { useShell } from '#app/shell/use-shell.ts'
import type { Route } from './+types/page.ts'
import { words } from './words.ts'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

/** Only asks: programmes that follow every link of a letter confirm nothing. */
export function loader(args: Route.LoaderArgs) {
  const { searchParams } = new URL(args.request.url)
  return data({ ...doorData(args, { words }), token: searchParams.get('token_hash') ?? '', type: typeOf(searchParams.get('type')) }, ownPage)
}

export const action = (args: Route.ActionArgs) =>
  accountAction(args, 'confirm', async ({ account, form, language }) => {
    const refusal = await account.confirm(textOf(form, 'token'), typeOf(textOf(form, 'type')))
    if (!refusal) throw redirectDocument(`${pathIn(language, '/login')}?sent=confirmed`, 303)
    // Why it no longer works is said in the page's own words.
    return refusal.reason === 'linkUsed' ? { reason: 'other', message: '' } : refusal
  })
export const clientAction = accountClientAction('USER_UPDATED')
export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export const meta: Route.MetaFunction = ({ loaderData }) => [...metaTags(loaderData?.seo), { name: 'robots', content: 'noindex' }]

const typeOf = (type: string | null) => (type === 'email_change' || type === 'email' ? type : 'signup')

export default function Confirm({ loaderData: { say, words, picture, token, type } }: Route.ComponentProps) {
  const { language } = useShell()
  return (
    <Door title={say.title} lead={token ? say.lead : say.incomplete} open={0.34} picture={picture}>
      {token && <AccountForm words={words} submit={say.submit} busy={say.busy} failure={say.failure} hidden={{ token, type }} />}
      <p className="auth__alt">
        <Link to={pathIn(language, '/login')}>{say.signIn}</Link>
      </p>
    </Door>
  )
}
