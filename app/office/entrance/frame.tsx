import { Outlet } from 'react-router'
import { Image } from '#app/components/picture.tsx'
import { frameHeaders } from '#app/sessions/refusal-init.ts'
import { languageOf } from '#server/language.ts'
import { OfficeErrorPage } from '../frame/office-error-page.tsx'
import { entryIn } from '../guard.ts'
import { keepUnanswered } from '../unanswered/keep-unanswered.ts'
import { UnansweredNote } from '../unanswered/note.tsx'
import { useOneSubmission } from '../use-one-submission.ts'
import type { Route } from './+types/frame.ts'
import styles from '../styles/office.css?url'

/** Keeps a form of either page if the server does not answer. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [keepUnanswered]

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export const headers = frameHeaders

export function loader(args: Route.LoaderArgs) {
  const { site } = entryIn(args)
  return { picture: site.pictures.named('coast', languageOf(args.url.pathname)) }
}

/** The frame of the two pages before the office, for staff who have given their password. */
export default function Entrance({ loaderData: { picture } }: Route.ComponentProps) {
  useOneSubmission()
  return (
    <main className="entrance" id="main">
      <div className="entrance__form">
        <UnansweredNote />
        <Outlet />
      </div>
      <div className="entrance__sea" aria-hidden="true">
        <Image picture={picture} sizes="(min-width: 48rem) 54vw, 1px" decorative />
      </div>
    </main>
  )
}

export function ErrorBoundary() {
  return <OfficeErrorPage status={500} />
}
