import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { insert } from '#app/words.ts'
import { maxLengths } from '#server/shared/max-lengths.ts'
import { DisclosedForm } from '../controls/disclosed-form.tsx'
import { OfficeField } from '../controls/office-field.tsx'
import type { StaffRefused } from './action.ts'
import type { StaffMember } from './load.ts'
import { words } from './words.ts'

interface MemberFormsProps {
  member: StaffMember
  mayManage: boolean
  /** A refused form of this member. */
  refused: StaffRefused | undefined
}

/** The form for a member's name, and a manager's actions on the member. */
export function MemberForms({ member, mayManage, refused }: MemberFormsProps) {
  const { language } = useRootData()
  const copy = words[language]
  const { email } = member
  return (
    <DisclosedForm
      className="staff__forms"
      isRefused={refused !== undefined}
      summary={
        <>
          {copy.more}
          <span className="vh"> {email}</span>
        </>
      }
    >
      <div className="staff__columns">
        <NameForm member={member} refused={refused} />
        {mayManage && <ManagersForms member={member} />}
      </div>
    </DisclosedForm>
  )
}

type MemberProps = Pick<MemberFormsProps, 'member'>

function NameForm({
  member: { email, name, isYou },
  refused,
}: Omit<MemberFormsProps, 'mayManage'>) {
  const { language } = useRootData()
  const copy = words[language]
  return (
    <Form method="post" className="stack" key={name} noValidate>
      <input type="hidden" name="email" value={email} />
      <OfficeField
        name="name"
        label={copy.name}
        hint={copy.nameHint}
        required
        maxLength={maxLengths.name}
        autoComplete={isYou ? 'name' : 'off'}
        defaultValue={refused?.name ?? name}
        problem={refused && copy.problems[refused.problem]}
      />
      <div className="acts">
        <button className="btn" name="intent" value="name">
          {copy.saveName}
        </button>
      </div>
    </Form>
  )
}

function ManagersForms({ member }: MemberProps) {
  const { language } = useRootData()
  const copy = words[language]
  const { email, shownName, role, state, isYou } = member
  const other = role === 'agent' ? 'manager' : 'agent'
  return (
    <div className="stack">
      <AskedForm
        email={email}
        intent="role"
        summary={copy.make[other]}
        text={insert(isYou ? copy.makeYou : copy.makeText, { name: shownName })}
        button={insert(isYou ? copy.makeYouNow[other] : copy.makeNow[other], { name: shownName })}
      >
        <input type="hidden" name="role" value={other} />
      </AskedForm>
      {!isYou && (
        <Form method="post" aria-label={copy.actions}>
          <input type="hidden" name="email" value={email} />
          <button className="txt" name="intent" value="sign-out">
            {copy.signOut}
          </button>
        </Form>
      )}
      {!isYou && state === 'on' && (
        <AskedForm
          email={email}
          intent="reset-second-step"
          summary={copy.reset}
          text={copy.resetText}
          button={insert(copy.resetNow, { name: shownName })}
        />
      )}
      {!isYou && (
        <AskedForm
          email={email}
          intent="remove"
          summary={copy.remove}
          text={insert(copy.removeText, { name: shownName })}
          button={insert(copy.removeNow, { name: shownName })}
        />
      )}
    </div>
  )
}

interface AskedFormProps {
  email: string
  intent: string
  /** The text that opens the form. */
  summary: string
  /** The explanation of what the button does. */
  text: string
  button: string
  /** Further fields. */
  children?: ReactNode
}

/** An action on a member that takes two presses: the first one shows an explanation. */
const AskedForm = ({ email, intent, summary, text, button, children }: AskedFormProps) => (
  <DisclosedForm summary={summary}>
    <Form method="post" className="stack">
      <input type="hidden" name="email" value={email} />
      {children}
      <p className="small">{text}</p>
      <div className="acts">
        <button className="btn" name="intent" value={intent}>
          {button}
        </button>
      </div>
    </Form>
  </DisclosedForm>
)
