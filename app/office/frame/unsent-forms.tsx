import { useState } from 'react'
import { Form, useLocation, useNavigate } from 'react-router'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { pathIn } from '#server/language.ts'
import type { UnsentForm } from '#server/unsent-forms/unsent-forms.ts'
import { useOnNew } from '../controls/use-on-new.ts'
import { officeWords } from '../words.ts'
import { refill } from './refill.ts'

/**
 * Shows forms that were sent after the session had ended, with everything that was typed. A form of
 * this screen is filled in again; any other form can be sent from here.
 */
export function UnsentForms({ forms }: { forms: readonly UnsentForm[] }) {
  const { language } = useRootData()
  const words = officeWords[language].unsent
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const [refilled, setRefilled] = useState<readonly string[]>([])
  // What is typed later is newer, so a screen is filled in only when it opens.
  useOnNew(pathname + search, () => {
    const added = forms.flatMap(({ path, ...form }) => {
      const filled = refilled.includes(path) ? undefined : refill({ path, ...form })
      return filled ? [{ path, filled }] : []
    })
    setRefilled((before) => [...before, ...added.map(({ path }) => path)])
    // On a phone the reply covers the page of its lead.
    const reply = added.map(({ filled }) => filled.closest('#reply')).find(Boolean)
    if (reply)
      void navigate({ search, hash: reply.id }, { replace: true, preventScrollReset: true })
  })
  return (
    <div className="page page--narrow">
      {forms.map((form) => (
        <section className="note note--here" key={form.path} aria-label={words.title}>
          <h2>{words.title}</h2>
          {refilled.includes(form.path) ? (
            <p className="small">{words.refilled}</p>
          ) : form.fields ? (
            <SendForm path={form.path} fields={form.fields} />
          ) : (
            <p className="small">
              {words.tooLong} <a href={form.path}>{words.to}</a>
            </p>
          )}
          <Form method="post" action={pathIn(language, '/office/unsent-form')} reloadDocument>
            <button className="txt" name="path" value={form.path}>
              {words.discard}
            </button>
          </Form>
        </section>
      ))}
    </div>
  )
}

/** A form that sends the form of another screen again, unchanged. */
function SendForm({ path, fields }: { path: string; fields: [string, string][] }) {
  const { language } = useRootData()
  const words = officeWords[language].unsent
  return (
    <>
      <p className="small">
        {words.text} <a href={path}>{words.to}</a>
      </p>
      <form className="stack" method="post" action={path}>
        {fields.map(([name, value]) =>
          isText(name, value) ? (
            <textarea key={name} name={name} defaultValue={value} aria-label={name} rows={5} />
          ) : (
            <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
          ),
        )}
        <div className="acts">
          <button className="btn btn--go">{words.send}</button>
        </div>
      </form>
    </>
  )
}

/**
 * The fields that are shown are texts that a person wrote. Choices and an editor's own fields are
 * left out.
 */
const isText = (name: string, value: string) =>
  name !== 'base' && (value.length > 40 || value.includes('\n'))
