import { data, Link, redirect, redirectDocument } from 'react-router'
import { accountAction } from '#app/account/account-action.ts'
import { AccountForm } from '#app/account/account-form.tsx'
import { AccountPage } from '#app/account/account-page.tsx'
import { accountClientAction } from '#app/account/client-action.ts'
import { CodeField, RecoveryCodeField } from '#app/account/fields.tsx'
import { privatePage, returnPath, withSignInToast } from '#app/account/guard.ts'
import { loadAccountPage } from '#app/account/load-account-page.ts'
import { siteContext } from '#app/context.ts'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { unlistedMeta } from '#app/seo/seo.ts'
import { accountHeaders } from '#app/sessions/refusal-init.ts'
import { joinShortlists, requestPartsOf } from '#app/shortlist/own-list.ts'
import { insert } from '#app/words.ts'
import { languageOf, pathIn } from '#server/language.ts'
import type { Route } from './+types/page.ts'
import { words } from './words.ts'
import styles from '#app/account/account-page.css?url'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export function loader(args: Route.LoaderArgs) {
  const { account } = args.context.get(siteContext)
  const email = account.secondStep.pendingEmail
  if (account.user || !email)
    throw redirect(pathIn(languageOf(args.url.pathname), account.user ? '/' : '/login'))
  return data({ ...loadAccountPage(args, words), email, ...asked(args.url) }, privatePage)
}

/** The kind of code that the page asks for, and the page that follows. */
const asked = ({ searchParams }: URL) => ({
  byRecovery: searchParams.get('by') === 'recovery',
  next: returnPath(searchParams.get('next')),
})

export const action = (args: Route.ActionArgs) =>
  accountAction(args, 'code', async ({ account, fields, language }) => {
    const refusal = await account.secondStep.answer(fields.code ?? '')
    if (refusal) return refusal
    throw redirectDocument(withSignInToast(asked(args.url).next ?? pathIn(language, '/')), {
      status: 303,
      headers: await joinShortlists(requestPartsOf(args.request, args.context.get(siteContext))),
    })
  })
export const clientAction = accountClientAction('MFA_CHALLENGE_VERIFIED')
export const headers = accountHeaders

export const meta = unlistedMeta

export default function LoginCode({
  loaderData: { copy, words, picture, email, byRecovery, next },
}: Route.ComponentProps) {
  const { language, chat } = useRootData()
  const here = pathIn(language, '/login/code')
  const query = new URLSearchParams({
    ...(byRecovery ? {} : { by: 'recovery' }),
    ...(next ? { next } : {}),
  }).toString()
  return (
    <AccountPage
      title={copy.title}
      lead={byRecovery ? copy.leadRecovery : copy.lead}
      open={0.8}
      picture={picture}
    >
      <AccountForm
        key={byRecovery ? 'recovery' : 'code'}
        words={words}
        submit={copy.submit}
        busy={copy.busy}
        failure={copy.failure}
        aside={
          <Link className="auth__a" to={query ? `${here}?${query}` : here}>
            {byRecovery ? copy.authenticator : copy.recovery}
          </Link>
        }
      >
        {byRecovery ? <RecoveryCodeField words={words} /> : <CodeField words={words} />}
      </AccountForm>
      <div className="auth__alt">
        <p>
          {insert(copy.who, { email })} <Link to={pathIn(language, '/login')}>{copy.notYou}</Link>
        </p>
        {byRecovery && (
          <p>
            <a href={chat.href} target="_blank" rel="noopener">
              {insert(copy.lost, { phone: chat.phone })}
            </a>
          </p>
        )}
      </div>
    </AccountPage>
  )
}
