import { counted } from '#app/plural.ts'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { insert } from '#app/words.ts'
import type { StaffRefused } from './action.ts'
import type { StaffMember } from './load.ts'
import { MemberForms } from './member-forms.tsx'
import { words } from './words.ts'

interface MembersProps {
  members: readonly StaffMember[]
  mayManage: boolean
  /** A refused form of a member. */
  refused: StaffRefused | undefined
}

/** The members as a list of rows; a member's forms open below their row, in its full width. */
export function Members({ members, mayManage, refused }: MembersProps) {
  return (
    <ul className="staff">
      {members.map((member) => (
        <li key={member.email}>
          <MemberRow member={member} />
          {(mayManage || member.isYou) && (
            <MemberForms
              member={member}
              mayManage={mayManage}
              refused={refused?.email === member.email ? refused : undefined}
            />
          )}
        </li>
      ))}
    </ul>
  )
}

function MemberRow({ member }: { member: StaffMember }) {
  const { language } = useRootData()
  const copy = words[language]
  const { shownName, email, name, isYou, role, state, last, sessions } = member
  return (
    <div className="staff__row">
      <p>
        <b>{shownName}</b> {isYou && <span className="slate">({copy.you})</span>}
        <br />
        <span className="small slate">
          {email}
          {isYou && !name && (
            <>
              , <span className="new">{insert(copy.noName, { name: shownName })}</span>
            </>
          )}
        </span>
      </p>
      <dl className="staff__facts small">
        <Fact label={copy.role} text={copy.roles[role]} />
        <Fact
          label={copy.state}
          text={copy.states[state]}
          className={state === 'on' ? undefined : 'new'}
        />
        <Fact label={copy.last} text={last ?? copy.never} />
        <Fact label={copy.sessions} text={counted(copy.open, sessions, language)} />
      </dl>
    </div>
  )
}

interface FactProps {
  label: string
  text: string
  className?: string | undefined
}

const Fact = ({ label, text, className }: FactProps) => (
  <div>
    <dt className="slate">{label}</dt>
    <dd className={className}>{text}</dd>
  </div>
)
