import type { ReactNode } from 'react'
import { type Counted, counted } from '#app/plural.ts'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { insert } from '#app/words.ts'
import { DisclosedForm } from '../controls/disclosed-form.tsx'

export const More = ({ label, children }: { label: string; children: ReactNode }) => (
  <DisclosedForm className="pubbar__more" button="btn" summary={label}>
    <div className="menu">{children}</div>
  </DisclosedForm>
)

interface ScheduleProps {
  copy: { at: string; schedule: string }
  /** The id of the form that the button sends. */
  form: string
}

/** The form that schedules publishing. */
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
  copy: { discard: string; discardWhat: Counted; by: string; discardSure: string }
  /** The number of changes, and who last saved the draft. */
  draft: { changes: number; by: string | undefined }
  /** The id of the form that the button sends. */
  form: string
}

/** Discards a draft, which several members may have written, after a confirmation. */
export function Discard({ copy, draft: { changes, by }, form }: DiscardProps) {
  const { language } = useRootData()
  const what = counted(copy.discardWhat, changes, language)
  return (
    <DisclosedForm button="txt" summary={copy.discard}>
      <div className="menu__sure">
        <p className="small">{by ? `${what} ${insert(copy.by, { name: by })}.` : what}</p>
        <button className="btn btn--wide" name="intent" value="discard" form={form}>
          {copy.discardSure}
        </button>
      </div>
    </DisclosedForm>
  )
}

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
