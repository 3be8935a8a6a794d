import type { ReactNode } from 'react'
import { DisclosedForm } from '../controls/disclosed-form.tsx'

/** The menu of the less frequent actions. */
export const More = ({ label, children }: { label: string; children: ReactNode }) => (
  <DisclosedForm className="pubbar__more" button="btn" summary={label}>
    <div className="menu">{children}</div>
  </DisclosedForm>
)

interface ScheduleProps {
  copy: { at: string; schedule: string }
  /** The id of the form that it is sent with. */
  form: string
}

/** Publishing at a time. */
export const ScheduleForm = ({ copy, form }: ScheduleProps) => (
  <>
    <label className="field">
      {copy.at}
      <input type="datetime-local" name="at" form={form} />
    </label>
    <button className="btn btn--wide" name="intent" value="schedule" form={form}>
      {copy.schedule}
    </button>
  </>
)

interface DiscardProps {
  copy: { discard: string; discardWhat: string; discardSure: string }
  /** The id of the form that it is sent with. */
  form: string
}

/** Discards a draft, which several may have written, after a question. */
export const Discard = ({ copy, form }: DiscardProps) => (
  <DisclosedForm button="txt" summary={copy.discard}>
    <div className="menu__sure">
      <p className="small">{copy.discardWhat}</p>
      <button className="btn btn--wide" name="intent" value="discard" form={form}>
        {copy.discardSure}
      </button>
    </div>
  </DisclosedForm>
)

interface IntentProps {
  /** The value of the action's button. */
  intent: string
  form: string
  children: string
}

export const Intent = ({ intent, form, children }: IntentProps) => (
  <button className="txt" name="intent" value={intent} form={form}>
    {children}
  </button>
)
