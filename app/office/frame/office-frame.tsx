import { type ReactNode, useEffect } from 'react'
import { isRouteErrorResponse, Outlet } from 'react-router'
import { siteContext } from '#app/context.ts'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { screenLog } from '#server/office/screen-log.server.ts'
import { ConnectionMessage } from '../device/connection-message.tsx'
import { LeaveQuestion } from '../device/leave-question.tsx'
import { DeviceMember, forgetOldTexts } from '../device/use-unsaved-texts.ts'
import { officeGuard, requireMember } from '../guard.ts'
import { NewsProvider } from '../news/news.tsx'
import { keepUnanswered } from '../unanswered/keep-unanswered.ts'
import { UnansweredNote } from '../unanswered/note.tsx'
import { useOneSubmission } from '../use-one-submission.ts'
import { officeWords } from '../words.ts'
import type { Route } from './+types/office-frame.ts'
import { BottomNavigation } from './bottom-navigation.tsx'
import type { FrameData } from './frame-data.ts'
import { OfficeErrorPage } from './office-error-page.tsx'
import { TopBar } from './top-bar.tsx'
import { UnsentForms } from './unsent-forms.tsx'
import { useClosedMenus } from './use-closed-menus.ts'
import { useIsCovered } from './use-is-covered.ts'
import { useLiveCounts } from './use-live-counts.ts'
import { useScreenFocus } from './use-screen-focus.ts'
import { useTypedForms } from './use-typed-forms.ts'
import styles from '../styles/office.css?url'

/** The guard of all screens, and the log of errors behind it. */
export const middleware: Route.MiddlewareFunction[] = [
  officeGuard,
  ({ context }, next) => screenLog.run(context.get(siteContext).log, next),
]

/** Keeps a form of any screen if the server does not answer. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [keepUnanswered]

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export async function loader(args: Route.LoaderArgs) {
  const { site, member } = requireMember(args)
  const { name, email, role, id } = member
  const [leads, viewings, unsent] = await Promise.all([
    site.leads.handling.count({}, ['ours']),
    site.viewings.office.countToConfirm(),
    site.office.forms.list(id),
  ])
  return {
    member: { id, name, email, role },
    counts: { leads: leads.ours, viewings },
    unsent,
  }
}

/** The bar, the screen, and on a phone the bar at the foot. */
export default function OfficeFrame({ loaderData }: Route.ComponentProps) {
  useOneSubmission()
  useClosedMenus()
  useScreenFocus()
  const { language } = useRootData()
  const isRefilled = useTypedForms(loaderData.member.id)
  const isCovered = useIsCovered()
  useEffect(forgetOldTexts, [])
  return (
    <DeviceMember value={loaderData.member.id}>
      <NewsProvider>
        <Shell frame={loaderData} isCovered={isCovered}>
          <LeaveQuestion />
          {!isCovered && <UnansweredNote />}
          {isRefilled && (
            <p className="note note--here" role="status">
              {officeWords[language].unsent.refilled}
            </p>
          )}
          {loaderData.unsent.length > 0 && <UnsentForms forms={loaderData.unsent} />}
          <Outlet />
        </Shell>
      </NewsProvider>
    </DeviceMember>
  )
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const status = isRouteErrorResponse(error) ? error.status : 500
  return (
    <Shell frame={loaderData}>
      <OfficeErrorPage status={status} />
    </Shell>
  )
}

interface ShellProps {
  /** Undefined if the frame's own data failed to load. */
  frame: FrameData | undefined
  /** Whether another element covers the screen and shows the connection message itself. */
  isCovered?: boolean
  children: ReactNode
}

function Shell({ frame, isCovered = false, children }: ShellProps) {
  const { language } = useRootData()
  const words = officeWords[language]
  const shown = useLiveCounts(frame)
  return (
    <>
      <a className="vh skip" href="#main">
        {words.skip}
      </a>
      <TopBar words={words} frame={shown} />
      {!isCovered && <ConnectionMessage />}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <BottomNavigation words={words} counts={shown?.counts} />
    </>
  )
}
