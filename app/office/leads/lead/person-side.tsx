import type { ReactNode } from 'react'
import { Form, Link, useSubmit } from 'react-router'
import { OfficeField, Select } from '#app/office/controls/office-field.tsx'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { pathIn } from '#server/language.ts'
import { leadWords } from '../words.ts'
import type { LeadAnswer } from './action.ts'
import type { LeadData } from './load.ts'
import { Notes } from './notes.tsx'
import { leadPageWords } from './words.ts'

interface PersonSideProps {
  lead: LeadData
  answer: LeadAnswer | undefined
}

/** The person, their assignee and follow-up, and the notes of staff. */
export function PersonSide({ lead, answer }: PersonSideProps) {
  const { language } = useRootData()
  const copy = leadPageWords[language].side
  const { others } = lead.side
  return (
    <aside className="panes__side" aria-label={copy.label}>
      <div className="group">
        <PersonFacts lead={lead} />
        <Assignee lead={lead} />
        <Assignment lead={lead} />
        <FollowUp side={lead.side} answer={answer} />
      </div>
      <PossibleDuplicates lead={lead} />
      <Notes side={lead.side} answer={answer} />
      {others.length > 0 && (
        <div className="group">
          <h2>{copy.others}</h2>
          {others.map(({ id, when, about }) => (
            <p className="small" key={id}>
              <Link to={pathIn(language, `/office/leads/${id}`)}>{when}</Link> {about}
            </p>
          ))}
        </div>
      )}
    </aside>
  )
}

function PersonFacts({ lead }: Pick<PersonSideProps, 'lead'>) {
  const { language } = useRootData()
  const words = leadPageWords[language]
  const copy = words.side
  const { side } = lead
  return (
    <>
      <dl className="dl small">
        {side.email && (
          <Row label={copy.email}>
            <a href={`mailto:${side.email}`}>
              {side.email.split('@', 1)[0]}
              <wbr />
              {side.email.slice(side.email.indexOf('@'))}
            </a>
          </Row>
        )}
        {side.phone && (
          <Row label={copy.phone}>
            <a href={`tel:${side.dialled}`}>{side.phone}</a>
          </Row>
        )}
        <Row label={copy.language}>{copy.languages[side.language]}</Row>
        <Row label={copy.source}>
          <a href={side.sourcePath}>{leadWords[language].kinds[lead.kind]}</a>
        </Row>
        <Row label={copy.consent}>{side.acceptsMail ? copy.yes : copy.no}</Row>
        {lead.viewings.map(({ id, when, stateText, others, day }) => (
          <Row label={copy.viewing} key={id}>
            <Link to={`${pathIn(language, '/office/viewings')}${day ? `?day=${day}` : ''}`}>
              {[day && when, stateText].filter(Boolean).join(', ')}
            </Link>
            {others > 0 && ` +${others}`}
          </Row>
        ))}
      </dl>
      <p>
        <Link className="txt small" to={pathIn(language, `/office/leads/${lead.id}/person`)}>
          {copy.person}
        </Link>
      </p>
    </>
  )
}

/** The assignee of the lead. A choice applies at once; without script a button applies it. */
function Assignee({ lead: { side, colleagues } }: Pick<PersonSideProps, 'lead'>) {
  const { language } = useRootData()
  const words = leadPageWords[language]
  const submit = useSubmit()
  const { assigneeId, assignee } = side
  const isListed = !assigneeId || colleagues.some(({ id }) => id === assigneeId)
  const options = [
    ['', words.nobody] as const,
    // A former member keeps their leads until these are assigned to somebody else.
    ...(isListed ? [] : [[assigneeId, assignee ?? ''] as const]),
    ...colleagues.map(({ id, name }) => [id, name] as const),
  ]
  return (
    <Form
      method="post"
      className="assignee"
      preventScrollReset
      key={assigneeId}
      onChange={({ currentTarget }) => void submit(currentTarget, { preventScrollReset: true })}
    >
      <input type="hidden" name="intent" value="assign" />
      <Select
        name="assignee"
        label={words.assignedTo}
        defaultValue={assigneeId}
        options={options}
      />
      <noscript>
        <button className="btn">{words.save}</button>
      </noscript>
    </Form>
  )
}

/** On a wide screen, the button to take the lead is in its head. */
function Assignment({ lead: { side, isUnanswered } }: Pick<PersonSideProps, 'lead'>) {
  const { language } = useRootData()
  const words = leadPageWords[language]
  return (
    <div className="acts">
      {!side.isMine && (
        <Form method="post" preventScrollReset>
          <button className="btn phone-only" name="intent" value="take">
            {words.assignToMe}
          </button>
        </Form>
      )}
      {isUnanswered && (
        <Form method="post" preventScrollReset>
          <button className="txt" name="intent" value="called">
            {words.called}
          </button>
        </Form>
      )}
      {/* These links lead to the top of the list. */}
      <Form method="post" className="acts">
        <button className="txt" name="intent" value="unread">
          {words.markUnread}
        </button>
        <button className="txt" name="intent" value="spam">
          {words.spam}
        </button>
      </Form>
    </div>
  )
}

/** People who may be the same person; their screen compares and merges them. */
function PossibleDuplicates({ lead: { id, possibleDuplicates } }: Pick<PersonSideProps, 'lead'>) {
  const { language } = useRootData()
  const copy = leadPageWords[language].side
  if (possibleDuplicates.length === 0) return null
  return (
    <div className="group">
      <h2>{copy.same}</h2>
      {possibleDuplicates.map(({ leadId, name, email, phone }) => (
        <p className="small" key={email}>
          {[name, email, phone.replaceAll(' ', '\u00a0')].filter(Boolean).join(', ')}
          <br />
          <Link
            className="txt small"
            to={pathIn(language, `/office/leads/${id}/person?other=${leadId}#compare`)}
          >
            {copy.compare}
            <span className="vh"> {email}</span>
          </Link>
        </p>
      ))}
    </div>
  )
}

function FollowUp({ side, answer }: Pick<PersonSideProps, 'answer'> & Pick<LeadData, 'side'>) {
  const { language } = useRootData()
  const words = leadPageWords[language]
  const copy = words.side
  const refused = answer?.intent === 'follow-up' ? answer : undefined
  return (
    <Form method="post" className="stack" key={side.followUp} preventScrollReset>
      <OfficeField
        name="at"
        type="datetime-local"
        label={copy.followUp}
        defaultValue={refused?.typed.at ?? side.followUp}
        problem={refused?.problem && words.problems[refused.problem]}
      />
      <div className="acts">
        <label className="choice small">
          <input type="checkbox" name="remind" defaultChecked={side.remind} /> {copy.remind}
        </label>
        <button className="btn push" name="intent" value="follow-up">
          {words.save}
        </button>
      </div>
    </Form>
  )
}

const Row = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)
