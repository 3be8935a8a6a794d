import { data, redirectDocument } from 'react-router'
import { accountAction } from '#app/account/account-action.ts'
import { accountClientAction } from '#app/account/client-action.ts'
import { EitherCodeField, NewPasswordFields, Username } from '#app/account/fields.tsx'
import { privatePage } from '#app/account/guard.ts'
import { LinkPage } from '#app/account/link-page.tsx'
import { loadAccountPage } from '#app/account/load-account-page.ts'
import { Link } from '#app/components/link.tsx'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { unlistedMeta } from '#app/seo/seo.ts'
import { accountHeaders } from '#app/sessions/refusal-init.ts'
import { pathIn } from '#server/language.ts'
import type { Route } from './+types/page.ts'
import { invitationWords, words } from './words.ts'
import styles from '#app/account/account-page.css?url'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

/**
 * The page only shows the form, because some software opens every link in an e-mail and would use
 * up the token.
 */
export function loader(args: Route.LoaderArgs) {
  const invited = isInvited(args.url)
  return data(
    {
      ...loadAccountPage(args, invited ? invitationWords : words),
      token: tokenOf(args.url),
      isInvited: invited,
    },
    privatePage,
  )
}

const tokenOf = (url: URL) => url.searchParams.get('token_hash') ?? ''

/** Whether the link came with an invitation; only staff are invited. */
const isInvited = (url: URL) => url.searchParams.get('type') === 'invite'

export function action(args: Route.ActionArgs) {
  const invited = isInvited(args.url)
  const kind = invited ? 'invitation' : 'reset'
  return accountAction(args, kind, async ({ account, fields, language }) => {
    const proof = [tokenOf(args.url), fields.password ?? '', fields.code ?? ''] as const
    const refusal = await (invited
      ? account.acceptInvitation(...proof)
      : account.resetPassword(...proof))
    // An invitation has its own message for a used link.
    if (refusal?.reason === 'linkUsed' && invited) return { reason: 'other', message: '' }
    if (refusal) return refusal
    const isSignedIn = account.staff ?? account.secondStep.beganFor
    throw redirectDocument(pathIn(language, isSignedIn ? '/office' : '/login?sent=reset'), 303)
  })
}
export const clientAction = accountClientAction('PASSWORD_RECOVERY')
export const headers = accountHeaders

export const meta = unlistedMeta

export default function ResetPassword({ loaderData }: Route.ComponentProps) {
  const { copy, words, isInvited: isStaff } = loaderData
  const { language } = useRootData()
  return (
    <LinkPage
      {...loaderData}
      fields={
        <>
          <Username />
          <NewPasswordFields words={words} isStaff={isStaff} />
          <EitherCodeField words={words} />
        </>
      }
    >
      <Link to={pathIn(language, '/forgot-password')}>{copy.again}</Link>
      {copy.alreadySet && (
        <>
          {' · '}
          <Link to={pathIn(language, '/login')}>{copy.alreadySet}</Link>
        </>
      )}
    </LinkPage>
  )
}
