import { Form } from 'react-router'
import { Arrow } from '#app/components/arrow.tsx'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { maxLengths } from '#server/shared/max-lengths.ts'
import { staffRoles } from '#server/staff/role.ts'
import { OfficeField, Select } from '../controls/office-field.tsx'
import { useProblemFocus } from '../controls/use-problem-focus.ts'
import type { StaffRefused } from './action.ts'
import { words } from './words.ts'

export function InvitationForm({ refused }: { refused: StaffRefused | undefined }) {
  const { language } = useRootData()
  const copy = words[language]
  const { invite } = copy
  const form = useProblemFocus(refused)
  const isNameWrong = refused?.problem === 'name' || (refused?.problem === 'email' && !refused.name)
  return (
    <section className="group" aria-labelledby="invite">
      <h2 id="invite">{invite.title}</h2>
      <Form method="post" className="stack" noValidate ref={form}>
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
          problem={isNameWrong ? copy.problems.name : undefined}
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
