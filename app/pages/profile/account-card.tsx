import { SignOut } from '#app/account/sign-out.tsx'
import { Arrow } from '#app/components/arrow.tsx'
import { useRootData } from '#app/root-data/use-root-data.ts'
import type { User } from '#server/accounts/user.ts'
import { date } from '#server/shared/time/formats.ts'
import type { ProfileWords } from './words.ts'

/** The account's data, and the button to sign out. */
export function AccountCard({ copy, user }: { copy: ProfileWords; user: User }) {
  const { language } = useRootData()
  const { details } = copy
  const rows = [
    [details.email, user.confirmed ? details.confirmed : details.unconfirmed],
    [details.registered, date(user.createdAt, language)],
    [details.lastSignIn, user.lastSignInAt && date(user.lastSignInAt, language)],
    [details.language, copy.languages[user.language]],
    [details.id, user.id],
  ]
  return (
    <aside className="pf__b sidecard" aria-label={copy.account}>
      <h2>{copy.account}</h2>
      <dl className="details small">
        {rows.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      <SignOut className="btn btn--line btn--wide">
        <Arrow />
      </SignOut>
    </aside>
  )
}
