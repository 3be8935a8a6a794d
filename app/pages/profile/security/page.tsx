import { data, Link, redirectDocument } from 'react-router'
import { privatePage, requireAccount } from '#app/account/guard.ts'
import { Protected } from '#app/account/protected.tsx'
import { siteContext } from '#app/context.ts'
import { readForm } from '#app/forms/read-form.ts'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { seoOf, unlistedMeta } from '#app/seo/seo.ts'
import { endOpenSessions, readSignInState } from '#app/sessions/sign-in-state.ts'
import { sessionWords } from '#app/sessions/words.ts'
import { languageOf, pathIn } from '#server/language.ts'
import type { Route } from './+types/page.ts'
import { Devices } from './devices.tsx'
import { SecondStepCard } from './second-step-card.tsx'
import { words } from './words.ts'
import styles from '../profile.css?url'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export async function loader(args: Route.LoaderArgs) {
  const { account } = requireAccount(args)
  const site = args.context.get(siteContext)
  const language = languageOf(args.url.pathname)
  const copy = { ...words[language], ...sessionWords[language] }
  const { sessions, codesLeft } = await readSignInState(site)
  return data(
    {
      copy,
      devices: sessions,
      secondStep: account.secondStep.isOn,
      isStaff: account.staff !== undefined,
      codesLeft,
      seo: seoOf(site, args.url, { title: copy.title, description: copy.description }),
    },
    privatePage,
  )
}

const toasts = { session: 'sessionEnded', others: 'othersEnded' }

/** Ends one of the user's sessions, or all but this one. */
export async function action(args: Route.ActionArgs) {
  requireAccount(args)
  const ended = await endOpenSessions(args.context.get(siteContext), await readForm(args.request))
  const sent = ended ? toasts[ended] : 'endingFailed'
  const page = pathIn(languageOf(args.url.pathname), '/profile/security')
  throw redirectDocument(`${page}?sent=${sent}`, 303)
}
export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export const meta = unlistedMeta

export default function Security({
  loaderData: { copy, devices, secondStep, isStaff, codesLeft },
}: Route.ComponentProps) {
  const { language } = useRootData()
  return (
    <Protected>
      <div className="grid pf">
        <div className="pf__h">
          <h1>{copy.title}</h1>
          <Link className="go" to={pathIn(language, isStaff ? '/office/staff' : '/profile')}>
            {isStaff ? copy.office : copy.back}
          </Link>
        </div>
        <Devices copy={copy} devices={devices} />
        <SecondStepCard copy={copy} on={secondStep} isStaff={isStaff} codesLeft={codesLeft} />
      </div>
    </Protected>
  )
}
