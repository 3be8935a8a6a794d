import { data } from 'react-router'
import { accountAction } from '#app/account/account-action.ts'
import { AccountForm } from '#app/account/account-form.tsx'
import { AccountPage } from '#app/account/account-page.tsx'
import { accountClientAction } from '#app/account/client-action.ts'
import { AccountEmailField } from '#app/account/fields.tsx'
import { privatePage } from '#app/account/guard.ts'
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

export const loader = (args: Route.LoaderArgs) => data(loadAccountPage(args, words), privatePage)

export const action = (args: Route.ActionArgs) =>
  accountAction(args, 'recovery', ({ account, fields, language }) =>
    account.requestRecovery(fields.email ?? '', language),
  )
export const clientAction = accountClientAction()
export const headers = accountHeaders

export const meta = unlistedMeta

export default function ForgotPassword({
  loaderData: { copy, words, picture },
}: Route.ComponentProps) {
  const { language } = useRootData()
  const back = <Link to={pathIn(language, '/login')}>{copy.back}</Link>
  return (
    <AccountPage title={copy.title} lead={copy.lead} open={0.1} picture={picture}>
      <AccountForm
        words={words}
        submit={copy.submit}
        busy={copy.busy}
        failure={copy.failure}
        sent={copy.sent}
      >
        <AccountEmailField words={words} />
      </AccountForm>
      <p className="auth__alt">
        {copy.note} {back}
      </p>
    </AccountPage>
  )
}
