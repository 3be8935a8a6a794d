import { Link } from 'react-router'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { insert } from '#app/words.ts'
import { pathIn } from '#server/language.ts'
import { ScreenHead } from '../controls/screen-head.tsx'
import { screenMeta } from '../title.ts'
import type { Route } from './+types/page.ts'
import { actOnStaff } from './action.ts'
import { InvitationForm } from './invitation-form.tsx'
import { loadStaff } from './load.ts'
import { Members } from './members.tsx'
import { words } from './words.ts'

export const loader = (args: Route.LoaderArgs) => loadStaff(args)
export const action = (args: Route.ActionArgs) => actOnStaff(args)

export const meta = screenMeta((language) => words[language].title)

/** The members of staff; managers can invite, change and remove them. */
export default function Staff({ loaderData, actionData }: Route.ComponentProps) {
  const { language } = useRootData()
  const copy = words[language]
  const { members, mayManage, done, email } = loaderData
  const misnamed = actionData?.problem === 'name' ? actionData : undefined
  return (
    <div className="page">
      <ScreenHead title={copy.title} text={copy.intro} />
      <div role="status">
        {done && !actionData && <p className="note">{insert(copy.done[done], { email })}</p>}
      </div>
      {actionData && actionData.intent !== 'invite' && !misnamed && (
        <p className="error" role="alert">
          {copy.problems[actionData.problem]}
        </p>
      )}
      {members ? (
        <div className={mayManage ? 'split split--a' : undefined}>
          <section aria-labelledby="members">
            <h2 className="horizon" id="members">
              {copy.members} <b>{members.length}</b>
            </h2>
            <Members
              members={members}
              mayManage={mayManage}
              refused={misnamed?.intent === 'name' ? misnamed : undefined}
            />
            <p>
              <Link className="txt small" to={pathIn(language, '/office/account')}>
                {copy.ownSessions}
              </Link>
            </p>
          </section>
          {mayManage && (
            <InvitationForm
              refused={actionData?.intent === 'invite' ? actionData : undefined}
              key={email}
            />
          )}
        </div>
      ) : (
        <p className="note">{copy.hosted}</p>
      )}
    </div>
  )
}
