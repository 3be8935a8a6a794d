import { Form } from 'react-router'
import { buttonClass } from '#app/components/button-link.tsx'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { insert } from '#app/words.ts'
import { DisclosedForm } from '../controls/disclosed-form.tsx'
import { TextArea } from '../controls/office-field.tsx'
import type { FreeDay } from './free-times.ts'
import type { ViewingView } from './load.ts'
import { mailedText } from './mailed-text.ts'
import type { RefusedChange } from './refused-change.ts'
import { TimeFields } from './time-fields.tsx'
import { maxNoteLength, words } from './words.ts'

interface ViewingActionsProps {
  viewing: ViewingView
  /** The free half-hours to choose from. */
  days: readonly FreeDay[]
  /** The last refused change. */
  refused: RefusedChange | undefined
  /** The path that the forms are sent to. */
  action: string
}

/** The actions on a viewing: confirm a time that was asked for, move it, cancel it. */
export function ViewingActions({ viewing, days, refused, action }: ViewingActionsProps) {
  const { language } = useRootData()
  const copy = words[language]
  if (!viewing.isOpen) return null
  const { id, name, confirm } = viewing
  return (
    <div className="agenda__acts">
      {confirm.length > 0 && (
        <Form method="post" action={action} className="acts" preventScrollReset>
          <input type="hidden" name="viewing" value={id} />
          <input type="hidden" name="intent" value="confirm" />
          <Unassigned viewing={viewing} />
          <NoEmailNote viewing={viewing} />
          {confirm.map(({ value, text, isHeld }) => (
            <button
              className={buttonClass({ line: !isHeld })}
              key={value}
              name="slot"
              value={value}
            >
              {confirm.length > 1
                ? insert(isHeld ? copy.confirmAt : copy.confirmWish, { when: text })
                : copy.confirm}
              <span className="vh"> {name}</span>
            </button>
          ))}
        </Form>
      )}
      <ChangeViewing viewing={viewing} days={days} refused={refused} action={action} />
    </div>
  )
}

/** Moves or cancels a viewing, on its lead's page, where requests are confirmed elsewhere. */
export function ChangeViewing({ viewing, days, refused, action }: ViewingActionsProps) {
  const { language } = useRootData()
  const copy = words[language]
  const { id, name } = viewing
  const mailed = mailedText(Boolean(viewing.writesIn), language)
  const isRequest = viewing.state === 'requested'
  return (
    <>
      <AnotherTime viewing={viewing} days={days} refused={refused} action={action} />
      {/* A second press is required, because an accidental one would send both sides an e-mail. */}
      <DisclosedForm
        summary={
          <>
            {isRequest ? copy.decline : copy.cancel}
            <span className="vh"> {name}</span>
          </>
        }
      >
        <Form method="post" action={action} className="stack" preventScrollReset>
          <input type="hidden" name="viewing" value={id} />
          <NoEmailNote viewing={viewing} />
          <p className="small slate">{insert(copy.cancelText, { mailed })}</p>
          <Note viewing={viewing} />
          <div className="acts">
            <button className="btn" name="intent" value="cancel">
              {isRequest ? copy.declineNow : copy.cancelNow}
            </button>
          </div>
        </Form>
      </DisclosedForm>
    </>
  )
}

/** Moves a viewing to another time; this also confirms a request. */
function AnotherTime({ viewing, days, refused, action }: ViewingActionsProps) {
  const { language } = useRootData()
  const copy = words[language]
  const { id, name, local, state, writesIn } = viewing
  const isRequest = state === 'requested'
  const mailed = mailedText(Boolean(writesIn), language)
  const { now, anyway } = copy.moves[isRequest ? 'request' : 'confirmed']
  return (
    <DisclosedForm
      isRefused={refused !== undefined}
      summary={
        <>
          {isRequest ? copy.otherTime : copy.move}
          <span className="vh"> {name}</span>
        </>
      }
    >
      <Form method="post" action={action} className="stack" preventScrollReset noValidate>
        <input type="hidden" name="viewing" value={id} />
        <Unassigned viewing={viewing} />
        <NoEmailNote viewing={viewing} />
        {isRequest && <input type="hidden" name="requested" value="yes" />}
        <TimeFields
          label={isRequest ? copy.otherTime : copy.moveTo}
          hint={insert(copy.moveText, { mailed })}
          days={days}
          at={refused?.at || local}
          problem={refused?.problem}
          anyway={refused?.isWarned ? refused.at : undefined}
        />
        {isRequest && <p className="small slate">{copy.confirmsAtOnce}</p>}
        <Note viewing={viewing} text={refused?.note} />
        <div className="acts">
          <button className="btn" name="intent" value="move">
            {refused?.isWarned ? anyway : now}
          </button>
        </div>
      </Form>
    </DisclosedForm>
  )
}

/** The note that no e-mail can be sent; the page that reports the change says who got one. */
const NoEmailNote = ({ viewing: { writesIn } }: Pick<ViewingActionsProps, 'viewing'>) =>
  writesIn ? null : <input type="hidden" name="unmailed" value="yes" />

interface NoteProps {
  viewing: ViewingView
  text?: string | undefined
}

/** The member's note to the visitor, in the e-mail about the change. */
function Note({ viewing: { writesIn }, text }: NoteProps) {
  const { language } = useRootData()
  const { note } = words[language]
  if (!writesIn) return null
  return (
    <TextArea
      name="note"
      label={note.label}
      hint={note.hints[writesIn]}
      rows={2}
      maxLength={maxNoteLength}
      defaultValue={text}
    />
  )
}

/**
 * The note that sending the form assigns the lead to the member; the next page offers to undo that.
 */
const Unassigned = ({ viewing: { assignee, leadId } }: Pick<ViewingActionsProps, 'viewing'>) =>
  assignee === undefined && <input type="hidden" name="leadTaken" value={leadId} />
