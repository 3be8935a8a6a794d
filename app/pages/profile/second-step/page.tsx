import { data, Link, redirectDocument } from 'react-router'
import { accountAction } from '#app/account/account-action.ts'
import { AccountForm } from '#app/account/account-form.tsx'
import { AccountPage } from '#app/account/account-page.tsx'
import { accountClientAction } from '#app/account/client-action.ts'
import { CodeField, CurrentPasswordField, Username } from '#app/account/fields.tsx'
import { privatePage, requireAccount } from '#app/account/guard.ts'
import { loadAccountPage } from '#app/account/load-account-page.ts'
import { Protected } from '#app/account/protected.tsx'
import { siteContext } from '#app/context.ts'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { unlistedMeta } from '#app/seo/seo.ts'
import { accountHeaders, refusedPage } from '#app/sessions/refusal-init.ts'
import { orUnavailablePage } from '#app/unavailable.ts'
import { pathIn } from '#server/language.ts'
import { qrCode } from '#server/shared/text/qr-code.ts'
import type { Route } from './+types/page.ts'
import { AuthenticatorKey } from './authenticator-key.tsx'
import { words } from './words.ts'
import styles from '#app/account/account-page.css?url'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

/**
 * While the second step is off, opening the page starts the set-up of an authenticator, which takes
 * effect with its first correct code.
 */
export async function loader(args: Route.LoaderArgs) {
  const { account, user } = requireAccount(args)
  const page = { ...loadAccountPage(args, words), email: user.email }
  if (account.secondStep.isOn) return data({ ...page, enrolment: undefined }, privatePage)
  const { log } = args.context.get(siteContext)
  const enrolment = await orUnavailablePage(log, 'a second step could not be set up', () =>
    account.secondStep.enrolment(),
  )
  if ('reason' in enrolment) throw refusedPage(enrolment)
  const { secret, uri } = enrolment
  return data({ ...page, enrolment: { secret, uri, qr: qrCode(uri) } }, privatePage)
}

export function action(args: Route.ActionArgs) {
  const { account } = requireAccount(args)
  const turnsOff = account.secondStep.isOn
  return accountAction(
    args,
    turnsOff ? 'secondStepOff' : 'secondStepOn',
    async ({ fields, language }) => {
      const { currentPassword = '', code = '' } = fields
      const { secondStep } = account
      const refusal = turnsOff
        ? await secondStep.turnOff(currentPassword)
        : await secondStep.turnOn(currentPassword, code)
      if (refusal) return refusal
      throw redirectDocument(
        turnsOff
          ? `${pathIn(language, '/profile/security')}?sent=secondStepOff`
          : `${pathIn(language, '/profile/second-step/codes')}?sent=secondStepOn`,
        303,
      )
    },
    'currentPassword',
  )
}
export const clientAction = accountClientAction('USER_UPDATED')
export const headers = accountHeaders

export const meta = unlistedMeta

export default function SecondStep({
  loaderData: { copy, words, picture, email, enrolment },
}: Route.ComponentProps) {
  const { language } = useRootData()
  return (
    <Protected>
      <AccountPage
        title={copy.title}
        lead={enrolment ? copy.leadOff : copy.leadOn}
        open={enrolment ? 0.34 : 0.8}
        picture={picture}
      >
        {enrolment && <AuthenticatorKey copy={copy} {...enrolment} />}
        <AccountForm
          words={words}
          submit={enrolment ? copy.submitOn : copy.submitOff}
          busy={copy.busy}
          failure={copy.failure}
        >
          <Username email={email} />
          {enrolment && <CodeField words={words} />}
          <CurrentPasswordField words={words} />
        </AccountForm>
        <p className="auth__alt">
          <Link to={pathIn(language, '/profile/security')}>{copy.back}</Link>
        </p>
      </AccountPage>
    </Protected>
  )
}
