import { data, Link, redirect } from 'react-router'
import { accountAction } from '#app/account/account-action.ts'
import { AccountForm } from '#app/account/account-form.tsx'
import { AccountPage } from '#app/account/account-page.tsx'
import { accountClientAction } from '#app/account/client-action.ts'
import { CurrentPasswordField, Username } from '#app/account/fields.tsx'
import { privatePage, requireAccount } from '#app/account/guard.ts'
import { loadAccountPage } from '#app/account/load-account-page.ts'
import { Protected } from '#app/account/protected.tsx'
import { focusWhenShown } from '#app/components/focus-when-shown.ts'
import { siteContext } from '#app/context.ts'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { unlistedMeta } from '#app/seo/seo.ts'
import { accountHeaders, refusedPage } from '#app/sessions/refusal-init.ts'
import { orUnavailablePage } from '#app/unavailable.ts'
import { insert } from '#app/words.ts'
import { languageOf, pathIn } from '#server/language.ts'
import type { Route } from './+types/page.ts'
import { words } from './words.ts'
import styles from '#app/account/account-page.css?url'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export async function loader(args: Route.LoaderArgs) {
  const { account, user } = requireAccount(args)
  if (!account.secondStep.isOn)
    throw redirect(pathIn(languageOf(args.url.pathname), '/profile/second-step'))
  const { log } = args.context.get(siteContext)
  const left = await orUnavailablePage(log, 'the recovery codes could not be counted', () =>
    account.secondStep.recoveryCodesLeft(),
  )
  if (typeof left === 'object') throw refusedPage(left)
  return data({ ...loadAccountPage(args, words), email: user.email, left }, privatePage)
}

/** The response contains the codes themselves, because they are not stored. */
export function action(args: Route.ActionArgs) {
  const { account } = requireAccount(args)
  return accountAction(
    args,
    'recoveryCodes',
    async ({ fields }) => {
      const codes = await account.secondStep.newRecoveryCodes(fields.currentPassword ?? '')
      return 'reason' in codes ? codes : { shown: codes }
    },
    'currentPassword',
  )
}
export const clientAction = accountClientAction()
export const headers = accountHeaders

export const meta = unlistedMeta

export default function RecoveryCodes({
  loaderData: { copy, words, picture, email, left },
}: Route.ComponentProps) {
  const { language } = useRootData()
  const list = (codes: readonly string[]) => (
    <section className="summary-done" aria-labelledby="codes">
      <h2 id="codes" tabIndex={-1} ref={focusWhenShown}>
        {copy.shown}
      </h2>
      <p>{copy.shownText}</p>
      <ul className="codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code.replace(/(.{4})(?=.)/g, '$1-')}</code>
          </li>
        ))}
      </ul>
    </section>
  )
  return (
    <Protected>
      <AccountPage
        title={copy.title}
        lead={left === undefined ? copy.lead : insert(copy.leadAgain, { count: left })}
        open={0.62}
        picture={picture}
      >
        <AccountForm
          words={words}
          submit={copy.submit}
          busy={copy.busy}
          failure={copy.failure}
          sent={list}
        >
          <Username email={email} />
          {left !== undefined && <CurrentPasswordField words={words} />}
        </AccountForm>
        <p className="auth__alt">
          <Link to={pathIn(language, '/profile/security')}>{copy.back}</Link>
        </p>
      </AccountPage>
    </Protected>
  )
}
