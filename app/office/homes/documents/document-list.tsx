import { Form } from 'react-router'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { insert } from '#app/words.ts'
import type { Route } from './+types/page.ts'
import { words } from './words.ts'

type HomeDocument = Route.ComponentProps['loaderData']['documents'][number]

/** The documents of a home, each with its name in both languages. */
export function DocumentList({
  form,
  documents,
}: {
  /** The id of the form that the list belongs to. */
  form: string
  documents: readonly HomeDocument[]
}) {
  const { language } = useRootData()
  const copy = words[language]
  return (
    <Form
      id={form}
      method="post"
      className="documents"
      key={documents.map(({ file }) => file).join()}
    >
      {/* Enter presses the first button, so the one that saves comes first. */}
      <button className="vh" name="intent" value="save">
        {copy.save}
      </button>
      <ol className="plain">
        {documents.map((one, index) => (
          <DocumentFields key={one.file} document={one} number={index + 1} />
        ))}
      </ol>
      <button className="btn" name="intent" value="save">
        {copy.save}
      </button>
    </Form>
  )
}

function DocumentFields({
  document: { file, name, href },
  number,
}: {
  document: HomeDocument
  /** The document's position, from 1. */
  number: number
}) {
  const { language } = useRootData()
  const copy = words[language]
  const which = <span className="vh">{insert(copy.document, { number })}</span>
  return (
    <li className="document">
      <input type="hidden" name="file" value={file} />
      {(language === 'es' ? (['es', 'en'] as const) : (['en', 'es'] as const)).map((one) => (
        <label key={one} className="field is-needed">
          <span>
            {copy.names[one]}
            <span className="vh">{insert(copy.ofDocument, { number })}</span>
          </span>
          <input
            id={`name-${one}-${number}`}
            name={`${one} ${file}`}
            lang={one}
            maxLength={300}
            autoComplete="off"
            defaultValue={name[one]}
            placeholder=" "
          />
        </label>
      ))}
      <span className="acts">
        <a className="txt" href={href}>
          {copy.open}
          {which}
        </a>
        {number > 1 && (
          <button className="txt" name="intent" value={`first ${file}`}>
            {copy.first}
            {which}
          </button>
        )}
        <button className="txt" name="intent" value={`remove ${file}`}>
          {copy.remove}
          {which}
        </button>
      </span>
    </li>
  )
}
