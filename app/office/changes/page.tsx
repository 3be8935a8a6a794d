import { Form, Link, useSubmit } from 'react-router'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { languageOf, pathIn } from '#server/language.ts'
import { officeMeta } from '../title.ts'
import type { Route } from './+types/page.ts'
import { ChangeList } from './change-list.tsx'
import { type ChangesData, loadChanges } from './load.ts'
import { loggedTables } from './logged-tables.ts'
import { words } from './words.ts'

export const loader = (args: Route.LoaderArgs) => loadChanges(args)

export const meta: Route.MetaFunction = ({ location }) => {
  const language = languageOf(location.pathname)
  return officeMeta(words[language].title, language)
}

/** The log of every change, newest first. */
export default function Changes({ loaderData }: Route.ComponentProps) {
  const { language } = useRootData()
  const copy = words[language]
  const { table, importedBy, entries, older, isOlder } = loaderData
  const kept = { ...(table && { of: table }), ...(importedBy && { import: importedBy }) }
  const page = pathIn(language, '/office/changes')
  return (
    <div className="page">
      <div className="head">
        <h1>{copy.title}</h1>
        <p className="slate">{copy.intro}</p>
      </div>
      {importedBy === undefined ? (
        <ChangesFilter table={table} page={page} />
      ) : (
        <p className="line">
          {copy.imported}{' '}
          <Link className="txt" to={page}>
            {copy.whole}
          </Link>
        </p>
      )}
      {entries.length === 0 ? (
        <p className="slate">{copy.none}</p>
      ) : (
        <ChangeList entries={entries} />
      )}
      <p className="line">
        {isOlder && (
          <Link className="btn" to={`${page}?${new URLSearchParams(kept)}`}>
            {copy.newest}
          </Link>
        )}
        {older !== undefined && (
          <Link
            className="btn"
            to={`${page}?${new URLSearchParams({ ...kept, older: String(older) })}`}
          >
            {copy.older}
          </Link>
        )}
      </p>
    </div>
  )
}

function ChangesFilter({ table, page }: Pick<ChangesData, 'table'> & { page: string }) {
  const { language } = useRootData()
  const copy = words[language]
  const submit = useSubmit()
  return (
    <Form
      className="sentence"
      action={page}
      onChange={({ currentTarget }) => void submit(currentTarget)}
      key={table}
    >
      {copy.before}
      <span className="sentence__end">
        <select name="of" aria-label={copy.what} defaultValue={table ?? ''}>
          <option value="">{copy.all}</option>
          {loggedTables.map((one) => (
            <option key={one} value={one}>
              {copy.tables[one]}
            </option>
          ))}
        </select>
        {copy.after}
      </span>
      <noscript>
        <button className="btn">{copy.apply}</button>
      </noscript>
    </Form>
  )
}
