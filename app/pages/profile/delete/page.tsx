import { data, Link, redirectDocument } from 'react-router'
import { pathIn } from '#server/language.ts'
import { isUnavailable } from '#server/unavailable.ts'
import { accountAction } from '#app/account/account-action.ts'
import { AccountForm } from '#app/account/account-form.tsx'
import { accountClientAction } from '#app/account/client-action.ts'
import { doorData } from '#app/account/door-data.ts'
import styles from '#app/account/door.css?url'
import { Door } from '#app/account/door.tsx'
import { AccountField, Username } from '#app/account/fields.tsx'
import { ownPage, requireAccount } from '#app/account/guard.ts'
import { Protected } from '#app/account/protected.tsx'
import { siteContext } from '#app/context.ts'
import { metaTags } from '#app/seo/seo.ts'
import { useShell } from '#app/shell/use-shell.ts'
import type { Route } from './+types/page.ts'
import { words } from './words.ts'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export function loader(args: Route.LoaderArgs) {
  const { user } = requireAccount(args)
  return data({ ...doorData(args, { words }), email: user.email }, ownPage)
}

export function action(args: Route.ActionArgs) {
  const { user } = requireAccount(args)
  const { leads, log } = args.context.get(siteContext)
  return accountAction(args, 'deletion', async ({ account, fields, language }) => {
    const refusal = await account.deleteAccount(fields.currentPassword ?? '')
    if (refusal) return refusal
    // The account is gone, whatever becomes of this: an id that is nobody's any more can wait.
    await leads.forgetUser(user.id).catch((error) => {
      if (!isUnavailable(error)) throw error
      log.error(
        { err: error, userId: user.id },
        'enquiries of a deleted account could not be untied',
      )
    })
    throw redirectDocument(`${pathIn(language, '/')}?sent=deleted`, 303)
  })
}
export const clientAction = accountClientAction('SIGNED_OUT')
export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export const meta: Route.MetaFunction = ({ loaderData }) => [
  ...metaTags(loaderData?.seo),
  { name: 'robots', content: 'noindex' },
]

export default function DeleteAccount({
  loaderData: { copy, words, picture, email },
}: Route.ComponentProps) {
  const { language } = useShell()
  return (
    <Protected>
      <Door title={copy.title} lead={copy.lead} open={0.34} picture={picture}>
        <AccountForm words={words} submit={copy.submit} busy={copy.busy} failure={copy.failure}>
          <Username email={email} />
          <AccountField
            name="currentPassword"
            type="password"
            label={words.fields.currentPassword}
            autoComplete="current-password"
          />
        </AccountForm>
        <p className="auth__alt">
          <Link to={pathIn(language, '/profile')}>{copy.back}</Link>
        </p>
      </Door>
    </Protected>
  )
}
