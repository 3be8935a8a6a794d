import type { FormEvent, ReactNode, RefObject } from 'react'
import { Form } from 'react-router'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { insert } from '#app/words.ts'
import { shortDateAndTime } from '#server/shared/time/formats.ts'
import { savesItself } from '../device/saves-itself.ts'
import { FormBase } from './form-base.tsx'
import type { Autosave } from './use-autosave.ts'
import { autosaveWords } from './words.ts'

interface EditorFormProps {
  form: RefObject<HTMLFormElement | null>
  saving: Pick<Autosave<unknown>, 'touch' | 'submit' | 'refilledFrom'>
  /** The initial values, as JSON. */
  begun: string
  onInput: (event: FormEvent<HTMLFormElement>) => void
  onBlur?: () => void
  children: ReactNode
}

/** The form of an editor, which saves itself; without scripts, a button at its end saves it. */
export function EditorForm({ form, saving, begun, onInput, onBlur, children }: EditorFormProps) {
  const { language } = useRootData()
  const { save, refilled } = autosaveWords[language]
  const { refilledFrom } = saving
  return (
    <Form
      id="edit"
      {...savesItself}
      method="post"
      ref={form}
      noValidate
      onInput={(event) => {
        onInput(event)
        saving.touch(event)
      }}
      onBlur={onBlur}
      onSubmit={saving.submit}
    >
      {refilledFrom !== undefined && (
        <p className="note" role="status">
          {insert(refilled, { when: shortDateAndTime(refilledFrom, language) })}
        </p>
      )}
      <FormBase fields={begun} />
      {/* Enter presses the first button, so the one that saves comes first. */}
      <button className="vh" name="intent" value="save" tabIndex={-1} aria-hidden="true">
        {save}
      </button>
      {children}
      <noscript>
        <button className="btn" name="intent" value="save">
          {save}
        </button>
      </noscript>
    </Form>
  )
}
