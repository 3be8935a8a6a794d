import { data, redirect, redirectDocument } from 'react-router'
import { accountAction } from '#app/account/account-action.ts'
import { AccountForm } from '#app/account/account-form.tsx'
import { AccountPage } from '#app/account/account-page.tsx'
import { accountClientAction } from '#app/account/client-action.ts'
import { AccountEmailField, NewPasswordFields } from '#app/account/fields.tsx'
import { privatePage } from '#app/account/guard.ts'
import { loadAccountPage } from '#app/account/load-account-page.ts'
import { Link } from '#app/components/link.tsx'
import { siteContext } from '#app/context.ts'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { unlistedMeta } from '#app/seo/seo.ts'
import { accountHeaders } from '#app/sessions/refusal-init.ts'
import { languageOf, pathIn } from '#server/language.ts'
import type { Route } from './+types/page.ts'
import { words } from './words.ts'
import styles from '#app/account/account-page.css?url'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export function loader(args: Route.LoaderArgs) {
  if (args.context.get(siteContext).account.user)
    throw redirect(pathIn(languageOf(args.url.pathname), '/'))
  return data(loadAccountPage(args, words), privatePage)
}

export const action = (args: Route.ActionArgs) =>
  accountAction(args, 'signUp', async ({ account, fields, language }) => {
    const refusal = await account.signUp(fields.email ?? '', fields.password ?? '', language)
    // The response is the same for an address that already has an account.
    if (!refusal) throw redirectDocument(`${pathIn(language, '/login')}?sent=signUp`, 303)
    return refusal
  })
export const clientAction = accountClientAction()
export const headers = accountHeaders

export const meta = unlistedMeta

export default function Register({ loaderData: { copy, words, picture } }: Route.ComponentProps) {
  const { language } = useRootData()
  return (
    <AccountPage title={copy.title} lead={copy.lead} open={0.34} picture={picture}>
      <AccountForm words={words} submit={copy.submit} busy={copy.busy} failure={copy.failure}>
        <AccountEmailField words={words} />
        <NewPasswordFields words={words} />
        <p className="hint">
          {copy.privacy} <Link to={pathIn(language, '/privacy')}>{copy.privacyLink}</Link>
        </p>
      </AccountForm>
      <p className="auth__alt">
        {copy.confirmation} {copy.already}{' '}
        <Link to={pathIn(language, '/login')}>{copy.signIn}</Link>.
      </p>
    </AccountPage>
  )
}
