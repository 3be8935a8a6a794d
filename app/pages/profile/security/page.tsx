import { data, Link, redirectDocument } from 'react-router'
import { privatePage, requireAccount } from '#app/account/guard.ts'
import { Protected } from '#app/account/protected.tsx'
import { siteContext } from '#app/context.ts'
import { readForm, formText } from '#app/forms/read-form.ts'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { seoOf, unlistedMeta } from '#app/seo/seo.ts'
import { whenUnavailable } from '#app/unavailable.ts'
import type { OpenSession } from '#server/accounts/open-sessions.ts'
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
  const { log } = site
  const copy = words[languageOf(args.url.pathname)]
  /** A list that fails leaves the rest of the page intact. */
  const devices = await whenUnavailable(
    log,
    'the sessions of an account could not be listed',
    () => account.openSessions.list(),
    (): OpenSession[] => [],
  )
  const codesLeft = await whenUnavailable(
    log,
    'the recovery codes could not be counted',
    () => account.secondStep.recoveryCodesLeft(),
    () => 'unknown' as const,
  )
  return data(
    {
      copy,
      devices: 'reason' in devices ? [] : devices,
      secondStep: account.secondStep.isOn,
      isStaff: account.staff !== undefined,
      codesLeft: typeof codesLeft === 'object' ? 'unknown' : codesLeft,
      seo: seoOf(site, args.url, { title: copy.title, description: copy.description }),
    },
    privatePage,
  )
}

/** Ends one session of the user's, or all but this one. */
export async function action(args: Route.ActionArgs) {
  const { account } = requireAccount(args)
  const { log } = args.context.get(siteContext)
  const form = await readForm(args.request)
  const { openSessions } = account
  const all = form.has('others')
  const refusal = await whenUnavailable(
    log,
    'a session could not be ended',
    () => (all ? openSessions.endOthers() : openSessions.end(formText(form, 'session'))),
    () => ({ reason: 'other' }),
  )
  const sent = refusal ? 'endingFailed' : all ? 'othersEnded' : 'sessionEnded'
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
