import { Form } from 'react-router'
import type { KeptForm } from '#server/office/kept-forms.ts'
import { pathIn } from '#server/language.ts'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { officeWords } from '../words.ts'

/** Forms that were sent when the session had ended, with everything that was typed: each can be sent now. */
export function KeptForms({ forms }: { forms: readonly KeptForm[] }) {
  const { language } = useRootData()
  const words = officeWords[language].kept
  return (
    <div className="page page--narrow">
      {forms.map(({ path, fields }) => (
        <section className="note note--here" key={path} aria-label={words.title}>
          <h2>{words.title}</h2>
          <p className="small">{words.text}</p>
          <form className="stack" method="post" action={path}>
            {Object.entries(fields).map(([name, value]) =>
              isText(value) ? (
                <textarea key={name} name={name} defaultValue={value} aria-label={name} rows={5} />
              ) : (
                <input key={name} type="hidden" name={name} value={value} />
              ),
            )}
            <div className="acts">
              <button className="btn btn--go">{words.send}</button>
            </div>
          </form>
          <Form method="post" action={pathIn(language, '/office/kept')} reloadDocument>
            <button className="txt" name="path" value={path}>
              {words.discard}
            </button>
          </Form>
        </section>
      ))}
    </div>
  )
}

/** What a person wrote, rather than chose. */
const isText = (value: string) => value.length > 40 || value.includes('\n')
