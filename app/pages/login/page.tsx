import { data, redirect, redirectDocument } from 'react-router'
import { accountAction } from '#app/account/account-action.ts'
import { AccountForm } from '#app/account/account-form.tsx'
import { AccountPage } from '#app/account/account-page.tsx'
import { accountClientAction } from '#app/account/client-action.ts'
import { AccountEmailField, PasswordField } from '#app/account/fields.tsx'
import { privatePage, returnPath, withSignInToast } from '#app/account/guard.ts'
import { loadAccountPage } from '#app/account/load-account-page.ts'
import { Link } from '#app/components/link.tsx'
import { siteContext } from '#app/context.ts'
import { nextParameter } from '#app/forms/local-path.ts'
import { formText } from '#app/forms/read-form.ts'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { unlistedMeta } from '#app/seo/seo.ts'
import { accountHeaders } from '#app/sessions/refusal-init.ts'
import { joinShortlists, requestPartsOf } from '#app/shortlist/own-list.ts'
import { languageOf, pathIn } from '#server/language.ts'
import type { Route } from './+types/page.ts'
import { words } from './words.ts'
import styles from '#app/account/account-page.css?url'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export function loader(args: Route.LoaderArgs) {
  const { pathname, searchParams } = args.url
  const next = returnPath(searchParams.get('next'))
  if (args.context.get(siteContext).account.user)
    throw redirect(next ?? pathIn(languageOf(pathname), '/'))
  const ended = (['session', 'form'] as const).find((one) => one === searchParams.get('ended'))
  return data({ ...loadAccountPage(args, words), next, ended }, privatePage)
}

export const action = (args: Route.ActionArgs) =>
  accountAction(args, 'signIn', async ({ account, fields, form, language }) => {
    const { email = '', password = '' } = fields
    const refusal = await account.signIn(email, password)
    const next = returnPath(formText(form, 'next'))
    const office = pathIn(language, '/office')
    if (!refusal && account.staff && !next) throw redirectDocument(office, 303)
    if (!refusal)
      throw redirectDocument(withSignInToast(next ?? pathIn(language, '/')), {
        status: 303,
        headers: await joinShortlists(requestPartsOf(args.request, args.context.get(siteContext))),
      })
    if (refusal.reason === 'codeRequired' && account.secondStep.beganFor) {
      if (!next) throw redirectDocument(`${office}/sign-in`, 303)
      if (next.startsWith(`${office}/`))
        throw redirectDocument(`${office}/sign-in?next=${nextParameter(next)}`, 303)
    }
    if (refusal.reason === 'codeRequired')
      throw redirect(`${pathIn(language, '/login/code')}${nextQuery(form)}`, 303)
    if (refusal.reason === 'unconfirmed') await account.resendConfirmation(email, language)
    return refusal
  })
export const clientAction = accountClientAction('SIGNED_IN')

/** The query that keeps the destination through the second step. */
function nextQuery(form: FormData): string {
  const next = returnPath(formText(form, 'next'))
  return next ? `?next=${nextParameter(next)}` : ''
}
export const headers = accountHeaders

export const meta = unlistedMeta

export default function Login({
  loaderData: { copy, words, picture, next, ended },
}: Route.ComponentProps) {
  const { language } = useRootData()
  return (
    <AccountPage title={copy.title} lead={ended && copy.ended[ended]} open={0.62} picture={picture}>
      <AccountForm
        words={words}
        submit={copy.submit}
        busy={copy.busy}
        failure={copy.failure}
        hidden={next ? { next } : {}}
        aside={
          <Link className="auth__a" to={pathIn(language, '/forgot-password')}>
            {copy.forgot}
          </Link>
        }
      >
        <AccountEmailField words={words} />
        <PasswordField words={words} />
      </AccountForm>
      <p className="auth__alt">
        {copy.none} <Link to={pathIn(language, '/register')}>{copy.register}</Link>.{' '}
        {copy.notNeeded}
      </p>
    </AccountPage>
  )
}
