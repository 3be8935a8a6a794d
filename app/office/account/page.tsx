import { data, Form, redirect } from 'react-router'
import { readOfficeForm } from '#app/office/read-office-form.ts'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { CodesLeftText } from '#app/sessions/codes-left-text.tsx'
import { endOpenSessions, readSignInState } from '#app/sessions/sign-in-state.ts'
import { sessionWords } from '#app/sessions/words.ts'
import { whenUnavailable } from '#app/unavailable.ts'
import type { OpenSession } from '#server/accounts/open-sessions.ts'
import { languageOf, pathIn } from '#server/language.ts'
import type { SiteRequest } from '#server/site.ts'
import { ScreenHead } from '../controls/screen-head.tsx'
import { requireMember } from '../guard.ts'
import { screenMeta } from '../title.ts'
import type { Route } from './+types/page.ts'
import { Sessions } from './sessions.tsx'
import { words } from './words.ts'

/** The kinds of sessions that an address can report as ended. */
const endings = ['session', 'others'] as const

/** Shows a member's own sessions and second step. */
export async function loader(args: Route.LoaderArgs) {
  const { site, member } = requireMember(args)
  const { sessions, codesLeft } = await readSignInState(site)
  const done = args.url.searchParams.get('done')
  return {
    email: member.email,
    sessions: await withOfficeUse(site, sessions),
    codesLeft,
    done: endings.find((one) => one === done),
  }
}

/**
 * Adds when a session last used the office, which may be much later than the renewal of its tokens.
 */
async function withOfficeUse({ office, log }: SiteRequest, sessions: OpenSession[]) {
  const seen = await whenUnavailable(
    log,
    'the use of the office could not be read',
    () => office.lastSeen(sessions.map(({ id }) => id)),
    () => new Map<string, number>(),
  )
  return sessions.map((session) => {
    const used = Math.max(seen.get(session.id) ?? 0, Date.parse(session.usedAt))
    return { ...session, usedAt: new Date(used).toISOString() }
  })
}

/** Ends one of the member's sessions, or all but this one. */
export async function action(args: Route.ActionArgs) {
  const { site } = requireMember(args)
  const ended = await endOpenSessions(site, await readOfficeForm(args.request))
  if (!ended) return data({ problem: true }, { status: 503 })
  const here = pathIn(languageOf(args.url.pathname), '/office/account')
  return redirect(`${here}?done=${ended}`, 303)
}

export const meta = screenMeta((language) => words[language].title)

export default function MembersAccount({ loaderData, actionData }: Route.ComponentProps) {
  const { language } = useRootData()
  const copy = { ...words[language], ...sessionWords[language] }
  const { email, sessions, codesLeft, done } = loaderData
  const secondStep = pathIn(language, '/profile/second-step')
  return (
    <div className="page">
      <ScreenHead title={copy.title} text={email} />
      <div role="status">{done && !actionData && <p className="note">{copy.ended[done]}</p>}</div>
      {actionData && (
        <p className="error" role="alert">
          {copy.problem}
        </p>
      )}
      <div className="split split--a">
        <section aria-labelledby="sessions">
          <h2 className="horizon" id="sessions">
            {copy.sessions} <b>{sessions.length}</b>
          </h2>
          <p className="small slate agenda__none">
            {sessions.length > 0 ? copy.sessionsText : copy.failed}
          </p>
          <Sessions copy={copy} sessions={sessions} />
          {sessions.length > 1 && (
            <Form method="post" className="acts">
              <button className="btn" name="others" value="all">
                {copy.endOthers}
              </button>
            </Form>
          )}
        </section>
        <section className="group" aria-labelledby="second-step">
          <h2 id="second-step">{copy.secondStep}</h2>
          <div className="stack">
            <p>{copy.on}</p>
            <CodesLeftText copy={copy} codesLeft={codesLeft} />
            <div className="acts">
              <a className="btn" href={`${secondStep}/codes`}>
                {codesLeft === undefined ? copy.makeCodes : copy.newCodes}
              </a>
            </div>
            <p className="small slate">{copy.moveText}</p>
            <div className="acts">
              <a className="btn" href={secondStep}>
                {copy.move}
              </a>
            </div>
          </div>
        </section>
      </div>
    </div>
  )
}
