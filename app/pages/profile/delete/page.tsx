import { data, redirectDocument } from 'react-router'
import { accountAction } from '#app/account/account-action.ts'
import { AccountForm } from '#app/account/account-form.tsx'
import { AccountPage } from '#app/account/account-page.tsx'
import { accountClientAction } from '#app/account/client-action.ts'
import { CurrentPasswordField, Username } from '#app/account/fields.tsx'
import { privatePage, requireAccount } from '#app/account/guard.ts'
import { loadAccountPage } from '#app/account/load-account-page.ts'
import { Protected } from '#app/account/protected.tsx'
import { Link } from '#app/components/link.tsx'
import { siteContext } from '#app/context.ts'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { unlistedMeta } from '#app/seo/seo.ts'
import { accountHeaders } from '#app/sessions/refusal-init.ts'
import { whenUnavailable } from '#app/unavailable.ts'
import { pathIn } from '#server/language.ts'
import type { Route } from './+types/page.ts'
import { words } from './words.ts'
import styles from '#app/account/account-page.css?url'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export function loader(args: Route.LoaderArgs) {
  const { user } = requireAccount(args)
  return data({ ...loadAccountPage(args, words), email: user.email }, privatePage)
}

export function action(args: Route.ActionArgs) {
  const { user } = requireAccount(args)
  const { leads, log } = args.context.get(siteContext)
  return accountAction(args, 'deletion', async ({ account, fields, language }) => {
    const refusal = await account.deleteAccount(fields.currentPassword ?? '')
    if (refusal) return refusal
    // The account is deleted even if this fails: the id in the enquiries then identifies nobody.
    await whenUnavailable(
      log.child({ userId: user.id }),
      'enquiries of a deleted account could not be untied',
      () => leads.forgetUser(user.id),
      () => undefined,
    )
    throw redirectDocument(`${pathIn(language, '/')}?sent=deleted`, 303)
  })
}
export const clientAction = accountClientAction('SIGNED_OUT')
export const headers = accountHeaders

export const meta = unlistedMeta

export default function DeleteAccount({
  loaderData: { copy, words, picture, email },
}: Route.ComponentProps) {
  const { language } = useRootData()
  return (
    <Protected>
      <AccountPage title={copy.title} lead={copy.lead} open={0.34} picture={picture}>
        <AccountForm words={words} submit={copy.submit} busy={copy.busy} failure={copy.failure}>
          <Username email={email} />
          <CurrentPasswordField words={words} />
        </AccountForm>
        <p className="auth__alt">
          <Link to={pathIn(language, '/profile')}>{copy.back}</Link>
        </p>
      </AccountPage>
    </Protected>
  )
}
