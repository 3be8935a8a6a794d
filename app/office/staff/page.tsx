import { Form } from 'react-router'
import { Arrow } from '#app/components/arrow.tsx'
import { dateAndTime } from '#app/format.ts'
import { counted } from '#app/plural.ts'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { insert } from '#app/words.ts'
import { languageOf, pathIn } from '#server/language.ts'
import { maxLengths } from '#server/shared/max-lengths.ts'
import { memberName } from '#server/staff/member-name.ts'
import { may } from '#server/staff/rights.ts'
import { staffRoles } from '#server/staff/role.ts'
import { DisclosedForm } from '../controls/disclosed-form.tsx'
import { OfficeField, Select } from '../controls/office-field.tsx'
import { requireMember } from '../guard.ts'
import { officeMeta } from '../title.ts'
import type { Route } from './+types/page.ts'
import { actOnStaff, type StaffDone } from './act.ts'
import { words } from './words.ts'

export async function loader(args: Route.LoaderArgs) {
  const { site, member } = requireMember(args)
  const language = languageOf(args.url.pathname)
  const { searchParams } = args.url
  const members = await site.staff?.list()
  return {
    members: members?.map(
      ({ email, name, role, isConfirmed, hasSecondFactor, lastSignInAt, sessions }) => ({
        email,
        name,
        called: memberName(name, email),
        role,
        isYou: email === member.email,
        state: isConfirmed ? (hasSecondFactor ? 'on' : 'off') : 'invited',
        last: lastSignInAt && dateAndTime(lastSignInAt, language),
        sessions,
      }),
    ),
    mayManage: may(member, 'staff.manage'),
    done: doneIn(searchParams.get('done')),
    email: searchParams.get('email')?.slice(0, 254) ?? '',
  }
}

type Member = NonNullable<Awaited<ReturnType<typeof loader>>['members']>[number]

const doneIn = (text: string | null): StaffDone | undefined =>
  (['invited', 'named', 'role', 'removed', 'signedOut', 'reset'] as const).find(
    (one) => one === text,
  )

export const action = actOnStaff

export const meta: Route.MetaFunction = ({ location }) => {
  const language = languageOf(location.pathname)
  return officeMeta(words[language].title, language)
}

/** The members of staff; managers invite, change and remove them. */
export default function Staff({ loaderData, actionData }: Route.ComponentProps) {
  const { language } = useRootData()
  const copy = words[language]
  const { members, mayManage, done, email } = loaderData
  return (
    <div className="page">
      <div className="head">
        <h1>{copy.title}</h1>
        <p className="slate">{copy.intro}</p>
      </div>
      <div role="status">
        {done && !actionData && <p className="note">{insert(copy.done[done], { email })}</p>}
      </div>
      {actionData && actionData.intent !== 'invite' && (
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
            <Members members={members} mayManage={mayManage} />
            <p>
              <a className="txt small" href={pathIn(language, '/profile/security')}>
                {copy.ownSessions}
              </a>
            </p>
          </section>
          {mayManage && (
            <Invite
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

function Members({ members, mayManage }: { members: readonly Member[]; mayManage: boolean }) {
  const { language } = useRootData()
  const copy = words[language]
  return (
    <table className="table rows">
      <caption className="vh">{copy.members}</caption>
      <thead>
        <tr>
          <th scope="col">{copy.person}</th>
          <th scope="col">{copy.role}</th>
          <th scope="col">{copy.state}</th>
          <th scope="col">{copy.last}</th>
          <th scope="col">{copy.sessions}</th>
          <th scope="col">
            <span className="vh">{copy.more}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {members.map((member) => (
          <tr key={member.email}>
            <th scope="row" className="full">
              <b>{member.called}</b> {member.isYou && <span className="slate">({copy.you})</span>}
              <br />
              <span className="small slate">
                {member.email}
                {member.isYou && !member.name && (
                  <>
                    , <span className="new">{insert(copy.noName, { name: member.called })}</span>
                  </>
                )}
              </span>
            </th>
            <td>{copy.roles[member.role]}</td>
            <td>
              {member.state === 'on' ? (
                copy.states.on
              ) : (
                <span className="new">
                  {member.state === 'off' ? copy.states.off : copy.states.invited}
                </span>
              )}
            </td>
            <td>{member.last ?? copy.never}</td>
            <td>{counted(copy.open, member.sessions, language)}</td>
            <td className="r full">
              {(mayManage || member.isYou) && <Change member={member} mayManage={mayManage} />}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface ChangeProps {
  member: Member
  mayManage: boolean
}

/** The name, and a manager's actions on a member. */
function Change({ member: { email, name, role, state, isYou }, mayManage }: ChangeProps) {
  const { language } = useRootData()
  const copy = words[language]
  const other = role === 'agent' ? 'manager' : 'agent'
  return (
    <DisclosedForm
      summary={
        <>
          {copy.more}
          <span className="vh"> {email}</span>
        </>
      }
    >
      <Form method="post" className="stack" key={name}>
        <input type="hidden" name="email" value={email} />
        <OfficeField
          name="name"
          label={copy.name}
          hint={copy.nameHint}
          required
          maxLength={maxLengths.name}
          autoComplete={isYou ? 'name' : 'off'}
          defaultValue={name}
        />
        <button className="btn" name="intent" value="name">
          {copy.saveName}
        </button>
      </Form>
      {mayManage && (
        <Form method="post" className="stack">
          <input type="hidden" name="email" value={email} />
          <input type="hidden" name="role" value={other} />
          <button className="btn" name="intent" value="role">
            {copy.make[other]}
          </button>
          {!isYou && (
            <>
              <button className="btn" name="intent" value="sign-out">
                {copy.signOut}
              </button>
              {state === 'on' && (
                <>
                  <button className="btn" name="intent" value="reset-second-step">
                    {copy.reset}
                  </button>
                  <p className="small slate">{copy.resetText}</p>
                </>
              )}
              <button className="btn" name="intent" value="remove">
                {copy.remove}
              </button>
              <p className="small slate">{copy.removeText}</p>
            </>
          )}
        </Form>
      )}
    </DisclosedForm>
  )
}

type Refused = NonNullable<Route.ComponentProps['actionData']>

function Invite({ refused }: { refused: Refused | undefined }) {
  const { language } = useRootData()
  const copy = words[language]
  const { invite } = copy
  return (
    <section className="group" aria-labelledby="invite">
      <h2 id="invite">{invite.title}</h2>
      <Form method="post" className="stack">
        <OfficeField
          name="email"
          type="email"
          label={invite.email}
          required
          maxLength={254}
          autoComplete="off"
          defaultValue={refused?.email}
          problem={
            refused && refused.problem !== 'name' ? copy.problems[refused.problem] : undefined
          }
        />
        <OfficeField
          name="name"
          label={invite.name}
          hint={copy.nameHint}
          required
          maxLength={maxLengths.name}
          autoComplete="off"
          defaultValue={refused?.name}
          problem={refused?.problem === 'name' ? copy.problems.name : undefined}
        />
        <Select
          name="role"
          label={invite.role}
          defaultValue={refused?.role ?? 'agent'}
          options={staffRoles.map((role) => [role, copy.roles[role]])}
        />
        <Select
          name="language"
          label={invite.language}
          defaultValue={language}
          options={Object.entries(invite.languages)}
        />
        <p className="small slate">{invite.text}</p>
        <div className="acts">
          <button className="btn btn--go" name="intent" value="invite">
            {invite.send} <Arrow />
          </button>
        </div>
      </Form>
    </section>
  )
}
